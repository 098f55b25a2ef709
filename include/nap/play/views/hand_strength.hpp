// What a declarer expects of a hand at first sight.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "nap/cards/card_set.hpp"
#include "nap/play/views/view.hpp"

namespace nap {

// Rough numbers of tricks, looked up suit by suit, because they are asked for in every world.
class HandStrength {
 public:
  // Of hands dealt from `deck`, whose suits have the same ranks.
  HandStrength(CardSet deck, Shape shape);

  // The tricks to expect when `trump` is trump. A card takes a trick if no opponent holds a higher card of
  // its suit; a side card only if, besides, nobody ruffs it. A late trump also takes one if it outlasts the
  // opponents' trumps.
  double expected_tricks(CardSet hand, Suit trump) const;
  // The tricks that the declarer fears to take at misère: with cards to which lower ones may be led and which
  // nobody has to beat. A joker without a trump suit takes a trick for certain.
  double feared_tricks(CardSet hand) const { return total(hand, fear_) + (hand.has_joker() ? 1.0 : 0.0); }

  // Whether it is for these hands.
  bool is_for(CardSet deck, Shape shape) const { return deck == deck_ && shape == shape_; }

 private:
  using Table = std::vector<std::int16_t>;  // by the set of cards held in one suit
  static constexpr double kUnit = 1024.0;

  static double total(CardSet hand, const Table& table);

  CardSet deck_;
  Shape shape_;
  Table trump_;
  Table side_;
  Table fear_;
};

// The strengths that one player looks up. Each size of hand has a strength of its own, because a player who
// forgets the finished tricks sees hands of different sizes in turn.
class StrengthCache {
 public:
  // The strength for the hands of this view. Valid until the next call.
  const HandStrength& of(const View& view);

 private:
  std::array<std::optional<HandStrength>, kMaxHandCards + 1> by_hand_cards_;
};

}  // namespace nap
