// The open game that the solver solves.
#pragma once

#include "nap/cards/seat.hpp"
#include "nap/rules/contract.hpp"

namespace nap {

// The declarer (see seat.hpp) leads. The declarer's side, `allies`, plays to take as many tricks as it can,
// or at misère as few as it can. Everyone else plays against that. All hands are open.
struct Game {
  Trump trump = Trump::first_lead();
  Aim aim = Aim::Tricks;
  SeatSet allies = SeatSet(kDeclarer);  // always has the declarer

  constexpr bool is_misere() const { return aim == Aim::Misere; }
  constexpr bool has_trump() const { return !trump.is_none(); }
  friend constexpr bool operator==(const Game&, const Game&) = default;
};

}  // namespace nap
