// The thresholds as people use them: with this trump holding, the weakest side cards that are worth a bid.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/sim/random/interval.hpp"

namespace nap {

// The cards of one suit by honours and length, "AKxx": ace to ten by name, each card below ten an x.
std::string holding_of(CardSet hand, Suit suit);

// More trumps come first, then higher ones.
bool comes_before(const std::string& holding, const std::string& other);

// The other suits' holdings, the longer and stronger first: "AK+x"; cards of one suit stand together.
std::string side_cards(CardSet hand, Suit trump);

// Hands with the same trump holding and side cards, under the lead that is best for a contract.
struct SideGroup {
  std::string side;
  double weight;     // share of all hands
  Estimate success;  // mean of the group
};

struct HoldingThreshold {
  std::string trumps;                // "AKxx"
  double weight;                     // share of all hands that would have these trumps for the bid
  double pays;                       // share of those hands with which the bid pays
  std::optional<SideGroup> weakest;  // of the groups that pay on average, the one with the least success
  std::optional<SideGroup> next;     // of those that do not, the one with the most
};

struct BidHoldings {
  Bid bid;
  std::vector<HoldingThreshold> holdings;  // the most and the highest trumps first
};

// For every callable bid that needs no earlier one and whose first lead makes trump; misère's worth does not
// hang on one suit.
std::vector<BidHoldings> holding_thresholds(const RatedHands& hands, const Ruleset& ruleset);

}  // namespace nap
