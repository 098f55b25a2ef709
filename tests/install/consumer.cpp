#include <nap/cards/notation.hpp>
#include <nap/solver/solver.hpp>

// Ace and king of spades against queen and jack take both tricks after either lead.
int main() {
  const nap::Deal deal = nap::parse_deal("AK... QJ...");
  const nap::Solution solution = nap::Solver().solve(deal, nap::Game{});
  return solution.best() == 2 ? 0 : 1;
}
