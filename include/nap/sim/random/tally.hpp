// Integer counts of what happened in a number of deals. All results are passed on in this form.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nap {

// For a list of outcomes over the same deals: the successes of each, and the joint successes of each pair.
// The tallies of disjoint sets of deals add up, in any order, to the tally of all the deals.
class Tally {
 public:
  Tally() = default;
  explicit Tally(std::size_t outcomes) : outcomes_(outcomes), joint_(outcomes * outcomes) {}

  // Adds so many deals. `succeeded` has the places of the outcomes that succeeded in each of them, each once.
  void add(std::span<const std::size_t> succeeded, std::uint64_t deals = 1);
  Tally& operator+=(const Tally& other);  // requires the same number of outcomes

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
