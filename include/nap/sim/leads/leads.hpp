// The cards that a declarer can lead, the tricks that each of them guarantees, and the written rule that
// chooses between equal leads.
#pragma once

#include <compare>
#include <vector>

#include "nap/sim/deals/outcome.hpp"
#include "nap/sim/deals/setup.hpp"

namespace nap {

// The highest card of each run of touching cards. Cards of a suit touch if no card outside the hand ranks
// between them, except cards of `out_of_play`. With open hands, to lead any card of a run is the same. With
// closed hands it is the same to all who know what is out of play.
std::vector<Card> distinct_leads(CardSet hand, CardSet out_of_play = {});

// The openings of a contract that may differ: one for each distinct lead, and for each suit that a joker may
// name; or all that a forced lead leaves. A joker that names the suit of a card which it touches is as good
// as that card, and is left out: the card tells the defenders less.
std::vector<Opening> distinct_openings(CardSet hand, const Contract& contract, CardSet out_of_play = {});

// The one of these openings that is as good as this one: with the highest card of its run or, for a joker
// that names the suit of a card which it touches, with that card. Requires an opening that the contract
// allows.
Opening distinct_opening(CardSet hand, const Contract& contract, const Opening& opening);

// What to try as the opening of a contract: `first`, then the other distinct openings.
std::vector<Opening> leads_to_try(CardSet hand, const Contract& contract, const Opening& first);

// The number of tricks that the trumps in `hand` take for certain, against any number of opponents and in any
// order of play. `in_play` has all cards that may be in a hand. Proof: each unseen trump of these beats at
// most one lower trump of the hand, and every trump of the hand that is not beaten takes a trick.
int sure_trump_tricks(CardSet in_play, CardSet hand, Suit trump);

// A number of tricks that the declarer takes after this lead in every possible deal. The true minimum may be
// higher. With a trump suit these are the tricks of sure_trump_tricks. Without one they are the top cards of
// all suits, if the lead is one of them: the declarer cashes them one after the other. Otherwise, and where
// somebody else may hold a joker, there are none.
int guaranteed_tricks(const Setup& setup, CardSet hand, const Opening& lead);

// Whether guaranteed_tricks proves that this opening makes its contract in every possible deal. False means
// "not proved"; the contract may still be certain. Requires an outcome with a lead.
bool is_guaranteed(const Setup& setup, CardSet hand, const Outcome& opening);

// The written rule for openings that are equal in all else. The greater preference is better. First comes the
// opening with more trumps (without a trump suit, the one from the longer suit), then the one from the longer
// suit, then the one with the higher card. At misère the shorter suit comes first, then the lower card.
struct LeadPreference {
  int trumps;
  int length;
  int rank;

  friend auto operator<=>(const LeadPreference&, const LeadPreference&) = default;
};
LeadPreference preference(CardSet hand, const Outcome& opening);

}  // namespace nap
