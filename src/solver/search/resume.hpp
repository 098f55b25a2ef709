// How Search goes on in the middle of a trick.
#pragma once

#include "search/search.hpp"
#include "search/settle.hpp"

namespace nap::search::inline NAP_PROCESSOR {

template <int Seats, class Sides, class Techniques>
Trick Search<Seats, Sides, Techniques>::resumed(Seat leader, std::span<const Word> cards) const {
  Seat seat = leader;
  Trick resumed = lead(seat, cards.front());
  for (const Word card : cards.subspan(1)) {
    seat = seat.next(Seats);
    resumed = resumed.with(seat, card, setting_.trumps);
  }
  return resumed;
}

template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::reaches_after_lead(Word card, int target) {
  if (root_.leader == kDeclarer) return reaches_after(card, target);
  return play_lead<Discards::AtOnce>(root_, card, target);
}

// Sure trumps are sure in any order of play, so also when a part of the trick is played. That holds for no
// other bound of the start of a trick: the cards already played may have been mistakes.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::reaches_in_trick(const Trick& trick, int played, Word card,
                                                        int target) {
  if (declarer_has_sure_trumps(setting_, root_, target)) return true;
  return resume_trick<Seats - 1>(Seats - played, card, root_.leader.further_by(played, Seats), trick, target);
}

// Turns the number of seats that have yet to play into a compile-time constant, which the functions of a
// trick need.
template <int Seats, class Sides, class Techniques>
template <int kToPlay>
bool Search<Seats, Sides, Techniques>::resume_trick(int to_play, Word card, Seat seat, const Trick& trick,
                                                    int target) {
  if constexpr (kToPlay == 1) {
    return play_card<Discards::AtOnce, 1>(root_, card, seat, trick, target);
  } else {
    if (to_play == kToPlay) return play_card<Discards::AtOnce, kToPlay>(root_, card, seat, trick, target);
    return resume_trick<kToPlay - 1>(to_play, card, seat, trick, target);
  }
}

}  // namespace nap::search::inline NAP_PROCESSOR
