// Where a hand stands on a bid chart.
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

// The longest suit of a canonical hand (hand_class.hpp); of equally long ones, the one with the higher cards.
inline constexpr Suit kLongestSuit = Suit::Spades;
// The canonical hand with its longest suit as trumps, of which a joker is one.
CardSet with_longest_as_trumps(CardSet hand);

// Trumps in the order of comes_before (suit_holding.hpp), then the columns from the left.
bool stands_before(const ChartPlace& place, const ChartPlace& other);

}  // namespace nap
