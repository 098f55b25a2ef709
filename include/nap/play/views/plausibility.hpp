// How well a world explains the calls.
#pragma once

#include <optional>

#include "nap/play/views/hand_strength.hpp"
#include "nap/play/views/view.hpp"

namespace nap {

// In tenths, from kLeast to kMost. It is never 0, so that nothing possible is ruled out.
class Plausibility {
 public:
  static constexpr int kLeast = 1;
  static constexpr int kMost = 10;

  // Whether all worlds of the view are equally plausible, because no other seat's call is known.
  static bool is_flat(const View& view);

  // The view and the strength must outlive it. Requires a strength for the view's hands.
  Plausibility(const View& view, const HandStrength& strength) : view_(view), strength_(strength) {}

  // The product over all seats that called, except the seat that looks.
  int of(const Hands& world) const;

 private:
  // How plausible it is that a seat with these dealt cards called the contract.
  double of_hand(CardSet dealt, const Contract& contract, std::optional<Suit> trump) const;

  const View& view_;
  const HandStrength& strength_;
};

}  // namespace nap
