// A player for misère, where defenders who look at open hands are too weak.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nap/play/players/player.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "nap/play/views/hand_strength.hpp"

namespace nap {

struct MiserePlan {
  std::uint64_t seed = 1;
  int lies = 128;         // that a defender plays out for one choice at most; 0: rules alone, on both sides
  int sampled_lies = 64;  // for all that is left to a SamplingPlayer
};

// With open hands the defenders catch the declarer in most lies whatever they play now: each lie would get a
// plan of its own later. So open hands hardly tell cards apart at misère, where a good plan is one that works
// for many lies. This player asks instead how often the declarer is caught if from now on everybody plays by
// rules of thumb, which see only what a seat sees: one plan for all lies. It is a rollout as RolloutPlayer's,
// with rules instead of players inside, that cost a thousandth; so it can look at many lies, which it needs,
// as a lie tells less.
//
// A declarer has little to choose at misère after the first card: under the winning card he plays the highest
// card that stays there. What he discards the rules choose nearly as well as a SamplingPlayer, who costs
// little here and is left to it, as with the first card and with every other contract.
class MiserePlayer : public Player {
 public:
  // The solver must outlive it.
  MiserePlayer(Solver& solver, const MiserePlan& plan)
      : plan_(plan), others_(solver, {plan.seed, plan.sampled_lies}) {}

  Card choose(const View& view) override;

  // Every card of distinct_cards(view) over all lies of the plan, none dropped. Requires that these are
  // rolled out: a defender's view at misère, and a plan with lies.
  std::vector<CardScore> scores(const View& view);

 private:
  const HandStrength& strength_for(const View& view);

  MiserePlan plan_;
  SamplingPlayer others_;
  std::optional<HandStrength> strength_;  // for the hands of the last view
};

}  // namespace nap
