// Hands whose best bid is another under other stakes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/sim/random/interval.hpp"

namespace nap {

inline constexpr std::size_t kTellingHands = 10;

// A hand that is better off with another bid under the second table.
struct TellingHand {
  CardSet cards;
  std::string from;  // its best bid under the first table: an id, or "pass"
  std::string to;    // and under the second
  // How much better than the other each of them is under its own table, from each payer; a bid that a table
  // lacks counts as passing.
  double from_better;
  double to_better;
  double share;  // of hands that change from and to these bids
};

struct Flips {
  Estimate share;  // of hands whose best bid differs
  // Those to whom it matters most, under both tables together: one of each change of bids, then a second of
  // each, and so on.
  std::vector<TellingHand> hands;
};

// Best bids are those of best_bid.hpp. Requires hands of as many cards as both tables have.
Flips flips(const RatedHands& hands, const Ruleset& from, const Ruleset& to);

}  // namespace nap
