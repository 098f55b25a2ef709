#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using nlohmann::json;

TEST_CASE("The exchange of As Nas is told for two players without an error", "[cli][asnas]") {
  const Run run = run_nap("asnas exchange AAKQT --players 2");
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  CHECK_THAT(
      run.out,
      StartsWith("Throw KQT: 55.3 % of the pot, 22.4 % with nothing thrown away.\n\n"
                 "AAKQT, pair of A, is worth 56.2 % of the pot without an exchange with 2 players;\n"));
  CHECK_THAT(run.out, Contains("\nThe exchange costs 2 antes and adds 2.20: worth it.\n") &&
                          Contains("All deals are counted.") && !Contains("±"));
  CHECK_THAT(run.out, Contains("\nnothing      AAKQT        22.4 %              32.9 %\n"));
}

TEST_CASE("Of four players each throw is rated in the same deals, with an error", "[cli][asnas]") {
  const std::string question = "asnas exchange AAKQT --deals 3000 --no-progress";
  const Run run = run_nap(question);
  CHECK_THAT(run.out, StartsWith("Throw KQT: ") &&
                          Contains("3,000 random deals, the same for each throw; after ±: 95 %.") &&
                          Contains("nearly as good"));
  CHECK(run_nap(question + " --threads 1").out == run.out);
  CHECK(run_nap(question + " --seed 2").out != run.out);
  const json answer = json::parse(run_nap(question + " --format json").out);
  CHECK(answer.at("schema") == "nap.asnas.exchange/1");
  CHECK(answer.at("throws").size() == 24);
  const json& table = answer.at("tables").at(0);
  CHECK(table.at("thrown") == "KQT");
  CHECK(table.at("method") == "monte-carlo");
  const double before = table.at("before");
  const double share = table.at("share");
  CHECK(table.at("adds").get<double>() == Approx(4 * (3 * share - before)).margin(1e-6));
  CHECK_THAT(
      run_nap(question + " --format csv").out,
      StartsWith("hand,combination,ranking,others_throw,fee,players,pack,thrown,kept,share,low,high,"));
}

TEST_CASE("If nobody else throws cards away, the whole pack brings one's own cards back", "[cli][asnas]") {
  const Run run = run_nap("asnas exchange AAKQT --others pat");
  CHECK_THAT(run.out, StartsWith("Throw nothing: 22.3 % of the pot, as with any other throw.\n") &&
                          Contains("one's own cards come\nback, and nothing changes.") &&
                          !Contains("thrown away  kept"));
  const Run three = run_nap("asnas exchange AAKQT --others pat --players 3");
  CHECK_THAT(three.out, StartsWith("Throw KQT: 64.5 % of the pot, 34.3 % with nothing thrown away.\n"));
}

TEST_CASE("Several numbers of players have a row each, if they have an exchange", "[cli][asnas]") {
  const Run run = run_nap("asnas exchange AKQQT --players 2-4 --others pat --fee 1 --names fr");
  CHECK_THAT(run.out, StartsWith("as roi dame dame dix, pair of dame:\n\n") &&
                          Contains("\n      2  as roi dix     67.6 %") && Contains("costs 1 ante. "));
  const json answer =
      json::parse(run_nap("asnas exchange AAKQT --players 4-6 --others pat --rules ira --format json").out);
  CHECK(answer.at("tables").size() == 2);
  CHECK(answer.at("tables").at(1).at("pack") == 30);
}

TEST_CASE("Wrong questions about the exchange of As Nas are refused", "[cli][asnas][error]") {
  check_refused({
      {"asnas exchange AAKK", "4 cards; a hand of As Nas has 5"},
      {"asnas exchange AAAAA", "5 times A; a pack of 20 cards has 4"},
      {"asnas exchange AAKKT --players 9", "not a whole number from 2 to 8"},
      {"asnas exchange AAKKT --players 5 --copies 4", "20 cards are too few for 5 players"},
      {"asnas exchange AAKKT --fee -1", "--fee \"-1\": not a number from 0 to 1000"},
      {"asnas exchange AAKKT --others bluff",
       "--others \"bluff\": same (what is best if everybody throws away by the "
       "same rule), pat (nothing) or random"},
      {"asnas exchange AAKKT --rules hoyle", "--rules \"hoyle\": asn (El As Nas, with every pack) or ira"},
      {"asnas exchange AAKKT --rules ira --players 5", "--rules ira: there is no exchange with 25 cards"},
      {"asnas exchange AAKKT --deals 999", "--deals \"999\": not a whole number from 1000"},
      {"asnas exchange AAKKT --ranking suit", "--ranking \"suit\""},
      {"asnas exchange", "HAND is required; see nap asnas exchange --help"},
  });
}
