// Counts and limits of misère that win most.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/analysis/thresholds/misere_count.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// The misères of a table that need no earlier bid.
std::vector<Bid> misere_bids(const Ruleset& ruleset);

// The other bids that need no earlier one.
std::vector<Bid> bids_but_misere(const Ruleset& ruleset);

// A hand, and what is called with it unless a misère is.
struct CalledHand {
  const RatedHand* hand;
  double ev;       // what the call wins from each payer, in stakes
  int speaks_for;  // what speaks for it: tricks, or points
};

// The values that win most with these hands, if misère is called up to a sum that fits the division of the
// suits. The sum is that of the count and of what speaks for the other call. They are climbed to step by
// step, so others may win a little more.
MisereValues fitted_misere_values(std::span<const CalledHand> hands, const Ruleset& ruleset);
// The same where only the points above some number are added, which is fitted, too. It starts with each of
// `first_points_above` in turn, at least one.
MisereSum fitted_misere_sum(std::span<const CalledHand> hands, const Ruleset& ruleset,
                            std::span<const int> first_points_above);
// The limits that win most with this sum. The longest suits first; none without a misère. Of several misères
// each has the one that wins most.
std::vector<MisereLimit> fitted_limits(std::span<const CalledHand> hands, const Ruleset& ruleset,
                                       const MisereSum& sum);

// What each of some misères wins more than other calls, by the sum of the count and of what is added to it.
class GainsBySum {
 public:
  explicit GainsBySum(std::size_t miseres) : of_miseres_(miseres) {}

  // A misère called up to a sum.
  struct Limit {
    std::size_t misere;
    std::optional<int> most;  // none: never
    double won;               // more than with the other calls
  };

  // A hand with this sum, at least 0, and what each misère wins more with it.
  void add(int sum, std::span<const double> gains);
  void clear();
  Limit best_limit() const;

 private:
  std::vector<std::vector<double>> of_miseres_;  // by sum
};

}  // namespace nap
