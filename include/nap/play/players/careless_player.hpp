// Players who play like another player, but do not pay attention.
#pragma once

#include <cstdint>

#include "nap/play/players/player.hpp"

namespace nap {

// Plays a random legal card one time in `once_in`; otherwise plays like the other player.
class CarelessPlayer : public Player {
 public:
  // The other player must outlive it. Requires once_in >= 1.
  CarelessPlayer(Player& attentive, std::uint64_t seed, std::size_t once_in)
      : attentive_(attentive), seed_(seed), once_in_(once_in) {}

  Card choose(const View& view) override;

 private:
  Player& attentive_;
  std::uint64_t seed_;
  std::size_t once_in_;
};

// Plays like another player who has forgotten the finished tricks (memory.hpp).
class ForgetfulPlayer : public Player {
 public:
  // The other player must outlive it.
  explicit ForgetfulPlayer(Player& attentive) : attentive_(attentive) {}

  Card choose(const View& view) override;

 private:
  Player& attentive_;
};

}  // namespace nap
