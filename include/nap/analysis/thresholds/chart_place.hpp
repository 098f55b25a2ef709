// Where a hand stands on a bid chart, and hands that are at least as good as others.
#pragma once

#include <array>
#include <compare>
#include <string>
#include <string_view>

#include "nap/cards/card_set.hpp"

namespace nap {

// The columns, by the aces and kings beside the trumps, or without them by the highest card: nothing, cards
// below ten, a jack or ten, a queen, one king, more kings, an ace, an ace and a king or more, more aces.
inline constexpr std::array<std::string_view, 9> kChartColumns = {"-",  "x", "J/T", "Q", "K",
                                                                  "KK", "A", "AK",  "AA"};
inline constexpr std::size_t kSmallCards = 1;  // up to this column, nothing of note stands beside the trumps

// Where a player finds a hand. Its longest suit is trump; of equally long suits, the one with the higher
// cards. A joker is a trump.
struct ChartPlace {
  std::string trumps;  // as holding_of writes them: "AKxx"
  std::size_t column;  // in kChartColumns

  friend auto operator<=>(const ChartPlace&, const ChartPlace&) = default;
};
ChartPlace chart_place(CardSet hand);

// Trumps in the order of comes_before (suit_holding.hpp), then the columns from the left.
bool stands_before(const ChartPlace& place, const ChartPlace& other);

// Whether a place is at least as good as another: its trumps are as many or more, each as high as the
// other's, and its column is the same or one further to the right. One more trump is as good as a small card
// beside.
bool is_at_least(const ChartPlace& place, const ChartPlace& least);

}  // namespace nap
