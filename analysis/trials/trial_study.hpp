// Measurements for the tests of claims: of single hands, and of samples of hands and evenings that tests
// share.
#pragma once

#include <functional>
#include <map>
#include <span>
#include <tuple>
#include <vector>

#include "nap/analysis/fairness/fairness.hpp"
#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/analysis/trials/trial_plan.hpp"
#include "nap/sim/leads/lead_choice.hpp"

namespace nap {

// The deals among `deals` for which `is_wanted` holds. Requires that such deals are not too rare.
class DealsWhere : public DealSource {
 public:
  DealsWhere(RandomDeals deals, std::function<bool(const Deal&)> is_wanted)
      : deals_(std::move(deals)), is_wanted_(std::move(is_wanted)) {}

  Dealt deal(std::uint64_t i) const override;

 private:
  RandomDeals deals_;
  std::function<bool(const Deal&)> is_wanted_;
};

// Every measurement throws Stopped when the harness is told to stop. Tests nest measurements several
// functions deep, and no function can go on if one has no result.
class TrialStudy {
 public:
  struct Stopped {};

  TrialStudy(Harness& harness, const TrialPlan& plan) : harness_(harness), plan_(plan) {}

  const TrialPlan& plan() const { return plan_; }
  Harness& harness() { return harness_; }

  // Random hands with the rates of players at Peel's stakes, measured at the first call.
  const RatedHands& random_hands(const Setup& setup);
  std::uint64_t sample_size(const Setup& setup) const;
  // The same hands with their rates in another setup.
  RatedHands rate_again(const RatedHands& hands, const Setup& setup);

  // Single hands with the rates of players, measured finely if Peel's stakes leave a doubt. Requires
  // canonical hands.
  RatedHands measure(const Setup& setup, std::span<const CardSet> hands);
  // Evenings of this number of people at Peel's table with 52 cards, by the rates of random hands.
  const FairnessStudy& evenings(int players);
  // The opening that each choice chooses, on the deals of the pilots that `nap ask` uses with the same seed.
  // Requires a canonical hand.
  std::vector<Outcome> choose(const Setup& setup, CardSet hand, std::vector<LeadChoice> choices);
  // Counts these deals of the source.
  Tally count(const DealSource& source, DealRange deals, std::span<const Outcome> outcomes);
  // Deals around a hand, other than those that random_hands are rated on.
  RandomDeals fresh_deals(const Setup& setup, CardSet hand, Stream stream) const;
  void throw_if_stopped() const;

 private:
  using Key = std::tuple<int, int, int>;  // deck, seats, cards

  RatedHands played(const RatedHands& committed);

  Harness& harness_;
  const TrialPlan& plan_;
  std::map<Key, RatedHands> samples_;
  std::map<int, FairnessStudy> evenings_;  // by players
};

}  // namespace nap
