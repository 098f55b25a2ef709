// A joker in the deck of a question.
#include <catch2/catch.hpp>

#include "nap/inquiry/ask/ask_document.hpp"
#include "nap/inquiry/ask/ask_request.hpp"
#include "nap/report/document.hpp"

using namespace nap;
using Catch::Contains;

namespace {

AskRequest request(const char* bids, const char* model) {
  AskRequest request{.table = {.players = "3", .stakes = "spanish"}, .bids = bids, .model = model};
  request.table.changes.joker = true;
  request.deals = "300";
  return request;
}

struct Told {
  Question question;
  Answer answer;
};

Told asked(const char* hand, const char* bids, const char* model) {
  const Question question = AskInquiry(request(bids, model), {}).question(hand);
  Monitor monitor;
  Harness harness(2, monitor);
  return {question, ask(harness, question).value()};
}

}  // namespace

TEST_CASE("A joker is a card of the deck and a rule of the table", "[inquiry][ask]") {
  const Question question = AskInquiry(request("nap", "committed"), {}).question("AKQ.J...JK");
  CHECK(question.deck == Deck().with_joker());
  CHECK(question.ruleset.has_joker);
  CHECK(question.ruleset.changes == std::vector<std::string>{"there is a joker"});
}

TEST_CASE("A joker is led to name a suit, and the answer says which", "[inquiry][ask]") {
  for (const char* model : {"committed", "selfplay"}) {
    // A single spade is kept to ruff with, and the diamonds are high.
    const BidAnswer nap = asked("9..AKQ..JK", "nap", model).answer.bids.front();
    CHECK(nap.lead == Opening(Card::joker(), Suit::Spades));
    // The ace tells the defenders less than a joker that names its suit.
    const BidAnswer sure = asked("AKQJ....JK", "nap", model).answer.bids.front();
    CHECK(sure.lead == Opening(parse_card("AS", Deck()), Suit::Spades));
    CHECK(sure.success.value == 1.0);
    const BidAnswer without_ace = asked("9..KQJ..JK", "three", model).answer.bids.front();
    CHECK(without_ace.lead == Opening(Card::joker(), Suit::Diamonds));
  }
}

TEST_CASE("Misère cannot be made with the joker in the hand", "[inquiry][ask]") {
  const Told lost = asked("432.3...JK", "misere", "selfplay");
  CHECK(lost.answer.bids.front().success.value == 0.0);
  CHECK(lost.answer.bids.front().success.is_exact());
  CHECK(lost.answer.bids.front().plays == 0);
  // The same low cards without it are safe more often than not.
  CHECK(asked("432.32..", "misere", "selfplay").answer.bids.front().success.value > 0.5);
}

TEST_CASE("The joker takes a trick for certain, whoever else has what", "[inquiry][ask]") {
  for (const char* model : {"committed", "selfplay"}) {
    const Told three = asked("AK..2.3.JK", "three", model);
    CHECK(three.answer.bids.front().success.value == 1.0);
  }
}
