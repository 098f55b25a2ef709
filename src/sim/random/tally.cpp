#include "nap/sim/random/tally.hpp"

#include <cassert>

namespace nap {

void Tally::add(std::span<const std::size_t> succeeded, std::uint64_t deals) {
  deals_ += deals;
  for (const std::size_t a : succeeded) {
    std::uint64_t* row = &joint_[a * outcomes_];
    for (const std::size_t b : succeeded) row[b] += deals;
  }
}

Tally& Tally::operator+=(const Tally& other) {
  assert(outcomes_ == other.outcomes_);
  deals_ += other.deals_;
  for (std::size_t i = 0; i < joint_.size(); ++i) joint_[i] += other.joint_[i];
  return *this;
}

}  // namespace nap
