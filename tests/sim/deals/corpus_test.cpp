#include "nap/sim/deals/corpus.hpp"

#include <catch2/catch.hpp>

using namespace nap;

TEST_CASE("The solver's fingerprint is the one in the log", "[sim][golden]") {
  std::vector<CorpusResult> results;
  for (const CorpusPart& part : corpus_parts()) results.push_back(solve_corpus_part(part));
  const CorpusResult all = join(results);
  CHECK(all.answers == 0x4439893a1e4066f2);  // changes only with the rules of the game
  CHECK(all.nodes == 2240963);               // changes with pruning and move order
}
