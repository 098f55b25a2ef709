#include <sstream>
#include <vector>

#include <catch2/catch.hpp>

#include "support/program.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;

namespace {

const std::vector<std::string> kCommands = {"",
                                            "ask",
                                            "next",
                                            "solve",
                                            "score",
                                            "claims",
                                            "rules",
                                            "rules list",
                                            "rules show",
                                            "thresholds",
                                            "fairness",
                                            "model",
                                            "book",
                                            "book build",
                                            "book merge",
                                            "book info",
                                            "book query",
                                            "bench",
                                            "asnas",
                                            "asnas odds",
                                            "asnas ask",
                                            "asnas exchange",
                                            "asnas solve",
                                            "asnas evening",
                                            "asnas claims"};

std::size_t characters(const std::string& line) {
  std::size_t count = 0;
  for (const char byte : line) count += (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U ? 0 : 1;
  return count;
}

}  // namespace

TEST_CASE("Help fits eighty columns and says nothing of the parser", "[cli][help]") {
  for (const std::string& command : kCommands) {
    INFO("nap " << command << " --help");
    const Run run = run_nap(command + " --help");
    CHECK(run.status == 0);
    CHECK(run.err.empty());
    std::istringstream lines(run.out);
    for (std::string line; std::getline(lines, line);) {
      INFO(line);
      CHECK(characters(line) <= 80);
      CHECK((line.empty() || line.back() != ' '));
    }
    CHECK_THAT(run.out,
               !Contains("Excludes:") && !Contains("REQUIRED") && !Contains("TEXT") && !Contains("N="));
    CHECK_THAT(run.out, Contains("Usage: nap " + command) && Contains("\nExample"));
  }
}

TEST_CASE("Help names defaults in words", "[cli][help]") {
  const std::string ask = run_nap("ask --help").out;
  CHECK_THAT(ask, Contains("  --players N             People at the table, 2 to 7 (default: 4, with nine\n"
                           "                          cards 2, or your nap.conf)\n"));
  CHECK_THAT(ask, Contains("  --deck N                Cards in the deck: 24, 28, 32, 36, 40, 44, 48 or 52\n"
                           "                          (default: 52, or your nap.conf)\n"));
  CHECK_THAT(ask, Contains("Usage: nap ask [OPTIONS] [HAND...]\n"));
  CHECK_THAT(run_nap("rules show --help").out, Contains("Usage: nap rules show [OPTIONS] NAME\n"));
  CHECK_THAT(run_nap("--help").out, Contains("Usage: nap [OPTIONS] COMMAND\n"));
}

TEST_CASE("Help leaves out options that change nothing, which are accepted all the same", "[cli][help]") {
  for (const char* command : {"ask", "next", "claims", "thresholds", "fairness", "model", "book build",
                              "asnas exchange", "asnas ask", "asnas claims"}) {
    CHECK_THAT(run_nap(std::string(command) + " --help").out,
               Contains("--seed N") && Contains("--threads N"));
  }
  for (const char* command : {"solve", "score", "rules list", "rules show", "book merge", "book info",
                              "book query", "bench", "asnas odds"}) {
    INFO(command);
    const std::string help = run_nap(std::string(command) + " --help").out;
    CHECK_THAT(help,
               !Contains("--seed") && !Contains("--threads") && Contains("--format") && Contains("--out"));
  }
  CHECK_THAT(run_nap("solve --help").out, Contains("--no-progress"));
  CHECK_THAT(run_nap("rules list --help").out, !Contains("--no-progress"));
  CHECK(run_nap("rules list --seed 3 --threads 2 --no-progress").status == 0);
  CHECK(run_nap("solve 'A... K...' --seed 3 --threads 2").status == 0);
}
