// The best bid of every hand on one page: the trumps down, what stands beside them across.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/analysis/thresholds/chart_place.hpp"
#include "nap/analysis/thresholds/misere_count.hpp"
#include "nap/cards/card_set.hpp"
#include "nap/chance/interval.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// All hands with the same trumps and column. Bids are ids; empty: pass.
struct ChartCell {
  ChartPlace place;
  std::size_t hands;  // looked at
  double weight;      // their share of all hands
  std::string bid;    // what wins most with them on average, apart from misère
  int tricks;         // of the bid; 0: pass
  double ev;          // what it wins from each payer, in stakes
  std::string next;   // the runner-up; the same as `bid` if there is nothing else to call
  double ev_of_next;
  bool is_decided;  // the 95 % interval of what the bid wins more than the runner-up is above zero
  double misled;    // share of these hands with which another call wins more, apart from misère

  // Whether the call is wrong for so many of these hands that the chart says so.
  bool is_mixed() const;
  // Whether the chart has nothing to say against the call.
  bool is_clear() const { return is_decided && !is_mixed(); }
};

// How good charts are on hands that they were not made from: a chart of each half, on the other half.
struct ChartWorth {
  double agreement;                             // share of hands with which the chart makes the best call
  std::optional<double> agreement_where_clear;  // the same of hands in clear cells; none without such a hand
  Estimate of_chart;                            // mean stakes from each payer if the chart is followed
  Estimate of_best;  // mean stakes if the best bid is called, less what errors add (BestBid::bias)
};

struct BidChart {
  std::vector<ChartCell> cells;     // in the order of comes_before, and of the columns
  MisereValues misere;              // what counts before a misère, beside the tricks of the cell's bid
  std::vector<MisereLimit> limits;  // the longest suits first; none without a misère
  ChartWorth worth;
};

// The chart of all hands. Requires at least two hands.
BidChart bid_chart(const RatedHands& hands, const Ruleset& ruleset);

// What the chart says; empty: pass. An empty cell says what the next one on its left says that is not empty;
// without such a cell, pass.
std::string call_by(const BidChart& chart, CardSet hand);

}  // namespace nap
