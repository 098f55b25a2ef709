// The most tricks that a lone declarer may take, because defenders cover side suits.
#pragma once

#include <algorithm>
#include <bit>

#include "bits/lanes.hpp"
#include "bits/seat_lanes.hpp"
#include "nap/cards/seat.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// If true, the four sets, one in each lane, can each have a member that stands for no other one. The three in
// the lower lanes can by Hall's theorem, as any two of them have two members at least and all three have
// three; and the fourth has a member that they have not.
constexpr bool have_members_of_their_own(Word sets) {
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

// The declarer, alone, takes at most one trick for each trump and for each card that nobody covers, and a
// little more where one defender has to cover two suits.
//
// In each side suit one defender covers: with cards above all of the declarer's. Each time that this defender
// follows to the suit, or leads it, one of these is played, and the declarer's card loses. The defender holds
// as many cards as the declarer, so one to spare for each card of the declarer's that somebody else covers or
// nobody. Where a defender cannot follow, a spare card is played. There is none only where this defender
// covers all that the declarer has left and the declarer cannot follow either: a cover goes, and if the
// declarer then parts with a card of another suit, one more card of the declarer's may win.
//
// That does no harm where only one of the suits needs this defender, as somebody else can cover the other as
// well. Nor does it in the last two tricks: whoever wins the first of them has one card left, and the
// defender keeps the cover of its suit. So for one such chance the declarer needs three tricks: this one, the
// one that it wins, and one to give up the lead.
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
