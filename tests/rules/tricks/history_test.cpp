#include "nap/rules/tricks/history.hpp"

#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/deck.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/trick.hpp"
#include "support/dealer.hpp"

namespace nap {
namespace {

Card card(const char* text) { return parse_card(text, Deck()); }

void play_all(History& history, const std::vector<const char*>& cards) {
  for (const char* text : cards) history.play(card(text));
}

TEST_CASE("Every trick of a play-out has the leader, the winner and the voids that the rules say",
          "[rules][history][oracle]") {
  test::Dealer dealer(1);
  for (int round = 0; round < 3000; ++round) {
    const int seats = 2 + dealer.below(6);
    const int hand_cards = 1 + dealer.below(7);
    const Deal deal = dealer.deal(seats, hand_cards);
    const Trump trump = dealer.trump();
    History history({.seats = seats, .hand_cards = hand_cards}, trump);
    CHECK(history.trump() == (trump.is_first_lead() ? std::nullopt : trump.after_lead(Suit::Clubs)));

    std::vector<CardSet> hands;
    for (const Seat seat : all_seats(seats)) hands.push_back(deal.hand(seat));
    std::vector<CardSet> voids(hands.size());
    std::vector<Card> all;
    std::optional<Suit> trumps;
    Seat leader = kDeclarer;
    int tricks = 0;
    for (int number = 0; number < hand_cards; ++number) {
      std::vector<Card> trick;
      for (int place = 0; place < seats; ++place) {
        const Seat seat = leader.further_by(place, seats);
        REQUIRE(history.to_play() == seat);
        REQUIRE(history.leader() == leader);
        REQUIRE(history.tricks_left() == hand_cards - number);
        REQUIRE(history.cards_left(seat) == hands[seat.index()].size());
        const CardSet legal =
            trick.empty() ? hands[seat.index()] : legal_cards(hands[seat.index()], trick[0].suit());
        const Card played = dealer.cards_from(legal, 1).highest();
        if (all.empty()) trumps = trump.after_lead(played.suit());
        history.play(played);
        hands[seat.index()].remove(played);
        trick.push_back(played);
        all.push_back(played);
        if (played.suit() != trick[0].suit())
          voids[seat.index()].insert(CardSet::whole_suit(trick[0].suit()));
        REQUIRE(history.trump() == trumps);
        REQUIRE((history.voids(seat) & hands[seat.index()]).is_empty());
        if (place + 1 == seats) break;
        REQUIRE(std::vector<Card>(history.trick().begin(), history.trick().end()) == trick);
        REQUIRE(history.winning_card() == trick[static_cast<std::size_t>(trick_winner(trick, trumps))]);
      }
      leader = leader.further_by(trick_winner(trick, trumps), seats);
      if (leader == kDeclarer) ++tricks;
      REQUIRE(history.trick().empty());
      REQUIRE(history.declarers_tricks() == tricks);
    }
    CHECK(history.is_over());
    CHECK(history.played() == deal.cards());
    CHECK(std::vector<Card>(history.cards().begin(), history.cards().end()) == all);
    for (const Seat seat : all_seats(seats)) {
      CHECK(history.voids(seat) == voids[seat.index()]);
      CHECK(history.played_by(seat) == deal.hand(seat));
    }
  }
}

TEST_CASE("Two histories are equal when the same cards were played in the same game",
          "[rules][history][unit]") {
  History a({.seats = 2, .hand_cards = 2}, Trump::first_lead());
  History b({.seats = 2, .hand_cards = 2}, Trump::first_lead());
  CHECK(a == b);
  CHECK_FALSE(a == History({.seats = 3, .hand_cards = 2}, Trump::first_lead()));
  CHECK_FALSE(a == History({.seats = 2, .hand_cards = 3}, Trump::first_lead()));
  CHECK_FALSE(a == History({.seats = 2, .hand_cards = 2}, Trump::none()));
  play_all(a, {"AS", "2S"});
  CHECK_FALSE(a == b);
  play_all(b, {"AS", "3S"});
  CHECK_FALSE(a == b);
}

TEST_CASE("A number of tricks is settled by the trick that makes it, or by the last that could",
          "[rules][history][unit]") {
  const Contract two{2, Trump::first_lead()};
  History history({.seats = 2, .hand_cards = 3}, two.trump);
  play_all(history, {"AS", "2S"});
  CHECK(settled(two, history) == std::nullopt);
  CHECK(settled(Contract{1, two.trump}, history) == true);
  play_all(history, {"2H", "3H"});
  CHECK(settled(two, history) == std::nullopt);
  CHECK(settled(Contract{3, two.trump}, history) == false);
  play_all(history, {"4S"});
  CHECK(settled(two, history) == std::nullopt);

  SECTION("The declarer takes the last trick") {
    play_all(history, {"5S"});
    CHECK(settled(two, history) == true);
  }
  SECTION("The defender takes the last trick") {
    play_all(history, {"2C"});
    CHECK(settled(two, history) == false);
  }
}

TEST_CASE("Misère is lost with the declarer's first trick, and made after the last card",
          "[rules][history][unit]") {
  const Contract misere{0, Trump::none()};
  History history({.seats = 2, .hand_cards = 2}, misere.trump);
  CHECK(settled(misere, history) == std::nullopt);
  play_all(history, {"2S", "3S", "4H"});
  CHECK(settled(misere, history) == std::nullopt);

  SECTION("The declarer cannot follow the last lead") {
    play_all(history, {"AC"});
    CHECK(settled(misere, history) == true);
  }
  SECTION("The declarer has to take the last trick") {
    play_all(history, {"5H"});
    CHECK(settled(misere, history) == false);
  }
}

TEST_CASE("The rest of a hand goes on as the whole hand does", "[rules][history][consistency]") {
  test::Dealer dealer(9);
  for (int round = 0; round < 500; ++round) {
    const int seats = 2 + dealer.below(6);
    const int hand_cards = 2 + dealer.below(6);
    const Deal deal = dealer.deal(seats, hand_cards);
    const Contract contract{dealer.below(4), dealer.trump()};
    History whole({.seats = seats, .hand_cards = hand_cards}, contract.trump);
    std::optional<History> rest;
    while (!whole.is_over()) {
      if (!rest && whole.trick().empty() && whole.tricks_left() < hand_cards && dealer.once_in(2)) {
        const auto trump = whole.trump();
        rest.emplace(Shape{.seats = seats, .hand_cards = whole.tricks_left()},
                     trump ? Trump::fixed(*trump) : Trump::none(), whole.leader(), whole.declarers_tricks());
      }
      const Seat seat = whole.to_play();
      if (rest) {
        REQUIRE(rest->to_play() == seat);
        REQUIRE(rest->leader() == whole.leader());
        REQUIRE(rest->trump() == whole.trump());
        REQUIRE(rest->tricks_left() == whole.tricks_left());
        REQUIRE(rest->cards_left(seat) == whole.cards_left(seat));
        REQUIRE(rest->declarers_tricks() == whole.declarers_tricks());
        REQUIRE(whole.voids(seat).contains(rest->voids(seat)));
        REQUIRE(settled(contract, *rest) == settled(contract, whole));
        REQUIRE_FALSE(*rest == whole);
      }
      const CardSet left = deal.hand(seat) - whole.played();
      const CardSet legal = whole.trick().empty() ? left : legal_cards(left, whole.trick().front().suit());
      const Card card = dealer.cards_from(legal, 1).highest();
      whole.play(card);
      if (rest) rest->play(card);
    }
    if (rest) CHECK(rest->is_over());
  }
}

TEST_CASE("The opening says what is trump, whatever suit is led", "[rules][history][unit]") {
  const Contract three{3, Trump::first_lead()};
  const Card ace = card("AS");
  CHECK(opening_of(three, ace) == Opening(ace, Suit::Spades));
  CHECK(opening_of({0, Trump::none()}, ace) == Opening(ace, std::nullopt));
  CHECK(opening_of({3, Trump::fixed(Suit::Clubs)}, ace) == Opening(ace, Suit::Clubs));
  const SuitPermutation turned({Suit::Hearts, Suit::Spades, Suit::Clubs, Suit::Diamonds});
  CHECK(renamed(Opening(ace, Suit::Clubs), turned) == Opening(card("AD"), Suit::Hearts));

  const Shape shape{.seats = 2, .hand_cards = 2};
  History opened(shape, three.trump);
  opened.open(opening_of(three, ace));
  History played(shape, three.trump);
  played.play(ace);
  CHECK(opened == played);

  History named(shape, three.trump);
  named.open({ace, Suit::Hearts});
  CHECK(named.trump() == Suit::Hearts);
  CHECK_FALSE(named == played);
  named.play(card("2H"));  // the lowest trump takes the ace
  CHECK(named.to_play() == Seat(1));
}

}  // namespace
}  // namespace nap
