// One hand for every active seat, before and during play.
#pragma once

#include <array>
#include <cassert>

#include "nap/cards/card_set.hpp"
#include "nap/cards/seat.hpp"

namespace nap {

// The hands of 2 to 7 seats. The declarer sits in the first seat and leads. Hands are disjoint and of equal
// size.
class Deal {
 public:
  constexpr explicit Deal(int seats) : seats_(seats) { assert(seats >= 2 && seats <= kMaxSeats); }

  constexpr int seats() const { return seats_; }
  constexpr CardSet hand(Seat seat) const { return hands_[index(seat)]; }
  constexpr void give(Seat seat, CardSet cards) { hands_[index(seat)].insert(cards); }
  // Cards in each hand.
  constexpr int hand_cards() const { return hands_[0].size(); }
  constexpr CardSet cards() const {
    CardSet all;
    for (const CardSet hand : hands_) all.insert(hand);
    return all;
  }

  // The same hands with the seats renumbered: `first` becomes the first seat.
  constexpr Deal seen_from(Seat first) const {
    Deal turned(seats_);
    for (const Seat seat : all_seats(seats_))
      turned.give(seat, hand(first.further_by(seat.number(), seats_)));
    return turned;
  }

  friend constexpr bool operator==(const Deal&, const Deal&) = default;

 private:
  constexpr std::size_t index(Seat seat) const {
    assert(seat.number() >= 0 && seat.number() < seats_);
    return seat.index();
  }

  std::array<CardSet, kMaxSeats> hands_{};
  int seats_;
};

// What each seat still holds at some moment of play; no cards beyond the last seat. Cards of the trick in
// progress are in no hand, so hands may differ in size.
using Hands = std::array<CardSet, kMaxSeats>;

}  // namespace nap
