#include "nap/sim/deals/distinct_worlds.hpp"

#include <array>
#include <map>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/sim/deals/harness.hpp"

using namespace nap;

namespace {

struct Table {
  const char* hand;
  int deck;
  int seats;
  int cards;
  CardSet out_of_play = {};

  Setup setup() const { return {Deck(deck), seats, cards, out_of_play}; }
  CardSet declarer() const { return parse_hand(hand, Deck(deck), cards); }
  EveryWorld worlds() const { return {setup().in_play() - declarer(), seats, declarer()}; }
};

CardSet cards(const char* dots, int number) { return parse_hand(dots, Deck(), number); }

// Every contract after every lead, and after the best lead of each deal.
std::vector<Outcome> outcomes_of(CardSet hand) {
  std::vector<Contract> contracts = {{0, Trump::none()}, {0, Trump::first_lead()}, {1, Trump::none()}};
  for (int tricks = 1; tricks <= hand.size(); ++tricks) contracts.push_back({tricks, Trump::first_lead()});
  std::vector<Outcome> outcomes;
  for (const Contract& contract : contracts) {
    for (const Card lead : hand) outcomes.push_back({contract, opening_of(contract, lead)});
    outcomes.push_back({contract, std::nullopt});
  }
  return outcomes;
}

// The seats that hold a suit's dealt cards, from the highest card to the lowest. The declarer's cards count
// as 0.
std::vector<int> holders(const Deal& deal, Suit suit) {
  std::vector<int> seats;
  for (const Card card : deal.cards().of(suit)) {
    for (const Seat seat : all_seats(deal.seats())) {
      if (deal.hand(seat).has(card)) seats.push_back(seat.number());
    }
  }
  return seats;
}

using Holders = std::array<std::vector<int>, 4>;

Holders holders(const Deal& deal) {
  Holders all;
  std::size_t place = 0;
  for (const Suit suit : kSuitsHighToLow) all[place++] = holders(deal, suit);
  return all;
}

}  // namespace

TEST_CASE("Distinct worlds count every contract as all worlds do", "[sim][two-method]") {
  const std::vector<Table> tables = {{"AQ.K9.J.", 24, 2, 5},
                                     {"AKQJT...", 24, 2, 5},
                                     {"9.T.K.QJ", 24, 2, 5},
                                     {"A9.A9.A.", 24, 2, 5},
                                     {"AQ7.J8..", 32, 2, 5},
                                     {"QT..J.", 24, 3, 3},
                                     {"K.T..", 24, 4, 2},
                                     {"QJ...", 28, 3, 2},
                                     {"AQ.K9.J.", 24, 2, 5, cards("K.A..T", 3)},
                                     {"QT..J.", 24, 3, 3, cards("J9..A.Q", 4)}};
  Monitor monitor;
  Harness harness(2, monitor);
  Solver solver;
  for (const Table& table : tables) {
    INFO(table.hand << ", " << table.seats << " seats");
    const std::vector<Outcome> outcomes = outcomes_of(table.declarer());
    const EveryWorld all = table.worlds();
    const DistinctWorlds distinct(table.setup(), table.declarer());
    const Tally tally = harness.count(distinct, {0, distinct.size()}, outcomes);
    CHECK(distinct.size() < all.size() / 4);
    CHECK(tally.deals() == all.size());
    CHECK(tally == harness.count(all, {0, all.size()}, outcomes));
    CHECK(tally == count_deals(solver, distinct, {0, distinct.size()}, outcomes, monitor.stop));
  }
}

TEST_CASE("Each distinct world stands for all worlds with the same order of holders", "[sim][count]") {
  for (const Table& table : {Table{"AQ.K9.J.", 24, 2, 5}, Table{"QT...", 24, 3, 2}, Table{"KJ8...", 28, 2, 3},
                             Table{"QT...", 24, 3, 2, cards("J.A..9", 3)}}) {
    const CardSet hand = table.declarer();
    std::map<Holders, std::uint64_t> expected;
    const EveryWorld all = table.worlds();
    for (std::uint64_t i = 0; i < all.size(); ++i) ++expected[holders(all.deal(i).hands)];
    const DistinctWorlds distinct(table.setup(), hand);
    std::map<Holders, std::uint64_t> found;
    for (std::uint64_t i = 0; i < distinct.size(); ++i) {
      const Deal deal = distinct.deal(i).hands;
      REQUIRE(deal.hand(kDeclarer) == hand);
      REQUIRE(distinct.deal(i).stock == Deck(table.deck).cards() - deal.cards());
      REQUIRE(distinct.deal(i).known[kDeclarer.index()] == table.out_of_play);
      REQUIRE(found.emplace(holders(deal), distinct.stands_for(i)).second);
    }
    INFO(table.hand << ", " << table.seats << " seats");
    CHECK(found == expected);
  }
}

TEST_CASE("Between two players with a whole deck few worlds are distinct", "[sim][count]") {
  const CardSet hand = parse_hand("AKQ.JT..", Deck(), 5);
  const DistinctWorlds distinct({Deck(), 2, 5}, hand);
  // Five cards from five gaps: 126 ways, less those that take four or five of the three cards above the jack.
  std::uint64_t worlds = 0;
  for (std::uint64_t i = 0; i < distinct.size(); ++i) worlds += distinct.stands_for(i);
  CHECK(distinct.size() == 126 - 4 - 1);
  CHECK(worlds == 1'533'939);
}
