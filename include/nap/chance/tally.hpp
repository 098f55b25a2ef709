// Integer counts of what happened in a number of deals. All results are handed on in this form.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nap {

// For a list of outcomes over the same deals: how often each succeeds, and how often each pair succeeds
// together. The tallies of disjoint sets of deals add up, in any order, to the tally of all these deals.
class Tally {
 public:
  Tally() = default;
  explicit Tally(std::size_t outcomes) : joint_(pair(outcomes, 0)), recent_(outcomes) {}

  // Adds `deals` deals in which the same outcomes succeeded. `succeeded` has the places of these outcomes,
  // each once.
  void add(std::span<const std::size_t> succeeded, std::uint64_t deals = 1);
  Tally& operator+=(const Tally& other);  // requires the same number of outcomes

  std::uint64_t deals() const { return deals_; }
  std::size_t outcomes() const { return recent_.size(); }
  std::uint64_t successes(std::size_t outcome) const { return joint(outcome, outcome); }
  std::uint64_t joint(std::size_t a, std::size_t b) const {
    return joint_[pair(std::max(a, b), std::min(a, b))] + recent_joint(a, b);
  }

  friend bool operator==(const Tally& a, const Tally& b);

 private:
  // The place of a pair in `joint_`: (0, 0), (1, 0), (1, 1), (2, 0) and so on. Requires a >= b.
  static constexpr std::size_t pair(std::size_t a, std::size_t b) { return a * (a + 1) / 2 + b; }

  std::uint64_t recent_joint(std::size_t a, std::size_t b) const {
    return static_cast<std::uint64_t>(std::popcount(recent_[a] & recent_[b]));
  }
  void settle_recent();

  std::uint64_t deals_ = 0;
  std::vector<std::uint64_t> joint_;  // of all deals but the recent ones
  // The recent deals are counted 64 at a time, because adding up every pair for each deal takes as long as
  // solving an easy deal. Bit i of an outcome's word says whether the outcome succeeded in the i-th recent
  // deal.
  std::vector<std::uint64_t> recent_;
  unsigned recent_deals_ = 0;
};

}  // namespace nap
