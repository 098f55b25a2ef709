#include "nap/inquiry/score/score_request.hpp"

#include <numeric>
#include <vector>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "support/dealer.hpp"

namespace nap {
namespace {

// Four players; seat 2 has the three highest spades.
const std::string kHands = "954.K3.. AKQ.JT.. J.A9.42. T.Q.AK.2";

std::vector<int> payments(const ScoredDeal& deal) {
  const std::optional<Payments> payments = deal.payments();
  REQUIRE(payments);
  return {payments->begin(), payments->begin() + deal.table.seating.players};
}

ScoredDeal score(const ScoreRequest& request, const TableRequest& table = {}) {
  const HouseRulesTexts none;
  return ScoreInquiry(table, none, "en").score(request);
}

std::vector<int> paid(const ScoreRequest& request, const TableRequest& table = {}) {
  return payments(score(request, table));
}

ScoreRequest played(const std::string& bid, const std::string& cards, const std::string& hands = kHands,
                    const std::string& declarer = "2") {
  ScoreRequest request;
  request.hands = hands;
  request.declarer = declarer;
  request.bid = bid;
  request.played = cards;
  return request;
}

ScoreRequest told(const std::string& bid, const std::string& result) {
  ScoreRequest request;
  request.declarer = "2";
  request.bid = bid;
  request.result = result;
  return request;
}

TableRequest table_with(const std::string& players, const std::string& stakes = "peel") {
  TableRequest table;
  table.players = players;
  table.stakes = stakes;
  return table;
}

std::string error_of(const ScoreRequest& request, const TableRequest& table = {}) {
  try {
    score(request, table);
  } catch (const ParseError& error) {
    return error.what();
  }
  return "no error";
}

const std::string kThree = "AS JS TS 4S; KS 2D 2C 5S; QS 4D QH 9S";

// Peel: "one unit per trick called, won from each other player."
TEST_CASE("Three made is 3 from each of the three others", "[inquiry][score]") {
  const ScoredDeal deal = score(played("three", kThree));
  CHECK(payments(deal) == std::vector<int>{-3, 9, -3, -3});
  CHECK(deal.decision == Decision{true, 3});
  CHECK(deal.tricks == 3);
  CHECK(deal.faults.empty());
  CHECK(deal.ending == HandEnding::Played);
}

// Peel: Nap loses 5 to each player. The ace of hearts takes the fourth trick.
TEST_CASE("Nap lost is 5 to each of the three others", "[inquiry][score]") {
  const ScoredDeal deal = score(played("nap", kThree + "; JH AH KD 3H"));
  CHECK(payments(deal) == std::vector<int>{5, -15, 5, 5});
  CHECK(deal.decision == Decision{false, 4});
}

// Peel: misère pays and costs 3, and the suit led is trump. Spanish and French: no suit is trump.
TEST_CASE("Misère pays 3 or costs 3, with and without trump", "[inquiry][score]") {
  const TableRequest peel = table_with("2");
  const std::string low = "32.2.2.2 KQ.3.3.3";
  CHECK(paid(played("misere", "2S KS; 3H 2H; 3D 2D; 3C 2C; QS 3S", low, "1"), peel) ==
        std::vector<int>{3, -3});
  // The ace of clubs takes the second trick.
  CHECK(paid(played("misere", "2S KS; 3C AC", "32.2.2.A KQ.3.3.3", "1"), peel) == std::vector<int>{-3, 3});
  // Seat 1 has no heart left: its three of spades takes the third trick where spades are trump, and only
  // there.
  const std::string short_hearts = "32.2..42 KQ.43..3";
  const std::string cards = "2S KS; 3H 2H; 4H 3S";
  CHECK(paid(played("misere", cards, short_hearts, "1"), peel) == std::vector<int>{-3, 3});
  CHECK(paid(played("misere", cards + "; 3C 2C; QS 4C", short_hearts, "1"), table_with("2", "spanish")) ==
        std::vector<int>{3, -3});
}

// Peel: Wellington wins 20 and loses 10, Blücher 30 and 15.
TEST_CASE("Wellington and Blücher pay two and three times what Nap pays", "[inquiry][score]") {
  CHECK(paid(told("wellington", "made")) == std::vector<int>{-20, 60, -20, -20});
  CHECK(paid(told("wellington", "4")) == std::vector<int>{10, -30, 10, 10});
  CHECK(paid(told("blucher", "lost")) == std::vector<int>{15, -45, 15, 15});
}

// Peel: with six the dealer takes no cards but receives and pays like the others.
TEST_CASE("At a table of six the dealer without cards pays, too", "[inquiry][score]") {
  CHECK(paid(told("nap", "made"), table_with("6")) == std::vector<int>{-10, 50, -10, -10, -10, -10});
  CHECK(paid(told("nap", "lost"), table_with("6")) == std::vector<int>{5, -25, 5, 5, 5, 5});
  CHECK(error_of({.declarer = "6", .bid = "nap", .result = "made"}, table_with("6")) ==
        "declarer \"6\": not a whole number from 1 to 5");
}

// Seven cards: six wins 18 and loses 9; Nap is five of the seven tricks and wins 10.
TEST_CASE("With seven cards six and Nap have their own stakes", "[inquiry][score]") {
  TableRequest seven;
  seven.cards = "7";
  CHECK(paid(told("six", "5"), seven) == std::vector<int>{9, -27, 9, 9});
  CHECK(paid(told("nap", "5"), seven) == std::vector<int>{-10, 30, -10, -10});
}

TEST_CASE("A joker that is led makes the suit trump that the declarer names", "[inquiry][score][joker]") {
  TableRequest table = table_with("2");
  table.changes.joker = true;
  ScoreRequest request = played("three", "JK QH; AS JS; KS QS", "AK.2.2..JK QJ.KQ.3.", "1");
  CHECK(
      error_of(request, table) ==
      "played, trick 1, card 1: JK makes no trump by itself: the declarer names it; write trump S, H, D or C");
  request.trump = "H";
  CHECK(paid(request, table) == std::vector<int>{3, -3});
  // With spades named seat 2 has to follow with a spade.
  request.trump = "S";
  CHECK(score(request, table).faults ==
        std::vector<Fault>{{1, Seat(1), Card(Rank::Queen, Suit::Hearts), FaultKind::Revoke}});
}

// ES: a declarer who revokes pays as if he had lost; another player pays what the declarer would have won.
TEST_CASE("A revoke ends the hand and pays by its rule", "[inquiry][score][revoke]") {
  // The declarer has the ten of hearts and plays the queen of spades on the nine of hearts.
  const ScoredDeal own = score(played("three", "AS JS TS 4S; KS 2D 2C 5S; JH AH QH KH; 9H AD 3H QS"));
  CHECK(own.ending == HandEnding::Revoke);
  CHECK(own.faults == std::vector<Fault>{{4, Seat(1), Card(Rank::Queen, Suit::Spades), FaultKind::Revoke}});
  CHECK(payments(own) == std::vector<int>{3, -9, 3, 3});
  CHECK(own.is_made == false);
  CHECK(own.tricks == 2);
  // Seat 4 has the ten of spades. Three would have won 3 from each of three players: 9.
  const ScoreRequest request = played("three", "AS JS 2C 4S");
  CHECK(paid(request) == std::vector<int>{0, 9, 0, -9});
  CHECK_FALSE(score(request).is_made);
  TableRequest share;
  share.changes.revoke = "pays_share";
  CHECK(paid(request, share) == std::vector<int>{0, 3, 0, -3});
}

// Peel: the hand ends as soon as the contract is made or impossible.
TEST_CASE("A revoke after the bid was decided pays nothing", "[inquiry][score][revoke]") {
  const ScoredDeal deal = score(played("one", "AS JS TS 4S; KS 2D 2C KH"));
  CHECK(payments(deal) == std::vector<int>{-1, 3, -1, -1});
  CHECK(deal.faults == std::vector<Fault>{{2, Seat(0), Card(Rank::King, Suit::Hearts), FaultKind::Revoke}});
}

TEST_CASE("A hand that is not played to its end is claimed or conceded", "[inquiry][score]") {
  ScoreRequest request = played("three", "AS JS TS 4S");
  CHECK(
      error_of(request) ==
      "played: three is neither made nor lost after these cards; write the result: made, lost, claimed, conceded "
      "or the declarer's tricks");
  request.result = "claimed";
  CHECK(paid(request) == std::vector<int>{-3, 9, -3, -3});
  CHECK(score(request).tricks == 1);
  request.result = "conceded";
  CHECK(paid(request) == std::vector<int>{3, -9, 3, 3});
  request.result = "4";
  CHECK(score(request).tricks == 4);
  request.result = "0";
  CHECK(error_of(request) == "result \"0\": the declarer took 1 of the tricks played, and 4 were left");
}

TEST_CASE("A card out of turn leaves the hand to the players", "[inquiry][score]") {
  ScoreRequest request = played("three", "AS TS");
  const ScoredDeal open = score(request);
  CHECK(open.ending == HandEnding::Unsettled);
  CHECK_FALSE(open.payments());
  CHECK(open.faults == std::vector<Fault>{{1, Seat(3), Card(Rank::Ten, Suit::Spades), FaultKind::OutOfTurn}});
  request.result = "made";
  CHECK(paid(request) == std::vector<int>{-3, 9, -3, -3});
}

TEST_CASE("Names stand for seats, to the left of the dealer first", "[inquiry][score]") {
  ScoreRequest request = told("three", "made");
  request.names = {"Ann", "Ben", "Cat"};
  request.dealer = "Ann";
  request.declarer = "Cat";
  const ScoredDeal deal = score(request);
  CHECK(deal.names == std::vector<std::string>{"Ben", "Cat", "Ann"});
  CHECK(payments(deal) == std::vector<int>{-3, 6, -3});
}

TEST_CASE("Calls name the declarer and the bid", "[inquiry][score]") {
  ScoreRequest request;
  request.heard = "pass,two,three,pass";
  request.result = "made";
  CHECK(paid(request) == std::vector<int>{-3, -3, 9, -3});
  request.declarer = "2";
  CHECK(error_of(request) == "declarer \"2\": after these calls it is seat 3");
}

TEST_CASE("What cannot be is refused with its place", "[inquiry][score][errors]") {
  CHECK(error_of(played("three", "AS JS TS 4S; KS 2D xx")) ==
        "played, trick 2, card 3: " +
            error_of(played("three", "xx")).substr(std::string("played, trick 1, card 1: ").size()));
  CHECK(error_of(played("three", "AS JS; TS")) == "played, trick 1: ; after 2 cards; a trick has 4");
  CHECK(error_of(played("three", "AS", "AKQ.JT.. J.A9.42. T.Q.AK.2")) ==
        "hands: 3 hands; of 4 players have 4 cards");
  ScoreRequest request = told("three", "won");
  CHECK(error_of(request) ==
        "result \"won\": made, lost, claimed, conceded or the declarer's tricks, 0 to 5");
  request = played("three", kThree);
  request.result = "lost";
  CHECK(error_of(request) == "result \"lost\": three was made in trick 3, as the cards were played");
  request = played("three", "AS JS 2C 4S");
  request.result = "made";
  CHECK(error_of(request) == "result \"made\": the revoke in trick 1 settles the hand; leave the result out");
  request.hands.reset();
  CHECK(error_of(request) == "played: no hands; write them, too, or only the result");
  request = told("three", "made");
  request.names = {"Ann", "Ann"};
  CHECK(error_of(request) == "names: \"Ann\" appears twice; tell them apart");
}

// A trick of random cards, each from the hand to play, so that many are revokes.
std::string random_trick(test::Dealer& dealer, const Deal& deal, int declarer) {
  std::string cards;
  for (const Seat seat : all_seats(deal.seats())) {
    const Seat turn = seat.further_by(declarer, deal.seats());
    cards += to_string(dealer.cards_from(deal.hand(turn), 1).highest()) + ' ';
  }
  return cards;
}

TEST_CASE("What all seats get adds up to nothing", "[inquiry][score][consistency]") {
  test::Dealer dealer(1);
  const std::vector<std::string> results = {"made", "lost", "claimed", "conceded", "0", "2", "5"};
  int revokes = 0;
  for (int round = 0; round < 3000; ++round) {
    const std::vector<std::string> tables = {"peel", "spanish", "french", "seven", "symmetric", "parlett"};
    TableRequest table =
        table_with(std::to_string(2 + dealer.below(6)),
                   tables[static_cast<std::size_t>(dealer.below(static_cast<int>(tables.size())))]);
    if (*table.players != "2" && dealer.once_in(2)) table.dealer_out = dealer.once_in(2);
    if (dealer.once_in(2)) table.changes.revoke = "pays_share";
    if (dealer.once_in(3)) table.changes.nap_loss = "10";
    const TableSetting setting = table_of(table, {});
    const std::vector<Bid> bids = setting.ruleset.callable_bids();
    const Bid& bid = bids[static_cast<std::size_t>(dealer.below(static_cast<int>(bids.size())))];
    const int declarer = dealer.below(setting.seating.active);
    const Deal deal = dealer.deal(setting.deck, setting.seating.active, setting.ruleset.cards);
    ScoreRequest request;
    request.declarer = std::to_string(declarer + 1);
    request.bid = bid.id;
    if (dealer.once_in(2)) {
      request.hands = to_dots(deal);
      request.played = random_trick(dealer, deal, declarer);
    }
    CAPTURE(round, *table.stakes, *table.players, bid.id);
    if (!request.played || error_of(request, table) != "no error")
      request.result = results[request.played ? static_cast<std::size_t>(2 + dealer.below(2))
                                              : static_cast<std::size_t>(dealer.below(7))];
    const ScoredDeal scored = score(request, table);
    const std::vector<int> all = payments(scored);
    CHECK(std::accumulate(all.begin(), all.end(), 0) == 0);
    const int own = all[static_cast<std::size_t>(declarer)];
    const int payers = setting.seating.payers;
    if (scored.ending != HandEnding::Revoke) CHECK((own == bid.win * payers || own == -bid.lose * payers));
    if (scored.ending == HandEnding::Revoke) ++revokes;
  }
  CHECK(revokes > 300);
}

}  // namespace
}  // namespace nap
