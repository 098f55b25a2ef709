// The corpus: a fixed set of deals. Their solutions are the solver's fingerprint.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "nap/solver/game.hpp"

namespace nap {

struct CorpusPart {
  std::string name;  // "4 seats, 5 cards"
  int seats;
  int cards;
  Game game;
  std::uint64_t deals;
  // How much of a hand is played at random before the solver is asked. Started: at least one card and at most
  // all but the last trick's cards, another number from deal to deal.
  enum class Play { None, Started } play = Play::None;
};

// The parts cover every number of seats, both hand sizes, misère, no trump, two against two, and the middle
// of hands.
std::vector<CorpusPart> corpus_parts();

struct CorpusResult {
  std::uint64_t nodes = 0;  // questions asked (Solver::nodes); changes with pruning and move order
  // A hash of the tricks after every card that may be played, over all deals. It changes only with the rules.
  std::uint64_t answers = 0;
};

// Solves a part on one thread with a new solver.
CorpusResult solve_corpus_part(const CorpusPart& part);
// Joins the results of all parts, which must be in the order of the parts.
CorpusResult join(const std::vector<CorpusResult>& results);

}  // namespace nap
