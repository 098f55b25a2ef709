// Defenders who remember what was played against defenders who forget it.
#pragma once

#include <optional>

#include "duels/duels.hpp"
#include "nap/play/selfplay/play_out.hpp"

namespace nap {

// A defender's free choice between the last two cards, side cards of two suits and at most two ranks apart.
bool is_close_choice(const View& view);

// First: all defenders remember. Second: they forget the finished tricks (memory.hpp).
struct MemoryDuels {
  std::optional<Duel> whole;  // they forget from the start
  std::optional<Duel> close;  // they forget from the first close choice on; nothing where there is none
};

// The player sits in every seat, and chooses for defenders who forget by what these still know. Requires a
// lead in the game. `whole` is played only `with_whole`.
MemoryDuels play_with_memory(const Dealt& dealt, const PlayedGame& game, bool with_whole,
                             Player& remembering);

}  // namespace nap
