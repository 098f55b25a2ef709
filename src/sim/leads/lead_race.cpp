#include "nap/sim/leads/lead_race.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "nap/chance/interval.hpp"
#include "nap/rules/payout.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/leads/lead_choice.hpp"

namespace nap {
namespace {

// The deals after which each round of the first pilot ends, and the number of deals of the second pilot.
constexpr std::array<std::uint64_t, 3> kRounds = {32, 128, 512};
constexpr std::uint64_t kSecondPilot = 256;

// The race for one contract.
class Heat {
 public:
  explicit Heat(LeadChoice choice) : choice_(std::move(choice)), successes_(choice_.openings().size()) {}

  bool is_over() const { return choice_.is_settled(); }
  std::span<const Outcome> openings() const { return choice_.openings(); }

  // Requires a tally that has this heat's openings from place `first` on.
  void count(const Tally& tally, std::size_t first) {
    for (std::size_t i = 0; i < successes_.size(); ++i) successes_[i] += tally.successes(first + i);
    deals_ += tally.deals();
    drop_losers(tally, first);
  }

  // The choice among the openings with the most successes so far.
  LeadChoice take() {
    if (!is_over()) choice_.keep_most(successes_);
    return std::move(choice_);
  }

 private:
  // Drops the openings that are clearly behind the best one: by more than kErrors standard errors, over the
  // deals that only one of the two makes. If the contract is clearly hopeless, nothing depends on the lead;
  // then only one opening stays, which the written rule chooses among those with the most successes.
  void drop_losers(const Tally& tally, std::size_t first) {
    constexpr double kErrors = 2.5;
    const auto best =
        static_cast<std::size_t>(std::max_element(successes_.begin(), successes_.end()) - successes_.begin());
    constexpr double kMiss = 0.0005;  // how often a contract is wrongly called hopeless
    if (wilson_estimate(successes_[best], deals_, kMiss).high < kBreakEvens.front()) {
      choice_.keep_most(successes_);
      choice_.settle();
      return;
    }
    std::vector<bool> is_kept;
    for (std::size_t i = 0; i < successes_.size(); ++i) {
      const std::uint64_t both = tally.joint(first + best, first + i);
      const auto only_best = static_cast<double>(tally.successes(first + best) - both);
      const auto only_this = static_cast<double>(tally.successes(first + i) - both);
      is_kept.push_back(i == best || only_best - only_this <= kErrors * std::sqrt(only_best + only_this));
    }
    keep(is_kept);
  }

  void keep(const std::vector<bool>& is_kept) {
    choice_.keep(is_kept);
    std::vector<std::uint64_t> kept;
    for (std::size_t i = 0; i < successes_.size(); ++i) {
      if (is_kept[i]) kept.push_back(successes_[i]);
    }
    successes_ = std::move(kept);
  }

  LeadChoice choice_;
  std::vector<std::uint64_t> successes_;  // one an opening, until the choice is settled
  std::uint64_t deals_ = 0;
};

}  // namespace

std::vector<Card> race_leads(Solver& solver, CardSet hand, const Setup& setup,
                             std::span<const Contract> contracts, std::uint64_t seed,
                             std::uint64_t last_start, const std::atomic<bool>& stop) {
  const RandomDeals deals = pilot_deals(setup, hand, seed_of_hand(seed, hand));
  std::vector<Heat> heats;
  for (LeadChoice& choice : all_leads(setup.deck, hand, contracts)) heats.emplace_back(std::move(choice));
  std::uint64_t done = 0;
  for (const std::uint64_t round : kRounds) {
    if (done > last_start || stop) break;
    std::vector<Outcome> outcomes;
    for (const Heat& heat : heats) {
      if (!heat.is_over()) outcomes.insert(outcomes.end(), heat.openings().begin(), heat.openings().end());
    }
    if (outcomes.empty()) break;
    const Tally tally = count_deals(solver, deals, {done, round}, outcomes, stop);
    if (stop) break;
    std::size_t first = 0;
    for (Heat& heat : heats) {
      if (heat.is_over()) continue;
      const std::size_t openings = heat.openings().size();
      heat.count(tally, first);
      first += openings;
    }
    done = round;
  }
  std::vector<LeadChoice> choices;
  for (Heat& heat : heats) choices.push_back(heat.take());
  if (done > kRounds.front()) {
    run_pilot(choices, {done, done + kSecondPilot}, [&](DealRange range, std::span<const Outcome> outcomes) {
      return count_deals(solver, deals, range, outcomes, stop);
    });
  }
  std::vector<Card> leads;
  for (const LeadChoice& choice : choices) leads.push_back(*choice.best().lead);
  return leads;
}

}  // namespace nap
