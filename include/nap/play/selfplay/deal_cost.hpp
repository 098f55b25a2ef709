// How long a deal takes to play, so that samples of costly deals can be smaller.
#pragma once

#include <cstdint>

#include "nap/cards/deal.hpp"

namespace nap {

// A deal of many cards takes long: one of seven hands of seven cards as long as a hundred of four hands of
// five.
enum class DealCost : std::uint8_t {
  Low,     // at most 30 cards are dealt
  Middle,  // at most 40
  High
};

constexpr DealCost deal_cost(const Shape& shape) {
  const int dealt = shape.seats * shape.hand_cards;
  if (dealt <= 30) return DealCost::Low;
  return dealt <= 40 ? DealCost::Middle : DealCost::High;
}

}  // namespace nap
