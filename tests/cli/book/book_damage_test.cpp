#include <algorithm>
#include <cstdio>
#include <regex>
#include <vector>

#include <catch2/catch.hpp>

#include "support/damage.hpp"
#include "support/program.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;

namespace {

const std::string kGame = " --players 3 --deck 24 --no-progress --threads 1";
const std::string kKey = kGame + " --precision 0.2 --seed 5";

// Arguments of nap; "BOOK" stands for the file.
using Commands = std::vector<std::string>;

// "BOOK.merged" is removed before each command.
Run run_on(const std::string& book, const std::string& command) {
  std::remove((book + ".merged").c_str());
  Run run = run_nap(std::regex_replace(command, std::regex("BOOK"), book));
  run.out = std::regex_replace(run.out, std::regex("\"seconds\":[-0-9.e]+"), "");
  return run;
}

bool is_refused(const Run& run) {
  return (run.status == 1 || run.status == 2) && run.out.empty() && Contains("book").match(run.err) &&
         std::count(run.err.begin(), run.err.end(), '\n') == 1;
}

using Damage = std::string (*)(const std::string&, std::uint64_t);

// Each command refuses the damaged book or answers as before.
void check_damage(const std::string& build_options, const Commands& commands, Damage damage,
                  std::uint64_t times) {
  const Folder folder;
  const std::string book = folder.path("a.book");
  REQUIRE(run_nap("book build " + book + kKey + build_options).status == 0);
  const std::string sound = folder.read("a.book");
  std::vector<std::string> expected;
  for (const std::string& command : commands) {
    const Run run = run_on(book, command);
    CHECK(run.err.empty());
    CHECK(run.status == 0);
    expected.push_back(run.out);
  }
  int refused = 0;
  for (std::uint64_t number = 0; number < times; ++number) {
    folder.write("a.book", sound);
    INFO(damage(book, number));
    const std::string damaged = folder.read("a.book");
    for (std::size_t i = 0; i < commands.size(); ++i) {
      const Run run = run_on(book, commands[i]);
      INFO(commands[i] << ": " << run.status << ": " << run.err);
      if (run.status == 0) {
        CHECK(run.out == expected[i]);
      } else {
        CHECK(is_refused(run));
        ++refused;
      }
      CHECK((folder.read("a.book") == damaged));
    }
  }
  CHECK(refused > 0);
}

const std::string kPart = " --shard 1/60";
const Commands kReaders = {"ask AKQJT... --book BOOK --format json" + kGame, "book info BOOK",
                           "book query BOOK --format csv", "book merge BOOK.merged BOOK",
                           "book build BOOK --format json" + kKey + kPart};
const Commands kStudies = {"thresholds --show shares --book BOOK --format csv" + kGame,
                           "fairness --deals 120 --stakes peel --book BOOK --format csv" + kGame};

#ifdef NAP_SANITIZED
constexpr std::uint64_t kTimes = 8;
#else
constexpr std::uint64_t kTimes = 60;  // enough for each kind of edit
#endif
constexpr std::uint64_t kTimesForStudies = kTimes / 8;

}  // namespace

TEST_CASE("A command refuses a book with a flipped bit or answers as before", "[cli][book][error]") {
  check_damage(kPart, kReaders, flip_bit, kTimes);
}

TEST_CASE("A command refuses a book with edited rows or answers as before", "[cli][book][error]") {
  check_damage(kPart, kReaders, edit_rows, kTimes);
}

TEST_CASE("A study refuses a damaged book or answers as before", "[cli][book][error]") {
  check_damage("", kStudies, flip_bit, kTimesForStudies);
  check_damage("", kStudies, edit_rows, kTimesForStudies);
}
