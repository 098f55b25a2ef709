// Bounds on the tricks that a side takes from a position, found without search.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "position.hpp"

namespace nap::search {

struct Bounds {
  std::int8_t lower = 0;
  std::int8_t upper = 0;
};

// Tricks that the trumps of one player win however the cards are played. Each of his trumps, when it is
// played, wins the trick for his side unless a higher trump of the other side falls on it, and each of those
// falls once. So from the top down every higher trump of theirs covers at most one of his, and what is left
// uncovered wins.
inline int sure_trumps(Word his_hand, Word other_side) {
  Word his = his_hand & kTrumps;
  Word theirs = other_side & kTrumps;
  int covers = 0;
  int sure = 0;
  while (his != 0) {
    if (theirs > his) {  // the highest trump left is theirs
      ++covers;
      theirs ^= top_card(theirs);
      continue;
    }
    if (covers > 0) {
      --covers;
    } else {
      ++sure;
    }
    his ^= top_card(his);
  }
  return sure;
}

// How many of the highest cards in play of `lane` are in `hand`, when `others` holds the rest.
inline int top_run(Word hand, Word others, Word lane) {
  const Word theirs = others & lane;
  const Word top = theirs == 0 ? lane : above(top_card(theirs)) & lane;
  return std::popcount(hand & top);
}

// Tricks that a leader who is alone against everyone else can cash without losing the lead.
//
// His top trumps win. If they are at least as many as the trumps of any other player, they draw them all:
// then all his trumps win, and of each side suit his top run, or the whole suit where the run exhausts every
// other player. Otherwise a top card of a side suit wins as long as every player who still has a trump must
// follow suit, so he cashes those first and his top trumps last; players without trumps may discard what they
// like.
template <int Seats>
int cashable_tricks(const Position<Seats>& position, bool has_trump) {
  const Word mine = position.hand(position.leader);
  Word others = 0;
  for (const Word hand : position.hands) others |= hand;
  others ^= mine;

  int most_trumps = 0;
  int trump_run = 0;
  if (has_trump) {
    for (Seat seat = 0; seat < Seats; ++seat) {
      if (seat != position.leader)
        most_trumps = std::max(most_trumps, std::popcount(position.hand(seat) & kTrumps));
    }
    trump_run = top_run(mine, others, kTrumps);
  }
  const bool draws_trumps = trump_run >= most_trumps;
  int tricks = !has_trump ? 0 : draws_trumps ? std::popcount(mine & kTrumps) : trump_run;
  for (unsigned suit = 0; suit < kSuits; ++suit) {
    const Word lane = CardSet::kLane << (16U * suit);
    if ((has_trump && lane == kTrumps) || (mine & lane) == 0) continue;
    int run = top_run(mine, others, lane);
    if (run == 0) continue;
    int longest = 0;
    for (Seat seat = 0; seat < Seats; ++seat) {
      if (seat == position.leader) continue;
      const int length = std::popcount(position.hand(seat) & lane);
      longest = std::max(longest, length);
      const int owed = position.late_discards[static_cast<std::size_t>(seat)];
      if (!draws_trumps && (position.hand(seat) & kTrumps) != 0)
        run = std::min(run, std::max(0, length - owed));
    }
    if (draws_trumps && run >= longest) run = std::popcount(mine & lane);
    tricks += run;
  }
  return tricks;
}

// Whether a player who is alone, has no trump and is not on lead can avoid every further trick: in every suit
// his card with j lower cards of his own has at most j cards of other players below it. He then follows a
// card led with his highest card below it, and discards the highest card of any suit; both keep the condition
// true.
inline bool ducks_everything(Word hand, Word others) {
  while (hand != 0) {
    const Word lane = lane_with(hand);
    Word theirs = others & lane;
    int lower = 0;
    for (Word his = hand & lane; his != 0; his &= his - 1) {
      if (std::popcount(theirs & (bottom_card(his) - 1)) > lower) return false;
      ++lower;
    }
    hand &= ~lane;
  }
  return true;
}

}  // namespace nap::search
