#include "nap/rules/seating.hpp"

#include <string>

#include <catch2/catch.hpp>

#include "nap/rules/stake_tables.hpp"
#include "nap/text/parse_error.hpp"

namespace nap {
namespace {

Ruleset table(std::string_view name) { return find_stake_table(name).value(); }

std::string seating_error(const Ruleset& ruleset, int players, std::optional<bool> dealer_out, Deck deck) {
  try {
    seat_players(ruleset, players, dealer_out, deck);
  } catch (const ParseError& error) {
    return error.what();
  }
  return "no error";
}

TEST_CASE("Everybody at the table holds cards and settles with the declarer", "[rules][seating]") {
  for (int players = 2; players <= kMaxSeats; ++players) {
    const Seating seating = seat_players(table("french"), players, std::nullopt, Deck(52));
    CHECK(seating == Seating{players, players, players - 1});
    CHECK(seating.defenders() == players - 1);
  }
}

TEST_CASE("With six at Peel's table the dealer takes no cards but pays", "[rules][seating]") {
  const Seating seating = seat_players(table("peel"), 6, std::nullopt, Deck(52));
  CHECK(seating == Seating{6, 5, 5});
  CHECK(seating.defenders() == 4);
  CHECK(seat_players(table("spanish"), 6, std::nullopt, Deck(52)) == Seating{6, 5, 5});
  CHECK(seat_players(table("peel"), 5, std::nullopt, Deck(52)) == Seating{5, 5, 4});
}

TEST_CASE("A deck serves fewer seats if each gets more than it keeps", "[rules][seating]") {
  Ruleset seven = table("peel");
  seven.dealt = 7;
  CHECK(seat_players(seven, 4, std::nullopt, Deck(28)).active == 4);
  CHECK(seating_error(seven, 5, std::nullopt, Deck(32)) ==
        "players 5: 5 hands of 7 cards, as they are dealt, need 35; the deck of 32 serves at most 4");
}

TEST_CASE("The players can agree otherwise on the dealer", "[rules][seating]") {
  CHECK(seat_players(table("peel"), 6, false, Deck(52)) == Seating{6, 6, 5});
  CHECK(seat_players(table("peel"), 5, true, Deck(52)) == Seating{5, 4, 4});
  CHECK(seat_players(table("french"), 3, true, Deck(52)) == Seating{3, 2, 2});
}

TEST_CASE("A deck serves as many seats as it has whole hands for", "[rules][seating]") {
  CHECK(seat_players(table("peel"), 4, std::nullopt, Deck(24)).active == 4);
  CHECK(seat_players(table("peel"), 6, std::nullopt, Deck(28)).active == 5);
  CHECK(seat_players(table("seven"), 7, std::nullopt, Deck(52)).active == 7);
  CHECK(seating_error(table("peel"), 5, std::nullopt, Deck(24)) ==
        "players 5: 5 hands of 5 cards need 25; the deck of 24 serves at most 4");
  CHECK(seating_error(table("peel"), 7, true, Deck(28)) ==
        "players 7 with the dealer out: 6 hands of 5 cards need 30; the deck of 28 serves at most 5");
  CHECK(seating_error(table("seven"), 7, std::nullopt, Deck(48)) ==
        "players 7: 7 hands of 7 cards need 49; the deck of 48 serves at most 6");
}

TEST_CASE("Nap is for two to seven players, at least two of them with cards", "[rules][seating]") {
  CHECK(seating_error(table("peel"), 1, std::nullopt, Deck(52)) == "players 1: Nap is played by 2 to 7");
  CHECK(seating_error(table("peel"), 8, true, Deck(52)) == "players 8: Nap is played by 2 to 7");
  CHECK(seating_error(table("peel"), -3, std::nullopt, Deck(52)) == "players -3: Nap is played by 2 to 7");
  CHECK(seating_error(table("peel"), 2, true, Deck(52)) ==
        "players 2 with the dealer out: only 1 would hold cards; at least 2 must");
}

TEST_CASE("Whether people can be seated is a question that throws nothing", "[rules][seating]") {
  CHECK_FALSE(seating_fault(table("peel"), 6, std::nullopt, Deck(28)));
  CHECK_FALSE(seating_fault(table("peel"), 3, true, Deck(24)));
  CHECK(seating_fault(table("peel"), 6, false, Deck(28)) == seating_error(table("peel"), 6, false, Deck(28)));
  CHECK(seating_fault(table("peel"), 2, true, Deck(52)) == seating_error(table("peel"), 2, true, Deck(52)));
  CHECK(seating_fault(table("peel"), 8, std::nullopt, Deck(52)) == "players 8: Nap is played by 2 to 7");
}

}  // namespace
}  // namespace nap
