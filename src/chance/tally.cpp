#include "nap/chance/tally.hpp"

#include <cassert>

namespace nap {

void Tally::add(std::span<const std::size_t> succeeded, std::uint64_t deals) {
  deals_ += deals;
  if (deals == 1) {
    const std::uint64_t deal = std::uint64_t{1} << recent_deals_;
    for (const std::size_t outcome : succeeded) recent_[outcome] |= deal;
    if (++recent_deals_ == 64) settle_recent();
    return;
  }
  for (const std::size_t a : succeeded) {
    for (const std::size_t b : succeeded) {
      if (a >= b) joint_[pair(a, b)] += deals;
    }
  }
}

Tally& Tally::operator+=(const Tally& other) {
  assert(outcomes() == other.outcomes());
  deals_ += other.deals_;
  for (std::size_t a = 0; a < outcomes(); ++a) {
    for (std::size_t b = 0; b <= a; ++b) joint_[pair(a, b)] += other.joint(a, b);
  }
  return *this;
}

bool operator==(const Tally& a, const Tally& b) {
  if (a.outcomes() != b.outcomes() || a.deals() != b.deals()) return false;
  for (std::size_t one = 0; one < a.outcomes(); ++one) {
    for (std::size_t other = 0; other <= one; ++other) {
      if (a.joint(one, other) != b.joint(one, other)) return false;
    }
  }
  return true;
}

void Tally::settle_recent() {
  for (std::size_t a = 0; a < outcomes(); ++a) {
    for (std::size_t b = 0; b <= a; ++b) joint_[pair(a, b)] += recent_joint(a, b);
  }
  std::fill(recent_.begin(), recent_.end(), 0);
  recent_deals_ = 0;
}

}  // namespace nap
