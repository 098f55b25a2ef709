// Counts and limits of misère that win most.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/analysis/thresholds/misere_count.hpp"
#include "nap/analysis/thresholds/point_count.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// The misères of a table that need no earlier bid.
std::vector<Bid> misere_bids(const Ruleset& ruleset);

// The other bids that need no earlier one.
std::vector<Bid> bids_but_misere(const Ruleset& ruleset);

// The values that win most with these hands, if each has its best call apart from misère, or misère up to a
// sum that fits the division of its suits. The sum is that of the count and of the tricks of the other call.
// They are climbed to step by step, so others may win a little more.
MisereValues fitted_misere_values(std::span<const RatedHand* const> hands, const Ruleset& ruleset);
// The same with these points, some of which count instead of tricks. It starts with those above
// `points_above`.
MisereSum fitted_misere_sum(std::span<const RatedHand* const> hands, const Ruleset& ruleset,
                            const Points& points, int points_above);

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

// What misère wins more than the other calls of many hands.
class MisereGains {
 public:
  MisereGains(const Ruleset& ruleset, const MisereValues& values);

  // A hand with another call: what speaks for it (misere_instead), and what it wins from each payer, in
  // stakes.
  void add(const RatedHand& hand, int for_other, double ev);
  // The longest suits first; none without a misère. Of several misères each has the one that wins most.
  std::vector<MisereLimit> limits() const;

 private:
  // The hands whose suits are divided alike.
  struct Division {
    explicit Division(std::size_t miseres) : gains(miseres) {}

    double weight = 0.0;
    GainsBySum gains;
  };

  std::vector<Bid> miseres_;
  MisereValues values_;
  std::map<std::string, Division> divisions_;  // by suits
};

}  // namespace nap
