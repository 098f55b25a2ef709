// Compares defenders who remember what was played with defenders who forget it.
#pragma once

#include <optional>

#include "duels/duels.hpp"
#include "nap/play/selfplay/play_out.hpp"

namespace nap {

// Whether a defender may choose freely between the last two cards, which are side cards of two suits and at
// most two ranks apart.
bool is_close_choice(const View& view);

// In the first way all defenders remember. In the second they forget the finished tricks (memory.hpp).
struct MemoryDuels {
  std::optional<Duel> whole;  // they forget from the start; none unless asked for
  std::optional<Duel> close;  // they forget from the first close choice on; none if there is no such choice
};

enum class MemoryCompared { CloseChoices, WholeHandsToo };

// The player sits in every seat. For defenders who forget, it chooses by what they still know. Requires a
// game with a lead.
MemoryDuels play_with_memory(const Dealt& dealt, const PlayedGame& game, MemoryCompared compared,
                             Player& remembering);

}  // namespace nap
