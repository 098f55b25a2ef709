// The letters that stand for ranks in the languages that the program reads.
#pragma once

#include <optional>
#include <string_view>

#include "nap/cards/card.hpp"
#include "nap/cards/notation.hpp"

namespace nap {

// From the two to the ace. In every language a ten is T or "10".
constexpr std::string_view letters_of(RankLetters letters) {
  switch (letters) {
    case RankLetters::French:
      return "23456789TVDRA";
    case RankLetters::Spanish:
      return "23456789TSCRA";
    case RankLetters::English:
      break;
  }
  return "23456789TJQKA";
}

// All ranks, highest first, for use in errors.
constexpr std::string_view ranks_in_words(RankLetters letters) {
  switch (letters) {
    case RankLetters::French:
      return "A R D V 10 (or T) 9 8 7 6 5 4 3 2";
    case RankLetters::Spanish:
      return "A R C S 10 (or T) 9 8 7 6 5 4 3 2";
    case RankLetters::English:
      break;
  }
  return "A K Q J T (or 10) 9 8 7 6 5 4 3 2";
}

constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// The rank of a letter in upper or lower case.
constexpr std::optional<Rank> rank_of(char c, RankLetters letters) {
  const std::size_t at = letters_of(letters).find(upper(c));
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Rank>(at);
}

// A rank at the start of `text`, and how many bytes it takes. There is none if the text starts otherwise.
struct RankRead {
  Rank rank;
  std::size_t length;
};
constexpr std::optional<RankRead> rank_at_start(std::string_view text, RankLetters letters) {
  if (text.substr(0, 2) == "10") return RankRead{Rank::Ten, 2};
  if (text.empty()) return std::nullopt;
  const std::optional<Rank> rank = rank_of(text[0], letters);
  if (!rank) return std::nullopt;
  return RankRead{*rank, 1};
}

}  // namespace nap
