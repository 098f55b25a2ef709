// What the solver is asked about a contract, and what its answer means. Nobody else turns one into the other.
#pragma once

#include "nap/cards/deal.hpp"
#include "nap/rules/contract.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// The declarer alone against everybody.
constexpr Game game_of(const Contract& contract) { return {.trump = contract.trump, .aim = contract.aim()}; }

// The question whether the contract is made: at misère "no trick" is told from "one or more".
constexpr TrickWindow window_of(const Contract& contract) {
  return contract.is_misere() ? TrickWindow{0, 1} : TrickWindow{contract.tricks - 1, contract.tricks};
}

// Whether a declarer who takes so many tricks makes it; the tricks may be told no finer than window_of.
constexpr bool is_made(const Contract& contract, int tricks) {
  return contract.is_misere() ? tricks == 0 : tricks >= contract.tricks;
}

// Whether the declarer makes it after this lead, a card of his.
bool is_made(Solver& solver, const Deal& deal, const Contract& contract, Card lead);

}  // namespace nap
