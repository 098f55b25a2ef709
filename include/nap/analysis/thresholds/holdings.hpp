// Thresholds as players use them: for each trump holding, the weakest side cards that are worth a bid.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/analysis/hands/suit_holding.hpp"
#include "nap/cards/card_set.hpp"
#include "nap/chance/interval.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// Hands with the same trump holding and side cards, trumps being the suit of a contract's best lead.
struct SideGroup {
  std::string side;
  CardSet first;         // of its hands
  double weight;         // share of all hands
  Estimate success;      // mean of the group
  bool pays_every_hand;  // the bid pays on each of its hands that was rated, and not only on average
};

struct HoldingThreshold {
  std::string trumps;  // "AKxx", "JK Axx"
  double weight;       // share of all hands that have these trumps if the bid is played
  double pays;         // share of those hands with which the bid pays
  // Of the groups that pay on average, beyond their errors, the one with the least success.
  std::optional<SideGroup> weakest;
  std::optional<SideGroup> next;  // of the other groups, the one with the most success
  bool all_pay;                   // all groups pay on average, beyond their errors
  // Whether any group pays is not known. Or the weakest does not pay on fresh deals (sides_anew.hpp).
  bool is_in_doubt;
};

struct BidHoldings {
  Bid bid;
  std::vector<HoldingThreshold> thresholds;  // in the order of comes_before
};

// For every callable bid that needs no earlier bid and whose first lead makes trump. Misère is left out
// because its worth does not depend on one suit.
std::vector<BidHoldings> holding_thresholds(const RatedHands& hands, const Ruleset& ruleset);

}  // namespace nap
