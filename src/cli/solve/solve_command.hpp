// nap solve: the exact tricks of open deals.
#pragma once

#include <string>
#include <vector>

#include "nap/inquiry/solve/solve_request.hpp"
#include "options/common_options.hpp"
#include "options/record_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct SolveArguments {
  CommonArguments common;
  SolveRequest request;
  std::vector<std::string> deal;
  RecordSource source = RecordSource::Arguments;
};

void add_solve(CLI::App& app, SolveArguments& solve);

// Throws ParseError, Failure or Interruption.
void run(const SolveArguments& arguments);

}  // namespace nap::cli
