// How well a world explains what was called.
#pragma once

#include <optional>

#include "nap/play/views/hand_strength.hpp"
#include "nap/play/views/view.hpp"

namespace nap {

// In tenths: from kLeast, so that nothing possible is ruled out, to kMost.
class Plausibility {
 public:
  static constexpr int kLeast = 1;
  static constexpr int kMost = 10;

  // Whether every world of the view is as plausible: no other seat's call is known.
  static bool is_flat(const View& view);

  // Both must outlive it. Requires strengths for the view's hands.
  Plausibility(const View& view, const HandStrength& strength) : view_(view), strength_(strength) {}

  // The product over the seats that called, without the one that looks.
  int of(const Hands& world) const;

 private:
  // That a seat which was dealt these cards called the contract.
  double of_hand(CardSet dealt, const Contract& contract, std::optional<Suit> trump) const;

  const View& view_;
  const HandStrength& strength_;
};

}  // namespace nap
