// Which cards to try, in which order. Order changes the work, never the answer.
#pragma once

#include <array>
#include <cstddef>

#include "position.hpp"

namespace nap::search {

// At most one card a run of touching cards, so at most seven.
class Moves {
 public:
  void push(Word card) { cards_[count_++] = card; }
  void push_ascending(Word cards) {
    for (; cards != 0; cards &= cards - 1) push(bottom_card(cards));
  }
  void push_descending(Word cards) {
    while (cards != 0) {
      const Word card = top_card(cards);
      push(card);
      cards ^= card;
    }
  }
  const Word* begin() const { return cards_.data(); }
  const Word* end() const { return cards_.data() + count_; }

 private:
  std::array<Word, kMaxHandCards> cards_;  // only the first count_ are ever read
  std::size_t count_ = 0;
};

// Discards of a player whose opponents hold `theirs`: first from suits that they lack, the lowest cards first
// (at misère, where low cards are what he keeps, the highest).
inline Moves order_discards(Word discards, Word theirs, bool misere) {
  Word lacked = 0;
  for (unsigned suit = 0; suit < kSuits; ++suit) {
    const Word lane = CardSet::kLane << (16U * suit);
    if ((theirs & lane) == 0) lacked |= lane;
  }
  Moves moves;
  if (misere) {
    moves.push_descending(discards & lacked);
    moves.push_descending(discards & ~lacked);
  } else {
    moves.push_ascending(discards & lacked);
    moves.push_ascending(discards & ~lacked);
  }
  return moves;
}

// The trick on the table as the next player sees it.
struct Trick {
  Word contenders;  // the suit led and trumps: only these can win
  Word led;         // the suit led
  Word best;        // the card that wins so far
  Seat winner;      // who played it
};

}  // namespace nap::search
