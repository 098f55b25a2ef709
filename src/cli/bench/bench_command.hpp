// nap bench: the solver's fingerprint and speed.
#pragma once

#include "options/common_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct BenchArguments {
  CommonArguments common;
};

void add_bench(CLI::App& app, BenchArguments& bench);

// Throws ParseError, Failure or Interruption.
void run(const BenchArguments& arguments);

}  // namespace nap::cli
