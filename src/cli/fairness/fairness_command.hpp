// nap fairness: are the stakes fair?
#pragma once

#include "nap/inquiry/fairness/fairness_request.hpp"
#include "options/common_options.hpp"
#include "study/study_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct FairnessArguments {
  CommonArguments common;
  StudyRequest study{.stakes = "peel,spanish,french"};
  FairnessRequest request;
};

void add_fairness(CLI::App& app, FairnessArguments& fairness);

// Throws ParseError, Failure or Interruption.
void run(const FairnessArguments& arguments);

}  // namespace nap::cli
