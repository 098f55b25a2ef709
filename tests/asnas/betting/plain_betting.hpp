// The betting round played out move by move: an oracle that shares no code with the game that is solved. Ante
// 1, an opening bet, one raise to twice the bet, no limit of chips.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace nap::asnas {

// How many of each of five ranks, the highest first.
using PlainHand = std::array<int, 5>;

// The chances that a seat makes this move (p, o, f, m or r) after these moves: with each hand of
// PlainBetting::hands.
using PlainPlan = std::function<std::vector<double>(std::size_t seat, const std::string& history, char move)>;

class PlainBetting {
 public:
  // `copies` of each rank; which hands beat which by category, then by the ranks that make it.
  PlainBetting(std::size_t players, int bet, int copies);

  const std::vector<PlainHand>& hands() const { return hands_; }

  // What the seat wins on average, in chips, if all follow the plan.
  double value(std::size_t seat, const PlainPlan& plan) const;
  // What it wins if it answers the plan of the others as well as it can, knowing its own hand only.
  double best_value(std::size_t seat, const PlainPlan& plan) const;

 private:
  struct Deal {
    double chance;
    std::vector<std::size_t> hands;
    std::vector<long> strengths;
  };
  struct State {
    std::vector<int> paid;
    std::vector<bool> is_in;
    std::size_t seat = 0;
    std::string moves;  // that the seat can make; empty: the betting is over
  };
  State state_after(const std::string& history) const;
  double payoff(std::size_t seat, const State& state, const Deal& deal) const;
  double sum(std::size_t seat, bool is_best, const std::string& history,
             const std::vector<const Deal*>& deals, const std::vector<double>& chances,
             const PlainPlan& plan) const;
  double value(std::size_t seat, bool is_best, const PlainPlan& plan) const;

  std::size_t players_;
  int bet_;
  std::vector<PlainHand> hands_;
  std::vector<Deal> deals_;
};

}  // namespace nap::asnas
