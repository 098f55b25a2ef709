// What a request asks about a hand. The program and other programs ask in the same way.
#include "nap/inquiry/ask/ask_request.hpp"

#include <catch2/catch.hpp>

#include "nap/text/parse_error.hpp"

using namespace nap;
using Catch::Contains;

namespace {

std::string error_of(const AskRequest& request) {
  try {
    AskInquiry(request, {});
  } catch (const ParseError& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("A request makes the same question of each hand", "[inquiry][ask]") {
  const AskInquiry inquiry(
      {.table = {.players = "5", .deck = "32"}, .bids = "three,nap", .deals = "60", .seed = 7}, {});
  const Question question = inquiry.question("AKQ.JT..");
  CHECK(question.hand == parse_hand("AKQ.JT..", Deck(32), 5));
  CHECK(question.seating.players == 5);
  CHECK(question.bids().size() == 2);
  CHECK(question.model == Model::SelfPlay);
  CHECK(question.plan.deals == 60);
  CHECK(question.plan.seed == 7);
  CHECK(inquiry.asked("AKQ JT").form == HandForm::Groups);
  CHECK_THROWS_AS(inquiry.question("AKQ.J3.."), ParseError);  // the deck has no such card
}

TEST_CASE("The model is the one that can answer, unless it is chosen", "[inquiry][ask]") {
  CHECK(AskInquiry({.compare = "AKQ.T9.."}, {}).question().model == Model::SelfPlay);
  CHECK(AskInquiry({.table = {.cards = "7"}, .book = "seven.book"}, {}).question().model == Model::Committed);
  CHECK(AskInquiry({.model = "double-dummy"}, {}).question().model == Model::DoubleDummy);
  CHECK(AskInquiry({}, {}).pattern("AKQx.A").question.model == Model::SelfPlay);
}

TEST_CASE("Options that exclude each other are refused before there is a hand", "[inquiry][ask]") {
  CHECK_THAT(error_of({.deals = "5", .precision = "0.1"}), Contains("--deals and --precision"));
  CHECK_THAT(error_of({.lead = "AS", .model = "double-dummy"}), Contains("each deal has its own lead"));
  CHECK_THAT(error_of({.lead = "AS", .book = "a.book"}), Contains("only the best leads"));
  CHECK_THAT(error_of({.deals = "5", .book = "a.book"}), Contains("the rates of a book are fixed"));
  CHECK_THAT(error_of({.model = "double-dummy", .book = "a.book"}), Contains("the other two models"));
  CHECK_THAT(error_of({.model = "committed", .bracket_deals = 900}), Contains("played rates only"));
  CHECK_THAT(error_of({.compare = "AKQ.T9..", .book = "a.book"}), Contains("no deals in common"));
  CHECK_THAT(error_of({.precision = "0.001"}), Contains("finer with --model committed"));
  CHECK(error_of({.compare = "AKQ.T9.."}).empty());
}

TEST_CASE("A lead is one of the hand's cards", "[inquiry][ask]") {
  const AskInquiry inquiry({.lead = "KS"}, {});
  CHECK(inquiry.question("AKQ.JT..").leads.only == Card(Rank::King, Suit::Spades));
  CHECK_THROWS_WITH(inquiry.question("AQJ.JT.."), Contains("KS is not in the hand"));
  CHECK_THROWS_WITH(inquiry.pattern("AKQx.A"), Contains("of one hand, not of a pattern"));
}

TEST_CASE("A forced lead is a rule of a bid, for a hand and for a pattern", "[inquiry][ask]") {
  AskRequest request{.lead = "KS"};
  request.table.changes.leads = {"nap=lowest_trump"};
  const AskInquiry inquiry(request, {});
  CHECK(inquiry.question().has_forced_lead());
  CHECK_THROWS_WITH(inquiry.question("AKQ.JT.."),
                    "--lead KS: nap is opened with the lowest trump; leave nap out with --bid");
  CHECK(inquiry.question("AK.JT9..").leads.only == Card(Rank::King, Suit::Spades));
  request.lead.reset();
  CHECK(AskInquiry(request, {}).pattern("AKQx.A").question.has_forced_lead());
  request.bids = "three";
  CHECK_FALSE(AskInquiry(request, {}).question().has_forced_lead());
}

TEST_CASE("A pattern has the joker if the deck does", "[inquiry][ask][joker]") {
  CHECK_THROWS_WITH(AskInquiry({}, {}).pattern("AKx.J...JK"), Contains("JK is the joker; it is in no deck"));
  AskRequest request;
  request.table.changes.joker = true;
  const auto [pattern, question] = AskInquiry(request, {}).pattern("AKx.J...JK");
  CHECK(pattern.matches(parse_hand("AK2.J...JK", question.deck, 5)));
}

TEST_CASE("Two hands are compared, not patterns", "[inquiry][ask]") {
  const AskInquiry inquiry({.compare = "AKQ.T9.."}, {});
  const AskInquiry::Comparison comparison = inquiry.comparison("AKQ.JT..", "AKQ.T9..");
  CHECK(comparison.question.hand == parse_hand("AKQ.JT..", Deck(), 5));
  CHECK(comparison.second == parse_hand("AKQ.T9..", Deck(), 5));
  CHECK_THROWS_WITH(inquiry.comparison("AKQ.JT..", "AKQx.A"), "--compare: two hands, not patterns");
}
