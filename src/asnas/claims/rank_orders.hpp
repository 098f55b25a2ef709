// What hands win if the ranks have another order.
#pragma once

#include <array>
#include <vector>

#include "nap/asnas/odds/pot_share.hpp"
#include "nap/chance/workers.hpp"

namespace nap::asnas {

// The rank that each rank counts as, the ace's first.
using RankOrder = std::array<Rank, kRanks>;
constexpr RankOrder kUsualOrder = kRanksHighToLow;

// Those in which two neighbouring ranks change places; the lowest two last.
std::vector<RankOrder> neighbour_orders();
// All but the usual one.
std::vector<RankOrder> other_orders();

// What the same cards are called if the ranks have this order.
Cards reordered(const Cards& hand, const RankOrder& order);

// What every hand wins under every order. The cards of a pack do not hang on the order of its ranks, so under
// another order a hand wins what the hand of the ranks that it counts as wins under the usual one.
class OrderedShares {
 public:
  // Counts what each hand wins. Requires what pot_share requires. Once the workers are told to stop, it means
  // nothing.
  OrderedShares(int players, const Pack& pack, Ranking ranking, Workers& workers);

  struct Change {
    Cards hand;
    double loss;  // of the pot, against the usual order
  };
  // The hand that loses most under one of the orders.
  Change largest_loss(const std::vector<RankOrder>& orders) const;
  // How much a hand's share changes on average over all hands.
  double mean_change(const RankOrder& order) const;
  // How much the chance of one player changes at most to win alone, or to share the pot, with a category.
  double change_of_game(const std::vector<RankOrder>& orders) const;

 private:
  const PotShare& share_of(const Cards& hand) const;

  Pack pack_;
  std::vector<Cards> hands_;
  std::vector<PotShare> shares_;  // of each hand, under the usual order
};

}  // namespace nap::asnas
