// What solvers remember of the last tricks from deal to deal. Solvers may share it.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "nap/solver/game.hpp"

namespace nap {

// Tables for each game with two to four seats, made when the game is first played. They take 3 kilobytes for
// two seats, 89 for three and 103 for four; with three seats and a lone declarer there are 3.5 megabytes
// more. Without trumps they are a third as large. Entries are filled in as positions turn up; making the
// largest table takes a millisecond or two. Any number of solvers may use the tables at once, on any threads.
// Answers do not depend on what the tables hold.
class EndgameTables {
 public:
  using Entry = std::atomic<std::uint8_t>;

  EndgameTables() = default;
  EndgameTables(const EndgameTables&) = delete;
  EndgameTables& operator=(const EndgameTables&) = delete;
  ~EndgameTables();

  // The table of this game for positions with so many tricks left. If there is none yet, makes it, with
  // `size` zeros. Games share a table if they have the same sides, the same aim, and both a trump suit or
  // neither. Requires 2 to 4 seats, 1 to 4 tricks, and always the same size for the same table.
  Entry* table(int seats, int tricks, const Game& game, std::size_t size);

  // Memory of the tables made so far, in bytes.
  std::size_t bytes() const { return bytes_.load(std::memory_order_relaxed); }

 private:
  // Seats, tricks, sides (the declarer is always in), aim, trump.
  static constexpr std::size_t kTables = 3 * 4 * 8 * 2 * 2;

  std::array<std::atomic<Entry*>, kTables> tables_{};
  std::atomic<std::size_t> bytes_{0};
};

}  // namespace nap
