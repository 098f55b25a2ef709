// The solver against Bo Haglund's double-dummy solver, where it is installed: 2-against-2 endings.
#ifdef NAP_HAS_DDS

#include <vector>

#include <catch2/catch.hpp>
#include <dds/dll.h>

#include "nap/solver/solver.hpp"
#include "support/dealer.hpp"

namespace nap {
namespace {

constexpr int kTable = 4;
constexpr int kDdsNoTrump = 4;
constexpr int kDdsTwo = 2;  // its ranks are 2 to 14

int dds_suit(Suit suit) { return static_cast<int>(Suit::Spades) - static_cast<int>(suit); }

::deal to_dds(const Deal& ours, Trump trump) {
  ::deal theirs{};
  theirs.trump = kDdsNoTrump;
  for (const Suit suit : kSuitsHighToLow) {
    if (trump == Trump::fixed(suit)) theirs.trump = dds_suit(suit);
    for (const Seat seat : all_seats(kTable)) {
      theirs.remainCards[seat.index()][dds_suit(suit)] = static_cast<unsigned>(ours.hand(seat).lane(suit))
                                                         << kDdsTwo;
    }
  }
  return theirs;
}

// Tricks by suit (spades first) and rank (two first) of the card led; -1 where there is no such card.
std::vector<int> dds_tricks(const Deal& ours, Trump trump) {
  constexpr int kFindMost = -1;
  constexpr int kEveryCard = 3;
  constexpr int kSearchAlways = 1;
  futureTricks answer{};
  REQUIRE(SolveBoard(to_dds(ours, trump), kFindMost, kEveryCard, kSearchAlways, &answer, 0) == 1);
  std::vector<int> tricks(static_cast<std::size_t>(kSuits * kRanks), -1);
  for (int i = 0; i < answer.cards; ++i) {
    const unsigned ranks = static_cast<unsigned>(answer.equals[i]) | 1U << answer.rank[i];
    for (int rank = 0; rank < kRanks; ++rank) {
      if ((ranks >> (rank + kDdsTwo) & 1U) == 0) continue;
      tricks[static_cast<std::size_t>(answer.suit[i] * kRanks + rank)] = answer.score[i];
    }
  }
  return tricks;
}

std::vector<int> our_tricks(const Solution& solution) {
  std::vector<int> tricks(static_cast<std::size_t>(kSuits * kRanks), -1);
  for (const auto& [card, taken] : solution.leads()) {
    tricks[static_cast<std::size_t>(dds_suit(card.suit()) * kRanks + static_cast<int>(card.rank()))] = taken;
  }
  return tricks;
}

TEST_CASE("A public bridge solver finds the same tricks after every lead of an ending", "[solver][oracle]") {
  SetMaxThreads(1);
  SetResources(40, 1);
  struct Shape {
    int hand_cards;
    int deals;
  };
  test::Dealer dealer(15);
  Solver solver;
  for (const Shape& shape : {Shape{1, 200}, Shape{2, 500}, Shape{3, 1000}, Shape{4, 1500}, Shape{5, 3000},
                             Shape{6, 200}, Shape{7, 100}}) {
    for (int i = 0; i < shape.deals; ++i) {
      const Deal deal = dealer.deal(kTable, shape.hand_cards);
      Game game;
      game.trump = test::all_trumps()[static_cast<std::size_t>(i % 5)];
      game.allies.insert(Seat(2));
      INFO(test::describe(deal, game));
      REQUIRE(our_tricks(solver.solve(deal, game)) == dds_tricks(deal, game.trump));
    }
  }
}

}  // namespace
}  // namespace nap

#endif  // NAP_HAS_DDS
