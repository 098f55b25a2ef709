// What a solver allocates, and when.
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/solver/solver.hpp"
#include "nap/solver/tables/endgame_tables.hpp"
#include "support/dealer.hpp"

// The sanitizers bring operators of their own.
#ifndef NAP_SANITIZED
namespace {
int allocations = 0;
}

// These count for this whole test program.
void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
#endif

namespace nap {
namespace {

using test::Dealer;

#ifndef NAP_SANITIZED
TEST_CASE("A solver allocates nothing but for the first deal of a kind", "[solver][memory]") {
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    Dealer dealer(100 + static_cast<std::uint64_t>(seats));
    std::vector<Deal> deals;
    for (int i = 0; i < 50; ++i) deals.push_back(dealer.deal(Deck(52), seats, 5));
    SeatSet across(kDeclarer);
    across.insert(Seat(std::min(2, seats - 1)));
    for (const Game& game :
         {Game{}, Game{.trump = Trump::none(), .aim = Aim::Misere}, Game{Trump::none(), Aim::Tricks, across},
          Game{Trump::first_lead(), Aim::Misere, across}}) {
      Solver solver;
      solver.solve(deals[0], game);
      const int before = allocations;
      for (const Deal& deal : deals) solver.solve(deal, game);
      CHECK(allocations == before);
    }
  }
}
#endif

TEST_CASE("A solver's own memory fits the cache of a core up to 35 cards in play", "[solver][memory]") {
  Dealer dealer(110);
  constexpr std::size_t kKilobyte = 1024;
  const auto endgames = std::make_shared<EndgameTables>();
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    Solver solver(endgames);
    CHECK(solver.bytes() == 0);
    solver.solve(dealer.deal(Deck(52), seats, 5), Game{});
    solver.solve(dealer.deal(Deck(52), seats, seats < 6 ? 7 : 5),
                 Game{.trump = Trump::none(), .aim = Aim::Misere});
    CHECK(solver.bytes() >= 100 * kKilobyte);
    CHECK(solver.bytes() <= (seats == 5 || seats == 7 ? 660 : 330) * kKilobyte);
  }
  // Lengths of the suits times ways to hold the cards: with a trump suit, plus at misère without one. Three
  // seats have a table for three tricks and one for four.
  CHECK(endgames->bytes() == (41 + 15) * 70 + (53 + 18) * 1'680 + (102 + 34) * 34'650 + (41 + 15) * 2'520);
}

TEST_CASE("Solvers that share endgame tables use what the others found", "[solver][memory]") {
  Dealer dealer(111);
  std::vector<Deal> deals;
  for (int i = 0; i < 20; ++i) deals.push_back(dealer.deal(Deck(52), 4, 5));
  const auto nodes_of_all = [&](std::shared_ptr<EndgameTables> endgames) {
    Solver solver(std::move(endgames));
    for (const Deal& deal : deals) solver.solve(deal, Game{});
    return solver.nodes();
  };
  const auto shared = std::make_shared<EndgameTables>();
  const std::uint64_t first = nodes_of_all(shared);
  CHECK(nodes_of_all(std::make_shared<EndgameTables>()) == first);
  CHECK(nodes_of_all(shared) < first);
}

}  // namespace
}  // namespace nap
