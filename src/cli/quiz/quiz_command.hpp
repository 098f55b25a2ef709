// nap quiz: deals hands, asks for bids, tells what they cost.
#pragma once

#include <optional>
#include <string>

#include "options/common_options.hpp"
#include "options/stakes_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct QuizArguments {
  CommonArguments common;
  RulesetArguments changes;
  std::optional<std::string> players;  // lists
  std::optional<std::string> deck;
  std::optional<std::string> stakes;
  std::optional<bool> dealer_out;
  std::string hands = "10";
  std::string ranks = "en";
  std::optional<std::string> book;
};

void add_quiz(CLI::App& app, QuizArguments& quiz);

// Throws ParseError, Failure or Interruption.
void run(const QuizArguments& arguments);

}  // namespace nap::cli
