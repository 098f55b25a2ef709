// Questions about more than one hand: two hands that are compared, and patterns.
#include <array>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "ask_json.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using Json = nlohmann::json;

TEST_CASE("Two hands are compared by what ask says of each", "[cli][compare][two-method]") {
  const Run run = run_nap("ask AKQ.JT.. --compare AKQ.T9.. --seed 4");
  CHECK(run.status == 0);
  CHECK_THAT(run.out, StartsWith("AS KS QS JH TH and AS KS QS TH 9H are worth the same"));
  const Json json = ask_json("AKQ.JT.. --compare AKQ.T9.. --seed 4");
  CHECK(json.at("schema") == "nap.ask.compare/3");
  for (const auto& [hand, which] :
       {std::pair<std::string, std::string>{"AKQ.JT..", "first"}, {"AKQ.T9..", "second"}}) {
    const Json alone = ask_json(hand + " --seed 4");
    CHECK(json.at("best_" + which) == alone.at("best"));
    for (std::size_t bid = 0; bid < alone.at("bids").size(); ++bid) {
      CHECK(json.at("bids").at(bid).at("success_" + which) == alone.at("bids").at(bid).at("success"));
    }
  }
  const Json& four = json.at("bids").at(4);
  CHECK(four.at("bid") == "four");
  const double difference = four.at("success_difference");
  CHECK(difference ==
        Approx(four.at("success_first").get<double>() - four.at("success_second").get<double>()));
  CHECK(four.at("success_difference_low").get<double>() < difference);
  CHECK(run_nap("ask AKQ.JT.. --compare AKQ.T9.. --leads").status == 2);
  CHECK(run_nap("ask AKQ.JT.. --compare AKx.T9..").status == 2);
  CHECK(run_nap("ask AKQ.JT.. --compare AKQ.T9.. --bracket").status == 2);
}

TEST_CASE("A hand is worth exactly as much as itself in other suits", "[cli][compare]") {
  const Json json = ask_json("AKQ.JT.. --compare .JT..AKQ --deals 200");
  CHECK(json.at("best_ev_difference") == 0.0);
  for (const Json& bid : json.at("bids")) {
    for (const std::string end : {"", "_low", "_high"}) CHECK(bid.at("success_difference" + end) == 0.0);
  }
}

TEST_CASE("With open hands two hands are compared over the same deals", "[cli][compare]") {
  const std::string open = " --model committed --deals 2000";
  const Json json = ask_json("AKQ.JT.. --compare AKQ.T9.." + open);
  const Json& four = json.at("bids").at(4);
  const double difference = four.at("success_difference");
  CHECK(difference ==
        Approx(four.at("success_first").get<double>() - four.at("success_second").get<double>()));
  // The hands are paired, so the interval is narrower than that of one rate alone.
  const double paired = four.at("success_difference_high").get<double>() - difference;
  CHECK(paired < four.at("success_first_high").get<double>() - four.at("success_first").get<double>());
  CHECK_THAT(run_nap("ask AKQJT... --compare .8.76.32 --model committed --deals 500").out,
             StartsWith("AS KS QS JS TS is worth "));
}

TEST_CASE("A pattern is answered for all its hands", "[cli][pattern]") {
  const Json json = ask_json("AKQ.xx --bid three,four");
  CHECK(json.at("schema") == "nap.ask.pattern/2");
  CHECK(json.at("hands") == 4 * 3 * 28);
  CHECK(json.at("rated") == 28);
  CHECK(json.at("bids").at(0).at("low") == 1.0);
  CHECK_THAT(run_nap("ask AKQ xx --bid three").out, StartsWith("Call three: on average it makes in 100 %"));
  CHECK_THAT(run_nap("ask AKQxx.A").err, Contains("6 cards; a hand has 5"));
  CHECK_THAT(run_nap("ask --stdin", "AKQ.xx\n").err, StartsWith("nap: line 1: hand \"AKQ.xx\": a pattern"));
}

TEST_CASE("The weakest and the strongest hand of a pattern are rated as ask rates them, around the mean",
          "[cli][pattern][two-method]") {
  for (const std::string model : {"selfplay", "committed"}) {
    CAPTURE(model);
    const Json json = ask_json("xxxxx --bid four --model " + model);
    const Json& four = json.at("bids").at(0);
    for (const std::string which : {"weakest", "strongest"}) {
      const std::string hand = four.at(which + "_hand");
      const Json alone = ask_json(hand + " --bid four --model " + model);
      CHECK(alone.at("bids").at(0).at("success") == four.at(which));
    }
    CHECK(four.at("weakest_high").get<double>() < four.at("strongest_low").get<double>());
    CHECK(four.at("weakest").get<double>() < four.at("success").get<double>());
    CHECK(four.at("strongest").get<double>() > four.at("success").get<double>());
    // A hand is named only where it clearly differs.
    CHECK(ask_json("AKQx.A --bid three --model " + model).at("bids").at(0).at("weakest").is_null());
  }
}

TEST_CASE("A pattern of one hand is rated as ask rates the hand", "[cli][pattern][two-method]") {
  for (const auto& [written, hand, table] :
       {std::array<std::string, 3>{"AKQJ.x", "AKQJ.9", ""},
        {"AKQ.x...JK", "AKQ.9...JK", " --joker"},
        {"AK.KJ.x", "AK.KJ.9.", " --joker --players 3"},
        {"AKQ.xA", "AKQ.A9", " --forced-lead nap=lowest_trump --forced-lead four=lowest_non_trump"},
        {"AK.A.x..JK", "AK.A.9..JK", " --joker --forced-lead nap=lowest_non_trump"}}) {
    const Json pattern = ask_json(written + " --deck 24" + table);
    REQUIRE(pattern.at("rated") == 1);
    const Json alone = ask_json(hand + " --deck 24" + table);
    CHECK(pattern.at("best").at("bid") == alone.at("best").at("bid"));
    for (std::size_t bid = 0; bid < alone.at("bids").size(); ++bid) {
      const Json& one = pattern.at("bids").at(bid);
      const Json& other = alone.at("bids").at(bid);
      CAPTURE(written, table, one.dump(), other.dump());
      CHECK(one.at("low").get<double>() <= other.at("high").get<double>());
      CHECK(other.at("low").get<double>() <= one.at("high").get<double>());
      CHECK(one.at("weakest_hand").is_null());
    }
  }
}

TEST_CASE("A hand of a pattern is named with its trump suit where the lead does not say it",
          "[cli][pattern][joker]") {
  for (const std::string question :
       {"xxx?....JK --joker --bid four", "AK?.AK --bid nap --forced-lead nap=lowest_non_trump"}) {
    CAPTURE(question);
    const Json bid = ask_json(question + " --model committed").at("bids").at(0);
    const std::string options = question.substr(question.find(' '));
    for (const std::string which : {"weakest", "strongest"}) {
      const std::string hand = bid.at(which + "_hand");
      const Json alone = ask_json(hand + options + " --model committed").at("bids").at(0);
      CHECK(bid.at(which + "_lead") == alone.at("lead"));
      CHECK(bid.at(which + "_trump") == alone.at("trump"));
    }
  }
  const Json without = ask_json("xxxxx --bid four --model committed").at("bids").at(0);
  CHECK_FALSE(without.contains("weakest_trump"));
}
