// An evening of As Nas: the question as users write it, and the document of its answer.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/asnas/answers/betting_request.hpp"
#include "nap/asnas/evening/evening.hpp"
#include "nap/report/document.hpp"

namespace nap::asnas {

struct EveningRequest {
  std::string players = "2-4";               // a list
  std::string styles = "solved,bold,timid";  // of the first player; a list
  std::string slack = "0.5";                 // antes that a bold or timid choice may cost
  std::string deals = "60";
  std::string chips = "50";
  std::string ranking = "combination";
  BettingRequest betting;     // without stacks: who has no chips borrows
  std::string gain = "1e-3";  // three and four players: the gain, in antes, at which they are solved
};

// The evenings of one number of players: one for each style of the request.
struct PlayersEvenings {
  BettingRules rules;
  double
      gain;  // what another plan would add at most for any of the players who follow the solution, in chips
  std::vector<TableEvening> evenings;
};

class EveningInquiry {
 public:
  // Throws ParseError.
  explicit EveningInquiry(const EveningRequest& request);

  // Solves the betting and counts the evenings. Counts rounds of solving in the workers' monitor. Nothing if
  // that is told to stop.
  std::optional<std::vector<PlayersEvenings>> answers(Workers& workers) const;

  // JSON has the schema nap.asnas.evening/1. CSV has a row for each player.
  report::Document document(const std::vector<PlayersEvenings>& answers) const;

 private:
  std::vector<BettingRules> games_;  // for each number of players
  std::vector<PlayingStyle> styles_;
  double slack_;  // in antes
  EveningRules rules_;
  Ranking ranking_;
  LearningGoal goal_;
};

}  // namespace nap::asnas
