// Turns a contract into a question for the solver, and the solver's answer into "made" or "failed". Only this
// file does these two things.
#pragma once

#include <span>

#include "nap/cards/deal.hpp"
#include "nap/rules/opening.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// The game in which the declarer plays the contract alone against everybody.
constexpr Game game_of(const Contract& contract) { return {.trump = contract.trump, .aim = contract.aim()}; }
// The same after an opening: if its card does not make its trump suit trump, the suit was named aloud.
constexpr Game game_of(const Contract& contract, const Opening& opening) {
  const bool is_named = names_trump(contract, opening.card);
  if (!is_named && opening.trump == contract.trump.after_lead(opening.card)) return game_of(contract);
  return {.trump = Trump::fixed(opening.trump.value()), .aim = contract.aim()};
}

// The narrowest window that decides whether the contract is made. At misère it only separates no trick from
// one or more.
constexpr TrickWindow window_of(const Contract& contract) {
  return contract.is_misere() ? TrickWindow{0, 1} : TrickWindow{contract.tricks - 1, contract.tricks};
}

// Whether a declarer who takes `tricks` tricks makes the contract. Tricks cut to window_of are enough.
constexpr bool is_made(const Contract& contract, int tricks) {
  return contract.is_misere() ? tricks == 0 : tricks >= contract.tricks;
}

// Whether the declarer makes the contract after this lead, a card of the declarer's hand.
bool is_made(Solver& solver, const Deal& deal, const Contract& contract, const Opening& lead);

// Asks about the contract in the middle of a hand. Fills `made`, for each world, with the cards of `cards`
// after which the declarer makes the contract. Requires what Solver::reaches requires.
void made_after(Solver& solver, const PlayState& state, const Contract& contract, CardSet cards,
                std::span<const Hands> worlds, std::span<CardSet> made);

}  // namespace nap
