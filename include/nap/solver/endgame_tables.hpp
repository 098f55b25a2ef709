// What solvers remember of the last tricks from deal to deal, and share.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "nap/solver/game.hpp"

namespace nap {

// One table for each game with two to four seats, made when it is first played: 12 kilobytes for two seats,
// 370 for three, 416 for four. Entries are filled in as positions turn up, so nobody ever waits for a table.
// Any number of solvers may use it at once, on any threads; answers do not depend on what it holds.
class EndgameTables {
 public:
  using Entry = std::atomic<std::uint8_t>;

  EndgameTables() = default;
  EndgameTables(const EndgameTables&) = delete;
  EndgameTables& operator=(const EndgameTables&) = delete;
  ~EndgameTables();

  // The table of this game, made with `size` zeros if need be. Requires 2 to 4 seats, always the same size
  // for the same number of seats, and that only the sides, the aim and `has_trump` tell games apart.
  Entry* table(int seats, const Game& game, bool has_trump, std::size_t size);

  // Memory of the tables made so far.
  std::size_t bytes() const { return bytes_.load(std::memory_order_relaxed); }

 private:
  static constexpr std::size_t kGames = 3 * 8 * 2 * 2;  // seats, sides (seat 0 is always in), aim, trump

  std::array<std::atomic<Entry*>, kGames> tables_{};
  std::atomic<std::size_t> bytes_{0};
};

}  // namespace nap
