// One hand for every active seat, before and during play, and the cards that nobody holds.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "nap/cards/card_set.hpp"
#include "nap/cards/seat.hpp"

namespace nap {

// How many hands there are, and of how many cards each.
struct Shape {
  int seats;
  int hand_cards;

  friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

// The hands of 2 to 7 seats. The declarer sits in the first seat and leads. Hands are disjoint and of equal
// size.
class Deal {
 public:
  constexpr explicit Deal(int seats) : seats_(seats) { assert(seats >= 2 && seats <= kMaxSeats); }

  constexpr int seats() const { return seats_; }
  constexpr CardSet hand(Seat seat) const { return hands_[index(seat)]; }
  constexpr void give(Seat seat, CardSet cards) { hands_[index(seat)].insert(cards); }
  // How many cards each hand has.
  constexpr int hand_cards() const { return hands_[0].size(); }
  constexpr Shape shape() const { return {.seats = seats_, .hand_cards = hand_cards()}; }
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

// All cards of a deck before the first lead: those in hands, and the stock.
//
//   deck ──┬─ hands ─┬─ hand(declarer)
//          │         └─ hand(seat 1), hand(seat 2), ...
//          └─ stock ─── known(seat): what this seat alone knows of the stock
struct Dealt {
  Deal hands;
  CardSet stock;
  // Of the stock, by seat: what the seat has seen there or thrown away. Nothing where a hand is as it was
  // dealt.
  std::array<CardSet, kMaxSeats> known = {};
  // What players toss coins with in this deal. It tells nothing about the cards. Without it, a seat that sees
  // the same in two deals would choose alike in both, and the results of deals would not be independent.
  std::uint64_t coins = 0;

  constexpr CardSet deck() const { return hands.cards() | stock; }
  friend constexpr bool operator==(const Dealt&, const Dealt&) = default;
};

// What each seat still holds at some moment of play; no cards beyond the last seat. Cards of the trick in
// progress are in no hand, so hands may differ in size.
using Hands = std::array<CardSet, kMaxSeats>;

}  // namespace nap
