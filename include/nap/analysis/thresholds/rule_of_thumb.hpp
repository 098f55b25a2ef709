// Points that a person can add up, and from how many on each bid is worth calling.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// What is counted in a hand whose trumps are its longest suit, and of equally long ones that with the higher
// cards.
enum class Feature { TrumpAce, TrumpKing, TrumpQueen, TrumpJack, TrumpTen, Trump, SideAce, SideKing };
inline constexpr std::size_t kFeatures = 8;
using Features = std::array<int, kFeatures>;  // how many of each; Trump is the number of trumps

Features features_of(CardSet hand);
std::string to_string(Feature feature);  // "trump ace"

struct PointThreshold {
  std::string bid;
  std::optional<int> points;  // call it from so many on; none: never
  std::optional<double> found =
      {};  // of the tested hands on which it is best, the share on which it is called
};

// What a set of thresholds is worth on hands that it was not fitted on.
struct Accuracy {
  std::size_t hands;  // tested
  double agreement;   // share of hands on which it calls the best bid, passing and misère included
  double ev_of_best;  // mean stakes from each payer when the best bid is called
  double ev_of_rule;  // when the rule is followed
};

struct RuleForPlayers {
  int players;
  std::vector<PointThreshold> thresholds;  // in auction order
  Accuracy accuracy;
};

struct RuleOfThumb {
  std::array<int, kFeatures> points;  // for each of a feature
  std::vector<RuleForPlayers> players;
};

// The hands of one number of players, with the bids of their table.
struct PlayersHands {
  int players;
  const RatedHands* hands;
};

// Every other hand is fitted on: a logistic regression of the success of two tricks and more (of one where no
// more can be bid), with the same weights for all targets and numbers of players and a constant for each. The
// weights are scaled and rounded to small whole numbers, which are then moved one by one as long as that wins
// more on the fitted hands: what is won hangs most on the rare hands with many tricks, what succeeds on the
// others. The thresholds of each number of players are those that win most on the fitted hands, a higher bid
// never from fewer points. The other half of the hands tells how good it is. Where there is nothing to bid
// but misère, nothing has points.
RuleOfThumb fit_rule(std::span<const PlayersHands> tables, const Ruleset& ruleset);

// The bid that the thresholds call with so many points: the highest one reached; nothing: pass.
std::optional<std::string> call_of(const std::vector<PointThreshold>& thresholds, int points);
int points_of(const std::array<int, kFeatures>& points, const Features& features);

}  // namespace nap
