// Thresholds as players use them: for each trump holding, the weakest side cards that are worth a bid.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/chance/interval.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// The cards of one suit, "AKxx": ace to ten by letter, each lower card as an x. A joker of this suit stands
// before them, "JK Axx".
std::string holding_of(CardSet hand, Suit suit);

// Longer holdings come first; of equally long ones, those with higher cards.
bool comes_before(const std::string& holding, const std::string& other);

// The holdings of the other suits, in the order of comes_before: "AK+x".
std::string side_cards(CardSet hand, Suit trump);

// Hands with the same trump holding and side cards, trumps being the suit of a contract's best lead.
struct SideGroup {
  std::string side;
  double weight;     // share of all hands
  Estimate success;  // mean of the group
};

struct HoldingThreshold {
  std::string trumps;                // "AKxx", "JK Axx"
  double weight;                     // share of all hands that have these trumps if the bid is played
  double pays;                       // share of those hands with which the bid pays
  std::optional<SideGroup> weakest;  // of the groups that pay on average, the one with the least success
  std::optional<SideGroup> next;     // of the other groups, the one with the most success
};

struct BidHoldings {
  Bid bid;
  std::vector<HoldingThreshold> thresholds;  // in the order of comes_before
};

// For every callable bid that needs no earlier bid and whose first lead makes trump. Misère is left out
// because its worth does not depend on one suit.
std::vector<BidHoldings> holding_thresholds(const RatedHands& hands, const Ruleset& ruleset);

}  // namespace nap
