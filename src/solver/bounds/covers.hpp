// The most tricks that a lone declarer may take where defenders cover side suits.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>

#include "bits/lanes.hpp"
#include "bits/seat_lanes.hpp"
#include "nap/cards/seat.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// If true, each of the four sets, one in each lane, can have a member that stands for no other set. By Hall's
// theorem the sets in the three lower lanes can, as each has a member, any two have two members together, and
// all three have three. The fourth set has a member that the others lack. Requires four sets that are not
// empty.
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

// A lone declarer takes at most one trick for each trump and for each card of a side suit that is not
// covered. If some defender has to cover several suits, the declarer takes at most one more trick for every
// three tricks left.
//
// In each side suit, look at the defender with the most cards above all of the declarer's. That defender
// covers as many of the declarer's cards, or all of them if there are fewer.
//
// Proof:
// 1. Whenever a defender who covers a suit follows to it or leads it, one of the cards above is played, and
//    the declarer's card loses.
// 2. When this defender cannot follow, a spare card is played. The defender holds as many cards as the
//    declarer, so has a spare card for each of the declarer's that is covered by nobody or by another
//    defender.
// 3. There is no spare card only if this defender covers all that the declarer has left. If the declarer
//    cannot follow either, a covering card goes, and the declarer parts with a card, too. That does harm only
//    if the declarer's card is of another suit: one more card of the declarer's may then win.
// 4. So no harm is done if no defender is needed for more than one suit, because others can cover the other
//    suits: that is, if the suits have covering defenders of their own.
// 5. No harm is done in the last two tricks either: whoever wins the first of them has one card left, and the
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

  // Whether the bound lets the declarer take so many tricks. `trumps` has all bits of the trump suit, or
  // none.
  bool allow(Word trumps, int tricks_left, int tricks) const {
    const Word covered = covered_ & ~trumps;
    const int missing = tricks - lane_sum(lengths_ - covered);
    const int chances = tricks_left / 3;
    if (missing <= 0) return true;
    if (missing > chances) return false;
    const Word some = lanes_with_any(covered);
    // A suit in which nothing is covered gets a member that stands for no defender.
    return !have_members_of_their_own((defenders_ & some) | (0x0800'0400'0200'0100 & ~some));
  }

 private:
  Word lengths_;    // of the declarer's suits
  Word covered_;    // in each suit, the most of the declarer's cards that one defender covers
  Word defenders_;  // in each lane, the bits of those who cover as many
};

}  // namespace nap::search::inline NAP_PROCESSOR
