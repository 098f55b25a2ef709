// A number for up to five cards, so that what is known of them can stand in a table.
#pragma once

#include <array>
#include <cstddef>

#include "nap/asnas/hands/pack.hpp"

namespace nap::asnas {

// The code of cards together is the sum of their codes.
inline constexpr std::array<std::size_t, kRanks> kCodeOfCard = {1, 6, 36, 216, 1296};
inline constexpr std::size_t kCardCodes = 6 * 1296;

constexpr std::size_t code_of(const Cards& cards) {
  std::size_t code = 0;
  for (const Rank rank : kRanksHighToLow) {
    code += static_cast<std::size_t>(cards.of(rank)) * kCodeOfCard[static_cast<std::size_t>(rank)];
  }
  return code;
}

}  // namespace nap::asnas
