#include "nap/analysis/thresholds/chart_place.hpp"

#include <algorithm>

#include "nap/analysis/hands/suit_holding.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/cards/joker.hpp"

namespace nap {
namespace {

std::size_t column_of(CardSet side) {
  if (side.is_empty()) return 0;
  std::size_t aces = 0;
  std::size_t kings = 0;
  Rank highest = Rank::Two;
  for (const Card card : side) {
    aces += card.rank() == Rank::Ace ? 1U : 0U;
    kings += card.rank() == Rank::King ? 1U : 0U;
    highest = std::max(highest, card.rank());
  }
  const std::string_view column = aces > 1                 ? "AA"
                                  : aces == 1              ? (kings > 0 ? "AK" : "A")
                                  : kings > 0              ? (kings > 1 ? "KK" : "K")
                                  : highest == Rank::Queen ? "Q"
                                  : highest >= Rank::Ten   ? "J/T"
                                                           : "x";
  return static_cast<std::size_t>(std::find(kChartColumns.begin(), kChartColumns.end(), column) -
                                  kChartColumns.begin());
}

// How high each trump of a holding is, the highest first. A space stands between a joker and the other
// trumps, and a king never stands behind a jack, so "JK" is the joker.
std::string heights_of(std::string_view trumps) {
  constexpr std::string_view kLowToHigh = "xTJQKA";
  constexpr std::string_view kJoker = "JK";
  std::string heights;
  if (trumps.starts_with(kJoker)) {
    heights += static_cast<char>(kLowToHigh.size());
    trumps.remove_prefix(std::min(trumps.size(), kJoker.size() + 1));
  }
  for (const char card : trumps) heights += static_cast<char>(kLowToHigh.find(card));
  return heights;
}

}  // namespace

ChartPlace chart_place(CardSet hand) {
  constexpr Suit kTrump = Suit::Spades;  // the longest and highest suit of a canonical hand
  const CardSet cards = under_trump(canonical_hand(hand).hand, kTrump);
  return {holding_of(cards, kTrump), column_of(cards - cards.of(kTrump))};
}

bool stands_before(const ChartPlace& place, const ChartPlace& other) {
  return place.trumps == other.trumps ? place.column < other.column
                                      : comes_before(place.trumps, other.trumps);
}

bool is_at_least(const ChartPlace& place, const ChartPlace& least) {
  const std::string heights = heights_of(place.trumps);
  const std::string wanted = heights_of(least.trumps);
  if (heights.size() < wanted.size()) return false;
  const bool has_trump_for_side = heights.size() > wanted.size() && least.column <= kSmallCards;
  return (place.column >= least.column || has_trump_for_side) &&
         std::equal(wanted.begin(), wanted.end(), heights.begin(),
                    [](char wanted_height, char height) { return height >= wanted_height; });
}

}  // namespace nap
