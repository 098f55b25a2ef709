// The open game that the solver solves.
#pragma once

#include <cstdint>

#include "nap/cards/deal.hpp"
#include "nap/rules/trump.hpp"

namespace nap {

// Some of the seats of a table.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(Seat seat)
      : bits_(static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat))) {}
  // Seats 0 to `seats` - 1.
  static constexpr SeatSet first(int seats) {
    SeatSet all;
    all.bits_ = static_cast<std::uint8_t>((1U << static_cast<unsigned>(seats)) - 1U);
    return all;
  }

  constexpr bool has(Seat seat) const { return (bits_ >> static_cast<unsigned>(seat) & 1U) != 0; }
  // Whether one of the two is in the set and the other is not.
  constexpr bool separates(Seat a, Seat b) const {
    return ((bits() >> static_cast<unsigned>(a) ^ bits() >> static_cast<unsigned>(b)) & 1U) != 0;
  }
  constexpr unsigned bits() const { return bits_; }
  constexpr void insert(SeatSet other) { bits_ = static_cast<std::uint8_t>(bits_ | other.bits_); }
  constexpr bool contains(SeatSet other) const { return (other.bits_ & ~bits_) == 0; }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

// Seat 0 leads. Its side, `allies`, plays to take as many tricks as it can, or at misère as few; everyone
// else plays against that. All hands are open.
struct Game {
  Trump trump = Trump::first_lead();
  bool misere = false;
  SeatSet allies = SeatSet(0);  // always has seat 0

  friend constexpr bool operator==(const Game&, const Game&) = default;
};

}  // namespace nap
