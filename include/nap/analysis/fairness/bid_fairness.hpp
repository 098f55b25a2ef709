// What each bid of a stake table pays the hands that call it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/sim/random/interval.hpp"

namespace nap {

// A bid that is best on fewer hands than one in a hundred is rare, on fewer than one in a thousand dead.
inline constexpr double kRare = 0.01;
inline constexpr double kDead = 0.001;

// What the hands make that call it because it is best for them; all in stakes from each payer.
struct WhenCalled {
  Estimate success;
  Estimate ev;
  double deviation;  // of what one call pays: it is `win` or -`lose`
  // The win at which they would break even on average: lose (1 - p) / p for their success p; infinite where
  // none of them makes it.
  Estimate fair_win;
  // Of the printed win to it; above 1 as long as those who call it know what they do, infinite where they
  // lose nothing.
  Estimate ratio;
};

// The other bid that is better on most of the hands on which a bid pays.
struct Rival {
  std::string bid;
  double share;  // of those hands
};

struct BidFairness {
  Bid bid;
  double break_even;
  Estimate pays;                         // share of hands on which it makes more often than it needs
  std::optional<Estimate> best;          // on which nothing pays more; none for bids that need an earlier one
  std::optional<WhenCalled> called;      // none where no hand calls it
  std::optional<double> ratio_to_three;  // the ratio divided by that of the table's bid of three
  std::optional<Rival> rival;            // none where no hand is better off with another bid
  // For a bid that is rare: the lowest win, and the highest loss, with which it would not be, all else as it
  // is; none where no change of that number does it.
  std::optional<int> reviving_win;
  std::optional<int> reviving_loss;

  bool is_rare() const { return best && best->value < kRare; }
  bool is_dead() const { return best && best->value < kDead; }
};

// The callable bids, lowest first. Requires hands of as many cards, with the table's contracts rated.
std::vector<BidFairness> bid_fairness(const RatedHands& hands, const Ruleset& ruleset);

// The same hands with their rates put right by the measured error of the model (model_error.hpp). Requires
// five cards in each hand.
RatedHands corrected(const RatedHands& hands);

}  // namespace nap
