// Bounds on the tricks that a side takes from a position, found without search.
#pragma once

#include <algorithm>

#include "bits/lanes.hpp"
#include "bits/position.hpp"
#include "bits/seat_lanes.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether the trumps of one player win so many tricks however the cards are played. Each of his trumps, when
// it is played, wins the trick for his side unless a higher trump of the other side falls on it, and each of
// those falls once. So of any number of his highest trumps, all win but as many as the other side has above
// the lowest of them.
inline bool sure_trumps(Word his_hand, Word other_side, int tricks) {
  const Word theirs = other_side & kTrumps;
  Word his = his_hand & kTrumps;
  for (int held = std::popcount(his); held >= tricks; --held) {
    if (held - std::popcount(theirs & above(bottom_card(his))) >= tricks) return true;
    his &= his - 1;
  }
  return false;
}

// Whether a player who has the only trumps takes so many tricks with these and his top runs of side suits,
// whoever leads. While he can follow suit with any other card he plays that; the first time that he cannot he
// takes the trick, if need be with a trump, and then all the others. He must not owe discards (see Search):
// the cards that he has discarded are among those counted.
template <int Seats>
bool takes_once_in(const Position<Seats>& position, Seat seat, int tricks) {
  const Word hand = position.hand(seat);
  const Word others = position.in_play() ^ hand;
  if ((hand & kTrumps) == 0 || (others & kTrumps) != 0 || position.deferred_by(seat) != 0) return false;
  return std::popcount(hand & ~up_to_top(others)) >= tricks;
}

// Whether the leader can cash so many tricks himself without losing the lead, whatever everyone else does.
//
// His top trumps win. If they are at least as many as the trumps of any other player, they draw them all:
// then all his trumps win, and of each side suit his top run, or the whole suit where the run exhausts every
// other player. Otherwise a top card of a side suit wins as long as every player who still has a trump must
// follow suit, so he cashes those first and his top trumps last; players without trumps may discard what they
// like.
template <int Seats>
bool cashes(const Position<Seats>& position, Word trumps, int tricks) {
  const Word mine = position.hand(position.leader);
  const Word run = mine & ~up_to_top(position.in_play() ^ mine);
  if (std::popcount(mine & lanes_with_any(run)) < tricks) return false;  // most often
  const Word runs = lane_counts(run);
  using Lanes = SeatLanes<Seats>;
  const Lanes others = Lanes(position.hands).without(position.leader);
  const Lanes lengths = others.counts();
  const Word longest = lengths.largest();
  if (trumps == 0 || trump_count(runs) >= trump_count(longest)) {
    const Word exhausting = lanes_where_at_least(runs, longest);
    return lane_sum((lane_counts(mine) & exhausting) | (runs & ~exhausting)) >= tricks;
  }
  const Lanes must_follow = surplus(lengths, Lanes(position.deferred));
  const Lanes may_ruff = (others & Lanes(trumps)).words_with_any() & Lanes(~kTrumpLaneBits);
  const Word limit = (must_follow | (~may_ruff & Lanes(each_lane(0xF)))).smallest();
  return lane_sum(lane_min(runs, limit)) >= tricks;
}

// For each seat with one of these trumps the suits in which it may be void.
template <int Seats>
SeatLanes<Seats> ruffed_with(const Position<Seats>& position, Word trumps) {
  using Lanes = SeatLanes<Seats>;
  const Lanes hands(position.hands);
  const Lanes may_be_void = ~where_greater(hands.counts(), Lanes(position.deferred));
  return may_be_void & (hands & Lanes(trumps)).words_with_any();
}

// Whether anybody but this seat has more than one trump.
template <int Seats>
bool others_have_several_trumps(const Position<Seats>& position, Seat seat) {
  using Lanes = SeatLanes<Seats>;
  const Lanes several = (Lanes(position.hands) & Lanes(kTrumps)).words_with_several();
  return several.without(seat).united() != 0;
}

// Whether the leader takes so many tricks by leading his lowest trump, when he has two or more and nobody
// else has more than one: whether that wins or not, his other trumps are then the only ones (see
// takes_once_in). Requires that he owes no discards; the others may, as trumps are never deferred.
template <int Seats>
bool draws(const Position<Seats>& position, int tricks) {
  const Word hand = position.hand(position.leader);
  const Word rest = hand ^ bottom_card(hand & kTrumps);
  const Word others = (position.in_play() ^ hand) & ~kTrumps;
  if ((rest & kTrumps) == 0 || std::popcount(rest & ~up_to_top(others)) < tricks) return false;
  return !others_have_several_trumps(position, position.leader);
}

// What keeps the leader's side from cashing together (see cashes_together).
struct Opposition {
  Word hands = 0;                // of the other side
  Word limit = each_lane(0x7F);  // how often each suit can be cashed before somebody ruffs
  int most_trumps = 0;           // of a player on the leader's side
};
template <int Seats, class Sides>
Opposition opposition(const Position<Seats>& position, const Sides& sides, Word trumps) {
  Opposition opposition;
  for (const Seat seat : all_seats(Seats)) {
    const Word hand = position.hand(seat);
    if (!sides.opposed(seat, position.leader)) {
      opposition.most_trumps = std::max(opposition.most_trumps, std::popcount(hand & trumps));
      continue;
    }
    opposition.hands |= hand;
    if ((hand & trumps) == 0) continue;
    opposition.limit = lane_min(opposition.limit, lane_counts(hand));
  }
  return opposition;
}

// The most tricks in side suits that partners of `seat`, other than the leader, can cash when he has the
// lead. Of each seat `wins` tells how many it can cash in each suit; he needs a card in one of these to give
// up the lead. Goes on from that partner to another one if `kPartners` says so.
template <int kPartners, int Seats, class Sides>
int partners_cash(const Position<Seats>& position, const Sides& sides, const SeatWords<Seats>& wins,
                  Seat seat, Seat before) {
  int most = 0;
  for (const Seat next : all_seats(Seats)) {
    if (sides.opposed(next, seat) || next == seat || next == before) continue;
    const Word won = wins[next.index()];
    if ((lanes_with_any(won) & position.hand(seat)) == 0) continue;
    int tricks = lane_sum(won);
    if constexpr (kPartners > 1) {
      tricks += partners_cash<kPartners - 1>(position, sides, wins, next, seat);
    }
    most = std::max(most, tricks);
  }
  return most;
}

// Whether the leader's side can cash so many tricks one after the other, or is sure of as many with its
// trumps afterwards.
//
// The leader cashes his top runs of side suits, goes over to a partner who cashes his, and he to a third.
// Each suit is cashed by the one who has its highest card, so that nobody has to part with a winner or with
// the card that he goes over with. Opponents who have trumps must follow suit all the time. Nobody on the
// side has to ruff as long as he has other cards, so all keep their trumps, and sure_trumps holds for the
// rest. Requires that nobody owes discards (see Search).
template <int Seats, class Sides>
bool cashes_together(const Position<Seats>& position, const Sides& sides, Word trumps, int tricks) {
  const auto [theirs, limit, most_trumps] = opposition(position, sides, trumps);
  const Word in_play = position.in_play();
  const Word winners = (in_play ^ theirs) & ~(up_to_top(theirs) | trumps);
  if (lane_sum(lane_min(lane_counts(winners), limit)) + most_trumps < tricks) return false;

  using Lanes = SeatLanes<Seats>;
  const Lanes hands(position.hands);
  const Lanes runs = hands & ~((Lanes(in_play) ^ hands).up_to_top() | Lanes(trumps));
  const SeatWords<Seats> wins = min(runs.counts(), Lanes(limit)).each();
  const int all = lane_sum(wins[position.leader.index()]) +
                  partners_cash<2>(position, sides, wins, position.leader, position.leader);
  const int cashed = std::min(all, position.tricks_left - most_trumps);
  if (cashed >= tricks) return true;
  if (trumps == 0) return false;
  for (const Seat seat : all_seats(Seats)) {
    if (sides.opposed(seat, position.leader)) continue;
    if (sure_trumps(position.hand(seat), theirs, tricks - cashed)) return true;
  }
  return false;
}

// If true, the four sets, one in each lane, can each have a member that stands for no other one: the three in
// the lower lanes by Hall's theorem, as any two of them have two members at least and all three have three,
// and the fourth because it has one that they have not.
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

// Seat 0, who is alone, takes at most as many tricks as she has trumps and cards that nobody covers, and a
// little more where one defender has to cover two suits.
//
// In each side suit one defender covers, with the cards he has above all of hers: each time she follows to
// the suit he plays one of these, and on lead he leads one, so that hers loses. As he holds as many cards as
// she does, he has one to spare for each of hers that he does not cover himself, and whenever he cannot
// follow he plays a spare one. Only where he covers all that she has left, and she cannot follow either, has
// he none: he parts with a cover, and if she then parts with a card of another suit, one more of hers may
// win. That does no harm where he covers one suit alone, as somebody else can cover the other as well, nor in
// the last two tricks: whoever wins the first of them has one card left, and he keeps the cover of its suit.
// So she needs three tricks for a chance: this one, the one that she wins, and one to give up the lead.
template <int Seats>
class Covers {
 public:
  explicit Covers(const SeatWords<Seats>& hands) : lengths_(lane_counts(hands[0])) {
    using Lanes = SeatLanes<Seats>;
    const Lanes above_hers = Lanes(hands) & Lanes(~up_to_top(hands[0]));
    const Lanes covers = min(above_hers.counts(), Lanes(lengths_));
    covered_ = covers.largest();
    defenders_ = (~where_greater(Lanes(covered_), covers) & Lanes::seat_bits()).united();
  }

  // Whether the bound lets her take so many, `trumps` being all bits of that suit, or none.
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
  Word lengths_;    // of her suits
  Word covered_;    // of her cards in each suit, the most that one defender covers
  Word defenders_;  // in each lane the bits of those who cover as many
};

// Whether seat 0, alone and on lead, takes every trick that is left. Exact.
//
// She draws trumps, then plays each suit from the top. A defender with j cards of a suit in which she has m
// can keep his highest until the min(j, m)th time that she leads it; so she needs that many cards above it.
// Drawing them takes as many trumps as he has, unless trumps are all she holds. And he can always keep what
// he needs: he plays a card a trick, as she does, and when he cannot follow he has one to spare.
template <int Seats>
bool runs_everything(const Position<Seats>& position, Word trumps) {
  const Word hers = position.hand(kDeclarer);
  const Word lengths = lane_counts(hers);
  const bool only_trumps = (hers & ~trumps) == 0;
  using Lanes = SeatLanes<Seats>;
  const Lanes others = Lanes(position.hands).without(kDeclarer);
  const Lanes his_lengths = others.counts();
  const Lanes higher = (Lanes(hers) & ~others.up_to_top()).counts();
  if (where_greater(min(his_lengths, Lanes(lengths)), higher).united() != 0) return false;
  return trumps == 0 || only_trumps || trump_count(his_lengths.largest()) <= trump_count(lengths);
}

// Whether in some suit somebody else has a card below all of this hand's there.
inline bool is_undercut(Word hand, Word others) { return (lane_bottoms(hand) & down_to_bottom(others)) != 0; }

// Whether a player who is alone, has no trump and is not on lead can avoid every further trick: in every suit
// his card with j lower cards of his own has at most j cards of other players below it, so that his lowest
// card is below theirs, his second below their second, and so on. He then follows a card led with his highest
// card below it, and discards the highest card of any suit; both keep the condition true.
inline bool ducks_everything(Word hand, Word others) {
  for (; hand != 0; hand = without_bottoms(hand), others = without_bottoms(others)) {
    if (is_undercut(hand, others)) return false;
  }
  return true;
}

// If true, seat 0, alone in a game without trumps, can be made to take this very trick: the leader leads a
// card of a suit that she holds below all of hers there, and everyone else who must follow has one below
// hers, too. A defender who owes discards (see Search) need not follow with so few cards. In the last trick
// there is no other way.
template <int Seats>
bool must_take(const Position<Seats>& position) {
  const Word hers = position.hand(kDeclarer);
  const Word below = ~down_to_bottom(hers);
  const Word suits = lanes_with_any(hers) & lanes_with_any(position.hand(position.leader) & below);
  if (suits == 0) return false;
  using Lanes = SeatLanes<Seats>;
  const Lanes hands(position.hands);
  const Lanes stuck =
      where_greater(hands.counts(), Lanes(position.deferred)) & ~(hands & Lanes(below)).lanes_with_any();
  return (suits & ~stuck.without(kDeclarer).united()) != 0;
}

}  // namespace nap::search::inline NAP_PROCESSOR
