#include "nap/analysis/quiz/obstacle.hpp"

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"

using namespace nap;

namespace {

std::optional<Obstacle> obstacle_of(const char* hand, int tricks, const char* lead, int seats = 4,
                                    Deck deck = Deck()) {
  Monitor monitor;
  Harness harness(2, monitor);
  const Contract contract{tricks, Trump::first_lead()};
  return find_obstacle(harness, {deck, seats, 5}, parse_hand(hand, deck, 5), contract,
                       opening_of(contract, parse_card(lead, deck)), 1);
}

}  // namespace

TEST_CASE("The one card that can beat a bid is its obstacle", "[analysis][quiz]") {
  const Obstacle ace = obstacle_of("KQJT9", 5, "KS").value();
  CHECK(ace.card == Card(Rank::Ace, Suit::Spades));
  CHECK(ace.others == 0);
  CHECK(ace.with.value == 0.0);
  CHECK(ace.without.value == 1.0);
}

TEST_CASE("A guarded card beats a bid that the bare card does not beat", "[analysis][quiz]") {
  // The ace and king drop a queen that has at most one other with it.
  const Obstacle queen = obstacle_of("AKJT9", 5, "AS").value();
  CHECK(queen.card == Card(Rank::Queen, Suit::Spades));
  CHECK(queen.others == 2);
  CHECK(queen.with.value == 0.0);
  CHECK(queen.without.value == 1.0);
}

TEST_CASE("The joker in another hand is an obstacle like any trump", "[analysis][quiz]") {
  const Obstacle joker = obstacle_of("AKQJT", 5, "AS", 4, Deck().with_joker()).value();
  CHECK(joker.card == Card::joker_of(Suit::Spades));
  CHECK(joker.others == 0);
  CHECK(joker.with.value == 0.0);
  CHECK(joker.without.value == 1.0);
}

TEST_CASE("The joker in another hand is no obstacle to a misere without trump", "[analysis][quiz]") {
  const Deck deck = Deck(24).with_joker();
  const Contract misere{0, Trump::none()};
  const CardSet hand = parse_hand("J9.T9.9.", deck, 5);
  Monitor monitor;
  Harness harness(2, monitor);
  const std::optional<Obstacle> found =
      find_obstacle(harness, {deck, 4, 5}, hand, misere, opening_of(misere, parse_card("JS", deck)), 1);
  REQUIRE(found);
  CHECK_FALSE(found->card.is_joker());
}

TEST_CASE("A bid that is always made, or never, has no obstacle", "[analysis][quiz]") {
  CHECK_FALSE(obstacle_of("AKQ.JT", 3, "AS").has_value());
  CHECK_FALSE(obstacle_of("2.3.4.56", 5, "2S", 7).has_value());
}
