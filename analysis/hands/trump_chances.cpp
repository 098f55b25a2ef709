#include "hands/trump_chances.hpp"

#include <cassert>

#include "nap/cards/binomial.hpp"

namespace nap {
namespace {

constexpr int kCards = 5;
constexpr int kTrumps = 3;  // how many trumps the declarer holds

double ways(int n, int k) { return static_cast<double>(choose(n, k)); }

// The chance that five of the `unseen` cards, `trumps` of which are trumps, include exactly `wanted` trumps.
double chance(int unseen, int trumps, int wanted) {
  return ways(trumps, wanted) * ways(unseen - trumps, kCards - wanted) / ways(unseen, kCards);
}

}  // namespace

// Only the king and the queen beat the knave and the ten. When the ace is led first, knave and ten win unless
// an opponent keeps the king or the queen through the first trick, which is possible unless it is that
// opponent's only trump. So the three win exactly when each of king and queen is in the stock or is its
// holder's only trump.
double ace_knave_ten_win(Deck deck, int seats) {
  const int unseen = deck.size() - kCards;
  const int side = unseen - (deck.size() / kSuits - kTrumps);
  const int opponents = seats - 1;
  const double stock = unseen - kCards * opponents;
  const double both_in_stock = stock * (stock - 1) / (1.0 * unseen * (unseen - 1));
  // The chance that a given opponent has the king as only trump. Then the queen is in the stock, or is the
  // only trump of another given opponent.
  const double king_alone = ways(side, 4) / ways(unseen, kCards);
  const double queen_in_stock = stock / (unseen - kCards);
  const double queen_alone = ways(side - 4, 4) / ways(unseen - kCards, kCards);
  return both_in_stock + 2.0 * opponents * king_alone * queen_in_stock +
         opponents * (opponents - 1.0) * king_alone * queen_alone;
}

// Found by inclusion and exclusion. Three opponents with four trumps each would need twelve; at most ten are
// out.
double nobody_has_four(Deck deck, int seats) {
  const int unseen = deck.size() - kCards;
  const int trumps = deck.size() / kSuits - kTrumps;
  assert(trumps <= 10);
  const int opponents = seats - 1;
  double one = 0.0;
  double two = 0.0;
  for (int first = 4; first <= kCards; ++first) {
    one += chance(unseen, trumps, first);
    for (int second = 4; second <= kCards; ++second) {
      two += chance(unseen, trumps, first) * chance(unseen - kCards, trumps - first, second);
    }
  }
  return 1.0 - opponents * one + opponents * (opponents - 1) / 2.0 * two;
}

}  // namespace nap
