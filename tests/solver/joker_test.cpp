// Deals with a joker against the plain minimax.
#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/solver/solver.hpp"
#include "support/dealer.hpp"
#include "support/oracle.hpp"

namespace nap {
namespace {

using test::Dealer;

// Games of Nap: every suit as trumps and named by the first lead, tricks and misère, and misère without
// trumps.
Game game_of_nap(Dealer& dealer) {
  Game game;
  if (dealer.once_in(2)) game.aim = Aim::Misere;
  if (dealer.once_in(3)) game.trump = Trump::fixed(static_cast<Suit>(dealer.below(kSuits)));
  if (game.is_misere() && dealer.once_in(2)) game.trump = Trump::none();
  return game;
}

void require_oracle(Solver& solver, const Deal& deal, const Game& game) {
  INFO(test::describe(deal, game));
  const std::vector<int> expected = test::oracle_tricks(deal, game);
  const Solution solution = solver.solve(deal, game);
  REQUIRE(test::tricks_of(solution) == expected);
  const int best = test::best_of(expected, game);
  REQUIRE(solution.best() == best);
  REQUIRE(solver.solve(deal, {game, CardSet(), {}, BestLead::Asked}).best() == best);
}

// One solver answers all cases, so that what it remembers of one game meets every other game.
template <class GameOf>
void require_oracle(std::uint64_t seed, int deals, int fewest_cards, int most_cards, GameOf game_of) {
  Dealer dealer(seed);
  Solver solver;
  for (int i = 0; i < deals; ++i) {
    const int seats = 2 + i % (kMaxSeats - 1);
    const int hand_cards = fewest_cards + dealer.below(most_cards - fewest_cards + 1);
    const Deal deal = dealer.deal_with_joker(seats, hand_cards);
    require_oracle(solver, deal, game_of(dealer, seats));
  }
}
Game of_nap(Dealer& dealer, int) { return game_of_nap(dealer); }
Game of_any(Dealer& dealer, int seats) { return dealer.game(seats); }

TEST_CASE("With a joker every lead takes what plain minimax says", "[solver][oracle][joker]") {
  require_oracle(120, 4000, 1, 3, of_nap);
  require_oracle(121, 60, 4, 4, of_nap);
}

TEST_CASE("With a joker and any partners every lead takes what plain minimax says",
          "[solver][oracle][joker]") {
  require_oracle(122, 4000, 1, 3, of_any);
}

// The same state where nobody has the joker, but another card instead. Requires that a hand has it.
PlayState without_joker(Dealer& dealer, PlayState state) {
  CardSet gone = CardSet::full_deck();
  for (const CardSet hand : state.hands) gone.remove(hand);
  for (const Card card : state.trick) gone.remove(card);
  for (CardSet& hand : state.hands) {
    if (!hand.has_joker()) continue;
    hand.remove(Card::joker());
    hand.insert(dealer.cards_from(gone, 1));
  }
  return state;
}

CardSet reaching(const PlayState& state, int target) {
  const std::vector<int> tricks = test::oracle_tricks(state);
  CardSet cards;
  auto each = tricks.begin();
  for (const Card card : state.legal()) {
    if (*each++ >= target) cards.insert(card);
  }
  return cards;
}

// One question about two worlds. In one of them a hand has the joker, in the other no hand has.
void require_both_worlds(Solver& solver, Dealer& dealer, const PlayState& state) {
  const PlayState other = without_joker(dealer, state);
  if (state.hands[state.to_play().index()] != other.hands[state.to_play().index()]) return;
  const std::vector<Hands> worlds = {state.hands, other.hands};
  std::vector<CardSet> answers(worlds.size());
  const int target = state.taken + 1 + dealer.below(state.tricks_left());
  solver.reaches(state, state.legal(), target, worlds, answers);
  REQUIRE(answers[0] == reaching(state, target));
  REQUIRE(answers[1] == reaching(other, target));
}

TEST_CASE("In the middle of a hand with a joker every card takes what plain minimax says",
          "[solver][oracle][joker]") {
  Dealer dealer(126);
  Solver solver;
  for (int i = 0; i < 1500; ++i) {
    const int seats = 2 + i % 5;
    Game game = dealer.game(seats);
    if (game.trump.is_first_lead()) game.trump = Trump::fixed(Suit::Hearts);
    const Deal deal = dealer.deal_with_joker(seats, 1 + dealer.below(3));
    for (PlayState state = PlayState::start(deal, game); !state.is_over();) {
      INFO(test::describe(deal, game)
           << ", cards left " << state.tricks_left() << ", in the trick " << state.trick.size());
      REQUIRE(test::tricks_of(solver.solve(state, state.legal())) == test::oracle_tricks(state));
      require_both_worlds(solver, dealer, state);
      state.play(dealer.cards_from(state.legal(), 1).highest());
    }
  }
}

TEST_CASE("With a joker very many leads take what plain minimax says", "[solver][oracle][joker][.slow]") {
  for (std::uint64_t part = 0; part < 10; ++part) {
    DYNAMIC_SECTION("part " << part) { require_oracle(130 + part, 10000, 1, 4, of_nap); }
  }
}

TEST_CASE("With a joker and five cards every lead takes what plain minimax says",
          "[solver][oracle][joker][.slow]") {
  Dealer dealer(124);
  Solver solver;
  for (int i = 0; i < 1000; ++i) {
    const int seats = 2 + i % 3;
    require_oracle(solver, dealer.deal_with_joker(seats, 5), game_of_nap(dealer));
  }
}

TEST_CASE("With a joker at the fullest tables every lead takes what plain minimax says",
          "[solver][oracle][joker][.slow]") {
  Dealer dealer(125);
  Solver solver;
  for (int i = 0; i < 20; ++i) {
    const Shape shape =
        std::vector<Shape>{{5, 5}, {6, 5}, {7, 5}, {3, 7}, {4, 6}}[static_cast<std::size_t>(i) % 5];
    require_oracle(solver, dealer.deal_with_joker(shape.seats, shape.hand_cards), game_of_nap(dealer));
  }
}

}  // namespace
}  // namespace nap
