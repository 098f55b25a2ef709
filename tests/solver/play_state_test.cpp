// The solver in the middle of a hand.
#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/solver/solver.hpp"
#include "support/dealer.hpp"
#include "support/oracle.hpp"

namespace nap {
namespace {

using test::Dealer;

// A start at which the lead still makes trump if the game says so.
PlayState random_start(Dealer& dealer, int seats, int hand_cards) {
  return PlayState::start(dealer.deal(seats, hand_cards), dealer.game(seats));
}

// Plays random legal cards. `check` sees every state with a card to play, except the first one if its lead
// makes trump.
template <class Check>
void play_out(Dealer& dealer, PlayState state, Check check) {
  while (!state.is_over()) {
    if (!state.game.trump.is_first_lead()) check(state);
    state.play(*dealer.cards_from(state.legal(), 1).begin());
  }
}

template <class Check>
void for_random_states(std::uint64_t seed, int hands_of_a_shape, Check check) {
  Dealer dealer(seed);
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    const int most_cards = seats <= 3 ? 5 : seats == 4 ? 4 : 3;
    for (int hand_cards = 1; hand_cards <= most_cards; ++hand_cards) {
      for (int i = 0; i < hands_of_a_shape; ++i) {
        const PlayState start = random_start(dealer, seats, hand_cards);
        play_out(dealer, start, [&](const PlayState& state) { check(dealer, state); });
      }
    }
  }
}

TEST_CASE("From every state of a hand the solver takes the tricks that plain minimax takes",
          "[solver][oracle]") {
  Solver solver;
  for_random_states(71, 60, [&](Dealer&, const PlayState& state) {
    REQUIRE(test::tricks_of(solver.solve(state, state.legal())) == test::oracle_tricks(state));
  });
}

TEST_CASE("In the last six tricks of a nine-card hand the solver takes what plain minimax takes",
          "[solver][oracle]") {
  Solver solver;
  Dealer dealer(76);
  for (int i = 0; i < 60; ++i) {
    play_out(dealer, random_start(dealer, 2, 9), [&](const PlayState& state) {
      if (state.tricks_left() > 6) return;
      REQUIRE(test::tricks_of(solver.solve(state, state.legal())) == test::oracle_tricks(state));
    });
  }
}

TEST_CASE("A yes-or-no question about a state agrees with the exact number of tricks",
          "[solver][consistency]") {
  Solver solver;
  for_random_states(72, 40, [&](Dealer& dealer, const PlayState& state) {
    const Solution exact = solver.solve(state, state.legal());
    const CardSet some = dealer.cards_from(state.legal(), 1 + dealer.below(state.legal().size()));
    for (int target = 0; target <= state.taken + state.tricks_left() + 1; ++target) {
      CardSet expected;
      for (const Card card : some) {
        if (exact.tricks_after(card) >= target) expected.insert(card);
      }
      CardSet reached;
      solver.reaches(state, some, target, {&state.hands, 1}, {&reached, 1});
      REQUIRE(reached == expected);
      const TrickWindow window{std::max(target - 1, 0), std::max(target, 1)};
      const Solution within = solver.solve(state, some, window);
      for (const auto& [card, tricks] : within.leads()) {
        REQUIRE(tricks == std::clamp(exact.tricks_after(card), window.low, window.high));
      }
    }
  });
}

TEST_CASE("The tricks of a state are the best for who plays of those after each card",
          "[solver][consistency]") {
  Solver solver;
  Dealer dealer(73);
  for (int i = 0; i < 400; ++i) {
    const int seats = 2 + dealer.below(6);
    play_out(dealer, random_start(dealer, seats, seats <= 4 ? 5 : 4), [&](const PlayState& state) {
      const Solution now = solver.solve(state, state.legal());
      for (const auto& [card, tricks] : now.leads()) {
        PlayState next = state;
        next.play(card);
        if (next.is_over()) {
          REQUIRE(tricks == next.taken);
          continue;
        }
        const bool next_wants = next.game.allies.has(next.to_play()) != next.game.is_misere();
        const std::vector<int> later = test::tricks_of(solver.solve(next, next.legal()));
        REQUIRE(tricks == (next_wants ? *std::max_element(later.begin(), later.end())
                                      : *std::min_element(later.begin(), later.end())));
      }
    });
  }
}

TEST_CASE("Before the first card a state has the tricks of its deal", "[solver][consistency]") {
  Solver solver;
  Dealer dealer(74);
  for (int i = 0; i < 600; ++i) {
    const int seats = 2 + dealer.below(6);
    const Deal deal = dealer.deal(seats, 1 + dealer.below(5));
    const Game game = dealer.game(seats);
    const Solution of_state = solver.solve(PlayState::start(deal, game), deal.hand(kDeclarer));
    REQUIRE(test::tricks_of(of_state) == test::tricks_of(solver.solve(deal, game)));
  }
}

TEST_CASE("Many worlds in one call have the answers of one call each", "[solver][consistency]") {
  Solver together;
  Solver one_by_one;
  Dealer dealer(75);
  for (int i = 0; i < 200; ++i) {
    const int seats = 2 + dealer.below(6);
    const int hand_cards = 2 + dealer.below(4);
    play_out(dealer, random_start(dealer, seats, hand_cards), [&](const PlayState& state) {
      // Deals the hands that the seat to play does not see again.
      CardSet unseen;
      for (const Seat seat : all_seats(seats)) {
        if (seat != state.to_play()) unseen.insert(state.hands[seat.index()]);
      }
      std::vector<Hands> worlds(8, state.hands);
      for (Hands& world : worlds) {
        CardSet left = unseen;
        for (const Seat seat : all_seats(seats)) {
          if (seat == state.to_play()) continue;
          world[seat.index()] = dealer.cards_from(left, state.hands[seat.index()].size());
          left.remove(world[seat.index()]);
        }
      }
      const int target = state.taken + 1 + dealer.below(state.tricks_left());
      std::vector<CardSet> answers(worlds.size());
      together.reaches(state, state.legal(), target, worlds, answers);
      for (std::size_t world = 0; world < worlds.size(); ++world) {
        CardSet alone;
        one_by_one.reaches(state, state.legal(), target, {&worlds[world], 1}, {&alone, 1});
        REQUIRE(answers[world] == alone);
      }
    });
  }
}

}  // namespace
}  // namespace nap
