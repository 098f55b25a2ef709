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

// Gives worlds of one view, one after the other. If there are few, it gives all of them, each with its
// plausibility as its weight. Otherwise it gives random worlds. A random world is kept with a probability
// equal to its plausibility, and otherwise drawn again; after `tries` draws it is kept in any case. So with
// few tries implausible worlds come more often than they should, and none that is only implausible is ruled
// out. A world that a forced lead rules out (hidden_cards.hpp) is drawn again up to a thousand times. The
// random numbers depend on the seed and the view.
class SampledWorlds {
 public:
  // Gives at most `most` worlds. View and strength must outlive it.
  SampledWorlds(const View& view, const HandStrength& strength, int most, std::uint64_t seed,
                int tries = kFewTries);

  static constexpr int kFewTries = 6;  // enough for a player's choice
  // As good as no limit: even the least plausible world is kept once in ten draws.
  static constexpr int kManyTries = 500;

  // Whether it gives every world that there is. Their order is then not random.
  bool has_every_world() const { return !all_.empty(); }

  // Adds worlds to `worlds` until it has `count` of them, or until there are no more.
  void draw(std::size_t count, std::vector<WeighedWorld>& worlds);

 private:
  bool is_possible(const Hands& world) const { return (world[kDeclarer.index()] & ruled_out_).is_empty(); }
  Hands draw_possible();
  Hands draw_plausible();

  Worlds worlds_;
  CardSet ruled_out_;  // for the declarer
  Plausibility plausibility_;
  bool is_flat_;
  RandomWords words_;
  std::vector<WeighedWorld> all_;  // if there are few worlds
  std::size_t most_;
  int tries_;
};

}  // namespace nap
