// The best bid of every hand on one page: the trumps down, what stands beside them across.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/chance/interval.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// The columns, by the aces and kings beside the trumps, or without them by the highest card: nothing, cards
// below ten, a jack or ten, a queen, one king, more kings, an ace, an ace and a king or more, more aces.
inline constexpr std::array<std::string_view, 9> kChartColumns = {"-",  "x", "J/T", "Q", "K",
                                                                  "KK", "A", "AK",  "AA"};

// Where a player finds a hand. Its longest suit is trump; of equally long suits, the one with the higher
// cards. A joker is a trump.
struct ChartPlace {
  std::string trumps;  // as holding_of writes them: "AKxx"
  std::size_t column;  // in kChartColumns
  std::string suits;  // how many cards of each suit, the longest first; a joker is one of the trumps: "2-2-1"
  int lowest_cards;   // the sum of the lowest card of each suit: two is 2, and the ace 14
};
ChartPlace chart_place(CardSet hand);

// All hands with the same trumps and column. Bids are ids; empty: pass.
struct ChartCell {
  std::string trumps;
  std::size_t column;
  std::size_t hands;  // looked at
  double weight;      // their share of all hands
  std::string bid;    // what wins most with them on average, apart from misère
  double ev;          // what it wins from each payer, in stakes
  std::string next;   // the runner-up; the same as `bid` if there is nothing else to call
  double ev_of_next;
  bool is_decided;  // the 95 % interval of what the bid wins more than the runner-up is above zero
};

// When misère beats the bid of the cell.
struct MisereLimit {
  std::string suits;
  std::string instead_of;   // the bid of the cell; empty: pass
  std::string misere;       // the bid
  std::optional<int> most;  // the largest ChartPlace::lowest_cards with which to call it; none: never
  double weight;            // share of all hands that have these suits and lie in such cells
};

// How good charts are on hands that they were not made from: a chart of each half, on the other half.
struct ChartWorth {
  double agreement;   // share of hands with which the chart makes the best call
  Estimate of_chart;  // mean stakes from each payer if the chart is followed
  Estimate of_best;   // mean stakes if the best bid is called
};

struct BidChart {
  std::vector<ChartCell> cells;     // in the order of comes_before, and of the columns
  std::vector<MisereLimit> limits;  // the longest suits first, then the lowest bid; none without a misère
  ChartWorth worth;
};

// The chart of all hands. Requires at least two hands.
BidChart bid_chart(const RatedHands& hands, const Ruleset& ruleset);

// What the chart says; empty: pass. An empty cell says what the next one on its left says that is not empty;
// without such a cell, pass.
std::string call_by(const BidChart& chart, const ChartPlace& place);

}  // namespace nap
