// The solver's view of a deal between two tricks: the cards still held, who leads, and how many tricks are
// left.
//
// Three seats, two tricks left, seat 1 leads, hearts are trump. The declarer (seat 0) holds ♥A ♠7, seat 1 ♥K
// ♠9, seat 2 ♣54:
//
//            trump suit (♥)   ♠                ♦                ♣
//            ---AKQJT98765432 ---AKQJT98765432 ---AKQJT98765432 ---AKQJT98765432
//   hands[0] ...1............ ..........1..... ................ ................
//   hands[1] ....1........... ........1....... ................ ................
//   hands[2] ................ ................ ................ ............11..
//   hands[3] ................ ................ ................ ................  no seat
//   gone     .....11111111111 ...11111.1.11111 ...1111111111111 ...111111111..11
//
// The trump suit, if there is one, does not change during a search and is kept elsewhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bits/card_words.hpp"
#include "nap/cards/seat.hpp"

namespace nap::search::inline NAP_PROCESSOR {

template <int Seats>
struct Position {
  SeatWords<Seats> hands{};
  // How many discards each seat has deferred: a card is played, but which one is not chosen yet, so it is
  // still in the hand (see Discards). All are 0 in the real game. A seat holds as many cards as there are
  // tricks left, and one more for each deferred discard.
  SeatBytes deferred{};
  Word gone = 0;  // cards in no hand
  Seat leader;
  int tricks_left = 0;

  Word& hand(Seat seat) { return hands[seat.index()]; }
  Word hand(Seat seat) const { return hands[seat.index()]; }
  std::uint8_t& deferred_by(Seat seat) { return deferred[seat.index()]; }
  int deferred_by(Seat seat) const { return deferred[seat.index()]; }
  Word in_play() const { return kAllCards ^ gone; }

  // The position after a trick in which the cards `played` fell and `winner` took them.
  Position after(Word played, Seat winner) const {
    Position next;
    for (std::size_t i = 0; i < hands.size(); ++i) next.hands[i] = hands[i] & ~played;
    next.deferred = deferred;
    next.gone = gone | played;
    next.leader = winner;
    next.tricks_left = tricks_left - 1;
    return next;
  }
};

}  // namespace nap::search::inline NAP_PROCESSOR
