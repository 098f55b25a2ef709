#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/program.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using nlohmann::json;

TEST_CASE("The betting of two players is solved exactly", "[cli][asnas]") {
  const Run run = run_nap("asnas solve");
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out,
             StartsWith("2 players, ante 1, bets 2 and 4: who speaks first wins -0.0593 antes a deal, who\n"
                        "speaks last +0.0593.\n"));
  CHECK_THAT(run.out, Contains("\nfirst              -0.0593                         nothing\n") &&
                          Contains("\nWho speaks second:\n") &&
                          Contains("\nnothing, one card of each rank   95 %*"));

  const json answer = json::parse(run_nap("asnas solve --format json").out);
  CHECK(answer.at("schema") == "nap.asnas.solve/1");
  CHECK(answer.at("method") == "exact");
  CHECK(answer.at("exploitability").get<double>() < 1e-9);
  CHECK(answer.at("seats").at(0).at("value").get<double>() == Approx(-0.059336622).margin(1e-8));
  // Six positions of two or three choices, where each of 121 hands can come.
  CHECK(answer.at("ranges").size() == 121 * (2 + 3 + 2 + 2 + 3 + 2));
  CHECK_THAT(
      run_nap("asnas solve --format csv").out,
      StartsWith(
          "players,pack,ranking,ante,bets,stacks,passing,seat,moves_heard,hand,arrival,choice,share,value,bluff\n"
          "2,20,combination,1,\"2,4\",,free,1,,AAAAK,1,pass,"));
}

TEST_CASE("The rules of the betting are data", "[cli][asnas]") {
  const auto first = [](const std::string& options) {
    const json answer = json::parse(run_nap("asnas solve --format json " + options).out);
    return answer.at("seats").at(0).at("value").get<double>();
  };
  // Twice the chips are the same game, in antes.
  CHECK(first("--ante 2 --bet 4") == Approx(first("")).margin(1e-8));
  CHECK(first("--bet 2,4") == Approx(first("")).margin(1e-12));
  // Five chips are an ante and a raise to four.
  CHECK(first("--stack 5") == Approx(first("")).margin(1e-8));
  CHECK(first("--raises 0") != Approx(first("")).margin(1e-3));
  CHECK_THAT(run_nap("asnas solve --stack 5,9 --passing final --raises 2").out,
             StartsWith("2 players, ante 1, bets 2, 4 and 8, chips 5, 9: who speaks first"));
}

TEST_CASE("Three players are solved by regret minimisation", "[cli][asnas]") {
  const std::string question = "asnas solve --players 3 --rounds 10 --no-progress --format json";
  const Run run = run_nap(question);
  CHECK(run_nap(question + " --threads 1").out == run.out);
  const json answer = json::parse(run.out);
  CHECK(answer.at("method") == "regret-minimisation");
  CHECK(answer.at("rounds") == 10);
  CHECK(answer.at("seats").size() == 3);
  CHECK(answer.at("exploitability").get<double>() > 0.01);
  const json goal =
      json::parse(run_nap("asnas solve --players 3 --gain 0.01 --no-progress --format json").out);
  CHECK(goal.at("rounds") == 64);
  for (const json& seat : goal.at("seats")) CHECK(seat.at("gain").get<double>() < 0.01);
}

TEST_CASE("A solution is kept in a file, and made better", "[cli][asnas]") {
  const Folder folder;
  const std::string file = folder.path("three.solution");
  const std::string question = "asnas solve --players 3 --raises 0 --no-progress --format json";
  const std::string kept = question + " --solution " + file;
  CHECK(json::parse(run_nap(kept + " --rounds 64").out).at("rounds") == 64);
  CHECK(run_nap(kept + " --rounds 128").out == run_nap(question + " --rounds 128").out);
  CHECK(json::parse(run_nap(kept + " --rounds 1").out).at("rounds") == 128);
  const Run other = run_nap("asnas solve --solution " + file);
  CHECK(other.status == 2);
  CHECK_THAT(other.err, Contains("it holds another game (3 players, ante 1, bet 2); name another file"));
}

TEST_CASE("Wrong betting is refused", "[cli][asnas][error]") {
  check_refused({
      {"asnas solve --players 5", "--players \"5\": not a whole number from 2 to 4"},
      {"asnas solve --bet 0", "--bet \"0\": not a whole number from 1"},
      {"asnas solve --bet 4,2", "--bet \"4,2\": each raise must make it more"},
      {"asnas solve --bet 1,2,3,4", "--bet \"1,2,3,4\": an opening bet and at most 2 raises"},
      {"asnas solve --bet 2,4 --raises 1",
       "the list already says how many raises there are; leave out --raises"},
      {"asnas solve --raises 3", "--raises \"3\": not a whole number from 0 to 2"},
      {"asnas solve --bet 60 --stack 50",
       "--stack \"50\": nobody has the ante of 1 and the opening bet of 60"},
      {"asnas solve --stack 50,1", "--stack \"50,1\": no two players have chips to bet"},
      {"asnas solve --stack 50,50,50", "--stack \"50,50,50\": one number, or one for each of 2 players"},
      {"asnas solve --ante 3 --stack 2,50", "--stack \"2,50\": 2 is less than the ante of 3"},
      {"asnas solve --passing never", "--passing \"never\": free or final"},
      {"asnas solve --gain 0", "--gain \"0\": not a number from"},
      {"asnas solve --rounds 0", "--rounds \"0\": not a whole number from 1"},
  });
}
