// nap rules: the stake tables.
#pragma once

#include <string>

#include "options/common_options.hpp"
#include "options/stakes_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct RulesListArguments {
  CommonArguments common;
};

struct RulesShowArguments {
  CommonArguments common;
  RulesetArguments changes;
  std::string name;
};

void add_rules(CLI::App& app, RulesListArguments& list, RulesShowArguments& show);

// Each throws ParseError, Failure or Interruption.
void run(const RulesListArguments& arguments);
void run(const RulesShowArguments& arguments);

}  // namespace nap::cli
