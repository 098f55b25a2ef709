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

// What the lower end says is proved in best_defence.hpp, what the upper end says in best_declarer.hpp. The
// two hold for every hand and lead as bounds on what can be made of these players; averaged over all hands V*
// lies between them.
//
// The declarer's policy may be chosen hand by hand, since the declarer knows the hand. The defenders' may
// not: they do not know it, and the least of several upper ends for each hand bounds nothing.
struct Bracket {
  Card lead;
  CoarsePlan declarer;      // the policy of the lower end, chosen on deals of its own
  std::uint64_t deals = 0;  // fewer than planned if stopped; the estimates mean nothing where it is 0
  // Deals fall into two strata: those that the declarer makes with all hands open after the lead, and those
  // that the declarer loses so. Only the first can be made at the lower end, and all of them are made at the
  // upper one. So the rates are those of played_rate(open, ...). In each deal what is made at the lower end
  // is made by the played declarer, and what that one makes is made at the upper end.
  Estimate lower{0, 0, 1};
  Estimate played{0, 0, 1};  // the declarer of the lower end against the defenders of the upper one
  // With all hands open after the lead. Between lower and upper, too, deal by deal: what separates it from
  // upper no better declarer can take away, and what separates it from lower no better defence.
  Estimate open{0, 0, 1};
  Estimate upper{0, 0, 1};
  // What the upper end makes more than the reference player does as declarer, deal by deal.
  Estimate beyond{0, 0, 1};

  // The upper end where `reference`, the rate of the reference player on both sides, is known from other
  // deals: their sum, which is never below it.
  Estimate upper_above(const Estimate& reference) const;
};

struct BracketPlan {
  std::uint64_t seed = 1;
  std::uint64_t deals = 300;
  std::uint64_t pilot_deals = 75;  // choose the declarer's policy; none: the first one
  std::uint64_t players_seed = 1;  // of the reference players
};

// A plan of so many deals; with five seats of a third of them, and with six and seven of a third at Nap, a
// ninth and a thirty-sixth at misère, and a ninth in other bids, because the best defence then has far more
// lines.
BracketPlan bracket_plan(std::uint64_t deals, int seats, const Contract& contract);

// The bracket of a hand after game.lead, which must be given. `open` is its rate with all hands open after
// the lead, from other deals and many more of them. Requires a hand of the setup.
// The same for every number of threads.
Bracket estimate_bracket(Harness& harness, CardSet hand, const Setup& setup, const PlayedGame& game,
                         const Estimate& open, const BracketPlan& plan);

}  // namespace nap
