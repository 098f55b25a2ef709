// The betting round in equilibrium: the question as users write it, and the document of its answer.
#pragma once

#include "nap/asnas/answers/betting_request.hpp"
#include "nap/asnas/betting/solution.hpp"
#include "nap/asnas/hands/card_names.hpp"
#include "nap/report/document.hpp"

namespace nap::asnas {

struct SolveRequest {
  std::string players = "2";
  std::string ranking = "combination";
  std::string names = "en";  // of the ranks
  BettingRequest betting;
  std::string gain = "2e-5";     // three and four players: the gain, in antes, at which to stop
  std::string rounds = "10000";  // or after so many rounds
};

class SolveInquiry {
 public:
  // Throws ParseError.
  explicit SolveInquiry(const SolveRequest& request);

  const BettingRules& rules() const { return rules_; }
  Pack pack() const { return pack_for(rules_.players); }
  Ranking ranking() const { return ranking_; }
  // Of two players, an exact solution; else one by regret minimisation.
  bool is_exact() const { return rules_.players == 2; }
  const LearningGoal& goal() const { return goal_; }

  // JSON has the schema nap.asnas.solve/1. CSV has a row for each choice of each hand at each position.
  report::Document document(const Solution& solution) const;

 private:
  BettingRules rules_;
  Ranking ranking_;
  Names names_;
  LearningGoal goal_;
};

}  // namespace nap::asnas
