#include "nap/play/views/plausibility.hpp"

#include <algorithm>

namespace nap {
namespace {

// Rises from 0 to 1, is 0.5 at 0, and is steepest there. It is like a logistic curve, but uses only
// arithmetic that is rounded exactly.
double step(double x) { return 0.5 * (1.0 + x / (1.0 + (x < 0.0 ? -x : x))); }

// By how many tricks a caller may be short of the call, and how steep the step is.
constexpr double kBoldness = 0.6;
constexpr double kSteepness = 1.0 / 0.15;
constexpr double kFearless = 0.9;  // how many tricks a caller of misère may fear

}  // namespace

bool Plausibility::is_flat(const View& view) {
  for (const Seat seat : all_seats(view.history.seats())) {
    if (seat != view.seat && view.calls[seat.index()]) return false;
  }
  return true;
}

double Plausibility::of_hand(CardSet dealt, const Contract& contract, std::optional<Suit> trump) const {
  if (contract.is_misere()) return step((kFearless - strength_.feared_tricks(dealt)) * kSteepness);
  double expected = 0.0;
  for (const Suit suit : kSuitsHighToLow) {
    if (trump && suit != *trump) continue;
    expected = std::max(expected, strength_.expected_tricks(dealt, suit));
  }
  return step((expected + kBoldness - static_cast<double>(contract.tricks)) * kSteepness);
}

int Plausibility::of(const Hands& world) const {
  double plausible = 1.0;
  for (const Seat seat : all_seats(view_.history.seats())) {
    const std::optional<Contract>& call = view_.calls[seat.index()];
    if (seat == view_.seat || !call) continue;
    const CardSet dealt = world[seat.index()] | view_.history.played_by(seat);
    // Only the declarer has shown the trump of the call.
    plausible *= of_hand(dealt, *call, seat == kDeclarer ? view_.history.trump() : std::nullopt);
  }
  return std::clamp(static_cast<int>(plausible * kMost + 0.5), kLeast, kMost);
}

}  // namespace nap
