// A player for misère, where defenders who look at open hands are too weak.
#pragma once

#include <cstdint>
#include <vector>

#include "nap/play/players/player.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "nap/play/views/hand_strength.hpp"

namespace nap {

struct MiserePlan {
  std::uint64_t seed = 1;
  int worlds = 128;         // that a defender plays out for one choice, at most; 0: only rules, on both sides
  int sampled_worlds = 64;  // for every choice that is left to a SamplingPlayer
};

// With open hands the defenders catch the declarer in most worlds whatever they play now, because later each
// world would get a plan of its own. So open hands hardly tell cards apart at misère, where a good plan is
// one that works for many worlds. Instead, this player asks how often the declarer is caught if from now on
// everybody plays by rules of thumb, which see only what a seat sees. That is one plan for all worlds. It is
// a rollout like RolloutPlayer's, but with rules inside instead of players, which cost a thousandth. So it
// can look at many worlds. It needs them, because each world tells less.
//
// A declarer has little to choose at misère after the first card: the declarer plays the highest card that
// stays below the winning card. The rules choose discards nearly as well as a SamplingPlayer, but a
// SamplingPlayer costs little here. So a SamplingPlayer plays for the declarer, and for everybody in other
// contracts.
class MiserePlayer : public Player {
 public:
  // The solver must outlive it.
  MiserePlayer(Solver& solver, const MiserePlan& plan)
      : plan_(plan), others_(solver, {plan.seed, plan.sampled_worlds}) {}

  Card choose(const View& view) override;

  // Scores every card of distinct_cards(view) over all worlds of the plan, and drops none. Requires that
  // these cards are rolled out: a defender's view at misère, and a plan with worlds.
  std::vector<CardScore> scores(const View& view);

 private:
  MiserePlan plan_;
  SamplingPlayer others_;
  StrengthCache strengths_;
};

}  // namespace nap
