// Who plays with whom, and what for: the part of a game that a search is compiled for.
#pragma once

#include "bits/processor.hpp"
#include "nap/solver/game.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Seat 0 alone against everybody, which is Nap: all known at compile time.
template <bool kMisere>
struct LoneDeclarer {
  explicit LoneDeclarer(const Game&) {}

  static constexpr bool is_alone() { return true; }
  static constexpr bool is_alone_at_misere() { return kMisere; }
  static constexpr bool is_misere() { return kMisere; }
  // Whether the seat is on seat 0's side, and whether two seats are on different sides.
  static constexpr bool allied(Seat seat) { return seat == kDeclarer; }
  static constexpr bool opposed(Seat a, Seat b) { return (a == kDeclarer) != (b == kDeclarer); }
  static constexpr bool wants_tricks(Seat seat) { return (seat == kDeclarer) != kMisere; }
};

// Seats 0 and 2 against seats 1 and 3, as at bridge.
struct Partnership {
  explicit Partnership(const Game&) {}

  static constexpr bool is_alone() { return false; }
  static constexpr bool is_alone_at_misere() { return false; }
  static constexpr bool is_misere() { return false; }
  static constexpr bool allied(Seat seat) { return seat.number() % 2 == 0; }
  static constexpr bool opposed(Seat a, Seat b) { return (a.number() ^ b.number()) % 2 != 0; }
  static constexpr bool wants_tricks(Seat seat) { return allied(seat); }
};

// Any sides and either aim.
class AnySides {
 public:
  explicit AnySides(const Game& game) : allies_(game.allies), is_misere_(game.is_misere()) {}

  static constexpr bool is_alone() { return false; }
  static constexpr bool is_alone_at_misere() { return false; }
  bool is_misere() const { return is_misere_; }
  bool allied(Seat seat) const { return allies_.has(seat); }
  bool opposed(Seat a, Seat b) const { return allies_.separates(a, b); }
  bool wants_tricks(Seat seat) const { return allies_.has(seat) != is_misere_; }

 private:
  SeatSet allies_;
  bool is_misere_;
};

}  // namespace nap::search::inline NAP_PROCESSOR
