// What a request asks if more cards are dealt than are kept.
#include <catch2/catch.hpp>

#include "nap/inquiry/ask/ask_request.hpp"
#include "nap/text/parse_error.hpp"

using namespace nap;
using Catch::Contains;

namespace {

AskRequest dealt(const char* cards) { return {.table = {.changes = {.dealt = cards}}}; }

std::string error_of(const AskRequest& request, const char* hand = "AKQ.JT3.2.") {
  try {
    AskInquiry(request, {}).question(hand);
  } catch (const ParseError& error) {
    return error.what();
  }
  return "no error";
}

}  // namespace

TEST_CASE("A question has all cards that are dealt", "[inquiry][ask][keeping]") {
  AskRequest request = dealt("7");
  request.others_keep = "longest";
  const Question question = AskInquiry(request, {}).question("AKQ.JT3.2.");
  CHECK(question.hand.size() == 7);
  CHECK(question.ruleset.cards == 5);
  CHECK(question.has_to_keep());
  CHECK(question.setup().keeping == Keeping{7, KeepHabit::Longest});
  CHECK(AskInquiry(dealt("6"), {}).question("AKQ JT 2").setup().keeping == Keeping{6, KeepHabit::Best});
  const Question usual = AskInquiry({}, {}).question("AKQ.JT..");
  CHECK_FALSE(usual.has_to_keep());
  CHECK_FALSE(usual.setup().keeping.has_value());
}

TEST_CASE("House rules can deal more cards than are kept", "[inquiry][ask][keeping]") {
  const HouseRulesTexts texts = {
      {"club.json",
       R"({"schema":"nap.rules/1","name":"club","cards":5,"dealt":6,"bids":[{"id":"three","tricks":3,"trump":"lead","win":3,"lose":3}]})"}};
  const AskInquiry inquiry({.table = {.stakes = "club.json"}}, texts);
  CHECK(inquiry.question("AKQ.JT.2.").has_to_keep());
  CHECK_THROWS_WITH(inquiry.pattern("AKQ.xx"), Contains("a pattern is about hands as they are dealt"));
}

TEST_CASE("What cannot be combined with more cards dealt is refused", "[inquiry][ask][keeping]") {
  const auto refused = [](auto AskRequest::*option, auto value) {
    AskRequest request = dealt("7");
    request.*option = value;
    return error_of(request);
  };
  CHECK(error_of(dealt("7")) == "no error");
  CHECK_THAT(refused(&AskRequest::book, "a.book"),
             Contains("--book with 7 cards dealt: the hands of a book"));
  CHECK_THAT(refused(&AskRequest::compare, "AKQ.JT9.3."), Contains("--compare with 7 cards dealt: "));
  CHECK_THAT(refused(&AskRequest::bracket_deals, 900), Contains("--bracket with 7 cards dealt: "));
  CHECK_THAT(refused(&AskRequest::others_keep, "worst"),
             Contains("--others-keep \"worst\": best, longest or"));
  CHECK(refused(&AskRequest::lead, "2D") == "no error");
  CHECK_THAT(refused(&AskRequest::lead, "9C"), Contains("9C is not in the hand"));
  AskRequest forced = dealt("7");
  forced.table.changes.leads = {"nap=lowest_trump"};
  forced.lead = "2D";
  CHECK_THAT(error_of(forced), Contains("what is kept decides which card is forced"));
  CHECK_THAT(error_of({.others_keep = "best"}), Contains("everybody keeps all cards"));
  CHECK_THAT(error_of({.table = {.cards = "7", .changes = {.dealt = "7"}}}),
             Contains("nothing to throw away"));
  CHECK_THAT(error_of(dealt("8")), Contains("--dealt"));
}

TEST_CASE("A hand with too many cards is refused with the option that deals them",
          "[inquiry][ask][keeping]") {
  CHECK_THAT(error_of({}, "AKQ.JT3.."),
             Contains("6 cards") && Contains("if 6 are dealt and 5 kept: --dealt 6"));
  CHECK_THAT(error_of({}), Contains("if 7 are dealt and 5 kept: --dealt 7"));
  CHECK_THAT(error_of({}, "AKQ.JT32.2."), !Contains("--dealt"));
  CHECK_THAT(error_of(dealt("7"), "AKQ.JT.."), Contains("a hand has 7"));
}

TEST_CASE("The deck must have enough cards for all that are dealt", "[inquiry][ask][keeping]") {
  AskRequest request = dealt("7");
  request.table.players = "5";
  request.table.deck = "32";
  CHECK_THAT(error_of(request, "AKQ.JT9.8."), Contains("5 hands of 7 cards, as they are dealt, need 35"));
  request.table.players = "4";
  request.dead = "9C,8C,9D,9S,8S";
  CHECK_THAT(error_of(request, "AKQ.JT9.8."), Contains("no deal is possible"));
  request.dead = "9C,8C,9D,9S";
  CHECK(error_of(request, "AKQ.JT9.8.") == "no error");
}
