// A trick that is being played.
#pragma once

#include "bits/card_words.hpp"
#include "nap/cards/seat.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// The cards played so far, as the next player sees them.
struct Trick {
  Word led;     // the suit led; 0 if nobody has to follow
  Word best;    // the card that wins so far
  Word played;  // all cards of the trick so far
  Seat winner;  // who played `best`

  static Trick of_lead(Seat leader, Word card, Word led) { return {led, card, card, leader}; }
  Trick with(Seat seat, Word card, Word trumps) const {
    const bool wins = (card & contenders(trumps)) > best;
    return {led, wins ? card : best, played | card, wins ? seat : winner};
  }

  // Only the suit led and trumps can win a trick.
  Word contenders(Word trumps) const { return led | trumps; }
  // Keeps the cards that would be winning the trick if played now.
  Word winners(Word cards, Word trumps) const { return cards & contenders(trumps) & above(best); }
};

}  // namespace nap::search::inline NAP_PROCESSOR
