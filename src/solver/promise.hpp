// What a deal promises before anything is searched: rules of thumb that cost time where they are wrong, and
// no more than that.
#pragma once

#include <algorithm>
#include <optional>

#include "lanes.hpp"
#include "nap/solver/game.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// All bits of a suit, or none.
inline Word bits_of(std::optional<Suit> suit) { return suit ? CardSet::whole_suit(*suit).bits() : 0; }

// What seat 0 may hope for if it is alone, and which leads to try first where they make trumps.
class Promise {
 public:
  explicit Promise(const Deal& deal) {
    const Word hers = deal.hand(0).bits();
    const Word others = (deal.cards() - deal.hand(0)).bits();
    top_runs_ = hers & ~up_to_top(others);
    surplus_ = each_lane(kNone) + lane_counts(hers) - lane_counts(others & ~up_to_top(hers));
  }

  // The more cards she has of a suit and the fewer are above all of them, the better; within a suit the
  // highest card. Requires any.
  Card best_of(CardSet leads) const {
    // Of each suit its surplus and, below it, its number. Branches would mostly be guessed wrong.
    const Word ranks = (surplus_ << 2U | 0x0003'0002'0001'0000) & lanes_with_any(leads.bits());
    const Word best = std::max({ranks & 0xFFFF, ranks >> 16U & 0xFFFF, ranks >> 32U & 0xFFFF, ranks >> 48U});
    return leads.of(static_cast<Suit>(best & 3U)).highest();
  }

  // Her cards above everybody else's of their suits.
  Word top_runs() const { return top_runs_; }

  // Of trumps those that she has more than are above all of them, and half of her top cards in other suits.
  int tricks(std::optional<Suit> trump) const {
    const Word trumps = bits_of(trump);
    const int tops = std::popcount(top_runs_ & ~trumps);
    return (trump ? std::max(surplus(*trump) - kNone, 0) : 0) + (tops + 1) / 2;
  }

 private:
  static constexpr int kNone = CardSet::whole_suit(kTrumpLane).size();

  int surplus(Suit suit) const { return CardSet(surplus_).lane(suit); }

  Word top_runs_ = 0;
  Word surplus_ = 0;  // for each suit, in its lane, her cards less those above all of them, plus kNone
};

// What a side of several players may hope for when one of them leads: half of the tricks, half a trick for
// the lead and for every trump that it has more than the others, a quarter for every top card of a side suit.
inline int promised_tricks(const Deal& deal, SeatSet allies, std::optional<Suit> trump) {
  Word ours = 0;
  for (Seat seat = 0; seat < deal.seats(); ++seat) ours |= allies.has(seat) ? deal.hand(seat).bits() : 0;
  const Word theirs = deal.cards().bits() ^ ours;
  const Word trumps = bits_of(trump);
  const auto more = [](Word cards, Word others) { return std::popcount(cards) - std::popcount(others); };
  const int tops = more(ours & ~(up_to_top(theirs) | trumps), theirs & ~(up_to_top(ours) | trumps));
  return (2 * deal.hand_cards() + 4 + 2 * more(ours & trumps, theirs & trumps) + tops) / 4;
}

}  // namespace nap::search::inline NAP_PROCESSOR
