// Points that a player can add up, how many each bid needs, and what to call instead with rare hands.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/analysis/thresholds/listed_hand.hpp"
#include "nap/analysis/thresholds/misere_count.hpp"
#include "nap/analysis/thresholds/point_count.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// A bid that is called with these hands and all that are at least as good (is_at_least), whatever their
// points.
struct ListedHands {
  std::string bid;                // the highest that points can call
  std::vector<ListedHand> least;  // the strongest trumps first; none: the bid goes by points alone
};

// How good the rule is at one bid, on hands that it was not fitted on.
struct BidAccuracy {
  std::string bid;
  std::optional<double> found;  // of the hands on which the bid is best, the share on which it is called
  std::optional<double> right;  // of the hands on which it is called, the share on which it is best
};

// How good the rule is on hands that it was not fitted on.
struct Accuracy {
  std::size_t hands;  // tested
  double agreement;   // share of hands on which the rule makes the best call, which may be passing
  double ev_of_best;  // mean stakes from each payer when the best bid is called
  double ev_of_rule;  // mean stakes when the rule is followed
  std::vector<BidAccuracy> bids;  // in auction order, those that need no earlier bid
};

// For one number of players, deck and stake table.
struct RuleOfThumb {
  Points points;                           // for each feature
  std::vector<PointThreshold> thresholds;  // in auction order
  ListedHands listed;
  MisereSum misere;                 // what counts before a misère
  std::vector<MisereLimit> limits;  // for hands that are not listed
  Accuracy accuracy;
};

// Whether the bid wins more than every other call with each kind of hand that is listed like this, on deals
// of its own.
using EntryCheck = std::function<bool(const Bid& bid, const ListedHand& entry)>;
// Passes every entry: for rules whose lists nobody reads.
inline bool any_entry(const Bid&, const ListedHand&) { return true; }

// Fits the rule on every other hand and measures its accuracy on the rest. The steps:
//
// 1. A logistic regression of the success of bids of two tricks and more (of one trick if there is no other
//    bid) has one weight a feature, the same for all bids, and a constant for each bid.
// 2. The weights are scaled and rounded to small whole numbers, which are then moved one by one as long as
//    the rule wins more on the fitted hands. Success depends mostly on the common hands, stakes on the rare
//    hands with many tricks.
// 3. The thresholds are those that win most on the fitted hands. A higher bid never needs fewer points.
// 4. The values of the misère count, the points above which it is added to, and its limits are those that win
//    most on the fitted hands.
// 5. The highest bid goes by a list of hands, by points or by both, whichever wins most on the fitted hands,
//    with thresholds and limits for the hands that are not listed. A list may win a thousandth less. It has
//    only entries that pass the check.
//
// If misère is the only bid, nothing has points.
RuleOfThumb fit_rule(const RatedHands& hands, const Ruleset& ruleset, const EntryCheck& stands);

// What the rule calls; empty: pass.
std::string call_by(const RuleOfThumb& rule, CardSet hand);

}  // namespace nap
