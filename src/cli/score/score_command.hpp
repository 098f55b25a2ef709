// nap score: what deals pay that were played.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/inquiry/score/score_request.hpp"
#include "options/common_options.hpp"
#include "options/record_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct ScoreArguments {
  CommonArguments common;
  TableRequest table;
  ScoreRequest request;
  std::optional<std::string> names;  // separated by commas
  std::vector<std::string> hands;
  std::vector<std::string> played;
  std::vector<std::string> fines;  // PLAYER=KIND
  std::vector<std::string> fees;   // PLAYER=STAKES
  std::string ranks = "en";
  RecordSource source = RecordSource::Arguments;
};

void add_score(CLI::App& app, ScoreArguments& score);

// Throws ParseError, Failure or Interruption.
void run(const ScoreArguments& arguments);

}  // namespace nap::cli
