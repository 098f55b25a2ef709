#include "nap/sim/deals/contracts.hpp"

namespace nap {

bool is_made(Solver& solver, const Deal& deal, const Contract& contract, const Opening& lead) {
  const Solution solution =
      solver.solve(deal, Query{game_of(contract, lead), CardSet(lead.card), window_of(contract)});
  return is_made(contract, solution.tricks_after(lead.card));
}

void made_after(Solver& solver, const PlayState& state, const Contract& contract, CardSet cards,
                std::span<const Hands> worlds, std::span<CardSet> made) {
  solver.reaches(state, cards, window_of(contract).high, worlds, made);
  if (!contract.is_misere()) return;
  for (CardSet& each : made) each = cards - each;
}

}  // namespace nap
