#include "nap/analysis/deck/suit_pattern.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/cards/binomial.hpp"

namespace nap {
namespace {

int suit_size(Deck deck) { return deck.size() / kSuits; }

// Adds the patterns that begin with the lengths of `pattern` before `suit` and have `left` cards more.
void add_patterns(std::vector<SuitPattern>& patterns, SuitPattern pattern, std::size_t suit, int left,
                  int longest) {
  if (suit == pattern.lengths.size()) {
    if (left == 0) patterns.push_back(pattern);
    return;
  }
  for (int length = std::min(left, longest); length >= 0; --length) {
    pattern.lengths[suit] = length;
    add_patterns(patterns, pattern, suit + 1, left - length, length);
  }
}

// The ways to say which suit has which length.
double arrangements(SuitPattern pattern) {
  double ways = 0.0;
  std::sort(pattern.lengths.begin(), pattern.lengths.end());
  do ways += 1.0;
  while (std::next_permutation(pattern.lengths.begin(), pattern.lengths.end()));
  return ways;
}

}  // namespace

SuitPattern pattern_of(CardSet hand) {
  SuitPattern pattern{{}, hand.has_joker()};
  for (std::size_t i = 0; i < pattern.lengths.size(); ++i) {
    pattern.lengths[i] = hand.of(kSuitsHighToLow[i]).size();
  }
  std::sort(pattern.lengths.begin(), pattern.lengths.end(), std::greater<>());
  return pattern;
}

std::string to_text(const SuitPattern& pattern) {
  return fmt::format("{}{}", fmt::join(pattern.lengths, "-"), pattern.has_joker ? " JK" : "");
}

std::vector<SuitPattern> suit_patterns(Deck deck, int cards) {
  std::vector<SuitPattern> patterns;
  add_patterns(patterns, {{}, false}, 0, cards, suit_size(deck));
  if (deck.has_joker()) add_patterns(patterns, {{}, true}, 0, cards - 1, suit_size(deck));
  return patterns;
}

double shuffled_share(const SuitPattern& pattern, Deck deck) {
  double hands = arrangements(pattern);
  for (const int length : pattern.lengths) hands *= static_cast<double>(choose(suit_size(deck), length));
  const int cards =
      std::accumulate(pattern.lengths.begin(), pattern.lengths.end(), pattern.has_joker ? 1 : 0);
  return hands / static_cast<double>(choose(deck.cards().size(), cards));
}

}  // namespace nap
