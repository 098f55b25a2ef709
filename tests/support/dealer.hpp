// Random deals and games for tests. The same seed deals the same cards on every machine.
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

// These hands, dealt from a deck of these cards.
inline Dealt with_stock(const Deal& hands, CardSet deck) { return {hands, deck - hands.cards()}; }

class Dealer {
 public:
  explicit Dealer(std::uint64_t seed) : engine_(seed) {}

  // A random number from 0 to `bound` - 1.
  int below(int bound) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(bound)); }
  bool once_in(int times) { return below(times) == 0; }

  CardSet cards_from(CardSet cards, int count);
  // A deck that is large enough. About every fourth time it is the smallest such deck.
  enum class Joker { Without, With };
  Deck deck_for(int seats, int hand_cards, Joker joker = Joker::Without);
  Deal deal(Deck deck, int seats, int hand_cards);
  Deal deal(int seats, int hand_cards) { return deal(deck_for(seats, hand_cards), seats, hand_cards); }
  // Any seat may have the joker, and one has it.
  Deal deal_with_joker(int seats, int hand_cards);
  // The declarer gets `hand`, and every other seat gets as many random cards.
  Deal deal_around(CardSet hand, Deck deck, int seats);

  Trump trump();
  // The declarer alone, or everybody, or the declarer and some others.
  SeatSet allies(int seats);
  // Never a misère in which all seats are allies, because no bound shortens the search there.
  Game game(int seats);

 private:
  std::mt19937_64 engine_;
};

// Every kind of trump that a game can have: the four suits, none, and the first lead.
const std::vector<Trump>& all_trumps();

// The deal and the game as arguments for `nap solve`.
std::string describe(const Deal& deal, const Game& game);

// The tricks after each lead of the solution, in its order.
std::vector<int> tricks_of(const Solution& solution);

}  // namespace nap::test
