// nap next: the best card in the middle of a hand.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "options/common_options.hpp"
#include "options/stakes_options.hpp"
#include "options/table_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct NextArguments {
  CommonArguments common;
  RulesetArguments changes;
  TableArguments table;
  std::vector<std::string> hand;
  std::vector<std::string> played;
  std::string seat = "1";
  std::optional<std::string> bid;
  std::optional<std::string> heard;
  std::optional<std::string> dead;
  std::string ranks = "en";
  std::string deals = "500";
};

void add_next(CLI::App& app, NextArguments& next);

// Throws ParseError, Failure or Interruption.
void run(const NextArguments& arguments);

}  // namespace nap::cli
