// What a player does with hands of each kind, over all positions of a stage of the betting.
#pragma once

#include <array>
#include <vector>

#include "nap/asnas/betting/solution.hpp"

namespace nap::asnas {

// Nobody has opened yet; somebody has; the bet was raised, once or more often.
enum class Stage { Free, Opened, Raised };
inline constexpr std::array<Stage, 3> kStages = {Stage::Free, Stage::Opened, Stage::Raised};

// What hands do at a stage, as often as they come to it.
struct StageRange {
  double comes = 0.0;              // how often a deal comes there; below kNever nothing else is told
  std::array<double, 5> shares{};  // of each Move
  std::array<double, 5> bluffs{};  // of each Move: the part of it that are bluffs

  double share(Move move) const { return shares[static_cast<std::size_t>(move)]; }
  // Whether most of such bets are bluffs.
  bool is_bluff(Move move) const { return bluffs[static_cast<std::size_t>(move)] > share(move) / 2.0; }
};

// Hands that win alike.
struct HandRange {
  Cards example;
  double chance;                     // that a player is dealt one of them
  std::array<StageRange, 3> stages;  // of kStages
};

// The ranges of a seat, the best hands first.
std::vector<HandRange> ranges_of(const BettingTree& tree, const Solution& solution, std::size_t seat);

}  // namespace nap::asnas
