// Limits of misère that win most.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/analysis/thresholds/misere_count.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// The misères of a table that need no earlier bid.
std::vector<Bid> misere_bids(const Ruleset& ruleset);

// What misère wins more than the other calls of many hands.
class MisereGains {
 public:
  explicit MisereGains(const Ruleset& ruleset);

  // A hand with another call: its tricks (pass: 0) and what it wins from each payer, in stakes.
  void add(const RatedHand& hand, int tricks, double ev);
  // The longest suits first; none without a misère. Of several misères each has the one that wins most.
  std::vector<MisereLimit> limits() const;

 private:
  struct Gain {
    double weight = 0.0;
    std::vector<std::map<int, double>> by_sum;  // of points and tricks, for each misère
  };

  MisereLimit limit_of(const std::string& suits, const Gain& gain) const;

  std::vector<Bid> miseres_;
  std::map<std::string, Gain> by_suits_;
};

}  // namespace nap
