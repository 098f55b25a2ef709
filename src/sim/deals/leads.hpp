// The cards that a declarer can lead, and which to prefer among equals.
#pragma once

#include <compare>
#include <vector>

#include "nap/cards/card_set.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// Leads that no card outside the hand lies between are the same lead; the highest stands for its run.
std::vector<Card> distinct_leads(CardSet hand);

// Among leads that succeed equally often: that from the longer suit, then the higher card; at misère that
// from the shorter suit, then the lower card. Greater is better.
struct LeadPreference {
  int length;
  int rank;

  friend auto operator<=>(const LeadPreference&, const LeadPreference&) = default;
};
LeadPreference preference(CardSet hand, const Contract& contract, Card lead);

}  // namespace nap
