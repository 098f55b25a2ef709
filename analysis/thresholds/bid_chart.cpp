#include "nap/analysis/thresholds/bid_chart.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "hands/best_bid.hpp"
#include "hands/best_choice.hpp"
#include "hands/shares.hpp"
#include "thresholds/misere_fit.hpp"

namespace nap {
namespace {

std::string id_of(const Bid* bid) { return bid != nullptr ? bid->id : ""; }

using Indices = std::vector<std::size_t>;  // of hands

// The cell of a place or, if it is empty, the next one on its left.
const ChartCell* cell_at(const BidChart& chart, const ChartPlace& place) {
  const ChartCell* found = nullptr;
  for (const ChartCell& cell : chart.cells) {
    if (cell.place.column <= place.column && cell.place.trumps == place.trumps) found = &cell;
  }
  return found;
}

// What the chart says for a hand in this cell; nullptr: in none.
std::string call_in(const BidChart& chart, const ChartCell* cell, CardSet hand) {
  const MisereLimit* misere =
      misere_instead(chart.limits, misere_count(chart.misere, hand), cell != nullptr ? cell->tricks : 0);
  if (misere != nullptr) return misere->bid;
  return cell != nullptr ? cell->bid : "";
}

// Shares of hands with which a chart makes the best call.
struct Agreement {
  double agreed = 0.0;
  double weight = 0.0;

  void add(bool is_best, double of_hand) {
    agreed += is_best ? of_hand : 0.0;
    weight += of_hand;
  }
  double share() const { return std::clamp(agreed / weight, 0.0, 1.0); }
};

// The hands, each in its place, prepared for charts of all of them or of some.
class ChartHands {
 public:
  ChartHands(const RatedHands& hands, const Ruleset& ruleset)
      : hands_(hands),
        ruleset_(ruleset),
        all_bids_(ruleset.callable_bids()),
        bids_(bids_but_misere(ruleset)) {
    for (const RatedHand& hand : hands.list) {
      places_.push_back(chart_place(hand.cards));
      best_.push_back(best_bid(bids_, hand).bid);
    }
    const std::vector<bool> half = every_other_hand(hands);
    for (std::size_t i = 0; i < half.size(); ++i) halves_[half[i] ? 1 : 0].push_back(i);
  }

  // The chart of all hands.
  BidChart chart() const {
    BidChart chart = chart_of(all());
    chart.worth = worth();
    return chart;
  }

 private:
  BidChart chart_of(const Indices& indices) const {
    BidChart chart{.cells = {}, .misere = {}, .limits = {}, .worth = {}};
    std::map<ChartPlace, Indices> cells;
    for (const std::size_t i : indices) cells[places_[i]].push_back(i);
    std::vector<CalledHand> called;
    for (const auto& [place, of_cell] : cells) {
      const auto [bid, cell] = cell_of(of_cell);
      chart.cells.push_back(cell);
      for (const std::size_t i : of_cell) {
        called.push_back({&hands_.list[i], value(bid, i).value, cell.tricks});
      }
    }
    std::sort(chart.cells.begin(), chart.cells.end(), [](const ChartCell& one, const ChartCell& other) {
      return stands_before(one.place, other.place);
    });
    chart.misere = fitted_misere_values(called, ruleset_);
    chart.limits = fitted_limits(called, ruleset_, {chart.misere, 0});
    return chart;
  }

  // What the chart of one half wins with the hands of the other, each in turn.
  ChartWorth worth() const {
    std::vector<Uncertain> of_chart(places_.size());
    std::vector<Uncertain> of_best(places_.size());
    Agreement agreement;
    Agreement where_clear;
    for (const std::size_t tested : {0U, 1U}) {
      const BidChart chart = chart_of(halves_[1 - tested]);
      for (const std::size_t i : halves_[tested]) {
        const BestBid best = best_bid(all_bids_, hands_.list[i]);
        const ChartCell* cell = cell_at(chart, places_[i]);
        const std::string called = call_in(chart, cell, hands_.list[i].cards);
        const bool is_best = called == id_of(best.bid);
        agreement.add(is_best, hands_.list[i].weight);
        if (cell != nullptr && cell->is_clear()) where_clear.add(is_best, hands_.list[i].weight);
        of_chart[i] = value(find_bid(all_bids_, called), i);
        of_best[i] = value(best.bid, i);
        of_best[i].value -= best.bias;
      }
    }
    const auto mean = [&](const std::vector<Uncertain>& values) {
      return mean_of(all(), [&](std::size_t i) { return values[i]; });
    };
    return {agreement.share(), where_clear.weight > 0.0 ? std::optional(where_clear.share()) : std::nullopt,
            mean(of_chart), mean(of_best)};
  }

  Indices all() const {
    Indices indices(places_.size());
    for (std::size_t i = 0; i < indices.size(); ++i) indices[i] = i;
    return indices;
  }

  Uncertain value(const Bid* bid, std::size_t i) const {
    if (bid == nullptr) return {kValueOfPassing, 0.0};
    const BidValue known = value_of(*bid, hands_.list[i]);
    return {known.ev, known.error};
  }

  // The mean of a value over some hands, in stakes. `value_at` gives that of each.
  template <class ValueAt>
  Estimate mean_of(const Indices& indices, const ValueAt& value_at) const {
    std::vector<Membership> kind(places_.size(), {false, 0.0});
    std::vector<Uncertain> values(places_.size());
    for (const std::size_t i : indices) {
      kind[i] = {true, 1.0};
      values[i] = value_at(i);
    }
    return mean_over(hands_, kind, values).value();
  }

  double weight_of(const Indices& indices) const {
    double weight = 0.0;
    for (const std::size_t i : indices) weight += hands_.list[i].weight;
    return weight;
  }

  double mean_value(const Bid& bid, const Indices& indices) const {
    double sum = 0.0;
    for (const std::size_t i : indices) sum += hands_.list[i].weight * value(&bid, i).value;
    return sum / weight_of(indices);
  }

  std::pair<const Bid*, ChartCell> cell_of(const Indices& indices) const {
    const auto choice = best_choice(bids_, kValueOfPassing, [&](const Bid& bid) -> std::optional<double> {
      return mean_value(bid, indices);
    });
    const Valued<Bid> next = choice.next.value_or(choice.best);
    const Bid* best = choice.best.option;
    return {best,
            {places_[indices.front()], indices.size(), weight_of(indices), id_of(best),
             best != nullptr ? best->contract.tricks : 0, choice.best.value, id_of(next.option), next.value,
             !choice.next || is_decided(best, next.option, indices), misled_by(best, indices)}};
  }

  // The share of these hands with which another bid than this one, or passing, wins more.
  double misled_by(const Bid* bid, const Indices& indices) const {
    double weight = 0.0;
    for (const std::size_t i : indices) {
      if (best_[i] != bid) weight += hands_.list[i].weight;
    }
    return std::min(weight / weight_of(indices), 1.0);
  }

  // The errors of the two bids are treated as independent, as in best_bid.
  bool is_decided(const Bid* best, const Bid* next, const Indices& indices) const {
    const Estimate gain = mean_of(indices, [&](std::size_t i) {
      const Uncertain one = value(best, i);
      const Uncertain other = value(next, i);
      return Uncertain{one.value - other.value, std::hypot(one.error, other.error)};
    });
    return gain.low > 0.0;
  }

  const RatedHands& hands_;
  const Ruleset& ruleset_;
  std::vector<Bid> all_bids_;
  std::vector<Bid> bids_;  // all but misères
  std::vector<ChartPlace> places_;
  std::vector<const Bid*> best_;  // of bids_; nullptr: pass
  Indices halves_[2];             // the second is fitted_hands
};

}  // namespace

bool ChartCell::is_mixed() const {
  constexpr double kMany = 0.25;
  return misled >= kMany;
}

BidChart bid_chart(const RatedHands& hands, const Ruleset& ruleset) {
  return ChartHands(hands, ruleset).chart();
}

std::string call_by(const BidChart& chart, CardSet hand) {
  return call_in(chart, cell_at(chart, chart_place(hand)), hand);
}

}  // namespace nap
