// nap quiz: deals hands, asks for bids, and tells what they cost.
#pragma once

#include <optional>
#include <string>

#include "nap/analysis/quiz/quiz_deal.hpp"
#include "nap/inquiry/table/table_request.hpp"
#include "options/common_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct QuizArguments {
  CommonArguments common;
  TableRequest table;  // with lists of players, decks and stakes; for five cards
  std::string hands = "10";
  std::string ranks = "en";
  std::optional<std::string> book;
  // Which hands to deal; nothing: any for the first few, and then close ones.
  std::optional<QuizHands> kind;
};

void add_quiz(CLI::App& app, QuizArguments& quiz);

// Throws ParseError, Failure or Interruption.
void run(const QuizArguments& arguments);

}  // namespace nap::cli
