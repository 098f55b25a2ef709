#include "duels/duels.hpp"

#include "hands/average.hpp"

namespace nap {

void DuelRates::add(std::size_t hand, const Duel& duel) {
  if (hands_.empty() || hands_.back().hand != hand) hands_.push_back({hand, 0, 0, 0});
  OfHand& counts = hands_.back();
  ++counts.deals;
  counts.first += duel.first ? 1 : 0;
  counts.second += duel.second ? 1 : 0;
}

template <class Value>
std::optional<Estimate> DuelRates::mean(const Value& value) const {
  Average average;
  for (const OfHand& counts : hands_) average.add(counts.deals, value(counts) / counts.deals);
  return average.mean();
}

std::optional<Estimate> DuelRates::first() const {
  return mean([](const OfHand& counts) { return static_cast<double>(counts.first); });
}

std::optional<Estimate> DuelRates::second() const {
  return mean([](const OfHand& counts) { return static_cast<double>(counts.second); });
}

std::optional<Estimate> DuelRates::change() const {
  return mean([](const OfHand& counts) { return static_cast<double>(counts.second - counts.first); });
}

}  // namespace nap
