// Counts and limits of misère that win most.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/analysis/thresholds/misere_count.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// The misères of a table that need no earlier bid.
std::vector<Bid> misere_bids(const Ruleset& ruleset);

// The cards of a hand that count before a misère.
struct MisereCards {
  std::string suits;         // MisereCount::suits
  std::vector<Rank> lowest;  // of each suit
  std::vector<Rank> second;  // of each suit that has another card
};
MisereCards misere_cards(CardSet hand);

// The values that win most with these hands, if each has its best call apart from misère, or misère up to a
// sum that fits the division of its suits. They are climbed to step by step, so others may win a little more.
MisereValues fitted_misere_values(std::span<const RatedHand* const> hands, const Ruleset& ruleset);

// What misère wins more than the other calls of many hands.
class MisereGains {
 public:
  MisereGains(const Ruleset& ruleset, const MisereValues& values);

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
  MisereValues values_;
  std::map<std::string, Gain> by_suits_;
};

}  // namespace nap
