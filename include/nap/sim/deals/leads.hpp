// The cards that a declarer can lead, what each of them guarantees, and which of equals to prefer.
#pragma once

#include <compare>
#include <vector>

#include "nap/cards/deck.hpp"
#include "nap/sim/deals/outcome.hpp"

namespace nap {

// Leads that no card outside the hand lies between are the same lead; the highest stands for its run.
std::vector<Card> distinct_leads(CardSet hand);

// Tricks that the trumps among `hand` take against any number of opponents, whenever they are played: each
// unseen trump beats at most one lower trump of the hand, and every trump that none beats takes a trick.
int sure_trump_tricks(Deck deck, CardSet hand, Suit trump);

// Tricks that a declarer with this hand takes after this lead however the unseen cards lie; there may be
// more. With a trump suit those of sure_trump_tricks; without one those of the highest cards of each suit,
// cashed one after the other, if the lead is one of them.
int guaranteed_tricks(Deck deck, CardSet hand, Trump trump, Card lead);

// Whether this lead makes the contract for certain. No is not certain: it is the answer wherever there is no
// proof. Requires an outcome with a lead.
bool is_guaranteed(Deck deck, CardSet hand, const Outcome& opening);

// The written rule among openings that are equal in all else: that with more trumps (without a trump suit,
// that from the longer suit), then that from the longer suit, then the higher card; at misère that from the
// shorter suit, then the lower card. Greater is better.
struct LeadPreference {
  int trumps;
  int length;
  int rank;

  friend auto operator<=>(const LeadPreference&, const LeadPreference&) = default;
};
LeadPreference preference(CardSet hand, const Outcome& opening);

}  // namespace nap
