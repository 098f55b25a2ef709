#include "nap/sim/leads/lead_race.hpp"

#include <array>

#include "nap/chance/interval.hpp"
#include "nap/chance/race.hpp"
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
  explicit Heat(LeadChoice choice) : choice_(std::move(choice)), race_(choice_.openings().size()) {}

  bool is_over() const { return choice_.is_settled(); }
  std::span<const Outcome> openings() const { return choice_.openings(); }

  // Requires a tally that has this heat's openings from place `first` on.
  void count(const Tally& tally, std::size_t first) {
    race_.add(tally, first);
    if (is_hopeless()) {
      keep_best();
      choice_.settle();
      return;
    }
    constexpr double kErrors = 2.5;  // by which an opening is clearly behind
    const Race::Arms before = race_.left();
    race_.drop_behind(kErrors);
    keep_left_of(before);
  }

  // The choice, with only the openings that have the most successes so far.
  LeadChoice take() {
    if (!is_over()) keep_best();
    return std::move(choice_);
  }

 private:
  // If the contract is clearly hopeless, nothing depends on the lead. Then only one opening stays, which the
  // written rule chooses among those with the most successes.
  bool is_hopeless() const {
    constexpr double kMiss = 0.0005;  // how often a contract is wrongly called hopeless
    const auto most = static_cast<std::uint64_t>(race_.successes(race_.leader()));
    return wilson_estimate(most, static_cast<std::uint64_t>(race_.samples()), kMiss).high <
           kBreakEvens.front();
  }

  void keep_best() {
    const Race::Arms before = race_.left();
    race_.keep_best();
    keep_left_of(before);
  }

  // `before` are the arms whose openings the choice still has. Keeps the openings whose arms are left.
  void keep_left_of(Race::Arms before) {
    std::vector<bool> is_kept;
    for (std::size_t arm = 0; arm < Race::kMostArms; ++arm) {
      if ((before >> arm & 1U) != 0) is_kept.push_back(race_.is_left(arm));
    }
    choice_.keep(is_kept);
  }

  LeadChoice choice_;
  Race race_;  // an arm for each opening that the choice began with
};

}  // namespace

std::vector<Opening> race_leads(Solver& solver, CardSet hand, const Setup& setup,
                                std::span<const Contract> contracts, std::uint64_t seed,
                                std::uint64_t last_start, const std::atomic<bool>& stop) {
  const RandomDeals deals = pilot_deals(setup, hand, seed_of_hand(seed, hand));
  std::vector<Heat> heats;
  for (LeadChoice& choice : all_leads(setup, hand, contracts)) heats.emplace_back(std::move(choice));
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
  std::vector<Opening> leads;
  for (const LeadChoice& choice : choices) leads.push_back(*choice.best().lead);
  return leads;
}

}  // namespace nap
