#include "nap/rules/trick.hpp"

#include <cassert>

namespace nap {

int trick_winner(std::span<const Card> trick, std::optional<Suit> trump) {
  assert(!trick.empty());
  std::size_t best = 0;
  for (std::size_t i = 1; i < trick.size(); ++i) {
    const bool is_higher = trick[i].suit() == trick[best].suit() && trick[i].rank() > trick[best].rank();
    const bool is_ruff = trick[i].suit() != trick[best].suit() && trick[i].suit() == trump;
    if (is_higher || is_ruff) best = i;
  }
  return static_cast<int>(best);
}

}  // namespace nap
