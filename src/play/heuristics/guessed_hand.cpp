#include "heuristics/guessed_hand.hpp"

#include <algorithm>

namespace nap {
namespace {

constexpr double kMostCertain = 0.95;

}  // namespace

GuessedHand::GuessedHand(const View& view, const CardWeights& weights) : possible_(possible(view)) {
  double sum = 0.0;
  for (const Card card : possible_) sum += weights[card];
  const double cards = view.history.cards_left(kDeclarer);
  for (const Card card : possible_) chances_[card] = std::min(kMostCertain, weights[card] * cards / sum);
}

double GuessedHand::absence(CardSet cards) const {
  double chance = 1.0;
  for (const Card card : cards& possible_) chance *= 1.0 - chances_[card];
  return chance;
}

double chance_of_ally(const View& view, Seat seat) {
  const int others = view.unseen().size() - view.history.cards_left(kDeclarer);
  const double cards = view.history.cards_left(seat);
  return others <= 0 ? 0.0 : cards / static_cast<double>(others);
}

}  // namespace nap
