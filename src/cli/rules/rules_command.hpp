// nap rules: the stake tables.
#pragma once

#include <string>

#include "nap/inquiry/table/rulesets.hpp"
#include "options/common_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct RulesListArguments {
  CommonArguments common;
};

struct RulesShowArguments {
  CommonArguments common;
  RulesetRequest changes;
  std::string name;
};

void add_rules(CLI::App& app, RulesListArguments& list, RulesShowArguments& show);

// Each throws ParseError, Failure or Interruption.
void run(const RulesListArguments& arguments);
void run(const RulesShowArguments& arguments);

}  // namespace nap::cli
