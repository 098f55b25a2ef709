#include "nap/analysis/thresholds/rule_of_thumb.hpp"

#include <map>

#include "hands/best_bid.hpp"
#include "thresholds/point_fit.hpp"

namespace nap {
namespace {

// Measures the accuracy. Also sets PointThreshold::found.
Accuracy accuracy_of(const RatedHands& hands, const Ruleset& ruleset, const Points& points,
                     std::vector<PointThreshold>& thresholds) {
  const std::vector<Bid> bids = ruleset.callable_bids();
  Accuracy accuracy{0, 0.0, 0.0, 0.0};
  double weight = 0.0;
  std::map<std::string, std::pair<double, double>>
      found;  // by best bid: the weight of the hands found, and of all hands
  const std::vector<bool> half = every_other_hand(hands);
  for (std::size_t i = 0; i < hands.list.size(); ++i) {
    if (half[i]) continue;
    const RatedHand& hand = hands.list[i];
    const BestBid best = best_bid(bids, hand);
    const std::optional<std::string> called = call_of(thresholds, points_of(points, features_of(hand.cards)));
    const std::string best_id = best.bid != nullptr ? best.bid->id : "";
    ++accuracy.hands;
    weight += hand.weight;
    const double agreed = called.value_or("") == best_id ? hand.weight : 0.0;
    accuracy.agreement += agreed;
    found[best_id].first += agreed;
    found[best_id].second += hand.weight;
    accuracy.ev_of_best += hand.weight * best.ev;
    if (called) accuracy.ev_of_rule += hand.weight * value_of(*ruleset.find(*called), hand).ev;
  }
  if (weight <= 0.0) return accuracy;
  for (PointThreshold& threshold : thresholds) {
    const auto& [agreed, all] = found[threshold.bid];
    if (all > 0.0) threshold.found = agreed / all;
  }
  accuracy.agreement /= weight;
  accuracy.ev_of_best /= weight;
  accuracy.ev_of_rule /= weight;
  return accuracy;
}

}  // namespace

RuleOfThumb fit_rule(std::span<const PlayersHands> tables, const Ruleset& ruleset) {
  const std::vector<Bid> bids = bids_of_points(ruleset);
  std::vector<Trials> trials;
  for (const PlayersHands& table : tables) trials.emplace_back(*table.hands, bids);
  RuleOfThumb rule{fitted_points(tables, bids, trials), {}};
  for (std::size_t i = 0; i < tables.size(); ++i) {
    std::vector<PointThreshold> thresholds = trials[i].best_thresholds(rule.points).thresholds;
    const Accuracy accuracy = accuracy_of(*tables[i].hands, ruleset, rule.points, thresholds);
    rule.players.push_back({tables[i].players, std::move(thresholds), accuracy});
  }
  return rule;
}

}  // namespace nap
