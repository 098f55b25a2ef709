#include "nap/analysis/thresholds/rule_of_thumb.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "hands/best_bid.hpp"
#include "hands/best_choice.hpp"
#include "thresholds/least_hands.hpp"
#include "thresholds/misere_fit.hpp"
#include "thresholds/point_fit.hpp"

namespace nap {
namespace {

bool is_listed(const ListedHands& listed, CardSet hand) {
  const ListedHand kind = listed_hand(hand);
  return std::any_of(listed.least.begin(), listed.least.end(),
                     [&](const ListedHand& least) { return is_at_least(kind, least); });
}

// The bid that these points call; empty: pass.
std::string called_with(const std::vector<PointThreshold>& thresholds, int points) {
  const PointThreshold* call = call_of(thresholds, points);
  return call != nullptr ? call->bid : "";
}

// What a bid wins with a hand, by its id; empty: pass.
double ev_of(const Ruleset& ruleset, const std::string& bid, const RatedHand& hand) {
  return bid.empty() ? kValueOfPassing : value_of(*ruleset.find(bid), hand).ev;
}

// Fits what the points leave open.
class Fit {
 public:
  Fit(const RatedHands& hands, const Ruleset& ruleset, const EntryCheck& stands)
      : ruleset_(ruleset),
        stands_(stands),
        points_(fitted_points(hands, ruleset)),
        bids_(bids_of_points(ruleset)),
        hands_(fitted_hands(hands)),
        misere_(fitted_misere()) {}

  // Without its accuracy. A list finds more of the hands on which the highest bid is best than points do, so
  // it may win next to nothing less.
  RuleOfThumb rule() const {
    constexpr double kNextToNothing = 0.999;
    const RuleOfThumb by_points = rule_with({}, bids_);
    if (bids_.size() < 2) return by_points;
    const std::vector<Bid> lower(bids_.begin(), bids_.end() - 1);
    RuleOfThumb by_list = rule_with(list_beside(rule_with({}, lower)), lower);
    by_list.thresholds.push_back({bids_.back().id, bids_.back().contract.tricks, std::nullopt});
    const RuleOfThumb by_both = rule_with(list_beside(by_points), bids_);
    const double enough = kNextToNothing * std::max(ev(by_points), ev(by_both));
    if (ev(by_list) >= enough) return by_list;
    return ev(by_both) >= enough ? by_both : by_points;
  }

 private:
  using Hands = std::vector<const RatedHand*>;

  // What counts before a misère, if the points make all other calls. At first those above what is too little
  // for a call count, each call in turn.
  MisereSum fitted_misere() const {
    const std::vector<PointThreshold> thresholds = thresholds_of(hands_, bids_);
    std::vector<int> points_above;
    for (const PointThreshold& threshold : thresholds) {
      if (threshold.points) points_above.push_back(std::max(0, *threshold.points - 1));
    }
    if (points_above.empty()) points_above = {0};
    return fitted_misere_sum(called_by(thresholds, hands_), ruleset_, points_above);
  }

  // The thresholds of these bids and the limits that win most with the hands that are not listed.
  RuleOfThumb rule_with(ListedHands listed, const std::vector<Bid>& bids) const {
    Hands others = hands_;
    std::erase_if(others, [&](const RatedHand* hand) { return is_listed(listed, hand->cards); });
    std::vector<PointThreshold> thresholds = thresholds_of(others, bids);
    std::vector<MisereLimit> limits = fitted_limits(called_by(thresholds, others), ruleset_, misere_);
    return {points_, std::move(thresholds), std::move(listed), misere_, std::move(limits), {}};
  }

  // The thresholds of these bids that win most with these hands.
  std::vector<PointThreshold> thresholds_of(const Hands& hands, const std::vector<Bid>& bids) const {
    return Trials(hands, bids, ruleset_).best_thresholds(points_).thresholds;
  }

  // The calls that the points make with these hands.
  std::vector<CalledHand> called_by(const std::vector<PointThreshold>& thresholds, const Hands& hands) const {
    std::vector<CalledHand> called;
    for (const RatedHand* hand : hands) {
      const int points = points_of(points_, features_of(hand->cards));
      called.push_back({hand, ev_of(ruleset_, called_with(thresholds, points), *hand), points});
    }
    return called;
  }

  // The hands on which the highest bid wins more than what the rule calls, and than other calls.
  ListedHands list_beside(const RuleOfThumb& rule) const {
    std::vector<Bid> others = ruleset_.callable_bids();
    std::erase_if(others, [&](const Bid& bid) { return bid.needs_earlier_bid() || bid == bids_.back(); });
    std::vector<HandGain> gains;
    for (const RatedHand* hand : hands_) {
      const double listed = value_of(bids_.back(), *hand).ev;
      const auto gain_over = [&](double other) { return hand->weight * (listed - other); };
      HandGain gain{listed_hand(hand->cards),
                    gain_over(ev_of(ruleset_, call_by(rule, hand->cards), *hand)),
                    {gain_over(kValueOfPassing)}};
      for (const Bid& bid : others) gain.over_others.push_back(gain_over(value_of(bid, *hand).ev));
      gains.push_back(std::move(gain));
    }
    return {bids_.back().id,
            least_hands(gains, [&](const ListedHand& entry) { return stands_(bids_.back(), entry); })};
  }

  double ev(const RuleOfThumb& rule) const {
    double ev = 0.0;
    for (const RatedHand* hand : hands_) {
      ev += hand->weight * ev_of(ruleset_, call_by(rule, hand->cards), *hand);
    }
    return ev;
  }

  const Ruleset& ruleset_;
  const EntryCheck& stands_;
  Points points_;
  std::vector<Bid> bids_;  // lowest first
  Hands hands_;
  MisereSum misere_;
};

// Weights of hands by the bid that is best on them or called.
struct CallWeights {
  double best = 0.0;
  double called = 0.0;
  double agreed = 0.0;

  BidAccuracy accuracy_of(const std::string& bid) const {
    BidAccuracy accuracy{bid, std::nullopt, std::nullopt};
    if (best > 0.0) accuracy.found = agreed / best;
    if (called > 0.0) accuracy.right = agreed / called;
    return accuracy;
  }
};

Accuracy accuracy_of(const RatedHands& hands, const Ruleset& ruleset, const RuleOfThumb& rule) {
  const std::vector<Bid> bids = ruleset.callable_bids();
  Accuracy accuracy{0, 0.0, 0.0, 0.0, {}};
  double weight = 0.0;
  std::map<std::string, CallWeights> calls;
  const std::vector<bool> half = every_other_hand(hands);
  for (std::size_t i = 0; i < hands.list.size(); ++i) {
    if (half[i]) continue;
    const RatedHand& hand = hands.list[i];
    const BestBid best = best_bid(bids, hand);
    const std::string best_id = best.bid != nullptr ? best.bid->id : "";
    const std::string called = call_by(rule, hand.cards);
    ++accuracy.hands;
    weight += hand.weight;
    calls[best_id].best += hand.weight;
    calls[called].called += hand.weight;
    if (called == best_id) {
      accuracy.agreement += hand.weight;
      calls[called].agreed += hand.weight;
    }
    accuracy.ev_of_best += hand.weight * (best.ev - best.bias);
    accuracy.ev_of_rule += hand.weight * ev_of(ruleset, called, hand);
  }
  for (const Bid& bid : bids) {
    if (!bid.needs_earlier_bid()) accuracy.bids.push_back(calls[bid.id].accuracy_of(bid.id));
  }
  if (weight <= 0.0) return accuracy;
  accuracy.agreement /= weight;
  accuracy.ev_of_best /= weight;
  accuracy.ev_of_rule /= weight;
  return accuracy;
}

}  // namespace

RuleOfThumb fit_rule(const RatedHands& hands, const Ruleset& ruleset, const EntryCheck& stands) {
  RuleOfThumb rule = Fit(hands, ruleset, stands).rule();
  rule.accuracy = accuracy_of(hands, ruleset, rule);
  return rule;
}

std::string call_by(const RuleOfThumb& rule, CardSet hand) {
  if (is_listed(rule.listed, hand)) return rule.listed.bid;
  const int points = points_of(rule.points, features_of(hand));
  const int added = std::max(0, points - rule.misere.points_above);
  const MisereLimit* misere = misere_instead(rule.limits, misere_count(rule.misere.values, hand), added);
  return misere != nullptr ? misere->bid : called_with(rule.thresholds, points);
}

}  // namespace nap
