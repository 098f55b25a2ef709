#include "nap/play/views/hand_strength.hpp"

#include <algorithm>
#include <bit>

#include "nap/cards/seat.hpp"

namespace nap {
namespace {

// The chance that a trump outlasts the opponents' trumps, by its place in the hand. The third may, the fourth
// often does, the fifth nearly always.
constexpr std::array<double, kMaxHandCards> kOutlasts = {0.0, 0.0, 0.25, 0.6, 0.85, 0.95, 1.0, 1.0, 1.0};
// The chance that a card of a side suit is not ruffed, by the number of cards that the hand has in the suit.
constexpr std::array<double, kMaxHandCards + 1> kNotRuffed = {1.0, 0.7,  0.5, 0.35, 0.25,
                                                              0.2, 0.15, 0.1, 0.08, 0.06};
constexpr unsigned kJoker = 1U << static_cast<unsigned>(Rank::Joker);

}  // namespace

HandStrength::HandStrength(CardSet deck, Shape shape) : deck_(deck), shape_(shape) {
  unsigned suit = 0;  // the ranks of a suit of the deck; a joker is in the suit that is trump
  for (const Suit each : kSuitsHighToLow) suit |= deck.lane(each);
  // Of the cards that the declarer does not see before play, the share that opponents hold; and the chance
  // that they hold none of so many cards.
  const double share = static_cast<double>((shape.seats - 1) * shape.hand_cards) /
                       static_cast<double>(std::max(1, deck.size() - shape.hand_cards));
  std::array<double, kRanks + 2> absent;
  double power = 1.0;
  for (double& each : absent) {
    each = std::max(0.0, power);
    power *= 1.0 - share;
  }
  const std::size_t holdings = std::size_t{1} << static_cast<unsigned>(std::bit_width(suit));
  for (Table* table : {&trump_, &side_, &fear_}) table->assign(holdings, 0);
  for (unsigned own = 1; own < holdings; ++own) {
    const int length = std::popcount(own);
    if (length > shape.hand_cards || (own & ~suit) != 0) continue;
    const unsigned side_suit = (own & kJoker) != 0 ? suit : suit & ~kJoker;
    double trumps = 0.0;
    double side = 0.0;
    double fear = 0.0;
    std::size_t place = 0;
    for (int rank = kRanks; rank >= 0; --rank) {
      if ((own >> static_cast<unsigned>(rank) & 1U) == 0) continue;
      const unsigned others = side_suit & ~own;
      const int higher = std::popcount(others >> static_cast<unsigned>(rank));
      const int higher_trumps = std::popcount((suit & ~own) >> static_cast<unsigned>(rank));
      const double is_high = absent[static_cast<std::size_t>(higher)];
      const double led_below = 1.0 - absent[static_cast<std::size_t>(std::popcount(others) - higher)];
      trumps += std::max(absent[static_cast<std::size_t>(higher_trumps)], kOutlasts[place++]);
      side += is_high * kNotRuffed[static_cast<std::size_t>(length)];
      fear += led_below * is_high;
    }
    trump_[own] = static_cast<std::int16_t>(kUnit * trumps);
    side_[own] = static_cast<std::int16_t>(kUnit * side);
    fear_[own] = static_cast<std::int16_t>(kUnit * fear);
  }
}

double HandStrength::total(CardSet hand, const Table& table) {
  int sum = 0;
  for (const Suit suit : kSuitsHighToLow) sum += table[hand.lane(suit)];
  return static_cast<double>(sum) / kUnit;
}

double HandStrength::expected_tricks(CardSet hand, Suit trump) const {
  const double as_sides = total(hand, side_);
  const std::size_t trumps = hand.lane(trump);
  return as_sides + static_cast<double>(trump_[trumps] - side_[trumps]) / kUnit;
}

const HandStrength& StrengthCache::of(const View& view) {
  const Shape shape = view.history.shape();
  std::optional<HandStrength>& strength = by_hand_cards_[static_cast<std::size_t>(shape.hand_cards)];
  if (!strength || !strength->is_for(view.deck, shape)) strength.emplace(view.deck, shape);
  return *strength;
}

}  // namespace nap
