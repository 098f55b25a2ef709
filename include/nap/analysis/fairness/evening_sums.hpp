// Sums over evenings of play, with their errors.
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "nap/cards/deal.hpp"
#include "nap/chance/interval.hpp"

namespace nap {

inline constexpr int kDealsInEvening = 60;

// What is added up over an evening, in stakes.
struct Measures {
  std::int64_t declarer = 0;                        // what declarers got
  std::int64_t defenders = 0;                       // what defenders got, all of them together
  std::int64_t ruined = 0;                          // people whose bank was gone at some time
  std::array<std::int64_t, kMaxSeats> by_seat{};    // what each seat got
  std::array<std::int64_t, kMaxSeats> by_person{};  // what each person got
};

// One of the measures: a field, such as &Measures::declarer, or that of one seat or person.
using Measure = std::function<std::int64_t(const Measures&)>;
Measure of_seat(Seat seat);
Measure of_person(int person);

// Sums over evenings. The sums of disjoint sets of evenings can be added.
class EveningSums {
 public:
  void add(const Measures& evening);
  // Adds what the changed school measured less what the base did in the same evening (see SchoolPair).
  void add_difference(const Measures& changed, const Measures& base);
  EveningSums& operator+=(const EveningSums& other);

  std::uint64_t evenings() const { return evenings_; }
  std::int64_t sum(const Measure& measure) const { return measure(sums_); }
  // The mean with its 95 % interval. Evenings are independent of each other; the deals of one evening need
  // not be. Both require at least one evening.
  Estimate per_evening(const Measure& measure) const;
  Estimate per_deal(const Measure& measure) const;
  // The standard deviation between evenings.
  double deviation(const Measure& measure) const;

 private:
  std::uint64_t evenings_ = 0;
  Measures sums_;
  Measures squares_;
};

}  // namespace nap
