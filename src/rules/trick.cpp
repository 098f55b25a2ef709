#include "nap/rules/trick.hpp"

#include <cassert>

namespace nap {

int trick_winner(std::span<const Card> trick, std::optional<Suit> trump) {
  assert(!trick.empty());
  std::size_t best = 0;
  for (std::size_t i = 1; i < trick.size(); ++i) {
    if (beats(trick[i], trick[best], trump)) best = i;
  }
  return static_cast<int>(best);
}

}  // namespace nap
