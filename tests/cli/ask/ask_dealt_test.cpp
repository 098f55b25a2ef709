// Six or seven dealt and five kept, as people write and read it.
#include <algorithm>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "ask_json.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using Json = nlohmann::json;

TEST_CASE("An answer says what to keep, for each bid", "[cli][ask][keeping]") {
  const std::string asked = "ask AKQ.JT3.2. --dealt 7 --model committed --deals 500 ";
  CHECK_THAT(run_nap(asked).out,
             StartsWith("Call three, keep AS KS QS JH TH and lead AS: it makes in 100 % of deals") &&
                 Contains("\n7 dealt, 5 kept; the others keep what their own best bid wants") &&
                 Contains("\nKeep AS KS QS JH TH for one,") && Contains("\nThree makes in > 99.23 %") &&
                 Contains("if the others keep what their own best bid wants,"));
  CHECK_THAT(run_nap(asked + "--bid three").out, Contains("\nKeep AS KS QS JH TH for every bid.\n"));
  const Run csv = run_nap(asked + "--bid three --format csv");
  CHECK_THAT(csv.out.substr(0, csv.out.find('\n')), Contains(",precondition,keep,best,"));
  CHECK_THAT(csv.out, Contains(",AKQ.JT..,three,"));
}

TEST_CASE("JSON has what to keep and how much the habits matter", "[cli][ask][keeping]") {
  const Json answer = ask_json("KJ7.Q2.A.9 --dealt 7 --others-keep random --bid two,misere --deals 60");
  CHECK(answer.at("hand") == "KJ7.Q2.A.9");
  CHECK(answer.at("cards") == 5);
  CHECK(answer.at("dealt") == 7);
  CHECK(answer.at("others_keep") == "random");
  for (const Json& bid : answer.at("bids")) {
    const std::string keep = bid.at("keep");
    CHECK(std::count(keep.begin(), keep.end(), '.') == 3);
    CHECK(keep.size() == 5 + 3);
    CHECK(keep.find(bid.at("lead").get<std::string>().front()) != std::string::npos);
  }
  const Json& habits = answer.at("habits");
  CHECK(habits.at("bid") == answer.at("best").at("bid"));
  REQUIRE(habits.at("by_habit").size() == 3);
  CHECK(habits.at("by_habit")[2].at("others_keep") == "random");
  const Json usual = ask_json("AKQ.JT.. --deals 20 --bid three");
  for (const char* key : {"dealt", "others_keep", "habits"}) CHECK_FALSE(usual.contains(key));
  CHECK_FALSE(usual.at("bids")[0].contains("keep"));
}

TEST_CASE("More cards dealt than kept are refused where they have no answer", "[cli][ask][keeping][error]") {
  check_refused("ask AKQx.JT --dealt 7", "dealt 7: a pattern is about hands as they are dealt");
  check_refused("ask AKQ.JT3.. --dealt 7 --cards 7", "with hands of 7 cards there is nothing to throw away");
  check_refused("ask AKQ.JT3.2. --dealt 7 --compare AKQ.JT3.4.", "--compare with 7 cards dealt");
  check_refused("ask AKQ.JT3..", "if 6 are dealt and 5 kept: --dealt 6");
}
