// Players by name.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "nap/play/players/player.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

enum class PlayerKind : std::uint8_t {
  Reference,     // ReferencePlayer, 64 worlds
  Sampling,      // SamplingPlayer, 64 worlds
  ManySampling,  // SamplingPlayer, 200 worlds
  Misere,        // at misère MiserePlayer, 128 worlds; otherwise as Sampling
  Rollout,       // RolloutPlayer, 40 worlds, with sampling players of 30 worlds inside
  AlphaMu        // AlphaMuPlayer, 64 worlds, two decisions
};
inline constexpr std::array<PlayerKind, 6> kPlayerKinds = {PlayerKind::Reference,    PlayerKind::Sampling,
                                                           PlayerKind::ManySampling, PlayerKind::Misere,
                                                           PlayerKind::Rollout,      PlayerKind::AlphaMu};

// The player who stands for people wherever nap says how often players make a contract. On average over
// hands, no other player known here and no rule of thumb does clearly better in its place, on either side
// (bench/strength.cpp).
inline constexpr PlayerKind kReferencePlayer = PlayerKind::Reference;

// "reference", "sampling", "sampling-200", "misere", "rollout", "alpha-mu".
std::string_view name_of(PlayerKind kind);
// Empty if the text is no name.
std::optional<PlayerKind> player_kind(std::string_view name);

// The solver must outlive the player.
std::unique_ptr<Player> make_player(PlayerKind kind, Solver& solver, std::uint64_t seed);

}  // namespace nap
