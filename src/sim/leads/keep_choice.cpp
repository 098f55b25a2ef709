#include "nap/sim/leads/keep_choice.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <tuple>

#include "nap/sim/leads/lead_choice.hpp"
#include "nap/sim/leads/leads.hpp"

namespace nap {
namespace {

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

// How well the rule of thumb likes a plan.
int liking(const Contract& contract, const KeepPlan& plan) {
  if (contract.is_misere()) return -points_of_thumb(plan.keep);
  return plan.lead.trump ? points_of_thumb(plan.keep, *plan.lead.trump) : points_of_thumb(plan.keep);
}

// Counts these deals of the pilots. If counting is stopped, the tally has fewer deals.
using CountKept =
    std::function<Tally(const RandomDeals& source, DealRange deals, std::span<const Outcome> outcomes)>;

class Racers {
 public:
  // Requires canonical cards.
  Racers(CardSet dealt, const Setup& setup, std::span<const KeepTask> tasks, std::uint64_t seed,
         std::optional<Card> only, std::size_t starters)
      : setup_(setup), dealt_(dealt), seed_(seed) {
    add_keeps(keeps_, dealt, setup.cards, CardSet());
    for (const KeepTask& task : tasks) heats_.push_back({task.contract, runners(task, only)});
    for (Heat& heat : heats_) {
      keep_starters(heat, starters);
      keep_proved(heat.runners);
    }
  }

  // Empty if it was stopped.
  std::vector<std::vector<KeepPlan>> run(std::span<const KeepRound> rounds, const CountKept& count,
                                         const std::atomic<bool>& stop) {
    std::uint64_t done = 0;
    for (const KeepRound& round : rounds) {
      add_counts({done, round.deals}, count);
      if (stop) return {};
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

  std::vector<Runner> runners(const KeepTask& task, std::optional<Card> only) const {
    std::vector<Runner> runners;
    for (std::size_t keep = 0; keep < keeps_.size(); ++keep) {
      if (!keeps_[keep].contains(task.must_keep)) continue;
      const Setup setup = setup_after(setup_, dealt_, keeps_[keep]);
      for (const Opening& opening : openings_to_try(task.contract, keeps_[keep], setup, only)) {
        const bool is_proved = is_guaranteed(setup, keeps_[keep], {task.contract, opening});
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

  static void keep_starters(Heat& heat, std::size_t starters) {
    if (heat.runners.size() <= starters) return;
    const auto key = [&](const Runner& runner) {
      return std::tuple(runner.plan.is_proved, liking(heat.contract, runner.plan));
    };
    std::stable_sort(heat.runners.begin(), heat.runners.end(),
                     [&](const Runner& a, const Runner& b) { return key(a) > key(b); });
    heat.runners.erase(heat.runners.begin() + static_cast<std::ptrdiff_t>(starters), heat.runners.end());
  }

  static void keep_proved(std::vector<Runner>& runners) {
    const auto is_proved = [](const Runner& runner) { return runner.plan.is_proved; };
    if (std::none_of(runners.begin(), runners.end(), is_proved)) return;
    std::erase_if(runners, [&](const Runner& runner) { return !is_proved(runner); });
  }

  // Counts each keep over the same deals: the unseen cards are the same, whatever is kept.
  void add_counts(DealRange deals, const CountKept& count) {
    std::vector<std::vector<Outcome>> outcomes(keeps_.size());
    std::vector<std::vector<Runner*>> counted(keeps_.size());
    for (Heat& heat : heats_) {
      if (heat.is_over()) continue;
      for (Runner& runner : heat.runners) {
        outcomes[runner.keep].push_back({heat.contract, runner.plan.lead});
        counted[runner.keep].push_back(&runner);
      }
    }
    for (std::size_t keep = 0; keep < keeps_.size(); ++keep) {
      if (outcomes[keep].empty()) continue;
      const RandomDeals source = pilot_deals(setup_after(setup_, dealt_, keeps_[keep]), keeps_[keep], seed_);
      const Tally tally = count(source, deals, outcomes[keep]);
      for (std::size_t place = 0; place < counted[keep].size(); ++place)
        counted[keep][place]->made += tally.successes(place);
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
                                                std::span<const KeepTask> tasks, std::uint64_t seed,
                                                std::optional<Card> only) {
  const CanonicalHand canonical = canonical_hand(dealt, setup.out_of_play);
  const Setup canonical_setup = renamed(setup, canonical.from_written);
  if (only) only = canonical.from_written(*only);
  std::vector<KeepTask> canonical_tasks(tasks.begin(), tasks.end());
  for (KeepTask& task : canonical_tasks) task.must_keep = canonical.from_written(task.must_keep);
  const CountKept count = [&](const RandomDeals& source, DealRange deals, std::span<const Outcome> outcomes) {
    harness.monitor().planned += deals.size();
    return harness.count(source, deals, outcomes);
  };
  constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
  std::vector<std::vector<KeepPlan>> plans =
      Racers(canonical.hand, canonical_setup, canonical_tasks, seed, only, kAll)
          .run(kKeepRounds, count, harness.monitor().stop);
  const SuitPermutation as_written = canonical.from_written.inverse();
  for (std::vector<KeepPlan>& of_contract : plans) {
    for (KeepPlan& plan : of_contract)
      plan = {as_written(plan.keep), renamed(plan.lead, as_written), plan.is_proved};
  }
  return plans;
}

std::vector<std::vector<KeepPlan>> race_keeps(Solver& solver, CardSet dealt, const Setup& setup,
                                              std::span<const KeepTask> tasks, std::uint64_t seed,
                                              const KeepRace& race, const std::atomic<bool>& stop) {
  const CountKept count = [&](const RandomDeals& source, DealRange deals, std::span<const Outcome> outcomes) {
    return count_deals(solver, source, deals, outcomes, stop);
  };
  return Racers(dealt, setup, tasks, seed, std::nullopt, race.starters).run(race.rounds, count, stop);
}

}  // namespace nap
