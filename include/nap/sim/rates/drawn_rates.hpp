// What a hand makes after it has exchanged cards with the stock, over the cards that may come.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "nap/sim/deals/harness.hpp"
#include "nap/sim/deals/setup.hpp"
#include "nap/sim/leads/keep_choice.hpp"

namespace nap {

// An exchange before its cards are seen.
struct Draw {
  CardSet hand;
  CardSet
      given;  // cards of the hand that are given away before; the others may go when the new ones are seen
  int cards;  // that come from the stock; at least as many as are given
};

// How much work a draw is worth.
struct DrawPlan {
  std::uint64_t seed = 1;
  std::uint64_t first = 0;  // the number of the first draw: draws with other numbers are others
  std::uint64_t draws = 1;  // if fewer draws are possible, each of them is taken once
  KeepRace race;            // chooses what to keep and to lead
  std::uint64_t choosing;   // deals that tell which contract to choose after the draw
  std::uint64_t rating;     // deals that rate
};

// The cards that came, and what each contract makes with them, in the order of the tasks.
struct DrawnHand {
  struct Row {
    KeepPlan plan;
    std::uint64_t promised = 0;  // of the choosing deals
    std::uint64_t made = 0;      // of the rating deals, which chose nothing
  };
  CardSet drawn;
  std::vector<Row> rows;
};

struct DrawnRates {
  std::vector<DrawnHand> hands;
  bool is_every_draw;  // each possible draw is in `hands`, once
};

// Draws cards for the hand, chooses for each draw a plan for each task, and rates the plans with all hands
// open after the lead. Draw i is a pure function of the seed, the hand and i, and has the first cards of one
// shuffled stock, so that longer draws have the cards of shorter ones. Nothing if it was stopped. With other
// names for the suits, everything but these names is the same. Counts draws in the monitor. Requires enough
// cards in the stock.
std::optional<DrawnRates> rate_draws(Harness& harness, const Draw& draw, const Setup& setup,
                                     std::span<const KeepTask> tasks, const DrawPlan& plan);

}  // namespace nap
