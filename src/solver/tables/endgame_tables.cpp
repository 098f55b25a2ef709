#include "nap/solver/tables/endgame_tables.hpp"

#include <cassert>
#include <memory>

namespace nap {

EndgameTables::~EndgameTables() {
  for (const auto& table : tables_) delete[] table.load();
}

EndgameTables::Entry* EndgameTables::table(int seats, int tricks, const Game& game, std::size_t size) {
  assert(2 <= seats && seats <= 4 && 1 <= tricks && tricks <= 4 && game.allies.has(kDeclarer) &&
         SeatSet::all(seats).contains(game.allies));
  const auto sides = std::size_t{game.allies.bits()} / 2;
  const std::size_t place =
      (((static_cast<std::size_t>(seats - 2) * 4 + static_cast<std::size_t>(tricks - 1)) * 8 + sides) * 2 +
       (game.is_misere() ? 1 : 0)) *
          2 +
      (game.has_trump() ? 1 : 0);
  std::atomic<Entry*>& slot = tables_[place];
  if (Entry* made = slot.load(std::memory_order_acquire)) return made;

  auto fresh = std::make_unique<Entry[]>(size);
  Entry* made = nullptr;
  if (slot.compare_exchange_strong(made, fresh.get(), std::memory_order_acq_rel)) {
    bytes_ += size * sizeof(Entry);
    made = fresh.release();
  }
  return made;  // ours, or that of a solver that was quicker
}

}  // namespace nap
