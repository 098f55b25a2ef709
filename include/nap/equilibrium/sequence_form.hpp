// Games in the sequence form (B. von Stengel, Games and Economic Behavior 14, 1996): what each player can do,
// and what it earns him against what the others do. Every player must remember what he has seen and done.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace nap::equilibrium {

// A decision of one player, with all that he knows (an information set). A sequence is all that he has chosen
// up to some point; sequence 0 is nothing. A choice makes the sequence `after` one longer.
struct Decision {
  std::size_t after;    // the sequence that leads here
  std::size_t first;    // the sequence that the first choice makes
  std::size_t choices;  // the others make first + 1, first + 2, ...; at least 1
};

// All decisions of one player. Those that lead to a decision stand before it.
class Decisions {
 public:
  // Returns the sequence that the first choice makes. Requires a sequence of these decisions, and a choice.
  std::size_t add(std::size_t after, std::size_t choices);

  std::span<const Decision> all() const { return decisions_; }
  std::size_t sequences() const { return sequences_; }

 private:
  std::vector<Decision> decisions_;
  std::size_t sequences_ = 1;
};

// For each sequence the chance that the player makes all its choices, if chance and the others let him (a
// realization plan). That of sequence 0 is 1, and those of a decision's choices sum to that of `after`.
using Plan = std::vector<double>;

// One number for each sequence of a player.
using Payoffs = std::vector<double>;

class Game {
 public:
  virtual ~Game() = default;

  virtual std::size_t players() const = 0;
  virtual const Decisions& decisions(std::size_t player) const = 0;

  // For each sequence of the player, the sum over the endings with which he has made just this sequence: the
  // chance of chance, times the chances of the other players' sequences, times what the player gets.
  // plans[player] is not read. The result is linear in the plan of each other player, whose numbers need not
  // be those of a plan.
  virtual Payoffs payoffs(std::size_t player, std::span<const Plan> plans) const = 0;
};

// The plan that makes all choices of a decision equally likely.
Plan even_plan(const Decisions& decisions);

// The plan that chooses in proportion to the numbers of the sequences, and evenly where all are zero.
// Requires a number of at least zero for each sequence; that of sequence 0 is not read.
Plan plan_in_proportion(const Decisions& decisions, std::span<const double> numbers);

// What the plan earns. Requires a number for each sequence.
double value_of(const Plan& plan, const Payoffs& payoffs);

// For each sequence what is to be had from it on, if `pick` says what a decision gives: it gets what each
// choice gives.
template <class Pick>
Payoffs with_later(const Decisions& decisions, Payoffs payoffs, const Pick& pick) {
  const std::span<const Decision> all = decisions.all();
  for (auto decision = all.rbegin(); decision != all.rend(); ++decision) {
    payoffs[decision->after] +=
        pick(std::span<const double>(payoffs.data() + decision->first, decision->choices));
  }
  return payoffs;
}

// What the player can earn at most.
double best_value(const Decisions& decisions, Payoffs payoffs);

// What players have of their plans if all follow them.
struct Outcome {
  std::vector<double> values;  // what each player gets
  std::vector<double> gains;  // how much more each could get if only he changed his plan; 0 in an equilibrium

  double greatest_gain() const;
};
Outcome outcome_of(const Game& game, std::span<const Plan> plans);

}  // namespace nap::equilibrium
