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

}  // namespace

ChartPlace chart_place(CardSet hand) {
  const CardSet cards = with_longest_as_trumps(hand);
  return {holding_of(cards, kLongestSuit), column_of(cards - cards.of(kLongestSuit))};
}

CardSet with_longest_as_trumps(CardSet hand) { return under_trump(canonical_hand(hand).hand, kLongestSuit); }

bool stands_before(const ChartPlace& place, const ChartPlace& other) {
  return place.trumps == other.trumps ? place.column < other.column
                                      : comes_before(place.trumps, other.trumps);
}

}  // namespace nap
