// The question "Which card do I play now?", answered by playing hands out.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nap/chance/interval.hpp"
#include "nap/play/views/view.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

struct NextPlan {
  std::uint64_t seed = 1;
  std::uint64_t deals = 500;  // worlds that rate each card, if there are not fewer
};

// How often the declarer makes the contract after one card.
struct NextCard {
  Card card;
  std::optional<Suit> named;  // the trump suit that the declarer names with this first card
  Estimate success;           // if every seat sees only its own cards
  Estimate face_up;           // if all hands are open after this card
  // How much better the best card is for the seat to play: a difference of success rates, over the same
  // worlds.
  Estimate behind;
  // An earlier card in the list that takes the same tricks, as far as the seat knows. The figures are those
  // of that card.
  std::optional<Card> same_as;
};

struct NextAnswer {
  // Every card that may be played; one that names trump, once for each suit. The best is first, and the
  // others follow by their rates.
  std::vector<NextCard> cards;
  bool is_exact;        // every world was played, once
  std::uint64_t deals;  // worlds that rate each card
  bool is_complete;     // false: stopped; the answer rests on fewer worlds
};

// Each card is played in each of the worlds, and the hand is played out by the players of kReferencePlayer.
// The better a world explains the calls, the more it counts. One set of worlds chooses the best card and
// another rates the cards. So the best card has no winner's curse, and another card may have a higher rate by
// chance. If every world is played, both sets are the same. Of cards that make equally many deals, the best
// is the one that such a player plays. The figures are the same for every number of threads. Requires a view
// of the seat to play that allows a world, and a contract that is not settled. Nothing if it was stopped too
// early.
std::optional<NextAnswer> next_card(Harness& harness, const View& view, const NextPlan& plan);

}  // namespace nap
