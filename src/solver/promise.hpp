// What a deal promises before anything is searched: rules of thumb that cost time where they are wrong, and
// no more than that.
#pragma once

#include <algorithm>

#include "lanes.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// What seat 0 may hope for where her first card makes trumps, by a rule of thumb: which leads to try first,
// and how many tricks to ask for first.
class Promise {
 public:
  explicit Promise(const Deal& deal) {
    const Word hers = deal.hand(0).bits();
    const Word others = (deal.cards() - deal.hand(0)).bits();
    top_runs_ = hers & ~up_to_top(others);
    surplus_ = each_lane(kNone) + lane_counts(hers) - lane_counts(others & ~up_to_top(hers));
  }

  // The more cards she has of a suit and the fewer are above all of them, the better; within a suit the
  // highest card. Requires any.
  Card best_of(CardSet leads) const {
    CardSet best;
    int most = -1;
    for (const Suit suit : kSuitsHighToLow) {
      const CardSet of_suit = leads.of(suit);
      if (of_suit.is_empty() || surplus(suit) <= most) continue;
      most = surplus(suit);
      best = of_suit;
    }
    return best.highest();
  }

  // Her cards above everybody else's of their suits.
  Word top_runs() const { return top_runs_; }

  // With this suit as trumps: those she has more than are above all of them, and half of her top cards in
  // other suits.
  int tricks(Suit trump) const {
    const int tops = CardSet(top_runs_).size() - CardSet(top_runs_).of(trump).size();
    return std::max(surplus(trump) - kNone, 0) + (tops + 1) / 2;
  }

 private:
  static constexpr int kNone = CardSet::whole_suit(kTrumpLane).size();

  int surplus(Suit suit) const { return CardSet(surplus_).lane(suit); }

  Word top_runs_ = 0;
  Word surplus_ = 0;  // for each suit, in its lane, her cards less those above all of them, plus kNone
};

}  // namespace nap::search::inline NAP_PROCESSOR
