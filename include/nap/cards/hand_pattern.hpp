// Hands of a kind: "AKQ.xx..", "AK?.A.?.".
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "nap/cards/card_set.hpp"

namespace nap {

// Four suits, whose order does not matter; in each some cards by their rank, some below ten, and some more of
// any rank.
class HandPattern {
 public:
  // Reads the dot form with `x` for a card below ten and `?` for any card, in any case, for `hand_cards`
  // cards in all. Throws ParseError (notation.hpp) naming the place by its character in `text`, counted
  // from 1.
  static HandPattern parse(std::string_view text, int hand_cards);

  bool matches(CardSet hand) const;

 private:
  struct Holding {
    std::uint16_t ranks = 0;  // bit 0 is the two
    int below_ten = 0;
    int any = 0;

    bool matches(std::uint16_t lane) const;
  };

  std::array<Holding, kSuits> holdings_{};
};

}  // namespace nap
