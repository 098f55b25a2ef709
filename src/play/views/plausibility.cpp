#include "nap/play/views/plausibility.hpp"

#include <algorithm>

namespace nap {
namespace {

// From 0 to 1, 0.5 at 0, steepest there: a logistic curve in exactly rounded arithmetic.
double step(double x) { return 0.5 * (1.0 + x / (1.0 + (x < 0 ? -x : x))); }

double power(double base, int exponent) {
  double result = 1.0;
  for (; exponent > 0; --exponent) result *= base;
  return result;
}

CardSet above(CardSet cards, Card card) {
  return CardSet(cards.of(card.suit()).bits() &
                 ~((std::uint64_t{2} << static_cast<unsigned>(card.bit())) - 1U));
}

}  // namespace

double expected_tricks(CardSet hand, CardSet others, Suit trump, double share) {
  constexpr double kRuffed = 0.3;  // of a side suit's round, for each further card of it in the hand
  const double absent = 1.0 - share;
  double tricks = 0.0;
  for (const Card card : hand) {
    const double is_high = power(absent, above(others, card).size());
    if (card.suit() == trump) {
      // Trumps above the opponents' number of trumps are high in the end: the fourth often, the fifth nearly
      // always.
      const int longer = hand.of(trump).size() - above(hand, card).size();
      const int rank_in_suit = above(hand, card).size();
      const double outlasts = rank_in_suit >= 4   ? 0.85
                              : rank_in_suit == 3 ? 0.6
                              : rank_in_suit == 2 ? 0.25
                                                  : 0.0;
      tricks += std::max(is_high, longer > 0 ? outlasts : 0.0);
    } else {
      const double unruffed = power(1.0 - kRuffed, hand.of(card.suit()).size());
      tricks += is_high * unruffed;
    }
  }
  return tricks;
}

double feared_tricks(CardSet hand, CardSet others, double share) {
  double fear = 0.0;
  for (const Card card : hand) {
    const int higher = above(others, card).size();
    const int lower = others.of(card.suit()).size() - higher;
    // Taken when it is led to by a lower card and nobody has to beat it.
    const double led_below = 1.0 - power(1.0 - share, lower);
    const double not_beaten = power(1.0 - share, higher);
    fear += led_below * not_beaten;
  }
  return fear;
}

Plausibility::Plausibility(const View& view) : view_(view) {
  const int seats = view.history.seats();
  const int cards = view.history.hand_cards();
  opponents_share_ =
      static_cast<double>((seats - 1) * cards) / static_cast<double>(std::max(1, view.pack.size() - cards));
  for (const Seat seat : all_seats(seats)) {
    if (seat != view.seat && view.calls[seat.index()]) is_flat_ = false;
  }
}

double Plausibility::of_hand(CardSet dealt, const Contract& contract, std::optional<Suit> trump) const {
  const CardSet others = view_.pack - dealt;
  if (contract.is_misere()) return step((0.9 - feared_tricks(dealt, others, opponents_share_)) / 0.15);
  double expected = 0.0;
  if (trump) {
    expected = expected_tricks(dealt, others, *trump, opponents_share_);
  } else {
    for (const Suit suit : kSuitsHighToLow) {
      expected = std::max(expected, expected_tricks(dealt, others, suit, opponents_share_));
    }
  }
  const auto called = static_cast<double>(contract.tricks);
  return step((expected - called + 0.6) / 0.15);
}

int Plausibility::of(const Hands& lie) const {
  double plausible = 1.0;
  for (const Seat seat : all_seats(view_.history.seats())) {
    const std::optional<Contract>& call = view_.calls[seat.index()];
    if (seat == view_.seat || !call) continue;
    const CardSet dealt = lie[seat.index()] | view_.history.played_by(seat);
    // Only the declarer's trump is known.
    plausible *= of_hand(dealt, *call, seat == kDeclarer ? view_.history.trump() : std::nullopt);
  }
  const int tenths = static_cast<int>(plausible * kMost + 0.5);
  return std::clamp(tenths, kLeast, kMost);
}

}  // namespace nap
