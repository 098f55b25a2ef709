#include "claims/rank_orders.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace nap::asnas {
namespace {

constexpr std::size_t kCategories = kCategoriesHighToLow.size();

// The chance of one player to win with each category, or to share the pot.
struct CategoryWins {
  std::array<double, kCategories> wins{};
  std::array<double, kCategories> ties{};
};

double without_rounding(double difference) {
  constexpr double kEqual = 1e-13;  // what sums of chances may be off
  return difference < kEqual ? 0.0 : difference;
}

}  // namespace

std::vector<RankOrder> neighbour_orders() {
  std::vector<RankOrder> orders;
  for (std::size_t i = 0; i + 1 < kRanks; ++i) {
    orders.push_back(kUsualOrder);
    std::swap(orders.back()[i], orders.back()[i + 1]);
  }
  return orders;
}

std::vector<RankOrder> other_orders() {
  std::vector<RankOrder> orders;
  RankOrder order = kUsualOrder;
  while (std::next_permutation(order.begin(), order.end())) orders.push_back(order);
  return orders;
}

Cards reordered(const Cards& hand, const RankOrder& order) {
  Cards cards;
  for (const Rank rank : kRanksHighToLow) cards.add(order[static_cast<std::size_t>(rank)], hand.of(rank));
  return cards;
}

OrderedShares::OrderedShares(int players, const Pack& pack, Ranking ranking, Workers& workers)
    : pack_(pack), hands_(hands_from(pack.cards())), shares_(hands_.size()) {
  workers.for_each(hands_.size(), [&](std::uint64_t hand, std::size_t) {
    shares_[hand] = pot_share({hands_[hand], {}, players, pack}, ranking);
  });
}

const PotShare& OrderedShares::share_of(const Cards& hand) const {
  const auto found = std::find(hands_.begin(), hands_.end(), hand);
  return shares_[static_cast<std::size_t>(found - hands_.begin())];
}

OrderedShares::Change OrderedShares::largest_loss(const std::vector<RankOrder>& orders) const {
  Change largest{hands_.front(), 0.0};
  for (const RankOrder& order : orders) {
    for (std::size_t i = 0; i < hands_.size(); ++i) {
      const double loss = shares_[i].share.value - share_of(reordered(hands_[i], order)).share.value;
      if (loss > largest.loss) largest = {hands_[i], loss};
    }
  }
  return largest;
}

double OrderedShares::mean_change(const RankOrder& order) const {
  double mean = 0.0;
  for (std::size_t i = 0; i < hands_.size(); ++i) {
    const double change = shares_[i].share.value - share_of(reordered(hands_[i], order)).share.value;
    mean += chance_of(hands_[i], pack_) * std::abs(change);
  }
  return mean;
}

double OrderedShares::change_of_game(const std::vector<RankOrder>& orders) const {
  const auto wins_under = [&](const RankOrder& order) {
    CategoryWins sums;
    for (const Cards& hand : hands_) {
      const PotShare& share = share_of(reordered(hand, order));
      const auto category = static_cast<std::size_t>(category_of(hand));
      sums.wins[category] += chance_of(hand, pack_) * share.win.value;
      sums.ties[category] += chance_of(hand, pack_) * share.tie.value;
    }
    return sums;
  };
  const CategoryWins usual = wins_under(kUsualOrder);
  double largest = 0.0;
  for (const RankOrder& order : orders) {
    const CategoryWins other = wins_under(order);
    for (std::size_t i = 0; i < kCategories; ++i) {
      largest = std::max(
          {largest, std::abs(other.wins[i] - usual.wins[i]), std::abs(other.ties[i] - usual.ties[i])});
    }
  }
  return without_rounding(largest);
}

}  // namespace nap::asnas
