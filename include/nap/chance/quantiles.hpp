// Quantiles of values that have weights.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace nap {

// The least values that these shares of the weight do not exceed. `values` are pairs of a value and its
// weight, at least one, in ascending order; `all` is their weight together. The shares ascend.
template <class Values, std::size_t kShares>
auto quantiles(const Values& values, double all, const std::array<double, kShares>& shares) {
  assert(!values.empty());
  using Value = std::remove_cvref_t<decltype(values.begin()->first)>;
  std::array<Value, kShares> found{};
  std::size_t next = 0;
  double below = 0.0;
  for (const auto& [value, weight] : values) {
    below += static_cast<double>(weight);
    while (next < kShares && below >= shares[next] * all) found[next++] = value;
  }
  // The weights may add up to a little less than their sum in another order.
  while (next < kShares) found[next++] = values.rbegin()->first;
  return found;
}

}  // namespace nap
