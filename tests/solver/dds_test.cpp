// The solver against Bo Haglund's double-dummy solver, if it is installed: 2-against-2 endings.
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

// One thread and the small table. It runs only once, because DDS does not free the table of an earlier call.
void prepare_dds() {
  static const bool is_prepared = [] {
    SetMaxThreads(1);
    SetResources(40, 1);
    return true;
  }();
  static_cast<void>(is_prepared);
}

int dds_suit(Suit suit) { return static_cast<int>(Suit::Spades) - static_cast<int>(suit); }

::deal to_dds(const PlayState& ours) {
  ::deal theirs{};
  theirs.trump = kDdsNoTrump;
  theirs.first = ours.leader.number();
  for (std::size_t i = 0; i < ours.trick.size(); ++i) {
    theirs.currentTrickSuit[i] = dds_suit(ours.trick[i].suit());
    theirs.currentTrickRank[i] = static_cast<int>(ours.trick[i].rank()) + kDdsTwo;
  }
  for (const Suit suit : kSuitsHighToLow) {
    if (ours.game.trump == Trump::fixed(suit)) theirs.trump = dds_suit(suit);
    for (const Seat seat : all_seats(kTable)) {
      theirs.remainCards[seat.index()][dds_suit(suit)] =
          static_cast<unsigned>(ours.hands[seat.index()].lane(suit)) << kDdsTwo;
    }
  }
  return theirs;
}

// The tricks that the side of the seat to play takes from now on, by suit (spades first) and rank (two first)
// of the card played. It is -1 if there is no such card.
std::vector<int> dds_tricks(const PlayState& ours) {
  constexpr int kFindMost = -1;
  constexpr int kEveryCard = 3;
  constexpr int kSearchAlways = 1;
  futureTricks answer{};
  REQUIRE(SolveBoard(to_dds(ours), kFindMost, kEveryCard, kSearchAlways, &answer, 0) == 1);
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

// The same for a solution, which counts all tricks of the declarer's side.
std::vector<int> our_tricks(const Solution& solution, const PlayState& state) {
  std::vector<int> tricks = our_tricks(solution);
  const bool is_ally = state.game.allies.has(state.to_play());
  for (int& each : tricks) {
    if (each < 0) continue;
    const int later = each - state.taken;
    each = is_ally ? later : state.tricks_left() - later;
  }
  return tricks;
}

Game partners(Trump trump) {
  Game game{.trump = trump};
  game.allies.insert(Seat(2));
  return game;
}

TEST_CASE("A public bridge solver finds the same tricks after every lead of an ending", "[solver][oracle]") {
  prepare_dds();
  struct Length {
    int hand_cards;
    int deals;
  };
  test::Dealer dealer(15);
  Solver solver;
  for (const Length& shape : {Length{1, 200}, Length{2, 500}, Length{3, 1000}, Length{4, 1500},
                              Length{5, 3000}, Length{6, 200}, Length{7, 100}}) {
    for (int i = 0; i < shape.deals; ++i) {
      const Deal deal = dealer.deal(kTable, shape.hand_cards);
      const Game game = partners(test::all_trumps()[static_cast<std::size_t>(i % 5)]);
      INFO(test::describe(deal, game));
      REQUIRE(our_tricks(solver.solve(deal, game)) == dds_tricks(PlayState::start(deal, game)));
    }
  }
}

TEST_CASE("A public bridge solver finds the same tricks in the middle of a hand", "[solver][oracle]") {
  prepare_dds();
  test::Dealer dealer(16);
  Solver solver;
  for (int i = 0; i < 600; ++i) {
    const Deal deal = dealer.deal(kTable, 2 + i % 4);
    PlayState state = PlayState::start(deal, partners(test::all_trumps()[static_cast<std::size_t>(i % 5)]));
    while (!state.is_over()) {
      REQUIRE(our_tricks(solver.solve(state, state.legal()), state) == dds_tricks(state));
      state.play(*dealer.cards_from(state.legal(), 1).begin());
    }
  }
}

}  // namespace
}  // namespace nap

#endif  // NAP_HAS_DDS
