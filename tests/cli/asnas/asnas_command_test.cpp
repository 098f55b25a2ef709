#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using nlohmann::json;

TEST_CASE("The odds of As Nas are told for each number of players", "[cli][asnas]") {
  const Run run = run_nap("asnas odds --players 4-5");
  CHECK(run.status == 0);
  CHECK_THAT(run.out, StartsWith("As Nas, 4 players, 20 cards: 4 of each rank\n\nhand ") &&
                          Contains("\nAs Nas, 5 players, 25 cards: 5 of each rank\n"));
  CHECK_THAT(run.out,
             Contains("\npair       7,680  49.5 %                    14.0 %\n") &&
                 Contains("with 1,024 hands it is\nrarer than three, two pairs and a pair (7,680)."));
  CHECK_THAT(run.out, Contains("in 42.6 % of deals if only the category counts"));
  CHECK_THAT(run_nap("asnas odds --show combinations --names fa").out,
             Contains("\ntwo pairs, as and shah ") && !Contains("nothing, one card of each rank, is"));
  CHECK_THAT(run_nap("asnas odds --show ties --players 2 --format csv").out,
             StartsWith("players,pack,ranking,tie,tie_exact\n2,20,category,0.35"));
}

TEST_CASE("A hand of As Nas has its share of the pot with each number of players", "[cli][asnas]") {
  const Run run = run_nap("asnas ask AAKKT");
  CHECK(run.status == 0);
  CHECK_THAT(run.out,
             StartsWith("AAKKT, two pairs, A and K, is worth 82.2 % of the pot with 2 players; an even\n"
                        "share is 50 %.\n\n"));
  CHECK_THAT(run.out, !Contains("another player's hand"));
  const Run four = run_nap("asnas ask T K K A A --players 4 --ranking category");
  CHECK_THAT(four.out, StartsWith("AAKKT, two pairs, A and K, is worth 34.5 % of the pot with 4 players") &&
                           Contains("another player's hand") && Contains("category share the pot.\n"));
  const json answer = json::parse(run_nap("asnas ask AAKKT --players 2 --format json").out);
  CHECK(answer.at("schema") == "nap.asnas.ask/1");
  CHECK(answer.at("shares").size() == 3);
  CHECK(answer.at("shares").at(1).at("share_exact") == "449/546");
  CHECK_THAT(run_nap("asnas ask AAKKT --format csv").out,
             StartsWith("hand,combination,players,pack,ranking,"));
}

TEST_CASE("What a pack cannot deal is left out as long as something is left", "[cli][asnas]") {
  const json five = json::parse(run_nap("asnas ask AAAAA --format json").out);
  CHECK(five.at("shares").front().at("players") == 5);
  const json dead = json::parse(run_nap("asnas ask AAKKT --dead QJ --format json").out);
  CHECK(dead.at("dead") == "QJ");
  CHECK(dead.at("shares").back().at("players") == 3);  // with four the whole pack is dealt out
}

TEST_CASE("Wrong questions about As Nas are refused", "[cli][asnas][error]") {
  check_refused({
      {"asnas ask AAKK", "4 cards; a hand of As Nas has 5"},
      {"asnas ask AAKK9", "no rank of As Nas; ranks are A K Q J T"},
      {"asnas ask AAAAA --players 4", "5 times A; a pack of 20 cards has 4"},
      {"asnas ask AAKKT --players 9", "not a whole number from 2 to 8"},
      {"asnas ask AAKKT --players 5 --copies 4", "20 cards are too few for 5 players"},
      {"asnas ask AAKKT --copies 9", "not a whole number from 4 to 8"},
      {"asnas ask AAKKT --dead AAA --players 2", "with the hand that is 5 times A; the pack has 4"},
      {"asnas ask AAKKT --dead T --players 4", "the others of 4 players need 15 cards, but 14 are left"},
      {"asnas ask AAKKT --ranking suit", "--ranking \"suit\""},
      {"asnas ask AAKKT --names de", "--names \"de\""},
      {"asnas odds --show hands", "--show \"hands\": categories, combinations or ties"},
      {"asnas ask", "HAND is required; see nap asnas ask --help"},
      {"asnas", "no command; see nap asnas --help"},
  });
}
