// "Which card do I play now?": cards rated by playing hands out.
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
  std::uint64_t deals = 500;  // lies that rate each card, if there are not fewer
};

// How often the declarer makes the contract after one card.
struct NextCard {
  Card card;
  Estimate success;  // every seat sees only its own cards
  Estimate face_up;  // all hands are open after this card
  // How much better the best card is for the seat to play: a difference of success rates, over the same lies.
  Estimate behind;
  // The card before it in the list that takes the same tricks, as far as the seat knows; it has its figures.
  std::optional<Card> same_as;
};

struct NextAnswer {
  // Every card that may be played. The best is first, and the others follow by their rates.
  std::vector<NextCard> cards;
  bool is_exact;        // every lie was played, once
  std::uint64_t deals;  // lies that rate each card
  bool is_complete;     // false: stopped; the answer is that of fewer lies
};

// Each card is played in each of the lies, and the hand is played out by the players of kPeople. Lies count
// as far as they explain the calls. Cards are chosen on other lies than those that rate them, so the best has
// no winner's curse, and another may have a higher rate by chance; where every lie is played, they are the
// same. Of cards that make as many deals it is the one that such a player plays. The figures are the same for
// every number of threads. Requires a view of the seat to play that allows a lie, and a contract that is not
// settled. Nothing where it was stopped too early.
std::optional<NextAnswer> next_card(Harness& harness, const View& view, const NextPlan& plan);

}  // namespace nap
