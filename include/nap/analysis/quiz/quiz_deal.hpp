// The hands that the quiz asks about.
#pragma once

#include <cstdint>
#include <optional>

#include "nap/rules/auction/turn.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/deals/setup.hpp"

namespace nap {

struct QuizTable {
  Setup setup;
  Ruleset ruleset;
  Seating seating;
};

// Which hands to deal: any, or those whose two best calls are near each other.
enum class QuizHands { Any, Close };

// A hand, and its turn to call after the seats before it.
struct QuizDeal {
  CardSet hand;
  Turn turn;
};

// Deals to all seats and chooses one of them at random. The seats before it call what is worth most to their
// own hands; they infer nothing from each other's calls. The rates for that, and for whether two calls are
// near each other, are quick: with open hands, and predicted for play where that can be predicted
// (nap/analysis/played). A seat that could only pass is dealt again. A pure function of the arguments but for
// the harness. Nothing if it was stopped.
std::optional<QuizDeal> deal_quiz_hand(Harness& harness, const QuizTable& table, QuizHands hands,
                                       std::uint64_t seed, std::uint64_t number);

}  // namespace nap
