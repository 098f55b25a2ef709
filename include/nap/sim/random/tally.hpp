// Integer counts of what happened in a number of deals: the one form in which results are passed on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nap {

// Successes of a list of outcomes over the same deals, and joint successes of every two of them. Tallies of
// disjoint sets of deals add up, in any order, to the tally of all.
class Tally {
 public:
  Tally() = default;
  explicit Tally(std::size_t outcomes) : outcomes_(outcomes), joint_(outcomes * outcomes) {}

  // Adds one deal in which the outcomes at these places, each named once, succeeded.
  void add(std::span<const std::size_t> succeeded);
  Tally& operator+=(const Tally& other);  // requires as many outcomes

  std::uint64_t deals() const { return deals_; }
  std::size_t outcomes() const { return outcomes_; }
  std::uint64_t successes(std::size_t outcome) const { return joint(outcome, outcome); }
  std::uint64_t joint(std::size_t a, std::size_t b) const { return joint_[a * outcomes_ + b]; }

  friend bool operator==(const Tally&, const Tally&) = default;

 private:
  std::size_t outcomes_ = 0;
  std::uint64_t deals_ = 0;
  std::vector<std::uint64_t> joint_;  // symmetric
};

}  // namespace nap
