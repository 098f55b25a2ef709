// Cards that only the asker knows to be out of play.
#include <string>
#include <utility>

#include <catch2/catch.hpp>

#include "nap/analysis/ask/compare.hpp"
#include "nap/inquiry/ask/ask_request.hpp"
#include "nap/play/views/view.hpp"
#include "nap/text/parse_error.hpp"

using namespace nap;
using Catch::Contains;

namespace {

AskInquiry inquiry(const char* dead, const char* players = "4", const char* deck = "52") {
  return {{.table = {.players = players, .deck = deck}, .bids = "three", .deals = "60", .dead = dead}, {}};
}

Answer answer(const Question& question, int threads = 2) {
  Monitor monitor;
  Harness harness(threads, monitor);
  return ask(harness, question).value();
}

BidDifference difference(const char* first, const char* second, const char* dead) {
  const auto [question, other] = inquiry(dead).comparison(first, second);
  Monitor monitor;
  Harness harness(2, monitor);
  return compare(harness, question, other).value().bids.front();
}

void check_refused(const char* dead, const char* hand, const std::string& message) {
  CHECK_THROWS_WITH(inquiry(dead).question(hand), Contains("--dead") && Contains(message));
}

void check_same(const BidAnswer& one, const BidAnswer& other) {
  for (const auto& [a, b] : {std::pair(one.success, other.success), {*one.face_up, *other.face_up}}) {
    CHECK(a.value == b.value);
    CHECK(a.low == b.low);
    CHECK(a.high == b.high);
  }
}

}  // namespace

TEST_CASE("A card out of play is in the deck, once, and in no hand that is asked about", "[inquiry][ask]") {
  CHECK(inquiry("7c, 2D").question("AKQ.JT..").out_of_play == parse_hand("..2.7", Deck(), 2));
  check_refused("AS", "AKQ.JT..", "AS is in the hand");
  check_refused("7C,2D,7C", "AKQ.JT..", "7C appears twice");
  check_refused("", "AKQ.JT..", "an empty entry");
  CHECK_THROWS_WITH(inquiry("6C", "4", "32"), Contains("6C"));
  CHECK_THROWS_WITH(inquiry("7C").pattern("AKQx.A"), "--dead: for one hand, not for a pattern");
  CHECK_THROWS_WITH(AskInquiry({.dead = "7C", .book = "a.book"}, {}), Contains("--book with --dead"));
  CHECK_NOTHROW(inquiry("7C").comparison("AKQ.JT..", "AKQ.T9.."));
  CHECK_THROWS_WITH(inquiry("9H").comparison("AKQ.JT..", "AKQ.T9.."), Contains("9H is in the hand"));
}

TEST_CASE("Every seat gets its cards, or it is said how many are lacking", "[inquiry][ask]") {
  CHECK_NOTHROW(inquiry("9H,TS,9S,JS", "4", "24").question("AKQ.JT.."));
  CHECK_THROWS_WITH(inquiry("9H,TS,9S,JS,9D", "4", "24"),
                    Contains("no deal is possible: the other seats need 15 cards, but 14 are left"));
}

TEST_CASE("The declarer knows what is out of play, and the defenders do not", "[inquiry][ask]") {
  const Question question = inquiry("AS,3D").question("KQ9.A4..");
  const RandomDeals deals(question.setup(), question.hand, 3, Stream::Play);
  const Contract contract{3, Trump::first_lead()};
  for (std::uint64_t i = 0; i < 50; ++i) {
    const Dealt dealt = deals.deal(i);
    for (const Seat seat : all_seats(4)) {
      const View view =
          view_of(seat, dealt, contract, Calls{contract}, History(dealt.hands.shape(), contract.trump));
      REQUIRE((view.dealt & question.out_of_play).is_empty());
      REQUIRE(view.out_of_play == (seat == kDeclarer ? question.out_of_play : CardSet()));
      REQUIRE(view.unseen().contains(question.out_of_play) == (seat != kDeclarer));
    }
  }
}

TEST_CASE("The trumps below an ace out of play make a bid for certain", "[inquiry][ask][guarantee]") {
  CHECK_FALSE(answer(inquiry("7C").question("KQJ.A4..")).bids.front().success.is_exact());
  const BidAnswer three = answer(inquiry("AS").question("KQJ.A4..")).bids.front();
  CHECK(three.success.is_exact());
  CHECK(three.success.value == 1.0);
  CHECK(three.plays == 0);
}

TEST_CASE("A hand and its cards out of play make as much under other names of the suits",
          "[inquiry][ask][determinism]") {
  // Both long suits are alike, so the ace tells them apart.
  const Answer spades = answer(inquiry("AS,3D").question("K9.K9..A"), 1);
  check_same(spades.bids.front(), answer(inquiry("AH,3D").question("K9.K9..A"), 3).bids.front());
  const BidAnswer other = answer(inquiry("AD,3S").question(".A.K9.K9")).bids.front();
  check_same(spades.bids.front(), other);
  CHECK(other.lead->card.rank() == spades.bids.front().lead->card.rank());
}

TEST_CASE("Two hands that differ in names of suits differ if other cards of theirs are out of play",
          "[inquiry][compare]") {
  const Estimate same = difference("K9.J3..A", "K9..J3.A", "AS,TS").success;
  CHECK(same.low == 0.0);
  CHECK(same.high == 0.0);
  const Estimate other = difference("K9.J3..A", "J3.K9..A", "AS,TS").success;
  CHECK(other.value > 0.0);
  CHECK(other.low < other.value);
}
