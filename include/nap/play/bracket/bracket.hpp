// How far the truth can be from the played rate of one hand.
#pragma once

#include <cstdint>

#include "nap/play/bracket/coarse_policy.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "nap/play/selfplay/played_hand.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/deals/setup.hpp"
#include "nap/sim/random/interval.hpp"

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
  // All over the same deals: in each, what is made at the lower end is made by the played declarer, and what
  // that one makes is made at the upper end.
  Estimate lower{0, 0, 1};
  Estimate played{0, 0, 1};  // the declarer of the lower end against the defenders of the upper one
  // With all hands open after the lead. Between lower and upper, too, deal by deal: what separates it from
  // upper no better declarer can take away, and what separates it from lower no better defence.
  Estimate open{0, 0, 1};
  Estimate upper{0, 0, 1};
};

struct BracketPlan {
  std::uint64_t seed = 1;
  std::uint64_t deals = 1'000;
  std::uint64_t pilot_deals = 200;  // choose the declarer's policy; none: the first one
  // Defenders with few lies err at random, and a declarer who sees all cards picks the lines on which they
  // do: more lies than a player needs bring the upper end down by one to three points.
  SamplingPlan defenders = {1, 256};
};

// The bracket of a hand after game.lead, which must be given. Requires a hand of the setup, whose deck is
// game.pack. The same for every number of threads.
Bracket estimate_bracket(Harness& harness, CardSet hand, const Setup& setup, const PlayedGame& game,
                         const BracketPlan& plan);

}  // namespace nap
