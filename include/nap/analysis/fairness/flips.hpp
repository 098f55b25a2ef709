// Hands whose best bid changes with the stakes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/chance/interval.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

// How many hands at most are rated anew, and how many of them are shown.
inline constexpr std::size_t kCandidates = 16;
inline constexpr std::size_t kTellingHands = 8;

// A hand whose best bid differs between two tables.
struct TellingHand {
  CardSet cards;
  std::string from;  // its best bid under the first table: an id, or "pass"
  std::string to;    // the same under the second table
  // By how much each of the two is better than the other under its own table, in stakes from each payer. A
  // bid that a table lacks counts as passing.
  Estimate from_better;
  Estimate to_better;
  double share;  // of all hands, the share that changes from and to these bids
};

struct Flips {
  Estimate share;  // the share of hands whose best bid differs
  // The hands that gain most by the change, under both tables together: first one for each change of bids,
  // the commonest change first, then a second for each, and so on.
  std::vector<TellingHand> hands;
};

// Best bids are those of best_bid.hpp. Requires hands of both tables' number of cards.
// At most kCandidates hands.
Flips flips(const RatedHands& hands, const Ruleset& from, const Ruleset& to);

// The hands of `found` whose best bids under both tables are the same on fresh deals, and nearly certain
// there, at most kTellingHands. The fresh deals are needed because the hands that seem to gain most were
// picked, so their rates are likely to err on that side. What they gain is taken from the fresh deals.
// Nothing if it was stopped.
std::optional<Flips> standing(Harness& harness, const RatedHands& hands, const Flips& found,
                              const Ruleset& from, const Ruleset& to);

}  // namespace nap
