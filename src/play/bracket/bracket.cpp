#include "nap/play/bracket/bracket.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

#include "nap/play/bracket/best_declarer.hpp"
#include "nap/play/bracket/best_defence.hpp"
#include "nap/sim/deals/contracts.hpp"

namespace nap {
namespace {

// One piece has one policy, whose choices serve many deals.
constexpr std::uint64_t kPieceDeals = 20;

// In the order in which equal ones are preferred.
std::vector<CoarsePlan> candidates(std::uint64_t seed) {
  return {{seed, 64, TieBreak::Tricks}, {seed, 256, TieBreak::Tricks}, {seed, 256, TieBreak::Rule}};
}

// Deals are counted piece by piece; `count` fills the counts of one piece. The sums of all pieces.
using Counts = std::vector<std::uint64_t>;
template <class Count>
Counts sum_pieces(Harness& harness, std::uint64_t deals, std::size_t size, const Count& count) {
  const std::uint64_t pieces = (deals + kPieceDeals - 1) / kPieceDeals;
  std::vector<Counts> parts(pieces, Counts(size, 0));
  harness.monitor().planned += pieces;
  harness.for_each(pieces, [&](std::uint64_t piece, Solver& solver) {
    const std::uint64_t first = piece * kPieceDeals;
    count(DealRange{first, std::min(deals, first + kPieceDeals)}, solver, parts[piece]);
  });
  Counts sums(size, 0);
  for (const Counts& part : parts) {
    for (std::size_t i = 0; i < size; ++i) sums[i] += part[i];
  }
  return sums;
}

CoarsePlan choose_declarer(Harness& harness, const DealSource& source, const PlayedGame& game,
                           const BracketPlan& plan) {
  const std::vector<CoarsePlan> plans = candidates(plan.seed);
  const auto count = [&](DealRange range, Solver& solver, Counts& made) {
    for (std::size_t i = 0; i < plans.size(); ++i) {
      CoarsePolicy policy(solver, plans[i]);
      BestDefence defence(solver, policy);
      for (std::uint64_t deal = range.first; deal != range.last; ++deal)
        made[i] += defence.is_made(source.deal(deal), game.pack, game.contract, *game.lead) ? 1 : 0;
    }
  };
  const Counts made = sum_pieces(harness, plan.pilot_deals, plans.size(), count);
  return plans[static_cast<std::size_t>(std::max_element(made.begin(), made.end()) - made.begin())];
}

// A contract that is made at the lower end is made in play, and one that is made in play at the upper end.
void count_bracket(const DealSource& source, DealRange range, const PlayedGame& game, const Bracket& bracket,
                   const BracketPlan& plan, Solver& solver, Counts& counts) {
  CoarsePolicy policy(solver, bracket.declarer);
  BestDefence defence(solver, policy);
  CoarsePlayer declarer(policy);
  SamplingPlayer defenders(solver, plan.defenders);
  for (std::uint64_t i = range.first; i != range.last; ++i) {
    const Deal deal = source.deal(i);
    const bool lower = defence.is_made(deal, game.pack, game.contract, *game.lead);
    const bool played = lower || play_out(deal, game, {declarer, defenders});
    const bool open = lower || is_made(solver, deal, game.contract, *game.lead);
    const bool upper = played || open || is_made_by_best_declarer(deal, game, defenders, solver);
    ++counts[0];
    counts[1] += lower ? 1 : 0;
    counts[2] += played ? 1 : 0;
    counts[3] += open ? 1 : 0;
    counts[4] += upper ? 1 : 0;
  }
}

}  // namespace

Bracket estimate_bracket(Harness& harness, CardSet hand, const Setup& setup, const PlayedGame& game,
                         const BracketPlan& plan) {
  assert(game.lead && hand.has(*game.lead) && game.pack == setup.deck.cards());
  const std::uint64_t seed = seed_of_hand(plan.seed, hand);
  const RandomDeals pilot(setup.deck, setup.seats, hand, seed, Stream::Pilot);
  const RandomDeals deals(setup.deck, setup.seats, hand, seed, Stream::Play);
  Bracket bracket{*game.lead, choose_declarer(harness, pilot, game, plan)};
  const Counts counts =
      sum_pieces(harness, plan.deals, 5, [&](DealRange range, Solver& solver, Counts& part) {
        count_bracket(deals, range, game, bracket, plan, solver, part);
      });
  bracket.deals = counts[0];
  if (bracket.deals == 0) return bracket;
  bracket.lower = wilson_estimate(counts[1], counts[0]);
  bracket.played = wilson_estimate(counts[2], counts[0]);
  bracket.open = wilson_estimate(counts[3], counts[0]);
  bracket.upper = wilson_estimate(counts[4], counts[0]);
  return bracket;
}

}  // namespace nap
