// The hands of a list, each of which stands for all that are at least as good.
#pragma once

#include <compare>
#include <string>

#include "nap/analysis/thresholds/chart_place.hpp"
#include "nap/cards/card_set.hpp"

namespace nap {

// A hand as a list tells it.
struct ListedHand {
  ChartPlace place;
  // The cards beside the trumps are of one suit, or each of their suits has its ace: no small card stands
  // alone. False if nothing of note stands there (kSmallCards).
  bool is_compact;

  friend auto operator<=>(const ListedHand&, const ListedHand&) = default;
};
ListedHand listed_hand(CardSet hand);

// Whether a hand is at least as good as another: its trumps are as many or more, each as high as the other's,
// its column is the same or one further to the right, and it is compact if the other is. One more trump is as
// good as a small card beside.
bool is_at_least(const ListedHand& hand, const ListedHand& least);

// The weakest hand of `cards` cards of its kind, as patterns are written (hand_pattern.hpp): "AQx+A.x",
// "KTx+AK". Side cards of no note are left out: "AQxxx", "AKQ".
std::string pattern_of(const ListedHand& hand, int cards);

}  // namespace nap
