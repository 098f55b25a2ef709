// The suit patterns of the hands that are dealt in evenings, with their errors.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "nap/analysis/deck/suit_pattern.hpp"
#include "nap/cards/deal.hpp"
#include "nap/chance/interval.hpp"

namespace nap {

// Sums over evenings. The hands of one evening are not independent of each other if the deck is only cut, but
// those of different evenings are. The sums of disjoint sets of evenings can be added.
class PatternSums {
 public:
  explicit PatternSums(std::vector<SuitPattern> patterns);

  // Counts the hands of a deal of the evening in progress.
  void add(const Deal& hands);
  void end_evening();
  // Requires the same patterns.
  PatternSums& operator+=(const PatternSums& other);

  std::span<const SuitPattern> patterns() const { return patterns_; }
  std::uint64_t hands() const { return hands_; }
  // The share of the hands that have one of the patterns for which `is_counted` holds, with its 95 %
  // interval. All evenings must have as many hands. Requires at least one evening.
  template <class IsCounted>
  Estimate share(const IsCounted& is_counted) const {
    std::vector<bool> counted;
    for (const SuitPattern& pattern : patterns_) counted.push_back(is_counted(pattern));
    return share_of(counted);
  }

 private:
  Estimate share_of(const std::vector<bool>& counted) const;

  std::vector<SuitPattern> patterns_;
  std::vector<std::uint64_t> evening_;  // hands of the evening in progress, by pattern
  // Over all evenings: how many hands of an evening have the first pattern times how many have the second.
  std::vector<std::uint64_t> products_;
  std::vector<std::uint64_t> sums_;
  std::uint64_t hands_ = 0;
  std::uint64_t evenings_ = 0;
};

}  // namespace nap
