// The worlds that a player looks at.
#pragma once

#include <cstdint>
#include <vector>

#include "nap/play/views/plausibility.hpp"
#include "nap/play/views/worlds.hpp"

namespace nap {

struct WeighedWorld {
  Hands hands;
  int weight;  // positive
};

// Worlds of one view, one after the other: all of them where they are few, each with its plausibility as its
// weight; else random ones. A random world is kept with a chance that is its plausibility, else drawn again,
// and after `tries` draws kept in any case. So with few tries implausible worlds come more often than they
// should, and no world is ruled out. The random numbers are those of the seed and the view.
class SampledWorlds {
 public:
  // At most `most` of them. View and strength must outlive it.
  SampledWorlds(const View& view, const HandStrength& strength, int most, std::uint64_t seed,
                int tries = kFewTries);

  static constexpr int kFewTries = 6;  // enough for a player's choice
  // As good as no limit: the least plausible world is kept once in ten times.
  static constexpr int kManyTries = 500;

  // Whether it gives every world that there is, in an order that is not random.
  bool has_every_world() const { return !all_.empty(); }

  // Adds worlds to `worlds` until it has `count`, or until there are no more.
  void draw(std::size_t count, std::vector<WeighedWorld>& worlds);

 private:
  Hands draw_plausible();

  Worlds worlds_;
  Plausibility plausibility_;
  bool is_flat_;
  RandomWords words_;
  std::vector<WeighedWorld> all_;  // where they are few
  std::size_t most_;
  int tries_;
};

}  // namespace nap
