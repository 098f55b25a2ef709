// What a request asks about an exchange of cards, and what is refused.
#include <catch2/catch.hpp>

#include "nap/inquiry/ask/ask_request.hpp"
#include "nap/text/parse_error.hpp"

using namespace nap;
using Catch::Contains;

namespace {

AskRequest with_exchange(const char* kind) { return {.table = {.changes = {.exchange = kind}}}; }

AskRequest having_seen(const char* kind, const char* cards) {
  AskRequest request = with_exchange(kind);
  request.seen = cards;
  return request;
}

std::string error_of(const AskRequest& request) {
  try {
    AskInquiry(request, {}).question("AQ7.K4..");
  } catch (const ParseError& error) {
    return error.what();
  }
  return "no error";
}

}  // namespace

TEST_CASE("Before a card is seen the question is whether to exchange", "[inquiry][ask][exchange]") {
  const AskInquiry inquiry(with_exchange("peep"), {});
  CHECK(inquiry.is_about_exchange());
  CHECK(inquiry.question("AQ7.K4..").model == Model::Committed);
  CHECK(inquiry.question("AQ7.K4..").hand.size() == 5);
  CHECK_FALSE(AskInquiry({}, {}).is_about_exchange());
}

TEST_CASE("After it the cards seen are in the hand", "[inquiry][ask][exchange]") {
  const AskInquiry inquiry(having_seen("peep", "AH"), {});
  CHECK_FALSE(inquiry.is_about_exchange());
  const Question question = inquiry.question("AQ7.K4..");
  CHECK(question.model == Model::SelfPlay);
  CHECK(question.hand == parse_hand("AQ7.AK4..", Deck(52), 6));
  CHECK(question.seen == CardSet(parse_card("AH", Deck(52))));
  CHECK(question.has_to_keep());
  CHECK(question.may_pass());
  CHECK(question.bids().size() == AskInquiry({}, {}).question("AQ7.K4..").bids().size());

  const Question spare =
      AskInquiry(having_seen("spare-hand-double", "AH,9S,2D,3D,TC"), {}).question("AQ7.K4..");
  CHECK(spare.hand.size() == 10);
  CHECK_FALSE(spare.may_pass());
  for (const Bid& bid : spare.bids()) CHECK(bid.contract.tricks == 5);
  CHECK(spare.bids().front().lose == 10);
}

TEST_CASE("What is given away may be shown to everybody, at Nap only", "[inquiry][ask][exchange]") {
  const CardSet given(parse_card("4H", Deck(52)));
  for (const auto& [kind, is_shown] : {std::pair{"peep", true}, {"peep-taken", false}}) {
    const Question question = AskInquiry(having_seen(kind, "AH"), {}).question("AQ7.K4..");
    const CardSet keep = question.hand - given;
    const auto shown = [&](int tricks) {
      return question.setup_keeping(keep, {tricks, Trump::first_lead()}).shown;
    };
    CHECK(question.setup_keeping(keep, {3, Trump::first_lead()}).out_of_play == given);
    CHECK(shown(4).is_empty());
    CHECK(shown(5) == (is_shown ? given : CardSet()));
  }
}

TEST_CASE("Cards that the exchange cannot have shown are refused", "[inquiry][ask][exchange]") {
  CHECK_THAT(error_of({.seen = "AH"}), Contains("--seen: no exchange shows a card; say which"));
  CHECK(error_of(having_seen("peep", "AS")) == "--seen \"AS\": AS is in the hand");
  CHECK(error_of(having_seen("peep", "AH,AH")) == "--seen \"AH,AH\": AH appears twice");
  CHECK(error_of(having_seen("peep", "AH,KS")) == "--seen \"AH,KS\": exchange peep shows 1 card, not 2");
  CHECK(error_of(having_seen("spare-hand", "AH")) ==
        "--seen \"AH\": exchange spare-hand shows 5 cards, not 1");
  CHECK_THAT(error_of(having_seen("peep", "XH")), Contains("--seen \"XH\": ") && Contains("unknown rank"));
  CHECK_THAT(error_of(having_seen("peep", "JK")), Contains("--seen \"JK\": "));
  AskRequest dead = having_seen("peep", "AH");
  dead.dead = "AH";
  CHECK(error_of(dead) == "--seen \"AH\": AH is out of play (--dead)");
  for (const char* kind : {"ecarte", "indiscret"})
    CHECK_THAT(error_of(having_seen(kind, "AH")), Contains("nothing is left to choose but the bid"));
}

TEST_CASE("What cannot be combined with an exchange is refused", "[inquiry][ask][exchange]") {
  const auto refused = [](const char* kind, auto AskRequest::*option, auto value) {
    AskRequest request = with_exchange(kind);
    request.*option = value;
    return error_of(request);
  };
  CHECK_THAT(refused("peep", &AskRequest::book, "a.book"), Contains("--book with exchange peep: "));
  CHECK_THAT(refused("peep", &AskRequest::compare, "AKQ.JT.."), Contains("--compare with exchange peep: "));
  CHECK_THAT(refused("peep", &AskRequest::lead, "AS"), Contains("--lead or --leads with exchange peep: "));
  CHECK_THAT(refused("peep", &AskRequest::model, "selfplay"), Contains("play is for --seen"));
  CHECK_THAT(refused("peep", &AskRequest::model, "double-dummy"), Contains("play is for --seen"));
  CHECK_THAT(refused("spare-hand", &AskRequest::bids, "three"),
             Contains("who takes the spare hand must stand for Nap"));
  CHECK_THAT(refused("indiscret", &AskRequest::bids, "three,four"),
             Contains("none of the bids may be played with exchanged cards"));
  CHECK_THROWS_WITH(AskInquiry(with_exchange("peep"), {}).pattern("AKQ.xx"),
                    Contains("exchange peep: a pattern is about hands as they are dealt"));

  AskRequest full = with_exchange("spare-hand");
  full.table.deck = "24";
  CHECK(error_of(full) == "exchange spare-hand: it needs a stock of 5 cards, but 4 are left");
  full = with_exchange("peep");
  full.table.players = "7";
  full.table.deck = "36";
  full.dead = "6C";
  CHECK(error_of(full) == "exchange peep: it needs a stock of 1 card, but 0 are left");
}
