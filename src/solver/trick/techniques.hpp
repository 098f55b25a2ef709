// What the search knows besides the rules of the game. Each technique saves work and changes no answer.
#pragma once

#include <cstdint>

#include "bits/processor.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// All techniques, fixed at compile time, as the solver uses them. Tests use another type with the same
// members, whose values they choose.
struct AllTechniques {
  // Which cards are tried, and in which order.
  static constexpr bool touching_cards = true;  // of touching cards, one stands for all: trick/candidates.hpp
  static constexpr bool killer_leads =
      true;  // what last served is led first, at misère: search/lead_moves.hpp
  static constexpr bool sure_losers = true;     // where one trick decides, one losing card of a suit will do
  static constexpr bool settled_tricks = true;  // the last to play sees that either way decides the question
  // Bounds. Each is in the file of the same name in bounds/, or in the file named here.
  static constexpr bool sure_trumps = true;  // trumps.hpp
  static constexpr bool only_trumps = true;
  static constexpr bool cashing = true;
  static constexpr bool drawing_trumps = true;  // only_trumps.hpp
  static constexpr bool cashing_together = true;
  static constexpr bool covers = true;
  static constexpr bool running_everything = true;
  static constexpr bool ducking = true;
  static constexpr bool must_take = true;  // ducking.hpp, last_two_at_misere.hpp, last_three_at_misere.hpp
  static constexpr bool forced_leads = true;
  static constexpr bool ruffs = true;
  // A relaxation: trick/discards.hpp.
  static constexpr bool deferred_discards = true;
  // Tables: transposition_table.hpp and endgame_table.hpp in tables/.
  static constexpr bool transpositions = true;
  static constexpr bool endgame_table = true;

  // A search for the best discard is a long one after this many positions: search/deferred_discards.hpp.
  static constexpr std::uint64_t long_search = 256;
};

}  // namespace nap::search::inline NAP_PROCESSOR
