// Questions in an auction: the calls heard, and the bids asked about.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "ask_json.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using Json = nlohmann::json;
using Ids = std::vector<std::string>;

TEST_CASE("Only bids that outrank what was heard are offered", "[cli][heard]") {
  const Json answer = ask_json("AKQ.JT.. --deals 200 --heard pass,three");
  CHECK(bids_of(answer) == Ids{"four", "nap"});
  CHECK(answer.at("heard") == Json({"pass", "three"}));
  const Run alone = run_nap("ask AKQ.JT.. --deals 200 --format json");
  CHECK_FALSE(Json::parse(alone.out).contains("heard"));
  CHECK_THAT(run_nap("ask AKQ.JT.. --deals 200 --heard pass,two").out,
             Contains("\nCalls so far: pass, two.\n"));
}

TEST_CASE("The eldest hand has heard no calls", "[cli][heard]") {
  const std::string eldest = "AKQ.JT.. --deals 50 --heard \"\"";
  CHECK(ask_json(eldest).at("heard") == Json::array());
  CHECK_THAT(run_nap("ask " + eldest).out, Contains("\nYou call first.\n"));
  // A hand is played after all calls, and no other option goes without its value.
  check_refused("next --hand AKQ.JT.. --heard \"\"", "calls \"\": 0 of 4; all seats with cards have called");
  check_refused("ask AKQ.JT.. --bid \"\"", "--bid \"\": an empty value");
}

TEST_CASE("Wellington is advised after Nap, and Blücher after Wellington", "[cli][heard]") {
  CHECK_THAT(run_nap("ask AKQJT... --heard nap").out,
             StartsWith("Call wellington and lead AS: it makes in 100 % of deals"));
  CHECK_THAT(run_nap("ask AKQJT... --heard nap,wellington").out, StartsWith("Call blucher and lead AS"));
  CHECK(ask_json("AKQJT... --heard nap").at("best").at("bid") == "wellington");
  CHECK_THAT(run_nap("ask AKQJT... --heard nap,wellington,blucher").out,
             StartsWith("Pass: no bid of this table may be called after blucher.\n"));
  CHECK_THAT(run_nap("ask AKQJT... --bid wellington").out,
             StartsWith("Pass: wellington can be called only after nap (--heard nap).\n"));
}

TEST_CASE("When all have passed, the table's rule asks the eldest, the dealer or nobody", "[cli][heard]") {
  const std::string weak = "ask 9.8.76.2 --deals 500 ";
  CHECK_THAT(run_nap(weak + "--heard pass,pass,pass,pass").out, StartsWith("You must stand for one: lead "));
  const Json forced = ask_json("9.8.76.2 --deals 500 --heard pass,pass,pass,pass");
  CHECK(bids_of(forced) == Ids{"one"});
  CHECK(forced.at("best").at("bid") == "one");
  CHECK(forced.at("best").at("ev") == forced.at("bids").at(0).at("ev"));
  CHECK_THAT(run_nap(weak + "--stakes french --heard pass,pass,pass,pass").out,
             StartsWith("Everybody has passed: the deal is void, and nobody plays.\n"));
  const Folder folder;
  folder.write("dealer.json",
               R"({"schema":"nap.rules/1","name":"ours","cards":5,"all_pass":"dealer_plays_one",
 "bids":[{"id":"two","tricks":2,"trump":"lead","win":2,"lose":2}]})");
  const std::string dealer = weak + "--stakes " + folder.path("dealer.json");
  CHECK_THAT(run_nap(dealer + " --heard pass,pass,pass,pass").out,
             StartsWith("You must stand for one: lead "));
  CHECK_THAT(run_nap(dealer + " --heard pass,pass,pass").out, StartsWith("You must bid: call one and lead "));
}

TEST_CASE("Calls that cannot have been made are refused with their place", "[cli][heard][error]") {
  const auto refuse = [](const char* calls, const char* message) {
    const Run run = run_nap(std::string("ask AKQ.JT.. --heard ") + calls);
    INFO(run.err);
    CHECK(run.status == 2);
    CHECK(lines(run.err) == 1);
    CHECK_THAT(run.err, Contains(message));
  };
  refuse("three,two", "call 2: two does not outrank three");
  refuse("pass,wellington", "call 2: wellington may be called only after nap");
  refuse("pass,pass,pass,two", "the auction is over");
  refuse("foo", "call 1: \"foo\" is no call at this table");
}

TEST_CASE("Only the bids that are asked for are answered", "[cli][bids]") {
  CHECK(bids_of(ask_json("AKQ.JT.. --deals 200 --bid nap,Three")) == Ids{"three", "nap"});
  const Run run = run_nap("ask AKQ.JT.. --bid five");
  CHECK(run.status == 2);
  CHECK_THAT(run.err,
             Contains("--bid \"five\": no bid that may be called; bids are one, two, misere, three"));
}
