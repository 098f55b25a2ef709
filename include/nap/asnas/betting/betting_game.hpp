// The betting round with all deals: the game that is solved.
#pragma once

#include "nap/asnas/betting/all_deals.hpp"
#include "nap/asnas/betting/betting_tree.hpp"
#include "nap/chance/workers.hpp"

namespace nap::asnas {

// Players are the seats of the tree. Each knows his hand and what was bet. Payoffs are in chips: what a
// player gets of the pot less what he has paid, the ante included.
class BettingGame : public equilibrium::Game {
 public:
  // Requires what BettingTree and AllDeals require. Ownership: it refers to the workers, which must outlive
  // it.
  BettingGame(const BettingRules& rules, const Pack& pack, Ranking ranking, Workers& workers);

  std::size_t players() const override { return tree_.seats(); }
  const equilibrium::Decisions& decisions(std::size_t seat) const override { return decisions_[seat]; }
  equilibrium::Payoffs payoffs(std::size_t seat, std::span<const equilibrium::Plan> plans) const override;

  const BettingTree& tree() const { return tree_; }
  const AllDeals& deals() const { return deals_; }

  // For each hand of the seat a row of endings: the chance that the seat has this hand and the others play
  // so.
  std::vector<double> ending_chances(std::size_t seat, std::span<const equilibrium::Plan> plans) const;

  // For each of AllDeals::orders a row of endings: the chance that the hands rank so and the betting ends so.
  std::vector<double> outcome_chances(std::span<const equilibrium::Plan> plans) const;

 private:
  std::vector<double> sums_of_endings(std::size_t seat, std::span<const equilibrium::Plan> plans,
                                      const std::vector<std::vector<double>>& payments) const;

  BettingTree tree_;
  AllDeals deals_;
  Workers& workers_;
  std::vector<equilibrium::Decisions> decisions_;
  // Of each seat and order of hands: what each ending pays.
  std::vector<std::vector<std::vector<double>>> payments_;
};

}  // namespace nap::asnas
