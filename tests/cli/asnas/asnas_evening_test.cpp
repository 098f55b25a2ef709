#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using nlohmann::json;

TEST_CASE("An evening of As Nas tells who wins and who has to borrow", "[cli][asnas]") {
  const Run run = run_nap("asnas evening --players 2");
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out,
             StartsWith("Of evenings of 60 deals with 50 chips a player has to borrow in 0.06 % among 2\n"
                        "players. A bold player wins -5.3 among 2 players on average. A timid player wins\n"
                        "-2.7 among 2 players on average.\n"));
  CHECK_THAT(run.out, Contains("\n      2  everybody             +0.0       14.4 ") &&
                          Contains("another plan adds nothing a deal. A bold player") &&
                          !Contains("never come"));

  const json answer = json::parse(run_nap("asnas evening --players 2 --format json").out);
  CHECK(answer.at("schema") == "nap.asnas.evening/1");
  const json& rows = answer.at("evenings");
  CHECK(rows.size() == 3 * 2);
  double won = 0.0;
  for (const json& row : rows) won += row.at("won").get<double>();
  CHECK(won == Approx(0.0).margin(1e-6));
  CHECK(rows.at(2).at("style") == "bold");
  CHECK(rows.at(2).at("borrows").get<double>() > 30.0 * rows.at(0).at("borrows").get<double>());
  CHECK_THAT(run_nap("asnas evening --players 2 --style timid --format csv").out,
             StartsWith("ranking,ante,bets,stacks,passing,deals,chips,slack,players,style,player,won,"));
}

TEST_CASE("The rules of the evening are data", "[cli][asnas]") {
  const auto first = [](const std::string& options) {
    return json::parse(run_nap("asnas evening --players 2 --style solved --format json " + options).out)
        .at("evenings")
        .at(0);
  };
  // Four times the deals at even stakes: twice the deviation.
  CHECK(first("--deals 240").at("deviation").get<double>() ==
        Approx(2.0 * first("").at("deviation").get<double>()));
  CHECK(first("--chips 5").at("borrows").get<double>() > 0.5);
  // An evening of one deal is the value of speaking first.
  CHECK(first("--deals 1").at("won").get<double>() == Approx(-0.059336622).margin(1e-8));
  // Twice the chips are the same game.
  CHECK(first("--ante 2 --bet 4 --chips 100").at("borrows").get<double>() ==
        Approx(first("").at("borrows").get<double>()).margin(1e-8));
}

TEST_CASE("Evenings of three players say how players bet", "[cli][asnas]") {
  const std::string question = "asnas evening --players 2,3 --gain 0.01 --deals 61 --no-progress";
  const Run run = run_nap(question);
  CHECK(run_nap(question + " --threads 1").out == run.out);
  CHECK_THAT(run.out, Contains("among 2 players and ") &&
                          Contains("another plan adds at most 3.5e-03 antes") &&
                          Contains("\n      3  who speaks first ") && !Contains("everybody"));
}

TEST_CASE("Wrong questions about evenings are refused", "[cli][asnas][error]") {
  check_refused({
      {"asnas evening --players 5", "--players \"5\": not a whole number from 2 to 4"},
      {"asnas evening --style brave", "--style \"brave\": solved, bold or timid"},
      {"asnas evening --style bold,bold", "--style \"bold,bold\": bold appears twice"},
      {"asnas evening --slack -1", "--slack \"-1\": not a number from 0 to 50"},
      {"asnas evening --deals 241", "--deals \"241\": not a whole number from 1 to 240"},
      {"asnas evening --chips 0", "--chips \"0\": not a whole number from 1 to 1000"},
      {"asnas evening --bet 30", "--bet: with raises it comes to 60 chips; in an evening, at most 50"},
      {"asnas evening --ante 51", "--ante 51: in an evening, at most 50 chips"},
      {"asnas evening --stack 50", "not expected: --stack 50"},
      {"asnas evening --gain 0", "--gain \"0\": not a number from"},
  });
}
