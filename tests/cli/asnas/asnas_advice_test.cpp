#include <algorithm>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/program.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using nlohmann::json;

TEST_CASE("Two players are told at once what to bet", "[cli][asnas]") {
  const Run run = run_nap("asnas ask AKQJT --players 2 --heard pass,open");
  CHECK(run.status == 0);
  CHECK_THAT(run.out, StartsWith("Raise: worth +0.22 antes from here on; fold +0.00; match -1.37.\n\n"
                                 "choice  antes from here on  how often\n"
                                 "fold                +0.000        0 %\n"
                                 "match               -1.372        0 %\n"
                                 "raise               +0.223      100 %  bluff\n"));
  CHECK_THAT(run.out, Contains("this was heard:\npass,open.") &&
                          Contains("AKQJT, nothing, one card of each rank, is worth"));

  const json answer = json::parse(run_nap("asnas ask AKQJT --players 2 --heard pass,open --format json").out);
  CHECK(answer.at("schema") == "nap.asnas.ask/1");
  CHECK(answer.at("moves_heard") == "pass,open");
  CHECK(answer.at("choices").at(2).at("bluff") == true);
  CHECK(answer.at("choices").at(0).at("value").get<double>() == Approx(0.0).margin(1e-9));
  CHECK(answer.at("shares").size() == 3);
  CHECK_THAT(run_nap("asnas ask AKQJT --players 2 --heard pass,open --format csv").out,
             StartsWith("hand,combination,ante,bets,stacks,passing,moves_heard,choice,share,value,bluff\n"
                        "AKQJT,\"nothing, one card of each rank\",1,\"2,4\",,free,\"pass,open\",fold,0,"));
}

TEST_CASE("A question with a bet is about the betting", "[cli][asnas]") {
  CHECK_THAT(run_nap("asnas ask KKKKQ --players 2 --bet 2").out,
             StartsWith("Open: worth +3.66 antes from here on; pass +3.60.\n"));
  CHECK_THAT(run_nap("asnas ask KKKKQ --players 2").out, StartsWith("KKKKQ, four K, is worth "));
  // What the hand's own plan would not have done before is still answered.
  const Run other = run_nap("asnas ask AAAKK --players 2 --heard open,raise");
  CHECK_THAT(other.out, StartsWith("Match: worth ") &&
                            Contains("There the hand itself would have done something else before."));
}

TEST_CASE("Three players need a solution, which is read from its file", "[cli][asnas]") {
  const Folder folder;
  const std::string file = folder.path("three.solution");
  const json solved = json::parse(
      run_nap("asnas solve --players 3 --bet 3 --rounds 64 --no-progress --format json --solution " + file)
          .out);
  const json answer =
      json::parse(run_nap("asnas ask AAKKT --heard pass,open --format json --solution " + file).out);
  std::size_t found = 0;
  for (const json& row : solved.at("ranges")) {
    if (row.at("hand") != "AAKKT" || row.at("moves_heard") != "pass,open") continue;
    const json& choice = answer.at("choices").at(found++);
    CHECK(choice.at("choice") == row.at("choice"));
    CHECK(choice.at("share") == row.at("share"));
    CHECK(choice.at("value") == row.at("value"));
  }
  CHECK(found == 3);
  CHECK(answer.at("bets") == "3,6");
  double gain = 0.0;
  for (const json& seat : solved.at("seats")) gain = std::max(gain, seat.at("gain").get<double>());
  CHECK(answer.at("gain").get<double>() == gain);
  CHECK_THAT(run_nap("asnas ask AAKKT --heard pass,open --solution " + file).out,
             Contains("all play nearly an equilibrium"));
  check_refused({
      {"asnas ask AAKKT --heard open --players 4 --solution " + file,
       "--players: the solution is one of 3 players, ante 1, bets 3 and 6, by combination"},
      {"asnas ask AAKKT --heard open --bet 2 --solution " + file,
       "the betting: the solution is one of 3 players"},
      {"asnas ask AAKKT --ranking kickers --solution " + file, "--ranking: the solution is one of 3 players"},
  });
}

TEST_CASE("Against players who bet as stated, each choice is rated in deals", "[cli][asnas]") {
  const std::string question =
      "asnas ask KKKKQ --players 6 --heard pass,open --others open=three,match=pair --no-progress";
  const Run run = run_nap(question);
  CHECK(run.status == 0);
  CHECK_THAT(run.out, StartsWith("Raise: worth +24.0") && Contains("; fold +0.00; match +14.8"));
  CHECK_THAT(run.out,
             Contains("This is no equilibrium: the others are taken to bet with these hands or better:\n"
                      "open=three,match=pair; they never raise."));
  CHECK(run_nap(question + " --threads 1").out == run.out);
  const json answer = json::parse(run_nap(question + " --deals 2000 --format json").out);
  CHECK(answer.at("others_bet") == "open=three,match=pair");
  CHECK(answer.at("deals") == 2000);
  CHECK_FALSE(answer.contains("gain"));
  const json& raise = answer.at("choices").at(2);
  CHECK(raise.at("value_low") < raise.at("value"));
  CHECK(raise.at("costs") == 0.0);
  CHECK(answer.at("shares").size() == 3);
  // A hand stands for itself and all that beat it, in the names of the old pack, too.
  const auto first = [](const std::string& options) {
    return run_nap("asnas ask KKQQT --players 5 --heard open --deals 2000 --no-progress " + options).out;
  };
  CHECK(first("--others open=AAKQJ,match=pair --format csv").substr(0, 40) ==
        first("--others \"open=as as shah bibi couli,match=pair\" --names fa --format csv").substr(0, 40));
  check_refused({
      {"asnas ask AAKKT --players 6 --others open=three",
       "open and match are needed, such as open=three,match=pair"},
      {"asnas ask AAKKT --players 6 --others open=three,match=thre",
       "\"thre\" is no hand and none of five, four, full, three, two-pairs, pair and nothing"},
      {"asnas ask AAKKT --players 6 --others open=three,open=pair", "open appears twice"},
      {"asnas ask AAKKT --players 6 --others three", "\"three\": such as open=three,match=pair"},
      {"asnas ask AAKKT --players 4 --others open=five,match=pair", "a pack of 20 cards has no five"},
      {"asnas ask AAKKT --others open=three,match=pair", "--players is needed"},
      {"asnas ask AAKKT --players 6 --heard open,raise --others open=three,match=pair",
       "--heard \"open,raise\": the others do not bet so with --others \"open=three,match=pair\""},
      {"asnas ask AAKKT --players 8 --raises 2 --others open=three,match=pair",
       "--raises: two of them with at most 7 players"},
      {"asnas ask AAKKT --players 6 --deals 10 --others open=three,match=pair",
       "--deals \"10\": not a whole number from 1000"},
      {"asnas ask AAKKT --deals 2000", "--deals: without --others there are no random deals"},
      {"asnas ask AAKKT --players 3 --solution x --others open=three,match=pair", "leave out the other"},
  });
}

TEST_CASE("Wrong questions about the betting are refused", "[cli][asnas][error]") {
  check_refused({
      {"asnas ask AAKKT --players 2 --heard match",
       "--heard \"match\": match is not possible at first: the player can pass,open"},
      {"asnas ask AAKKT --players 2 --heard pass,pass",
       "--heard \"pass,pass\": the betting is over after pass,pass"},
      {"asnas ask AAKKT --players 2 --heard bluff", "--heard \"bluff\": pass, open, fold, match or raise"},
      {"asnas ask AAKKT --heard open", "--players is needed for a question about the betting"},
      {"asnas ask AAKKT --players 3 --heard open",
       "--players 3: first solve the betting of 3 players, which takes a while: nap asnas solve --players 3"},
      {"asnas ask AAKKT --players 5 --heard open",
       "--players 5: the betting of more than 4 players is not solved; say how the others bet, such as --others"},
      {"asnas ask AAKKT --players 9 --heard open", "--players \"9\": not a whole number from 2 to 8"},
      {"asnas ask AAKKT --players 2 --bet 60 --stack 50",
       "nobody has the ante of 1 and the opening bet of 60"},
      {"asnas ask AAKKT --players 2 --heard open --dead A",
       "--dead: the betting is solved without dead cards"},
      {"asnas ask AAKKT --players 2 --heard open --copies 5",
       "--copies: the betting is solved for the pack of the game"},
      {"asnas ask AAKK --players 2 --heard open", "4 cards; a hand of As Nas has 5"},
      {"asnas ask AAKKT --solution none.solution", "\"none.solution\": no such file"},
  });
}
