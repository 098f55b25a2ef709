#include "nap/analysis/thresholds/bid_chart.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "hands/best_bid.hpp"
#include "hands/best_choice.hpp"
#include "hands/shares.hpp"
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

std::string id_of(const Bid* bid) { return bid != nullptr ? bid->id : ""; }

using Indices = std::vector<std::size_t>;  // of hands

// The hands, each in its place, prepared for charts of all of them or of some.
class ChartHands {
 public:
  ChartHands(const RatedHands& hands, const Ruleset& ruleset) : hands_(hands) {
    for (const Bid& bid : ruleset.callable_bids()) {
      if (bid.needs_earlier_bid()) continue;
      all_bids_.push_back(bid);
      (bid.contract.is_misere() ? miseres_ : bids_).push_back(bid);
    }
    for (const RatedHand& hand : hands.list) places_.push_back(chart_place(hand.cards));
  }

  BidChart chart_of(const Indices& indices) const {
    BidChart chart{};
    std::map<std::pair<std::string, std::size_t>, Indices> cells;
    for (const std::size_t i : indices) cells[{places_[i].trumps, places_[i].column}].push_back(i);
    Gains gains;
    for (const auto& [place, of_cell] : cells) {
      const auto [bid, cell] = cell_of(of_cell);
      chart.cells.push_back(cell);
      add_gains(gains, of_cell, bid);
    }
    std::sort(chart.cells.begin(), chart.cells.end(), [](const ChartCell& one, const ChartCell& other) {
      if (one.trumps == other.trumps) return one.column < other.column;
      return comes_before(one.trumps, other.trumps);
    });
    for (const auto& [suits_and_rank, gain] : gains) {
      chart.limits.push_back(limit_of(suits_and_rank.first, suits_and_rank.second, gain));
    }
    std::stable_sort(
        chart.limits.begin(), chart.limits.end(),
        [](const MisereLimit& one, const MisereLimit& other) { return one.suits > other.suits; });
    return chart;
  }

  // What the chart of one half wins with the hands of the other, each in turn.
  ChartWorth worth() const {
    const std::vector<bool> half = every_other_hand(hands_);
    Indices halves[2];
    for (std::size_t i = 0; i < half.size(); ++i) halves[half[i] ? 1 : 0].push_back(i);
    std::vector<Uncertain> of_chart(half.size());
    std::vector<Uncertain> of_best(half.size());
    double agreed = 0.0;
    for (const std::size_t tested : {0U, 1U}) {
      const BidChart chart = chart_of(halves[1 - tested]);
      for (const std::size_t i : halves[tested]) {
        const BestBid best = best_bid(all_bids_, hands_.list[i]);
        const std::string called = call_by(chart, places_[i]);
        agreed += called == id_of(best.bid) ? hands_.list[i].weight : 0.0;
        of_chart[i] = value(find_bid(all_bids_, called), i);
        of_best[i] = value(best.bid, i);
      }
    }
    const auto mean = [&](const std::vector<Uncertain>& values) {
      return mean_of(all(), [&](std::size_t i) { return values[i]; });
    };
    return {std::clamp(agreed, 0.0, 1.0), mean(of_chart), mean(of_best)};
  }

  Indices all() const {
    Indices indices(places_.size());
    for (std::size_t i = 0; i < indices.size(); ++i) indices[i] = i;
    return indices;
  }

 private:
  // What each misère wins more than the bid of the cell, by the sum of the lowest cards.
  struct Gain {
    double weight = 0.0;
    std::vector<std::map<int, double>> by_lowest_cards;  // one for each misère
  };
  // By suits and by the rank of the bid in the cell; 0: pass.
  using Gains = std::map<std::pair<std::string, std::size_t>, Gain>;

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
    const ChartPlace& place = places_[indices.front()];
    return {choice.best.option,
            {place.trumps, place.column, indices.size(), weight_of(indices), id_of(choice.best.option),
             choice.best.value, id_of(next.option), next.value,
             !choice.next || is_decided(choice.best.option, next.option, indices)}};
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

  void add_gains(Gains& gains, const Indices& indices, const Bid* bid) const {
    if (miseres_.empty()) return;
    const std::size_t rank = bid != nullptr ? static_cast<std::size_t>(bid - bids_.data()) + 1 : 0;
    for (const std::size_t i : indices) {
      Gain& gain = gains[{places_[i].suits, rank}];
      gain.by_lowest_cards.resize(miseres_.size());
      const double weight = hands_.list[i].weight;
      gain.weight += weight;
      for (std::size_t k = 0; k < miseres_.size(); ++k) {
        gain.by_lowest_cards[k][places_[i].lowest_cards] +=
            weight * (value(&miseres_[k], i).value - value(bid, i).value);
      }
    }
  }

  // The misère and the limit that win most.
  MisereLimit limit_of(const std::string& suits, std::size_t rank, const Gain& gain) const {
    MisereLimit limit{suits, rank > 0 ? bids_[rank - 1].id : "", miseres_.front().id, std::nullopt,
                      gain.weight};
    double most_won = 0.0;
    for (std::size_t k = 0; k < miseres_.size(); ++k) {
      double won = 0.0;
      for (const auto& [lowest_cards, more] : gain.by_lowest_cards[k]) {
        won += more;
        if (won <= most_won) continue;
        most_won = won;
        limit.misere = miseres_[k].id;
        limit.most = lowest_cards;
      }
    }
    return limit;
  }

  const RatedHands& hands_;
  std::vector<Bid> all_bids_;
  std::vector<Bid> bids_;  // all but misères
  std::vector<Bid> miseres_;
  std::vector<ChartPlace> places_;
};

// The cell of a place or, if it is empty, the next one on its left.
const ChartCell* cell_at(const BidChart& chart, const ChartPlace& place) {
  const ChartCell* found = nullptr;
  for (const ChartCell& cell : chart.cells) {
    if (cell.column <= place.column && cell.trumps == place.trumps) found = &cell;
  }
  return found;
}

}  // namespace

ChartPlace chart_place(CardSet hand) {
  constexpr Suit kTrump = Suit::Spades;  // the longest and highest suit of a canonical hand
  const CardSet cards = under_trump(canonical_hand(hand).hand, kTrump);
  ChartPlace place{holding_of(cards, kTrump), column_of(cards - cards.of(kTrump)), "", 0};
  for (const Suit suit : kSuitsHighToLow) {
    const CardSet of_suit = cards & (cards.of(suit) | Card::joker_of(suit));
    if (of_suit.is_empty()) continue;
    if (!place.suits.empty()) place.suits += '-';
    place.suits += std::to_string(of_suit.size());
    const CardSet without_joker = of_suit - Card::joker_of(suit);
    if (!without_joker.is_empty()) place.lowest_cards += static_cast<int>(without_joker.lowest().rank()) + 2;
  }
  return place;
}

BidChart bid_chart(const RatedHands& hands, const Ruleset& ruleset) {
  const ChartHands all(hands, ruleset);
  BidChart chart = all.chart_of(all.all());
  chart.worth = all.worth();
  return chart;
}

std::string call_by(const BidChart& chart, const ChartPlace& place) {
  const ChartCell* cell = cell_at(chart, place);
  const std::string bid = cell != nullptr ? cell->bid : "";
  for (const MisereLimit& limit : chart.limits) {
    const bool fits = limit.suits == place.suits && limit.instead_of == bid;
    if (fits && limit.most && place.lowest_cards <= *limit.most) return limit.misere;
  }
  return bid;
}

}  // namespace nap
