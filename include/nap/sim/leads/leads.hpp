// The cards that a declarer can lead, the tricks that each of them guarantees, and the written rule that
// chooses between equal leads.
#pragma once

#include <compare>
#include <vector>

#include "nap/cards/deck.hpp"
#include "nap/sim/deals/outcome.hpp"

namespace nap {

// One lead of each run of touching cards, its highest. Cards of a suit touch where no card outside the hand
// ranks between them; the lead of any of them is the same.
std::vector<Card> distinct_leads(CardSet hand);

// The number of tricks that the trumps in `hand` take for certain, against any number of opponents and in any
// order of play. Proof: each unseen trump beats at most one lower trump of the hand, and every trump of the
// hand that is not beaten takes a trick.
int sure_trump_tricks(Deck deck, CardSet hand, Suit trump);

// A number of tricks that the declarer takes after this lead in every possible deal; the true minimum may be
// higher. With a trump suit they are those of sure_trump_tricks. Without one they are the top cards of each
// suit, which the declarer cashes one after the other, if the lead is one of them; otherwise none.
int guaranteed_tricks(Deck deck, CardSet hand, Trump trump, Card lead);

// Whether guaranteed_tricks proves that this opening makes its contract in every possible deal. False means
// "not proved"; the contract may still be certain. Requires an outcome with a lead.
bool is_guaranteed(Deck deck, CardSet hand, const Outcome& opening);

// The written rule for openings that are equal in all else; the greater preference is better. First comes the
// opening with more trumps (without a trump suit: from the longer suit), then the one from the longer suit,
// then the one with the higher card. At misère the shorter suit comes first, then the lower card.
struct LeadPreference {
  int trumps;
  int length;
  int rank;

  friend auto operator<=>(const LeadPreference&, const LeadPreference&) = default;
};
LeadPreference preference(CardSet hand, const Outcome& opening);

}  // namespace nap
