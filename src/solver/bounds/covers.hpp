// The most tricks that a lone declarer may take, because defenders cover side suits.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>

#include "bits/lanes.hpp"
#include "bits/seat_lanes.hpp"
#include "nap/cards/seat.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// If true, the four sets, one in each lane, can each have a member that stands for no other one. The three in
// the lower lanes can by Hall's theorem, as each has a member, any two have two members at least, and all
// three have three; and the fourth has a member that they have not. Requires four sets that are not empty.
constexpr bool have_members_of_their_own(Word sets) {
  assert(lanes_with_any(sets) == ~Word{0});
  const Word a = sets & 0xFFFF;
  const Word b = sets >> 16U & 0xFFFF;
  const Word c = sets >> 32U & 0xFFFF;
  const Word d = sets >> 48U;
  const int pair = std::min({std::popcount(a | b), std::popcount(a | c), std::popcount(b | c)});
  const Word all = a | b | c;
  return std::min({pair, std::popcount(all) - 1, std::popcount(d & ~all) + 1}) >= 2;  // no branches
}
static_assert(have_members_of_their_own(0x0008'0001'0003'0004));
static_assert(!have_members_of_their_own(0x0008'0003'0003'0003));
static_assert(!have_members_of_their_own(0x0004'0001'0002'0004));

// The declarer, alone, takes at most one trick for each trump and for each card of a side suit that is not
// covered. If a defender has to cover several suits, the declarer takes at most one more for every three
// tricks left.
//
// In each side suit, the defender who has most cards above all of the declarer's covers that many of the
// declarer's cards, or all of them.
//
// Proof:
// 1. Each time that a defender who covers a suit follows to it, or leads it, one of the cards above is
//    played, and the declarer's card loses.
// 2. Where this defender cannot follow, a spare card is played. The defender holds as many cards as the
//    declarer, so has a spare one for each card of the declarer's that nobody covers or somebody else.
// 3. Only if this defender covers all that the declarer has left is there no spare card. If the declarer
//    cannot follow either, a card that covers goes, and the declarer parts with a card. That does harm only
//    if this card is of another suit: one more card of the declarer's may then win.
// 4. So no harm is done where each defender is needed for one suit at most, as somebody else can cover the
//    others: where the suits have covering defenders of their own.
// 5. Nor is any done in the last two tricks: whoever wins the first of them has one card left, and the
//    defender keeps the cover of its suit.
// 6. So each card that wins in this way takes three tricks: the one of step 3, the one that the card wins,
//    and one to give up the lead.
template <int Seats>
class Covers {
 public:
  explicit Covers(const SeatWords<Seats>& hands) : lengths_(lane_counts(hands[0])) {
    using Lanes = SeatLanes<Seats>;
    const Lanes higher = Lanes(hands) & Lanes(~up_to_top(hands[0]));
    const Lanes covers = min(higher.counts(), Lanes(lengths_));
    covered_ = covers.largest();
    defenders_ = (~where_greater(Lanes(covered_), covers) & Lanes::seat_bits()).united();
  }

  // Whether the bound lets the declarer take so many tricks, `trumps` being all bits of that suit, or none.
  bool allow(Word trumps, int tricks_left, int tricks) const {
    const Word covered = covered_ & ~trumps;
    const int missing = tricks - lane_sum(lengths_ - covered);
    const int chances = tricks_left / 3;
    if (missing <= 0) return true;
    if (missing > chances) return false;
    const Word some = lanes_with_any(covered);
    // Where nothing is covered, a member that stands for nobody.
    return !have_members_of_their_own((defenders_ & some) | (0x0800'0400'0200'0100 & ~some));
  }

 private:
  Word lengths_;    // of the declarer's suits
  Word covered_;    // in each suit, the most of the declarer's cards that one defender covers
  Word defenders_;  // in each lane, the bits of those who cover as many
};

}  // namespace nap::search::inline NAP_PROCESSOR
