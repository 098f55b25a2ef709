#include "nap/analysis/thresholds/holdings.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include "hands/best_bid.hpp"
#include "hands/shares.hpp"
#include "nap/rules/payout.hpp"

namespace nap {
namespace {

// Sums over hands with the same trumps and side cards.
struct Group {
  CardSet first;  // of the hands
  double hands = 0.0;
  double sum = 0.0;      // of the successes
  double squares = 0.0;  // of the successes, squared
  double weight = 0.0;
  double success = 0.0;    // weighted
  double errors = 0.0;     // squared, weighted twice
  double ev = 0.0;         // weighted
  double pays = 0.0;       // weight of the hands with which the bid pays
  bool is_whole = true;    // every such hand is among them
  bool pays_every = true;  // with each of them

  void add(const RatedHand& hand, const HandRate& rate, double hand_ev, bool is_of_whole) {
    const double w = hand.weight;
    if (hands == 0.0) first = hand.cards;
    ++hands;
    sum += rate.success.value;
    squares += rate.success.value * rate.success.value;
    weight += w;
    success += w * rate.success.value;
    errors += w * w * rate.error * rate.error;
    ev += w * hand_ev;
    pays += hand_ev > 0.0 ? w : 0.0;
    is_whole = is_whole && is_of_whole;
    pays_every = pays_every && hand_ev > 0.0;
  }

  // The sum of the squared distances of the successes from their mean.
  double spread() const { return std::max(0.0, squares - sum * sum / hands); }
};

// How far the hands of one group differ in success. A group has few sampled hands, so the groups of one trump
// holding are taken together: their hands differ in small cards only.
class Spread {
 public:
  void add(const Group& group) {
    if (group.is_whole) return;
    sum_ += group.spread();
    freedom_ += group.hands - 1.0;
  }

  // Half the width of the interval of the mean of the group.
  double half_width(const Group& group) const {
    const double errors = group.errors / (group.weight * group.weight);
    if (group.is_whole) return normal_point() * std::sqrt(errors);
    if (freedom_ < 1.0) return 1.0;  // one value tells nothing about the others
    return student_point(freedom_) * std::sqrt(std::max(sum_ / freedom_ / group.hands, errors));
  }

 private:
  double sum_ = 0.0;
  double freedom_ = 0.0;
};

using Sides = std::map<std::string, Group>;

SideGroup side_group(const std::string& side, const Group& group, const Spread& spread) {
  const double mean = group.success / group.weight;
  const double half = spread.half_width(group);
  return {side, group.first, group.weight, as_share({mean, mean - half, mean + half}), group.pays_every};
}

HoldingThreshold threshold_of(const std::string& trumps, const Sides& sides, double break_even) {
  HoldingThreshold threshold{trumps, 0.0, 0.0, std::nullopt, std::nullopt, true, false};
  Spread spread;
  for (const auto& [side, group] : sides) spread.add(group);
  bool may_pay = false;
  for (const auto& [side, group] : sides) {
    threshold.weight += group.weight;
    threshold.pays += group.pays;
    const SideGroup found = side_group(side, group, spread);
    // An even bid does not pay, also where rounding puts its success beside the break-even.
    const bool surely_pays = found.success.low > break_even && group.ev > 0.0;
    threshold.all_pay = threshold.all_pay && surely_pays;
    may_pay = may_pay || (found.success.high > break_even && !found.success.is_exact());
    std::optional<SideGroup>& nearest = surely_pays ? threshold.weakest : threshold.next;
    const bool is_nearer = !nearest || (surely_pays ? found.success.value < nearest->success.value
                                                    : found.success.value > nearest->success.value);
    if (is_nearer) nearest = found;
  }
  threshold.pays /= threshold.weight;
  threshold.is_in_doubt = !threshold.weakest && may_pay;
  return threshold;
}

// For each hand, whether its stratum was taken whole.
std::vector<bool> are_of_whole(const RatedHands& hands) {
  if (hands.coverage == Coverage::EveryClass) return std::vector<bool>(hands.list.size(), true);
  std::vector<bool> are_whole;
  for (const HandStratum& stratum : hands.strata)
    are_whole.insert(are_whole.end(), stratum.hands, stratum.is_whole);
  return are_whole;
}

std::vector<HoldingThreshold> thresholds_of(const RatedHands& hands, const Bid& bid) {
  const std::vector<bool> are_whole = are_of_whole(hands);
  std::map<std::string, Sides, std::function<bool(const std::string&, const std::string&)>> holdings(
      comes_before);
  for (std::size_t i = 0; i < hands.list.size(); ++i) {
    const RatedHand& hand = hands.list[i];
    const HandRate& rate = hand.rate(bid.contract);
    const Suit trump = *rate.lead.trump;
    Sides& sides = holdings[holding_of(under_trump(hand.cards, trump), trump)];
    sides[side_cards(hand.cards, trump)].add(hand, rate, value_of(bid, hand).ev, are_whole[i]);
  }
  std::vector<HoldingThreshold> thresholds;
  for (const auto& [trumps, sides] : holdings) {
    thresholds.push_back(threshold_of(trumps, sides, break_even(bid)));
  }
  return thresholds;
}

}  // namespace

std::vector<BidHoldings> holding_thresholds(const RatedHands& hands, const Ruleset& ruleset) {
  std::vector<BidHoldings> by_bid;
  for (const Bid& bid : ruleset.callable_bids()) {
    if (bid.needs_earlier_bid() || bid.contract.is_misere() || !bid.contract.trump.is_first_lead()) continue;
    by_bid.push_back({bid, thresholds_of(hands, bid)});
  }
  return by_bid;
}

}  // namespace nap
