#include <cmath>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/program.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using nlohmann::json;

namespace {

json asked(const std::string& options) {
  return json::parse(
      run_nap("ask AKQ.J9.. --players 3 --deck 32 --model committed --deals 2000 --format json " + options)
          .out);
}

const json& bid_of(const json& answer, const std::string& id) {
  for (const json& bid : answer.at("bids")) {
    if (bid.at("bid") == id) return bid;
  }
  FAIL("no bid " + id);
  return answer;
}

}  // namespace

TEST_CASE("A pool is worth its stakes times the chance to make Nap", "[cli][ask][pool]") {
  const json without = asked("");
  const json with = asked("--pool 12");
  CHECK_FALSE(without.contains("pool"));
  CHECK(with.at("pool") == 12);
  for (const std::string id : {"three", "four", "misere", "nap", "wellington", "blucher"}) {
    CAPTURE(id);
    const json& before = bid_of(without, id);
    const json& after = bid_of(with, id);
    const double success = before.at("success");
    const bool takes = id == "nap" || id == "wellington" || id == "blucher";
    CHECK(after.at("success") == success);
    CHECK(after.at("win") == before.at("win"));
    CHECK(after.at("ev").get<double>() ==
          Approx(before.at("ev").get<double>() + (takes ? 12.0 * success : 0.0)).margin(1e-6));
  }
  // Peel's Nap wins 10 from each of two and loses 5 to each.
  CHECK(bid_of(with, "nap").at("break_even").get<double>() == Approx(10.0 / (20.0 + 12.0 + 10.0)));
}

TEST_CASE("From the pool that an answer names on, Nap is the best call", "[cli][ask][pool]") {
  const double needed = asked("--pool 1").at("pool_needed");
  REQUIRE(needed > 2.0);
  CHECK(asked("--pool 50").at("pool_needed").get<double>() == Approx(needed).margin(1e-5));
  const auto best = [&](double pool) {
    return asked("--pool " + std::to_string(static_cast<int>(pool))).at("best").at("bid");
  };
  CHECK(best(std::floor(needed) - 1.0) != "nap");
  CHECK(best(std::ceil(needed) + 1.0) == "nap");
  const std::string question = "ask AKQ.J9.. --players 3 --deck 32 --model committed --deals 2000 --pool 1";
  CHECK_THAT(run_nap(question).out,
             Contains("\nPool: 1, to who makes Nap or more; EV counts it.\n") &&
                 Contains("Nap is the best call from a pool of about " +
                          std::to_string(static_cast<int>(std::ceil(needed))) + " on.\n"));
}

TEST_CASE("A Nap that is best anyway or never made needs no pool", "[cli][ask][pool]") {
  CHECK_THAT(run_nap("ask AKQJT --model committed --deals 1000 --pool 3").out,
             Contains("Nap is the best call without a pool, too.\n"));
  CHECK_THAT(run_nap("ask 98 76 2 - --model committed --deals 1000 --pool 30").out,
             Contains("Nap is never made here, whatever is in the pool.\n"));
  const Run three = run_nap("ask AKQ.JT.. --model committed --deals 1000 --pool 30 --bid three");
  CHECK_THAT(three.out, Contains("Pool: 30") && !Contains("best call"));
}

TEST_CASE("A pool counts in comparisons, patterns, exchanges and books", "[cli][ask][pool]") {
  const auto ev_of_nap = [](const std::string& question) {
    const json answer = json::parse(run_nap(question + " --format json").out);
    return bid_of(answer, "nap").at("ev").get<double>();
  };
  const std::string pattern = "ask AKQ.Jx --players 2 --deck 24 --model committed";
  CHECK(ev_of_nap(pattern + " --pool 30") > ev_of_nap(pattern) + 5.0);
  CHECK_THAT(run_nap(pattern + " --pool 30").out, Contains("Pool: 30"));
  CHECK_THAT(run_nap("ask AKQ.JT.. --compare AKQ.T9.. --model committed --deals 500 --pool 30").out,
             Contains("Pool: 30"));
  CHECK_THAT(run_nap("ask AQ7.K4.. --exchange peep --deals 500 --pool 30").out, Contains("Pool: 30"));
}

TEST_CASE("A pool is a number of stakes, and somebody has to take it", "[cli][ask][pool][error]") {
  const Folder folder;
  folder.write(
      "low.json",
      R"({"schema":"nap.rules/1","name":"low","cards":5,"bids":[{"id":"two","tricks":2,"trump":"lead","win":2,"lose":2}]})");
  check_refused({
      {"ask AKQ.JT.. --pool 0", "--pool \"0\": not a whole number from 1 to 1000000"},
      {"ask AKQ.JT.. --pool full", "--pool \"full\": not a whole number"},
      {"ask AKQ.JT.. --pool 3 --stakes " + folder.path("low.json"),
       "--pool 3: no bid of \"low\" takes it; it goes to who makes Nap"},
  });
}
