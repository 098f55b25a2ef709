#include "nap/analysis/corpus.hpp"

#include <catch2/catch.hpp>

using namespace nap;

TEST_CASE("The solver's fingerprint is what the log says", "[analysis][golden]") {
  std::vector<CorpusResult> results;
  for (const CorpusPart& part : corpus_parts()) results.push_back(solve_corpus_part(part));
  const CorpusResult all = join(results);
  CHECK(all.answers == 0x355e71ff3f39af60);  // changes only with the rules of the game
  CHECK(all.nodes == 4446756);               // changes with pruning and move order
}
