// Exchanges of cards with the stock, as people write and read them.
#include <algorithm>
#include <string>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "ask_json.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using Json = nlohmann::json;

namespace {

// On one line.
std::string flowing(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

}  // namespace

TEST_CASE("An answer says whether a look is worth its price", "[cli][ask][exchange]") {
  const std::string asked = "ask AQ7.K4.. --exchange peep ";
  CHECK_THAT(flowing(run_nap(asked).out),
             StartsWith("Do not look: a look is worth 0.") &&
                 Contains(" stakes and costs 1. Call three: it makes ") && Contains(" over all 47 draws ") &&
                 Contains(" after a look ") && Contains(" best after ") &&
                 Contains(" The exchange brings -0.") && Contains(" All rates are face up"));
  CHECK_THAT(flowing(run_nap(asked + "--price 0").out),
             StartsWith("Look at the card: that is worth +8.") &&
                 Contains("stakes; without a look, three is worth +7."));
  CHECK_THAT(run_nap("ask AQ7.K4.. --exchange sir-garnet --deals 5000").out,
             StartsWith("Call nap and take the spare hand: it makes in ") && Contains("with the"));
  CHECK_THAT(flowing(run_nap("ask K7.Q4.9. --exchange buying --deals 2000 --price 9").out),
             StartsWith("Buy nothing: to buy 1 card for ") && Contains("costs 9. Call one: it makes in"));
}

TEST_CASE("With the extra card each number is bid in two ways", "[cli][ask][exchange]") {
  const Json answer = ask_json("AQ7.K4.. --exchange extra-card --deals 5000");
  CHECK(answer.at("exchange") == "extra-card");
  bool has_pair = false;
  for (const Json& bid : answer.at("bids")) {
    const bool takes_card = bid.at("bid").get<std::string>().ends_with("-with");
    CHECK(bid.at("as_dealt").is_null() == takes_card);
    has_pair = has_pair || bid.at("bid") == "three-with";
  }
  CHECK(has_pair);
  // The dealer, who calls last, looks for nothing.
  CHECK(answer.at("price") == 1);
  CHECK(ask_json("AQ7.K4.. --exchange extra-card --deals 500 --heard pass,pass,pass").at("price") == 0);
}

TEST_CASE("A dealer who gets the price of the exchanges pays none", "[cli][ask][exchange]") {
  const std::string asked = "AQ7.K4.. --exchange peep --deals 500 --price-to dealer ";
  CHECK(ask_json(asked).at("price") == 1);
  CHECK(ask_json(asked + "--heard pass,pass").at("price") == 1);
  CHECK(ask_json(asked + "--heard pass,pass,pass").at("price") == 0);
  CHECK(ask_json("AQ7.K4.. --exchange peep --deals 500 --heard pass,pass,pass").at("price") == 1);
}

TEST_CASE("JSON has what both ways are worth", "[cli][ask][exchange]") {
  const Json answer = ask_json("K7.Q4.9. --exchange ecarte --deals 2000");
  CHECK(answer.at("schema") == "nap.ask.exchange/1");
  CHECK(answer.at("hand") == "K7.Q4.9.");
  CHECK(answer.at("model") == "committed");
  CHECK(answer.at("give").size() == answer.at("drawn"));
  CHECK(answer.at("price") == answer.at("drawn"));
  const double gain = answer.at("take").at("ev").get<double>() - answer.at("leave").at("ev").get<double>() -
                      answer.at("price").get<double>();
  CHECK(answer.at("gain").get<double>() == Approx(gain));
  CHECK(answer.at("best") == (gain > 0 ? "take" : "leave"));
  const Run csv = run_nap("ask AQ7.K4.. --exchange peep --deals 500 --bid three --format csv");
  CHECK_THAT(csv.out, StartsWith("hand,players,") && Contains(",bid,tricks,as_dealt,") &&
                          Contains("\nAQ7.K4..,4,4,3,52,5,peel (changed),peep,committed,"));
  CHECK_THAT(run_nap("ask --stdin --exchange peep --deals 500 --format csv", "AQ7.K4..\nK7.Q4.9.\n").out,
             Contains("\nAQ7.K4..,") && Contains("\nK7.Q4.9.,"));
}

TEST_CASE("After a look the answer says what to keep", "[cli][ask][exchange]") {
  CHECK_THAT(run_nap("ask AQ7.K4.. --exchange peep --seen AH --model committed --deals 500").out,
             StartsWith("Call nap, keep AS QS 7S AH KH and lead AS: it makes in ") &&
                 Contains("\nSeen by the exchange (peep): AH.\n") && Contains("\nKeep "));
  const Json answer =
      ask_json("AQ7.K4.. --exchange spare-hand-pool --seen AH,9S,2D,3D,TC --deals 60 --bid nap");
  CHECK(answer.at("hand") == "AQ97.AK4.32.T");
  CHECK(answer.at("exchange") == "spare-hand-pool");
  CHECK(answer.at("seen").size() == 5);
  CHECK(answer.at("bids")[0].at("keep") == "AQ97.A..");
  const double made = answer.at("bids")[0].at("success");
  CHECK(answer.at("bids")[0].at("ev").get<double>() == Approx(30 * made - 17 * (1 - made)));
  // With the extra card a bid takes it or keeps the hand.
  const Json extra = ask_json("AQ7.K4.. --exchange extra-card --seen AH --model committed --deals 500");
  for (const Json& bid : extra.at("bids")) {
    const bool keeps_hand = bid.at("keep") == "AQ7.K4..";
    if (!bid.at("bid").get<std::string>().ends_with("-with")) CHECK(keeps_hand);
    if (bid.at("bid") == "nap-with") CHECK_FALSE(keeps_hand);
  }
}

TEST_CASE("Exchanges are refused where they have no answer", "[cli][ask][exchange][error]") {
  check_refused("ask AKQ.JT.. --seen AH", "--seen: no exchange shows a card");
  check_refused("ask AKQ.JT.. --exchange peep --seen AS", "AS is in the hand");
  check_refused("ask AKQx.A --exchange peep", "exchange peep: a pattern is about hands as they are dealt");
  check_refused("ask AKQ.JT.. --exchange spare-hand --bid three", "must stand for Nap");
  check_refused("ask AKQ.JT.. --exchange peep --model selfplay", "play is for --seen");
  check_refused("ask AKQ.JT.. --exchange ecarte --seen 7H", "with what you gave away in --dead");
}
