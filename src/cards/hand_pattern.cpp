#include "nap/cards/hand_pattern.hpp"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "written/rank_letters.hpp"

namespace nap {
namespace {

constexpr std::uint16_t kBelowTen = (1U << static_cast<unsigned>(Rank::Ten)) - 1U;

[[noreturn]] void refuse(std::string_view text, std::size_t place, std::string_view what) {
  throw ParseError(
      fmt::format("pattern {}, character {}: {}; write one such as AKQ.xx.. (x: below ten, ?: any)",
                  in_quotes(text), place + 1, what));
}

bool is_space(char c) { return c == ' ' || c == '\t'; }

}  // namespace

bool HandPattern::is_pattern(std::string_view text, RankLetters letters) {
  constexpr std::string_view kUnknown = "xX?";
  if (text.find_first_of(kUnknown) == std::string_view::npos) return false;
  while (!text.empty()) {
    const std::optional<RankRead> rank = rank_at_start(text, letters);
    const bool is_other = kUnknown.find(text[0]) != std::string_view::npos || text[0] == '.' ||
                          text[0] == '-' || is_space(text[0]);
    if (!rank && !is_other) return false;
    text.remove_prefix(rank ? rank->length : 1);
  }
  return true;
}

HandPattern HandPattern::parse(std::string_view text, int hand_cards, RankLetters letters) {
  HandPattern pattern;
  const bool has_dots = text.find('.') != std::string_view::npos;
  const std::size_t first = text.find_first_not_of(" \t");
  const auto ends_suit = [&](std::size_t i) {
    if (has_dots) return text[i] == '.';
    return is_space(text[i]) && i > first && i + 1 < text.size() && !is_space(text[i + 1]);
  };
  std::size_t suit = 0;
  int cards = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (ends_suit(i)) {
      if (++suit == kSuits) refuse(text, i, "a fifth suit");
      continue;
    }
    const bool is_empty_group = !has_dots && text[i] == '-';
    if (is_space(text[i]) || is_empty_group) continue;
    Holding& holding = pattern.holdings_[suit];
    ++cards;
    if (text[i] == '?') {
      ++holding.any;
    } else if (upper(text[i]) == 'X') {
      ++holding.below_ten;
    } else if (const std::optional<RankRead> read = rank_at_start(text.substr(i), letters)) {
      const auto bit = static_cast<std::uint16_t>(1U << static_cast<unsigned>(read->rank));
      if ((holding.ranks & bit) != 0) refuse(text, i, "a card that appears twice");
      holding.ranks = static_cast<std::uint16_t>(holding.ranks | bit);
      i += read->length - 1;
    } else {
      refuse(text, i, "no rank");
    }
  }
  if (cards != hand_cards) {
    refuse(text, text.size(), fmt::format("{} cards; a hand has {}", cards, hand_cards));
  }
  return pattern;
}

bool HandPattern::Holding::matches(std::uint16_t lane) const {
  if ((ranks & ~lane) != 0) return false;
  const auto others = static_cast<std::uint16_t>(lane & ~ranks);
  return std::popcount(others) == below_ten + any &&
         std::popcount(static_cast<std::uint16_t>(others & kBelowTen)) >= below_ten;
}

bool HandPattern::matches(CardSet hand) const {
  std::array<std::size_t, kSuits> order = {0, 1, 2, 3};
  do {
    bool all = true;
    for (std::size_t i = 0; i < kSuits && all; ++i) {
      all = holdings_[order[i]].matches(hand.lane(kSuitsHighToLow[i]));
    }
    if (all) return true;
  } while (std::next_permutation(order.begin(), order.end()));
  return false;
}

}  // namespace nap
