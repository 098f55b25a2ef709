#include "nap/analysis/thresholds/listed_hand.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/analysis/hands/suit_holding.hpp"

namespace nap {
namespace {

bool is_compact(CardSet hand) {
  const CardSet cards = with_longest_as_trumps(hand);
  int suits = 0;
  int without_ace = 0;
  for (const Suit suit : kSuitsHighToLow) {
    const CardSet of_suit = cards.of(suit);
    if (suit == kLongestSuit || of_suit.is_empty()) continue;
    ++suits;
    without_ace += of_suit.has(Card(Rank::Ace, suit)) ? 0 : 1;
  }
  return suits == 1 || without_ace == 0;
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

// The high cards of a column by suit: "AK" of a compact hand, "A" and "K" of another, "T" for a jack or a
// ten.
std::vector<std::string> high_cards(const ListedHand& hand) {
  const std::string column(kChartColumns[hand.place.column]);
  if (column == "J/T") return {"T"};
  const bool is_of_one_suit = column.size() == 1 || (column == "AK" && hand.is_compact);
  if (is_of_one_suit) return {column};
  return {column.substr(0, 1), column.substr(1)};
}

// The side suits of the weakest hand. None is better than the trumps.
class SideSuits {
 public:
  explicit SideSuits(const ListedHand& hand)
      : trumps_(hand.place.trumps), is_compact_(hand.is_compact), suits_(high_cards(hand)) {}

  std::size_t cards() const {
    return std::accumulate(suits_.begin(), suits_.end(), std::size_t{0},
                           [](std::size_t sum, const std::string& suit) { return sum + suit.size(); });
  }

  // One more card: if possible a small one, of a new suit if the hand is not compact.
  void add_card() {
    constexpr std::size_t kMost = kSuits - 1U;
    const auto shortest = std::min_element(
        suits_.begin(), suits_.end(),
        [](const std::string& one, const std::string& other) { return one.size() < other.size(); });
    const bool fits = !comes_before(*shortest + "x", trumps_);
    if (suits_.size() < kMost && (!is_compact_ || !fits)) {
      suits_.push_back(is_compact_ ? "A" : "x");
    } else {
      *shortest += 'x';
    }
  }

  std::string text() const { return fmt::format("{}", fmt::join(suits_, ".")); }

 private:
  std::string trumps_;
  bool is_compact_;
  std::vector<std::string> suits_;
};

}  // namespace

ListedHand listed_hand(CardSet hand) {
  const ChartPlace place = chart_place(hand);
  return {place, place.column > kSmallCards && is_compact(hand)};
}

bool is_at_least(const ListedHand& hand, const ListedHand& least) {
  const std::string heights = heights_of(hand.place.trumps);
  const std::string wanted = heights_of(least.place.trumps);
  if (heights.size() < wanted.size()) return false;
  const bool has_trump_for_side = heights.size() > wanted.size() && least.place.column <= kSmallCards;
  const bool has_side = hand.place.column >= least.place.column && (hand.is_compact || !least.is_compact);
  return (has_side || has_trump_for_side) &&
         std::equal(wanted.begin(), wanted.end(), heights.begin(),
                    [](char wanted_height, char height) { return height >= wanted_height; });
}

std::string pattern_of(const ListedHand& hand, int cards) {
  if (hand.place.column <= kSmallCards) return hand.place.trumps;
  const std::size_t trumps = heights_of(hand.place.trumps).size();
  SideSuits side(hand);
  while (trumps + side.cards() < static_cast<std::size_t>(cards)) side.add_card();
  return fmt::format("{}+{}", hand.place.trumps, side.text());
}

}  // namespace nap
