// Thresholds and lists whose hands are rated a second time.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/analysis/thresholds/holdings.hpp"
#include "nap/analysis/thresholds/listed_hand.hpp"
#include "nap/cards/card_set.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/chance/interval.hpp"
#include "nap/rules/contract.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

// Rates kinds of hand on fresh deals, each kind, contract and limit once. The harness and the hands must
// outlive it.
class SideMeter {
 public:
  SideMeter(Harness& harness, const RatedHands& hands);

  // How often random hands of the kind of this one, which hold the same but for small cards, make the
  // contract, as `nap ask` finds it for the kind, but far from `limit` only to four points instead of two.
  // Nothing if it was stopped.
  std::optional<Estimate> success(CardSet hand, const Contract& contract, double limit);

  // Whether a bid wins more than every other call of the table with each kind of hand that is listed like
  // this (listed_hand.hpp). Nothing if it was stopped.
  std::optional<bool> wins_most(const ListedHand& entry, const Bid& bid, const Ruleset& ruleset);

 private:
  using Kind = std::vector<HandClass>;
  struct Known {
    Contract contract;
    std::optional<double> limit;
    Estimate success;
  };

  // Measures the contracts together, of which `contract` is one, unless it is known. Without a limit twice as
  // precisely as close to one.
  std::optional<Estimate> success(const std::string& kind, const Contract& contract,
                                  const std::vector<Contract>& together, std::optional<double> limit);

  Harness& harness_;
  const RatedHands& hands_;
  std::map<std::string, Kind, std::greater<>> kinds_;  // by holdings_of, those with small cards first
  std::unordered_map<std::string, std::vector<Known>> known_;
};

// Side cards are picked as the weakest for their rates, and so also for the errors of these rates. Here the
// weakest group of each threshold, and where it is in doubt whether any group pays the best of them, gets the
// success that the meter finds. Whatever does not pay on these deals is in doubt; a best group that pays on
// them beyond its error becomes the weakest one, and then nothing is known of the next.
//
// `holdings` are those of the meter's hands. False if it was stopped.
bool rate_sides_anew(SideMeter& meter, std::vector<BidHoldings>& holdings);

}  // namespace nap
