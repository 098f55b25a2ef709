#include "deals/lead_race.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

#include "deals/leads.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/deals/rates.hpp"

namespace nap {
namespace {

// Deals after which each round ends.
constexpr std::array<std::uint64_t, 3> kRounds = {32, 128, 512};

// The leads still in the running for one contract.
class Heat {
 public:
  Heat(CardSet hand, const Contract& contract, const std::vector<Card>& leads)
      : hand_(hand), contract_(contract) {
    for (const Card lead : leads) runners_.push_back({lead, 0, 0});
  }

  bool is_over() const { return runners_.size() == 1; }
  const Contract& contract() const { return contract_; }
  std::size_t runners() const { return runners_.size(); }

  void append_outcomes(std::vector<Outcome>& outcomes) const {
    for (const Runner& runner : runners_) outcomes.push_back({contract_, runner.lead});
  }

  // `tally` has this heat's outcomes from place `first` on.
  void count(const Tally& tally, std::size_t first) {
    for (std::size_t i = 0; i < runners_.size(); ++i) runners_[i].successes += tally.successes(first + i);
    deals_ += tally.deals();
  }

  // Drops who is clearly behind: over the deals that only one of the two makes, by so many standard errors.
  // All of them but the best where the contract is clearly hopeless, and nothing hangs on the lead.
  void drop_losers(const Tally& tally, std::size_t first) {
    constexpr double kErrors = 2.5;
    const std::size_t best = best_place();
    const bool is_hopeless =
        wilson_estimate(runners_[best].successes, deals_, RatePlan::kEarlyMiss).high < kBreakEvens.front();
    std::vector<Runner> kept;
    for (std::size_t i = 0; i < runners_.size(); ++i) {
      const std::uint64_t both = tally.joint(first + best, first + i);
      const auto only_best = static_cast<double>(tally.successes(first + best) - both);
      const auto only_this = static_cast<double>(tally.successes(first + i) - both);
      const bool is_behind = only_best - only_this > kErrors * std::sqrt(only_best + only_this);
      if (i == best || !(is_hopeless || is_behind)) kept.push_back(runners_[i]);
    }
    runners_ = std::move(kept);
  }

  // For ties: tricks on average over the first round.
  void set_tricks(Card lead, std::uint64_t tricks) {
    for (Runner& runner : runners_) {
      if (runner.lead == lead) runner.tricks = tricks;
    }
  }

  Card winner() const { return runners_[best_place()].lead; }

 private:
  struct Runner {
    Card lead;
    std::uint64_t successes;
    std::uint64_t tricks;
  };

  std::size_t best_place() const {
    const auto merit = [this](const Runner& runner) {
      return std::tuple(runner.successes, runner.tricks, preference(hand_, contract_, runner.lead));
    };
    const auto best = std::max_element(runners_.begin(), runners_.end(),
                                       [&](const Runner& a, const Runner& b) { return merit(a) < merit(b); });
    return static_cast<std::size_t>(best - runners_.begin());
  }

  CardSet hand_;
  Contract contract_;
  std::vector<Runner> runners_;
  std::uint64_t deals_ = 0;
};

// Tricks are the number of targets reached with the same trump: over the first round, in which every lead
// runs for every target.
void count_tricks(std::vector<Heat>& heats, const std::vector<Card>& leads, const Tally& tally) {
  for (Heat& heat : heats) {
    if (heat.contract().is_misere()) continue;
    for (std::size_t i = 0; i < leads.size(); ++i) {
      std::uint64_t tricks = 0;
      for (std::size_t h = 0; h < heats.size(); ++h) {
        const Contract& target = heats[h].contract();
        const bool is_alike = !target.is_misere() && target.trump == heat.contract().trump;
        if (is_alike) tricks += tally.successes(h * leads.size() + i);
      }
      heat.set_tricks(leads[i], tricks);
    }
  }
}

}  // namespace

std::vector<Card> race_leads(Solver& solver, const DealSource& deals, CardSet hand,
                             std::span<const Contract> contracts, std::uint64_t most_deals,
                             const std::atomic<bool>& stop) {
  const std::vector<Card> leads = distinct_leads(hand);
  std::vector<Heat> heats;
  for (const Contract& contract : contracts) heats.emplace_back(hand, contract, leads);
  std::uint64_t done = 0;
  for (const std::uint64_t round : kRounds) {
    std::vector<Outcome> outcomes;
    std::vector<std::size_t> first;  // place of each heat's outcomes
    for (const Heat& heat : heats) {
      first.push_back(outcomes.size());
      if (!heat.is_over()) heat.append_outcomes(outcomes);
    }
    if (outcomes.empty() || done > most_deals) break;
    const Tally tally = count_deals(solver, deals, {done, round}, outcomes, stop);
    if (stop) break;
    if (done == 0 && leads.size() > 1) count_tricks(heats, leads, tally);
    for (std::size_t h = 0; h < heats.size(); ++h) {
      if (heats[h].is_over()) continue;
      heats[h].count(tally, first[h]);
      heats[h].drop_losers(tally, first[h]);
    }
    done = round;
  }
  std::vector<Card> winners;
  for (const Heat& heat : heats) winners.push_back(heat.winner());
  return winners;
}

}  // namespace nap
