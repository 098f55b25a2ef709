#include "ask/played_sample.hpp"

#include <algorithm>
#include <utility>

#include "nap/play/players/make_player.hpp"
#include "nap/play/selfplay/deal_cost.hpp"

namespace nap {
namespace {

// If an interval is too wide, another round aims at it, somewhat finer each time.
constexpr int kMostRounds = 20;
constexpr double kFiner = 0.98;

// The plays of a pilot.
constexpr StrataSizes kPilot = {16, 24};

// How many deals are searched for these.
std::uint64_t most_pilot_deals(const Shape& shape) { return deal_cost(shape) == DealCost::High ? 512 : 4096; }

// Subjects of seeds. The seeds of the contracts come after these.
enum Subjects : std::uint64_t { kSideOfDeclarer = 1, kDefenders, kContracts };

MakePlayer reference(std::uint64_t seed) {
  return [seed](Solver& solver) { return make_player(kReferencePlayer, solver, seed); };
}

}  // namespace

SelfPlay reference_play(Harness& harness, std::uint64_t seed) {
  return {harness, reference(seed_of(seed, kSideOfDeclarer)), reference(seed_of_defenders(seed))};
}

std::uint64_t seed_of_defenders(std::uint64_t seed) { return seed_of(seed, kDefenders); }

std::uint64_t seed_of_deals(std::uint64_t seed, const Contract& contract) {
  constexpr int kContractsOfARule = 32;
  const int place = kContractsOfARule * static_cast<int>(contract.lead) + 2 * contract.tricks +
                    (contract.trump.is_none() ? 1 : 0);
  return seed_of(seed, kContracts + static_cast<std::uint64_t>(place));
}

StrataPlays play_pilot(SelfPlay& selfplay, const GameSource& games) {
  return selfplay.play_strata(games, {0, most_pilot_deals(games.deal(0).hands.shape())}, kPilot);
}

PlayedSample::PlayedSample(SelfPlay& selfplay, std::shared_ptr<const GameSource> games, const Estimate& open,
                           std::uint64_t searched)
    : selfplay_(selfplay), games_(std::move(games)), open_(open), searched_(searched) {}

void PlayedSample::play(const StrataSizes& sizes) {
  add(sizes, std::max(kMostSearched, 2 * (sizes.open_made + sizes.open_lost)));
}

void PlayedSample::play_until(double half_width, const StrataPlays& pilot) {
  if (plays() == 0) add(sizes_for(open_, pilot, half_width), searched_);
  double aim = half_width;
  for (int round = 0; round < kMostRounds && !selfplay_.harness().monitor().stop; ++round) {
    if (wider_side(rate()) <= half_width) return;
    aim *= kFiner;
    add(sizes_lacking(open_, plays_, aim), kMostSearched);
  }
}

void PlayedSample::add(const StrataSizes& sizes, std::uint64_t searched) {
  const StrataSizes done{plays_.open_made.deals, plays_.open_lost.deals};
  plays_ += selfplay_.play_strata(*games_, {0, searched}, sizes, done);
}

}  // namespace nap
