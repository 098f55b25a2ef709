#include "heuristics/guessed_hand.hpp"

#include <algorithm>

namespace nap {
namespace {

constexpr double kMostCertain = 0.95;

double share_of_others(const View& view, int cards) {
  const int others = view.unseen().size() - view.history.cards_left(kDeclarer);
  return others <= 0 ? 0.0 : static_cast<double>(cards) / static_cast<double>(others);
}

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
  return share_of_others(view, view.history.cards_left(seat));
}

double chance_of_allies(const View& view) {
  int cards = 0;
  for (const Seat seat : all_seats(view.history.seats())) {
    if (seat != kDeclarer && seat != view.seat) cards += view.history.cards_left(seat);
  }
  return share_of_others(view, cards);
}

}  // namespace nap
