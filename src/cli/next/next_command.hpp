// nap next: the best card in the middle of a hand.
#pragma once

#include "nap/inquiry/next/next_request.hpp"
#include "options/common_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct NextArguments {
  CommonArguments common;
  NextRequest request;
};

void add_next(CLI::App& app, NextArguments& next);

// Throws ParseError, Failure or Interruption.
void run(const NextArguments& arguments);

}  // namespace nap::cli
