// Random deals and games for tests: the same seed deals the same cards on every machine.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "nap/cards/deal.hpp"
#include "nap/cards/deck.hpp"
#include "nap/solver/game.hpp"
#include "nap/solver/solver.hpp"

namespace nap::test {

class Dealer {
 public:
  explicit Dealer(std::uint64_t seed) : engine_(seed) {}

  // 0 to `bound` - 1.
  int below(int bound) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(bound)); }
  bool once_in(int times) { return below(times) == 0; }

  CardSet cards_from(CardSet pack, int count);
  // Any deck that is large enough; every fourth time the smallest that is.
  Deck deck_for(int seats, int hand_cards);
  Deal deal(Deck deck, int seats, int hand_cards);
  Deal deal(int seats, int hand_cards) { return deal(deck_for(seats, hand_cards), seats, hand_cards); }
  // `hand` against as many random cards for everybody else.
  Deal deal_around(CardSet hand, Deck deck, int seats);

  Trump trump();
  // Seat 0 alone, or everybody, or seat 0 and whoever joins it.
  SeatSet allies(int seats);
  // Never misère among partners only, where no bound can shorten the search.
  Game game(int seats);

 private:
  std::mt19937_64 engine_;
};

// Every trump a game can have: the suits, none, and the first lead.
const std::vector<Trump>& all_trumps();

// The deal and the game as `nap solve` reads them.
std::string describe(const Deal& deal, const Game& game);

// Tricks after each lead of the solution, in its order.
std::vector<int> tricks_of(const Solution& solution);

}  // namespace nap::test
