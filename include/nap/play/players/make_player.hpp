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
  Reference,     // ReferencePlayer, 64 lies
  Sampling,      // SamplingPlayer, 64 lies
  ManySampling,  // the same, 200 lies
  Misere,        // at misère MiserePlayer, 128 lies; else Sampling
  Rollout,       // RolloutPlayer, 40 lies, with sampling players of 30 lies inside
  AlphaMu        // AlphaMuPlayer, 64 lies, two decisions
};
inline constexpr std::array<PlayerKind, 6> kPlayerKinds = {PlayerKind::Reference,    PlayerKind::Sampling,
                                                           PlayerKind::ManySampling, PlayerKind::Misere,
                                                           PlayerKind::Rollout,      PlayerKind::AlphaMu};

// Who stands for people wherever nap says what players make: on average over hands, no other player that is
// known here and no rule of thumb does clearly better in its place, on either side (bench/strength.cpp).
inline constexpr PlayerKind kPeople = PlayerKind::Reference;

// "reference", "sampling", "sampling-200", "misere", "rollout", "alpha-mu".
std::string_view name_of(PlayerKind kind);
// Nothing for a text that is no name.
std::optional<PlayerKind> player_kind(std::string_view name);

// The solver must outlive the player.
std::unique_ptr<Player> make_player(PlayerKind kind, Solver& solver, std::uint64_t seed);

}  // namespace nap
