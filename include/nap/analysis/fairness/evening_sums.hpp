// What evenings of play come to, with its error.
#pragma once

#include <array>
#include <cstdint>

#include "nap/cards/deal.hpp"
#include "nap/sim/random/interval.hpp"

namespace nap {

inline constexpr int kDealsInEvening = 60;

// What is added up over an evening, in stakes.
struct Measures {
  static constexpr std::size_t kDeclarer = 0;   // what declarers got
  static constexpr std::size_t kDefenders = 1;  // what those with cards who were not got, all together
  static constexpr std::size_t kRuined = 2;     // people whose bank was gone at some time
  static constexpr std::size_t seat(Seat seat) { return 3 + seat.index(); }
  static constexpr std::size_t person(int person) {
    return 3 + std::size_t{kMaxSeats} + static_cast<std::size_t>(person);
  }
  static constexpr std::size_t kCount = 3 + 2 * std::size_t{kMaxSeats};

  std::array<std::int64_t, kCount> values{};
};

// Sums over evenings; those of disjoint sets of evenings add up.
class EveningSums {
 public:
  void add(const Measures& evening);
  // The difference of two parties over the same evening.
  void add_difference(const Measures& evening, const Measures& other);
  EveningSums& operator+=(const EveningSums& other);

  std::uint64_t evenings() const { return evenings_; }
  std::int64_t sum(std::size_t measure) const { return sums_.values[measure]; }
  // Mean with its 95 % interval. Evenings are independent of each other; what happens within one need not be.
  // Both require an evening.
  Estimate per_evening(std::size_t measure) const;
  Estimate per_deal(std::size_t measure) const;
  // By how much evenings differ: their standard deviation.
  double deviation(std::size_t measure) const;

 private:
  std::uint64_t evenings_ = 0;
  Measures sums_;
  Measures squares_;
};

}  // namespace nap
