#include "nap/cards/hand_pattern.hpp"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "nap/cards/notation.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

constexpr std::uint16_t kBelowTen = (1U << static_cast<unsigned>(Rank::Ten)) - 1U;

[[noreturn]] void refuse(std::string_view text, std::size_t place, std::string_view what) {
  throw ParseError(
      fmt::format("pattern {}, character {}: {}; write one such as AKQ.xx.. (x: below ten, ?: any)",
                  in_quotes(text), place + 1, what));
}

int rank_place(char letter) {
  for (int rank = 0; rank < kRanks; ++rank) {
    if (rank_letter(static_cast<Rank>(rank)) == letter) return rank;
  }
  return -1;
}

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace

HandPattern HandPattern::parse(std::string_view text, int hand_cards) {
  HandPattern pattern;
  std::size_t suit = 0;
  int cards = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    Holding& holding = pattern.holdings_[suit];
    const char c = upper(text[i]);
    if (c == '.') {
      if (++suit == kSuits) refuse(text, i, "a fourth dot, and so a fifth suit");
      continue;
    }
    ++cards;
    if (c == '?') {
      ++holding.any;
    } else if (c == 'X') {
      ++holding.below_ten;
    } else if (const int rank = rank_place(c); rank >= 0) {
      const auto bit = static_cast<std::uint16_t>(1U << static_cast<unsigned>(rank));
      if ((holding.ranks & bit) != 0) refuse(text, i, "a card that appears twice");
      holding.ranks = static_cast<std::uint16_t>(holding.ranks | bit);
    } else {
      refuse(text, i, "no rank");
    }
  }
  if (suit != kSuits - 1) refuse(text, text.size(), "four suits need three dots");
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
