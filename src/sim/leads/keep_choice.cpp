#include "nap/sim/leads/keep_choice.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "nap/sim/leads/lead_choice.hpp"
#include "nap/sim/leads/leads.hpp"

namespace nap {
namespace {

struct KeepRound {
  std::uint64_t deals;  // with those before it
  std::size_t most;     // plans left of a contract
};
constexpr std::array<KeepRound, 3> kKeepRounds = {{{64, 32}, {256, 16}, {1024, kMostKeepPlans}}};

// A plan in the race.
struct Runner {
  KeepPlan plan;
  std::size_t keep;  // its number among the keeps
  std::uint64_t made = 0;
};

// All ways to keep so many of the cards.
void add_keeps(std::vector<CardSet>& keeps, CardSet left, int missing, CardSet kept) {
  if (missing == 0) keeps.push_back(kept);
  if (missing == 0) return;
  while (left.size() >= missing) {
    const CardSet card = left.highest();
    left.remove(card);
    add_keeps(keeps, left, missing - 1, kept | card);
  }
}

// Whether so many deals tell that `less` has the smaller rate, by more than three standard errors of the
// difference of two independent rates. The deals are the same for both, so the true error is mostly smaller.
bool is_behind(std::uint64_t less, std::uint64_t more, std::uint64_t deals) {
  constexpr std::uint64_t kErrors = 3;
  if (less >= more) return false;
  const std::uint64_t variance = less * (deals - less) + more * (deals - more);  // times `deals`
  return (more - less) * (more - less) * deals > kErrors * kErrors * variance;
}

class KeepRace {
 public:
  // Requires canonical cards.
  KeepRace(Harness& harness, CardSet dealt, const Setup& setup, std::span<const Contract> contracts,
           std::uint64_t seed, std::optional<Card> only)
      : harness_(harness), setup_(setup), dealt_(dealt), seed_(seed) {
    add_keeps(keeps_, dealt, setup.cards, CardSet());
    for (const Contract& contract : contracts) heats_.push_back({contract, runners(contract, only)});
    for (Heat& heat : heats_) keep_proved(heat.runners);
  }

  std::vector<std::vector<KeepPlan>> run() {
    std::uint64_t done = 0;
    for (const KeepRound& round : kKeepRounds) {
      count({done, round.deals});
      if (harness_.monitor().stop) return {};
      done = round.deals;
      for (Heat& heat : heats_) drop(heat, round);
    }
    std::vector<std::vector<KeepPlan>> plans;
    for (const Heat& heat : heats_) {
      plans.emplace_back();
      for (const Runner& runner : heat.runners) plans.back().push_back(runner.plan);
    }
    return plans;
  }

 private:
  struct Heat {
    Contract contract;
    std::vector<Runner> runners;

    bool is_over() const { return runners.size() == 1 || runners.front().plan.is_proved; }
  };

  std::vector<Runner> runners(const Contract& contract, std::optional<Card> only) const {
    std::vector<Runner> runners;
    for (std::size_t keep = 0; keep < keeps_.size(); ++keep) {
      const Setup setup = setup_after(setup_, dealt_, keeps_[keep]);
      for (const Opening& opening : openings_to_try(contract, keeps_[keep], setup, only)) {
        const bool is_proved = is_guaranteed(setup, keeps_[keep], {contract, opening});
        runners.push_back({{keeps_[keep], opening, is_proved}, keep});
      }
    }
    return runners;
  }

  static std::vector<Opening> openings_to_try(const Contract& contract, CardSet keep, const Setup& setup,
                                              std::optional<Card> only) {
    if (!only) return distinct_openings(keep, contract, setup.out_of_play);
    std::vector<Opening> with_card = openings(contract, keep);
    std::erase_if(with_card, [&](const Opening& opening) { return opening.card != *only; });
    return with_card;
  }

  static void keep_proved(std::vector<Runner>& runners) {
    const auto is_proved = [](const Runner& runner) { return runner.plan.is_proved; };
    if (std::none_of(runners.begin(), runners.end(), is_proved)) return;
    std::erase_if(runners, [&](const Runner& runner) { return !is_proved(runner); });
  }

  // Counts each keep over the same deals: the unseen cards are the same, whatever is kept.
  void count(DealRange deals) {
    for (std::size_t keep = 0; keep < keeps_.size(); ++keep) {
      std::vector<Outcome> outcomes;
      std::vector<Runner*> counted;
      for (Heat& heat : heats_) {
        if (heat.is_over()) continue;
        for (Runner& runner : heat.runners) {
          if (runner.keep != keep) continue;
          outcomes.push_back({heat.contract, runner.plan.lead});
          counted.push_back(&runner);
        }
      }
      if (outcomes.empty()) continue;
      harness_.monitor().planned += deals.size();
      const RandomDeals source = pilot_deals(setup_after(setup_, dealt_, keeps_[keep]), keeps_[keep], seed_);
      const Tally tally = harness_.count(source, deals, outcomes);
      for (std::size_t place = 0; place < counted.size(); ++place)
        counted[place]->made += tally.successes(place);
    }
  }

  void drop(Heat& heat, const KeepRound& round) const {
    const auto key = [&](const Runner& runner) {
      const int points = points_of_thumb(runner.plan.keep);
      return std::tuple(runner.made, heat.contract.is_misere() ? -points : points,
                        preference(runner.plan.keep, {heat.contract, runner.plan.lead}));
    };
    std::vector<Runner>& runners = heat.runners;
    std::stable_sort(runners.begin(), runners.end(),
                     [&](const Runner& a, const Runner& b) { return key(a) > key(b); });
    if (runners.size() > round.most)
      runners.erase(runners.begin() + static_cast<std::ptrdiff_t>(round.most), runners.end());
    const std::uint64_t most = runners.front().made;
    std::erase_if(runners, [&](const Runner& runner) { return is_behind(runner.made, most, round.deals); });
  }

  Harness& harness_;
  const Setup& setup_;
  CardSet dealt_;
  std::uint64_t seed_;
  std::vector<CardSet> keeps_;
  std::vector<Heat> heats_;
};

}  // namespace

Setup setup_after(const Setup& setup, CardSet dealt, CardSet keep) {
  Setup after = setup;
  after.out_of_play = setup.out_of_play | (dealt - keep);
  return after;
}

std::vector<std::vector<KeepPlan>> choose_keeps(Harness& harness, CardSet dealt, const Setup& setup,
                                                std::span<const Contract> contracts, std::uint64_t seed,
                                                std::optional<Card> only) {
  const CanonicalHand canonical = canonical_hand(dealt, setup.out_of_play);
  const Setup canonical_setup = renamed(setup, canonical.from_written);
  if (only) only = canonical.from_written(*only);
  std::vector<std::vector<KeepPlan>> chosen =
      KeepRace(harness, canonical.hand, canonical_setup, contracts, seed, only).run();
  const SuitPermutation as_written = canonical.from_written.inverse();
  for (std::vector<KeepPlan>& plans : chosen) {
    for (KeepPlan& plan : plans)
      plan = {as_written(plan.keep), renamed(plan.lead, as_written), plan.is_proved};
  }
  return chosen;
}

}  // namespace nap
