// nap ask: should I call Nap with this hand?
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "options/common_options.hpp"
#include "options/record_options.hpp"
#include "options/ruleset_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct AskArguments {
  CommonArguments common;
  RulesetArguments changes;
  std::vector<std::string> hand;
  RecordSource source = RecordSource::Arguments;
  std::string players = "4";
  std::string deck = "52";
  std::optional<std::string> cards;
  std::optional<std::string> stakes;
  std::optional<bool> dealer_out;
  std::string model = "committed";
  std::optional<std::string> deals;
  std::optional<std::string> precision;
  std::optional<std::string> book;
};

void add_ask(CLI::App& app, AskArguments& ask);

// Throws ParseError, Failure or Interruption.
void run(const AskArguments& arguments);

}  // namespace nap::cli
