// The measurements of the tests of claims: of single hands, and of samples of hands that tests share.
#pragma once

#include <functional>
#include <map>
#include <tuple>
#include <vector>

#include "nap/analysis/claims/claims.hpp"
#include "nap/analysis/hands/model_error.hpp"
#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/sim/leads/lead_choice.hpp"

namespace nap {

// How often a hand's leads make contracts, all over the same deals.
struct MeasuredHand {
  CardSet cards;
  int seats;
  std::vector<Outcome> outcomes;
  Tally tally;  // of the outcomes

  // All require a contract that was measured.
  const Outcome& outcome(const Contract& contract) const;
  Estimate success(const Contract& contract, RateBasis rates) const;
  // By how much one bid pays more than another, per payer.
  Estimate gain(const Bid& bid, const Bid& over, RateBasis rates) const;
};

// The deals of `deals` for which `is_wanted` holds. Requires that such deals are not too rare.
class DealsWhere : public DealSource {
 public:
  DealsWhere(RandomDeals deals, std::function<bool(const Deal&)> is_wanted)
      : deals_(std::move(deals)), is_wanted_(std::move(is_wanted)) {}

  Deal deal(std::uint64_t i) const override;

 private:
  RandomDeals deals_;
  std::function<bool(const Deal&)> is_wanted_;
};

// Every measurement throws Stopped when the harness was told to stop: tests nest measurements several
// functions deep, and none of them has anything to do when one has no result.
class ClaimStudy {
 public:
  struct Stopped {};

  ClaimStudy(Harness& harness, const ClaimsPlan& plan) : harness_(harness), plan_(plan) {}

  const ClaimsPlan& plan() const { return plan_; }
  Harness& harness() { return harness_; }

  // Random hands with their rates, measured at the first call.
  const RatedHands& random_hands(const Setup& setup);
  std::uint64_t sample_size(const Setup& setup) const;
  // The same hands with their rates in another setup.
  RatedHands rate_again(const RatedHands& hands, const Setup& setup);

  // A hand's success with the best lead for each contract. The leads are chosen in other deals.
  MeasuredHand measure(const Setup& setup, CardSet hand, std::span<const Contract> contracts);
  // The opening of each choice, on the deals of the pilots that `nap ask` uses with the same seed. Requires a
  // canonical hand.
  std::vector<Outcome> choose(const Setup& setup, CardSet hand, std::vector<LeadChoice> choices);
  // These deals of the source.
  Tally count(const DealSource& source, DealRange deals, std::span<const Outcome> outcomes);
  // Deals around a hand, other than those that random_hands are rated on.
  RandomDeals fresh_deals(const Setup& setup, CardSet hand, Stream stream) const;
  void throw_if_stopped() const;

 private:
  using Key = std::tuple<int, int, int>;  // deck, seats, cards

  Harness& harness_;
  const ClaimsPlan& plan_;
  std::map<Key, RatedHands> samples_;
};

}  // namespace nap
