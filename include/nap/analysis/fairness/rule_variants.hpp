// The rules on which the books disagree, each as a table to compare with.
#pragma once

#include <string>
#include <vector>

#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

struct RuleVariant {
  std::string what;    // "misere 3/6", "lowest bid two", "all pass: dealer_plays_one"
  std::string source;  // empty: no source is named
  Ruleset ruleset;
  Seating seating;
};

// The table with other rules about payment, one at a time. These are the alternative stakes of its bids, with
// those of one source together; one, two or three as the lowest bid; and, if the dealer holds no cards but
// pays, that the dealer does not pay.
std::vector<RuleVariant> rule_variants(const Ruleset& ruleset, const Seating& seating);

// The table with other auctions, without those that it has: Double Header with three as the lowest bid, as it
// is where Double Header is agreed (PEEL; with a lower one hardly ever all pass); an equal bid that takes
// over; each bid exactly one more than the last; one's own raise of Nap.
std::vector<RuleVariant> auction_variants(const Ruleset& ruleset, const Seating& seating);

// The table with the pools in print, if it has none.
std::vector<RuleVariant> pool_variants(const Ruleset& ruleset, const Seating& seating);

// The table with a deck that is shuffled only after a made Nap. Nothing if the table has that rule, or if its
// hands are not of five cards, for which nobody names it.
std::vector<RuleVariant> shuffle_variants(const Ruleset& ruleset, const Seating& seating);

// The table with each of the other rules for a deal in which all pass.
std::vector<RuleVariant> all_pass_variants(const Ruleset& ruleset, const Seating& seating);

}  // namespace nap
