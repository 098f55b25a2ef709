#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Json = nlohmann::json;

TEST_CASE("The quiz tells what a call costs and keeps the score", "[cli][quiz]") {
  const Run run = run_nap("quiz --hands 2 --seed 3", "p\nn\n");
  CHECK(run.status == 0);
  CHECK_THAT(
      run.out,
      Contains("2 of 2   JS 8S 5S 5H KD   4 players, 52 cards, peel stakes, selfplay\nYou call first.\n"
               "Your call: n\n"));
  CHECK_THAT(run.out, Contains("That costs ") && Contains("\nScore: ") && Contains(" of 2 right; ") &&
                          Contains("Nearest: ") && Contains(" fails most where a defender holds "));
  CHECK(run_nap("quiz --hands 2 --seed 3", "p\nn\n").out == run.out);
}

TEST_CASE("The cost of a call is what ask says of the two bids", "[cli][quiz][two-method]") {
  const Run run = run_nap("quiz --hands 4 --seed 5 --format json --close", "pass\n4\nn\npass\n");
  CHECK(run.status == 0);
  std::istringstream records(run.out);
  std::string line;
  double total = 0.0;
  int hands = 0;
  for (; std::getline(records, line); ++hands) {
    const Json record = Json::parse(line);
    CHECK(record.at("model") == "selfplay");
    std::string heard;
    for (const Json& call : record.at("heard")) {
      heard += (heard.empty() ? " --heard " : ",") + call.get<std::string>();
    }
    const Json asked = Json::parse(
        run_nap("ask " + record.at("hand").get<std::string>() + heard + " --seed 5 --format json").out);
    double value = 0.0;
    for (const Json& bid : asked.at("bids")) {
      if (bid.at("bid") == record.at("call")) value = bid.at("ev");
    }
    CHECK(record.at("ev") == value);
    CHECK(record.at("best") == asked.at("best"));
    const double best = asked.at("best").at("ev");
    if (!record.at("right")) CHECK(record.at("cost").get<double>() == Approx(best - value));
    total += record.at("cost").get<double>();
    CHECK(record.at("total_cost").get<double>() == Approx(total).margin(1e-6));
  }
  CHECK(hands == 4);
}

TEST_CASE("The quiz ends cleanly at the end of its input, and asks again after a word that is no call",
          "[cli][quiz]") {
  const Run ended = run_nap("quiz --seed 3", "foo\n\nwellington\n?\npass\n");
  CHECK(ended.status == 0);
  CHECK(ended.err.empty());
  CHECK_THAT(ended.out, Contains("\"foo\" is no call here; calls are pass, four, nap.") &&
                            Contains("\"wellington\" is no call here") && Contains("Score: ") &&
                            Contains(" of 1 right"));
  CHECK_THAT(run_nap("quiz", "").out, Contains("No hand was answered."));
  for (const std::string end : {"q\n", "Q\n", " q\t\n", "quit\r\n"}) {
    CHECK_THAT(run_nap("quiz", end + "pass\n").out, Contains("No hand was answered."));
  }
  CHECK(run_nap("quiz --hands 0").status == 2);
}

TEST_CASE("The quiz repeats on one line, in UTF-8, what it reads from a file", "[cli][quiz]") {
  const Run run = run_nap("quiz --any --hands 1 --deck 24 --players 2", "\xEF\xBB\xBF p \r\n");
  CHECK_THAT(run.out, Contains("Your call: p\n") && Contains(" of 1 right"));
  const Run odd = run_nap("quiz --hands 1 --deck 24 --players 2", "\xA5\x01\x1B[31m\n");
  CHECK(odd.status == 0);
  CHECK_THAT(odd.out, Contains("Your call: \\xa5\\x01\\x1b[31m\n\"\\xa5\\x01"));
}

TEST_CASE("A quiz whose input cannot be read fails", "[cli][quiz][endings]") {
  for (const char* input : {"</", "0>/dev/null", "<&-"}) {
    INFO(input);
    const Run run = run_nap_under("sh -c '\"$0\" quiz --hands 1 " + std::string(input) + "'", "");
    CHECK(run.status == 1);
    CHECK(run.err == "nap: standard input: cannot read\n");
    CHECK_THAT(run.out, !Contains("No hand was answered."));
  }
}

TEST_CASE("The quiz asks about every chosen table in turn", "[cli][quiz]") {
  const Run run =
      run_nap("quiz --any --hands 4 --players 3,4 --stakes peel,french", "pass\npass\npass\npass\n");
  CHECK_THAT(run.out, Contains("3 players, 52 cards, peel stakes") &&
                          Contains("4 players, 52 cards, peel stakes") &&
                          Contains("3 players, 52 cards, french stakes") &&
                          Contains("4 players, 52 cards, french stakes"));
}
