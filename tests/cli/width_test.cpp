// What a person reads fits a terminal of eighty columns, whatever it is about.
#include <algorithm>
#include <sstream>
#include <vector>

#include <catch2/catch.hpp>

#include "support/program.hpp"
#include "writing/wrap.hpp"

using namespace nap::test;
using nap::cli::columns_of;

namespace {

void check_width(const std::string& arguments) {
  INFO("nap " << arguments);
  const Run run = run_nap(arguments + " --no-progress");
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  CHECK_FALSE(run.out.empty());
  std::istringstream lines(run.out);
  for (std::string line; std::getline(lines, line);) {
    INFO(line);
    CHECK(columns_of(line) <= 80);
  }
}

// As a shell reads it.
std::string quoted(const std::string& path) { return '\'' + path + '\''; }

// Rules with the longest names and the highest stakes that house rules may have, and with a file name that is
// longer.
std::string wide_rules(const Folder& folder, const std::string& name, int cards) {
  const std::string id(31, 'b');
  const auto bid = [&](int tricks) {
    return R"({"id":")" + id + std::to_string(tricks) + R"(","tricks":)" + std::to_string(tricks) +
           R"(,"trump":"lead","win":1000000,"lose":1000000,"source":")" + std::string(90, 's') +
           R"(","options":[{"win":999999,"source":"a very long source of another version"}]})";
  };
  const std::string file = std::string(100, 'f') + std::to_string(cards) + ".json";
  folder.write(file, R"({"schema":"nap.rules/1","name":")" + name + R"(","cards":)" + std::to_string(cards) +
                         R"(,"bids":[)" + bid(1) + "," + bid(2) + "," + bid(3) + "," + bid(4) + "," + bid(5) +
                         R"(,{"id":"open","tricks":0,"trump":"none","win":9,"lose":1,"after":")" + id +
                         R"(5"}]})");
  return quoted(folder.path(file));
}

// Rates with open hands: to play hands takes longer, and prints tables of the same widths.
const std::string kFew = " --hands 100 --deck 28 --model committed";

}  // namespace

TEST_CASE("Rules fit eighty columns", "[cli][width]") {
  check_width("rules list");
  for (const char* name :
       {"peel", "spanish", "french", "seven", "spanish-seven", "french-seven", "symmetric", "parlett"}) {
    check_width(std::string("rules show ") + name);
  }
  check_width(
      "rules show peel --misere-rank top --misere-trump none --nap-loss 10 --stake four=1000000/999999");
  check_width("rules show peel --min-bid three");
}

TEST_CASE("Answers fit eighty columns", "[cli][width]") {
  for (const char* model : {"selfplay", "committed", "double-dummy"}) {
    for (const char* more : {"", " --explain", " --players 7 --stakes french --heard pass,two"}) {
      check_width(std::string("ask 9H 8H TD 4D 2C --deals 30 --model ") + model + more);
    }
  }
  check_width("ask AQ9.K8.. --deals 30 --leads --explain");
  check_width("ask AKQJT.A.K. --cards 7 --players 3 --deals 30 --leads");
}

TEST_CASE("Thresholds fit eighty columns", "[cli][width]") {
  check_width("thresholds --players 2-4 --stakes peel,french --nap-loss 10" + kFew);
  check_width("thresholds --players 5,6 --deck 32 --hands 100 --stakes french --min-bid three");
  check_width("thresholds --players 2 --stakes french-seven" + kFew);
}

TEST_CASE("Fairness fits eighty columns", "[cli][width]") {
  check_width("fairness --players 3 --deals 240" + kFew);
  for (const char* part : {"seats", "parties", "seat_differences", "hands", "swings"}) {
    check_width("fairness --players 5 --deals 120 --stakes peel,spanish,french,symmetric,parlett --show " +
                std::string(part) + kFew);
  }
  check_width("fairness --players 6 --deck 32 --hands 100 --deals 120 --stakes french --stake nap=10/9");
}

TEST_CASE("Claims, the model, the fingerprint and books fit eighty columns", "[cli][width]") {
#ifdef NAP_SANITIZED
  check_width("claims --hands 2 --deals 200 --only C2,C8,C12,C18,C20,C25,C28");
#else
  check_width("claims --hands 20 --deals 200");
#endif
  check_width("model --players 2,6 --deck 28 --hands 3 --deals 2");
  check_width("bench");
  const Folder folder;
  const std::string five = quoted(folder.path(std::string(90, 'a') + ".book"));
  const std::string seven = quoted(folder.path("seven.book"));
  check_width("book build " + five + " --players 3 --deck 24 --precision 0.3 --shard 1/100");
  check_width("book build " + seven + " --players 2 --deck 24 --cards 7 --precision 0.3 --shard 1/800");
  for (const std::string& book : {five, seven}) {
    for (const char* question : {"info ", "query "}) {
      INFO(question);
      const Run run = run_nap(std::string("book ").append(question).append(book));
      CHECK(run.status == 0);
      std::istringstream lines(run.out);
      for (std::string line; std::getline(lines, line);) CHECK(columns_of(line) <= 80);
    }
  }
}

TEST_CASE("House rules with the longest names fit eighty columns", "[cli][width]") {
  const Folder folder;
  // The second has the name of a table, so that the name of its file is shown, too.
  for (const std::string& name : {std::string(60, 'n'), std::string("peel")}) {
    const std::string five = wide_rules(folder, name, 5);
    check_width("rules show " + five);
    check_width("thresholds --players 3,4 --stakes " + five + kFew);
    check_width("fairness --players 3 --deals 120 --stakes " + five + ",peel" + kFew);
  }
  const std::string seven = wide_rules(folder, "seven", 7);
  check_width("rules show " + seven);
  check_width("fairness --players 2 --deals 120 --stakes " + seven + ",seven" + kFew);
}
