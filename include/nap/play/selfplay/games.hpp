// Games by number: what is dealt, and what is played with it.
#pragma once

#include <cstdint>

#include "nap/play/selfplay/play_out.hpp"
#include "nap/sim/deals/deals.hpp"

namespace nap {

// Deal i and game i are pure functions of i.
class GameSource {
 public:
  virtual ~GameSource() = default;
  virtual Dealt deal(std::uint64_t i) const = 0;
  // Its lead, if there is one, is a card that the declarer holds in deal i.
  virtual PlayedGame game(std::uint64_t i) const = 0;
};

// One game with every deal of a source. Both must outlive it.
class OneGame : public GameSource {
 public:
  OneGame(const DealSource& deals, const PlayedGame& game) : deals_(deals), game_(game) {}

  Dealt deal(std::uint64_t i) const override { return deals_.deal(i); }
  PlayedGame game(std::uint64_t /*i*/) const override { return game_; }

 private:
  const DealSource& deals_;
  const PlayedGame& game_;
};

}  // namespace nap
