// What a defender expects the declarer to hold.
#pragma once

#include <array>
#include <cstddef>

#include "nap/play/views/hidden_cards.hpp"

namespace nap {

// How likely a card is to be the declarer's, compared with other cards. Only the ratios matter.
class CardWeights {
 public:
  double& operator[](Card card) { return weights_[static_cast<std::size_t>(card.bit())]; }
  double operator[](Card card) const { return weights_[static_cast<std::size_t>(card.bit())]; }

 private:
  std::array<double, 64> weights_{};
};

// Every card that the declarer may hold, with the chance that the declarer holds it. The cards count as
// independent of each other. That is cheap, and close enough to choose by.
class GuessedHand {
 public:
  // The cards that the declarer may hold: unseen ones of suits that the declarer has followed so far.
  static CardSet possible(const View& view) {
    return view.unseen() - view.history.voids(kDeclarer) - ruled_out_by_lead(view);
  }

  // A card's chance is its share of the weights times the number of cards that the declarer has left, but
  // never more than .95. Requires a positive weight for every possible card.
  GuessedHand(const View& view, const CardWeights& weights);

  CardSet possible() const { return possible_; }
  double chance(Card card) const { return chances_[card]; }
  // The chance that the declarer holds none of these cards.
  double absence(CardSet cards) const;

 private:
  CardSet possible_;
  CardWeights chances_;
};

// The chance that a given unseen card is in the hand of `seat`, if the declarer does not hold it. `seat` is a
// defender other than the one that looks.
double chance_of_ally(const View& view, Seat seat);

}  // namespace nap
