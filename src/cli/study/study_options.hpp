// The options that studies of many tables share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "options/stakes_options.hpp"

namespace nap::cli {

// Which tables a study looks at, and on which hands.
struct StudyArguments {
  RulesetArguments changes;
  std::string players;  // lists
  std::string deck = "52";
  std::string stakes;
  std::optional<bool> dealer_out = {};
  std::vector<std::string> books = {};
  std::optional<std::string> hands = {};
  std::string model = "selfplay";
};

// All but the changes of the ruleset, which stand in a group of their own.
void add_study(CLI::App& command, StudyArguments& study);

}  // namespace nap::cli
