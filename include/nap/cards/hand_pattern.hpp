// Patterns that match hands: "AKQ.xx..", "AK?.A.?.", "KTxx+A", "AKx.J...JK".
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "nap/cards/card_set.hpp"
#include "nap/cards/deck.hpp"
#include "nap/cards/notation.hpp"

namespace nap {

// A pattern describes four suits, which may come in any order. Each suit has some cards of given ranks, a
// number of cards below ten, and a number of further cards of any rank. Besides, it has the joker or has it
// not.
class HandPattern {
 public:
  // Reads a pattern of `hand_cards` cards, written as a hand in dot form or in groups (notation.hpp), in
  // upper or lower case, or as on the pages of thresholds, with a plus for each dot. `x` is a card below ten
  // and `?` is any card, but never the joker. With a joker in the deck JK stands where it stands in hands:
  // behind the fourth dot, or as a word among the groups. Throws ParseError that names the place: the number
  // of a character in `text`, counted from 1.
  static HandPattern parse(std::string_view text, int hand_cards, RankLetters letters = RankLetters::English,
                           Deck deck = Deck());

  // Whether the text has an `x`, a `?` or a plus, and otherwise only characters that patterns have.
  static bool is_pattern(std::string_view text, RankLetters letters = RankLetters::English);

  bool matches(CardSet hand) const;

 private:
  class Reader;

  struct Holding {
    std::uint16_t ranks = 0;  // bit 0 is the two
    int below_ten = 0;
    int any = 0;

    int cards() const;
    bool matches(std::uint16_t lane) const;
  };

  int cards() const;

  std::array<Holding, kSuits> holdings_{};
  bool has_joker_ = false;
};

}  // namespace nap
