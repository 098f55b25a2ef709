// nap thresholds: which hands are worth which bid.
#pragma once

#include <string>

#include "options/common_options.hpp"
#include "study/study_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct ThresholdsArguments {
  CommonArguments common;
  StudyRequest study{.players = "2-7"};
  std::string show = "all";
  std::string pages;  // a folder; empty: none
};

void add_thresholds(CLI::App& app, ThresholdsArguments& thresholds);

// Throws ParseError, Failure or Interruption.
void run(const ThresholdsArguments& arguments);

}  // namespace nap::cli
