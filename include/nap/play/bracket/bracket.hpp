// How far the truth can be from the played rate of one hand.
#pragma once

#include <cstdint>

#include "nap/chance/interval.hpp"
#include "nap/play/bracket/coarse_policy.hpp"
#include "nap/play/selfplay/play_out.hpp"
#include "nap/play/selfplay/played_rate.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/deals/setup.hpp"

namespace nap {

// best_defence.hpp proves what the lower end says, and best_declarer.hpp what the upper end says. For every
// hand and lead the two bound what can be made of these players. Averaged over all hands, V* lies between
// them.
//
// The declarer's policy may be chosen for each hand, since the declarer knows the hand. The defenders' policy
// may not, since the defenders do not know it: the least of several upper ends for each hand bounds nothing.
struct Bracket {
  Opening lead;
  CoarsePlan declarer;      // the policy of the lower end, chosen on other deals
  std::uint64_t deals = 0;  // fewer than planned if stopped; at 0 the estimates mean nothing
  // Deals fall into two strata: those that the declarer makes with all hands open after the lead, and those
  // that the declarer then loses. Only deals of the first can be made at the lower end, and all of them are
  // made at the upper end. So the rates are those of played_rate(open, ...). In each deal, what is made at
  // the lower end is made by the played declarer, and what the played declarer makes is made at the upper
  // end.
  Estimate lower{0, 0, 1};
  Estimate played{0, 0, 1};  // the declarer of the lower end against the defenders of the upper one
  // The rate with all hands open after the lead. Deal by deal, it, too, lies between lower and upper. No
  // better declarer can remove its distance from the upper end, and no better defence its distance from the
  // lower end.
  Estimate open{0, 0, 1};
  Estimate upper{0, 0, 1};
  // By how much the upper end is above what the reference player makes as declarer, deal by deal.
  Estimate beyond{0, 0, 1};

  // The upper end if `reference`, the rate of the reference player on both sides, is known from other deals.
  // It is the sum of `reference` and `beyond`, and so never below `reference`.
  Estimate upper_above(const Estimate& reference) const;
};

struct BracketPlan {
  std::uint64_t seed = 1;
  std::uint64_t deals = 300;
  std::uint64_t pilot_deals = 75;  // they choose the declarer's policy; without any it is the first one
  std::uint64_t players_seed = 1;  // the seed of the reference players
};

// A plan of so many deals. With five seats it has a third of them. With six and seven seats it has a third at
// Nap, a ninth and a thirty-sixth at misère, and a ninth in other bids, because the best defence then has far
// more lines.
BracketPlan bracket_plan(std::uint64_t deals, Shape shape, const Contract& contract);

// The bracket of a hand after game.lead, which must be given. `open` is its rate with all hands open after
// the lead, from other deals and many more of them. Requires a hand of the setup.
// The same for every number of threads.
Bracket estimate_bracket(Harness& harness, CardSet hand, const Setup& setup, const PlayedGame& game,
                         const Estimate& open, const BracketPlan& plan);

}  // namespace nap
