// How a text is read as a hand.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/text/parse_error.hpp"

namespace nap::test {

inline constexpr RankLetters kEnglish = RankLetters::English;
inline constexpr RankLetters kFrench = RankLetters::French;
inline constexpr RankLetters kSpanish = RankLetters::Spanish;

// The hand as it is read, and the error if it is refused.
inline std::pair<CardSet, std::string> as_read(const std::string& text, int cards, RankLetters letters) {
  try {
    return {parse_hand(text, Deck(), cards, letters), ""};
  } catch (const ParseError& error) {
    return {CardSet(), error.what()};
  }
}

// A text that is no hand of five cards, and what the error has to say.
struct RefusedHand {
  const char* text;
  const char* message;
  RankLetters letters = kEnglish;
};

inline void check_refused(const std::vector<RefusedHand>& hands) {
  for (const RefusedHand& hand : hands) {
    INFO(hand.text);
    CHECK_THAT(as_read(hand.text, 5, hand.letters).second, Catch::Matchers::Contains(hand.message));
  }
}

}  // namespace nap::test
