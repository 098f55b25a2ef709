// What the search knows besides the rules of the game. Each of these saves work and changes no answer.
#pragma once

#include <cstdint>

#include "bits/processor.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// All of them, fixed at compile time: what the solver uses. Tests put a type of the same members in its place
// whose values they choose.
struct AllTechniques {
  static constexpr bool touching_cards = true;  // of touching cards, one stands for all
  static constexpr bool killer_leads = true;    // what last served is led first, at misère
  static constexpr bool sure_losers = true;     // where one trick decides, one losing card of a suit will do
  static constexpr bool settled_tricks = true;  // the last to play sees that either way decides the question
  static constexpr bool sure_trumps = true;     // bounds/, from here
  static constexpr bool only_trumps = true;
  static constexpr bool cash_out = true;
  static constexpr bool drawing = true;
  static constexpr bool cashing_together = true;
  static constexpr bool covered_cards = true;
  static constexpr bool running_everything = true;
  static constexpr bool ducking = true;
  static constexpr bool forced_takes = true;       // to here, last_tricks.hpp and misere_play.hpp
  static constexpr bool forced_leads = true;       // last_tricks.hpp
  static constexpr bool ruffs = true;              // ruffs.hpp
  static constexpr bool deferred_discards = true;  // deferred_discards.hpp
  static constexpr bool transpositions = true;     // transposition_table.hpp
  static constexpr bool endgame_table = true;      // endgame_table.hpp

  // The positions after which a search for the best discard is a long one: deferred_discards.hpp.
  static constexpr std::uint64_t long_search = 256;
};

}  // namespace nap::search::inline NAP_PROCESSOR
