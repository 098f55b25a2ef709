#include "nap/play/bracket/bracket.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <memory>
#include <vector>

#include "nap/play/bracket/best_declarer.hpp"
#include "nap/play/bracket/best_defence.hpp"
#include "nap/play/players/make_player.hpp"
#include "nap/sim/deals/contracts.hpp"

namespace nap {
namespace {

constexpr std::uint64_t kPieceDeals = 4;

// In order of preference between equal ones.
std::vector<CoarsePlan> candidates(std::uint64_t seed) {
  return {{seed, 64, TieBreak::Tricks}, {seed, 256, TieBreak::Tricks}, {seed, 256, TieBreak::Rule}};
}

// A coarse declarer, and what has been found out about this declarer. Both parts remember pure functions. So
// one LowerEnd serves all deals of a thread, and the answers do not depend on how deals are divided among
// threads.
class LowerEnd {
 public:
  LowerEnd(Solver& solver, const CoarsePlan& plan) : policy_(solver, plan), defence_(solver, policy_) {}

  bool is_made(const Dealt& dealt, const PlayedGame& game) {
    return defence_.is_made(dealt, game.contract, *game.lead);
  }
  CoarsePolicy& policy() { return policy_; }

 private:
  CoarsePolicy policy_;
  BestDefence defence_;
};

// Counts deals piece by piece, and returns the sums over all pieces. `count` fills the counts of one piece.
using Counts = std::vector<std::uint64_t>;
template <class Count>
Counts sum_pieces(Harness& harness, std::uint64_t deals, std::size_t size, const Count& count) {
  const std::uint64_t pieces = (deals + kPieceDeals - 1) / kPieceDeals;
  std::vector<Counts> parts(pieces, Counts(size, 0));
  harness.monitor().planned += pieces;
  harness.for_each(pieces, [&](std::uint64_t piece, Solver& solver, std::size_t thread) {
    const std::uint64_t first = piece * kPieceDeals;
    count(DealRange{first, std::min(deals, first + kPieceDeals)}, solver, thread, parts[piece]);
  });
  Counts sums(size, 0);
  for (const Counts& part : parts) {
    for (std::size_t i = 0; i < size; ++i) sums[i] += part[i];
  }
  return sums;
}

// The counts of a bracket, over the deals that are looked at.
enum Counted : std::size_t {
  kDeals,
  kOpen,
  kLower,
  kPlayedOfOpen,
  kPlayedOfLost,
  kUpper,
  kBeyondOfOpen,  // lost by the reference player
  kBeyondOfLost,
  kCounts
};

// The bracket of one hand while it is being counted.
class BracketCount {
 public:
  BracketCount(Harness& harness, const PlayedGame& game, const BracketPlan& plan)
      : harness_(harness), game_(game), plan_(plan), plans_(candidates(plan.seed)), ends_(harness.threads()) {
    for (auto& ends : ends_) ends.resize(plans_.size());
  }

  // Chooses the declarer of the lower end.
  CoarsePlan choose_declarer(const DealSource& pilot) {
    const auto count = [&](DealRange range, Solver& solver, std::size_t thread, Counts& made) {
      for (std::uint64_t i = range.first; i != range.last; ++i) {
        const Dealt dealt = pilot.deal(i);
        if (!is_made(solver, dealt.hands, game_.contract, *game_.lead)) continue;
        for (std::size_t plan = 0; plan < plans_.size(); ++plan)
          made[plan] += end(solver, thread, plan).is_made(dealt, game_) ? 1 : 0;
      }
    };
    const Counts made = sum_pieces(harness_, plan_.pilot_deals, plans_.size(), count);
    chosen_ = static_cast<std::size_t>(std::max_element(made.begin(), made.end()) - made.begin());
    return plans_[chosen_];
  }

  // A contract that is made at the lower end is also made with open hands and in play. A contract that is
  // made with open hands or in play is also made at the upper end.
  Counts count(const DealSource& source) {
    return sum_pieces(harness_, plan_.deals, kCounts,
                      [&](DealRange range, Solver& solver, std::size_t thread, Counts& counts) {
                        LowerEnd& lower = end(solver, thread, chosen_);
                        CoarsePlayer declarer(lower.policy());
                        const auto reference = make_player(kReferencePlayer, solver, plan_.players_seed);
                        for (std::uint64_t i = range.first; i != range.last; ++i)
                          add(source.deal(i), solver, lower, {declarer, *reference}, counts);
                      });
  }

 private:
  LowerEnd& end(Solver& solver, std::size_t thread, std::size_t plan) {
    std::unique_ptr<LowerEnd>& end = ends_[thread][plan];
    if (!end) end = std::make_unique<LowerEnd>(solver, plans_[plan]);
    return *end;
  }

  void add(const Dealt& dealt, Solver& solver, LowerEnd& lower, const Players& players, Counts& counts) {
    ++counts[kDeals];
    const auto is_made_by_reference = [&] {
      return play_out(dealt, game_, {players.defenders, players.defenders});
    };
    if (is_made(solver, dealt.hands, game_.contract, *game_.lead)) {
      const bool is_lower = lower.is_made(dealt, game_);
      ++counts[kOpen];
      counts[kLower] += is_lower ? 1 : 0;
      counts[kPlayedOfOpen] += is_lower || play_out(dealt, game_, players) ? 1 : 0;
      counts[kBeyondOfOpen] += is_made_by_reference() ? 0 : 1;
      return;
    }
    const bool is_played = play_out(dealt, game_, players);
    counts[kPlayedOfLost] += is_played ? 1 : 0;
    const bool is_upper = is_played || is_made_by_best_declarer(dealt, game_, players.defenders, solver);
    counts[kUpper] += is_upper ? 1 : 0;
    counts[kBeyondOfLost] += is_upper && !is_made_by_reference() ? 1 : 0;
  }

  Harness& harness_;
  const PlayedGame& game_;
  const BracketPlan& plan_;
  std::vector<CoarsePlan> plans_;
  std::size_t chosen_ = 0;
  std::vector<std::vector<std::unique_ptr<LowerEnd>>> ends_;  // by thread, then by plan
};

// A stratum whose answer is known: all deals of it are made, or none.
constexpr Prior kAll{1.0, 1e12};
constexpr Prior kNone{0.0, 1e12};

Prior share(std::uint64_t made, std::uint64_t deals) { return joined(Prior{}, Plays{deals, made}); }

}  // namespace

BracketPlan bracket_plan(std::uint64_t deals, Shape shape, const Contract& contract) {
  // By the number of seats, from none to seven.
  constexpr std::array<std::uint64_t, kMaxSeats + 1> kAtMisere = {1, 1, 1, 1, 1, 3, 9, 36};
  constexpr std::array<std::uint64_t, kMaxSeats + 1> kAtNap = {1, 1, 1, 1, 1, 3, 3, 3};
  constexpr std::array<std::uint64_t, kMaxSeats + 1> kElse = {1, 1, 1, 1, 1, 3, 9, 9};
  const auto& parts = contract.is_misere()                           ? kAtMisere
                      : contract.needs_every_trick(shape.hand_cards) ? kAtNap
                                                                     : kElse;
  const std::uint64_t part = parts[static_cast<std::size_t>(shape.seats)];
  BracketPlan plan;
  plan.deals = (deals + part - 1) / part;
  plan.pilot_deals = plan.deals / 4;
  return plan;
}

Bracket estimate_bracket(Harness& harness, CardSet hand, const Setup& setup, const PlayedGame& game,
                         const Estimate& open, const BracketPlan& plan) {
  assert(game.lead && hand.has(game.lead->card));
  const std::uint64_t seed = seed_of_hand(plan.seed, hand);
  BracketCount bracket_count(harness, game, plan);
  Bracket bracket{*game.lead,
                  bracket_count.choose_declarer(RandomDeals(setup, hand, seed, Stream::Pilot)),
                  0,
                  Estimate{0, 0, 1},
                  Estimate{0, 0, 1},
                  open,
                  Estimate{0, 0, 1},
                  Estimate{0, 0, 1}};
  const Counts counts = bracket_count.count(RandomDeals(setup, hand, seed, Stream::Play));
  bracket.deals = counts[kDeals];
  if (bracket.deals == 0) return bracket;
  const std::uint64_t lost = counts[kDeals] - counts[kOpen];
  bracket.lower = played_rate(open, StrataPriors{share(counts[kLower], counts[kOpen]), kNone});
  bracket.played = played_rate(
      open, StrataPriors{share(counts[kPlayedOfOpen], counts[kOpen]), share(counts[kPlayedOfLost], lost)});
  bracket.upper = played_rate(open, StrataPriors{kAll, share(counts[kUpper], lost)});
  bracket.beyond = played_rate(
      open, StrataPriors{share(counts[kBeyondOfOpen], counts[kOpen]), share(counts[kBeyondOfLost], lost)});
  return bracket;
}

// The distances from the two values add up like those of independent estimates.
Estimate Bracket::upper_above(const Estimate& reference) const {
  const double value = reference.value + beyond.value;
  return {value, value - std::hypot(reference.value - reference.low, beyond.value - beyond.low),
          std::min(1.0, value + std::hypot(reference.high - reference.value, beyond.high - beyond.value))};
}

}  // namespace nap
