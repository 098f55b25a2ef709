#include "nap/sim/deals/contracts.hpp"

namespace nap {

bool is_made(Solver& solver, const Deal& deal, const Contract& contract, Card lead) {
  const Solution solution = solver.solve(deal, Query{game_of(contract), lead, window_of(contract)});
  return is_made(contract, solution.tricks_after(lead));
}

}  // namespace nap
