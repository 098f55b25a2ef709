// What a study of hands looks at, table by table.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "nap/inquiry/table/rulesets.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"
#include "nap/sim/rates/rates.hpp"

namespace nap {

// Which tables a study looks at, and on which hands, as users write it.
struct StudyRequest {
  RulesetRequest changes = {};
  std::optional<std::string> players = {};  // a list, as deck and stakes are; if empty, as usual_players says
  std::string deck = "52";
  std::string stakes = "peel";
  std::optional<bool> dealer_out = {};
  std::vector<std::string> books = {};  // the files of the books
  std::optional<std::string> hands = {};
  std::string model = "selfplay";
};

// One number of players with one deck and stake table.
struct StudyTask {
  Ruleset ruleset;
  Seating seating;
  Setup setup;
};

// Every combination of the lists that fits together. Requires the text of the house rules that the request
// names. Throws ParseError if no combination fits.
std::vector<StudyTask> plan_study(const StudyRequest& request, const HouseRulesTexts& texts);

// The names of the stakes. Throws ParseError.
std::vector<std::string> stakes_of(const StudyRequest& request);

// Every number of tricks, and the other contracts of the tables. Misère takes longest, so it is left out if
// no table has it.
std::vector<Contract> contracts_for(const Setup& setup, std::span<const StudyTask> tasks);

}  // namespace nap
