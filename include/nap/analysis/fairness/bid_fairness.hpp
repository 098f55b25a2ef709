// What each bid of a stake table pays the hands that call it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/chance/interval.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// A bid is rare if it is best on fewer than one hand in a hundred, and dead if on fewer than one in a
// thousand.
inline constexpr double kRare = 0.01;
inline constexpr double kDead = 0.001;

// What a bid brings the hands that call it because it is their best, in stakes from each payer.
struct WhenCalled {
  Estimate success;
  Estimate ev;
  double deviation;  // standard deviation of one call, which pays `win` or -`lose`
  // The win at which these hands break even on average: lose * (1 - p) / p for their success p. Infinite if
  // none of them makes the bid.
  Estimate fair_win;
  // The printed win divided by the fair win. Above 1 as long as only hands call the bid that gain by it;
  // infinite if the fair win is 0.
  Estimate ratio;
};

// The bid that most often beats a given bid, among the hands on which the given bid pays.
struct Rival {
  std::string bid;
  double share;  // of those hands
};

// The stake at which a rare bid would not be rare, all other stakes unchanged: the lowest win or the highest
// loss.
struct Reviving {
  std::optional<int> stake;  // for the hands studied; none if no such number exists
  // The bounds of the stake for all hands. At every stake between the two, the 95 % interval of the share of
  // hands that call the bid contains the limit of rare bids. None if that share reaches the limit at no
  // stake.
  std::optional<int> low;
  std::optional<int> high;

  // Whether the stake is known to within a factor of two.
  bool is_known() const { return stake && low && high && *high <= 2 * *low; }
  bool is_impossible() const { return !low && !high; }
};

struct BidFairness {
  Bid bid;
  double break_even;
  Estimate pays;                         // share of hands that make it more often than its break-even
  std::optional<Estimate> best;          // share on which it is the best bid; none if it needs an earlier one
  std::optional<WhenCalled> called;      // none if no hand calls it
  std::optional<double> ratio_to_three;  // the ratio divided by that of the table's bid of three
  std::optional<Rival> rival;            // none if no hand gains more by another bid
  // For a bid that is best on a smaller share of hands than kRare; none for others.
  std::optional<Reviving> reviving_win;
  std::optional<Reviving> reviving_loss;

  // Nothing if the hands are too few to tell, because the interval of `best` contains the limit. A bid that
  // needs an earlier one is neither rare nor dead.
  std::optional<bool> is_rare() const { return is_below(kRare); }
  std::optional<bool> is_dead() const { return is_below(kDead); }

 private:
  std::optional<bool> is_below(double limit) const {
    if (!best || best->low >= limit) return false;
    return best->high < limit ? std::optional(true) : std::nullopt;
  }
};

// One for each callable bid, lowest first. Requires hands of the table's number of cards, rated for its
// contracts.
std::vector<BidFairness> bid_fairness(const RatedHands& hands, const Ruleset& ruleset);

}  // namespace nap
