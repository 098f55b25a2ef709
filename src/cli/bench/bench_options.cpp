#include <CLI/CLI.hpp>

#include "bench/bench_command.hpp"

namespace nap::cli {

void add_bench(CLI::App& app, BenchArguments& bench) {
  CLI::App& command =
      *app.add_subcommand("bench", "Solve a fixed set of deals: positions, answers hash, time");
  add_common(command, bench.common, Work::Simple);
  command.footer("Example:\n  nap bench");
}

}  // namespace nap::cli
