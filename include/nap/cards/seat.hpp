// Places at the table, and sets of them.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace nap {

// A place at the table. Numbers count clockwise, from 0 in code and from 1 in everything that people read.
// Who sits in the first seat depends on the use: in a deal the declarer, in an auction the player to the
// dealer's left.
class Seat {
 public:
  constexpr Seat() = default;  // the first
  constexpr explicit Seat(int number) : number_(number) {}

  constexpr int number() const { return number_; }
  // For arrays that have one element per seat.
  constexpr std::size_t index() const { return static_cast<std::size_t>(number_); }
  // The next seat clockwise, and the one `places` seats further, at a table of `seats` seats.
  constexpr Seat next(int seats) const { return Seat(number_ + 1 == seats ? 0 : number_ + 1); }
  constexpr Seat further_by(int places, int seats) const { return Seat((number_ + places) % seats); }

  friend constexpr bool operator==(Seat, Seat) = default;
  friend constexpr auto operator<=>(Seat, Seat) = default;

 private:
  int number_ = 0;
};

// In a deal the declarer sits in the first seat and leads first. Everyone else is a defender.
inline constexpr Seat kDeclarer = Seat(0);

// Consecutive seats, for use in loops.
class SeatRange {
 public:
  class Iterator {
   public:
    constexpr explicit Iterator(int number) : number_(number) {}
    constexpr Seat operator*() const { return Seat(number_); }
    constexpr Iterator& operator++() {
      ++number_;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    int number_;
  };

  // From `first` to the last seat of a table of `seats` seats.
  constexpr SeatRange(Seat first, int seats) : first_(first.number()), end_(seats) {}
  constexpr Iterator begin() const { return Iterator(first_); }
  constexpr Iterator end() const { return Iterator(end_); }

 private:
  int first_;
  int end_;
};

constexpr SeatRange all_seats(int seats) { return {kDeclarer, seats}; }
constexpr SeatRange defender_seats(int seats) { return {Seat(1), seats}; }

// Some of the seats of a table.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(Seat seat) : bits_(static_cast<std::uint8_t>(1U << seat.index())) {}
  // Every seat of a table of `seats` seats.
  static constexpr SeatSet all(int seats) {
    SeatSet all;
    all.bits_ = static_cast<std::uint8_t>((1U << static_cast<unsigned>(seats)) - 1U);
    return all;
  }

  constexpr bool has(Seat seat) const { return (bits_ >> seat.index() & 1U) != 0; }
  // Whether exactly one of the two seats is in the set.
  constexpr bool separates(Seat a, Seat b) const {
    return ((bits() >> a.index() ^ bits() >> b.index()) & 1U) != 0;
  }
  constexpr unsigned bits() const { return bits_; }
  constexpr void insert(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | SeatSet(seat).bits_); }
  constexpr bool contains(SeatSet other) const { return (other.bits_ & ~bits_) == 0; }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

}  // namespace nap
