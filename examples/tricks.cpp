// Solves an open deal: prints the tricks of seat 1 after each of its leads, under best play by everyone.
#include <cstdio>

#include "nap/cards/notation.hpp"
#include "nap/solver/solver.hpp"

int main() {
  const nap::Deal deal = nap::parse_deal("AKQ.J.. J.A.K.2 T.K.A.3");  // seat 1 first
  nap::Solver solver;
  const nap::Solution solution = solver.solve(deal, nap::Game{});
  for (const nap::Solution::Lead& lead : solution.leads()) {
    std::printf("%s takes %d\n", nap::to_string(lead.card).c_str(), lead.tricks);
  }
  std::printf("The best lead takes %d.\n", solution.best());
}
