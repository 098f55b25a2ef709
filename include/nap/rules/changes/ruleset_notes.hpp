// What a reader should be told about a ruleset besides its name.
#pragma once

#include <string>
#include <vector>

#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

// The rules in which `changed` differs from `printed`, in the order of its bids: "Nap loses 10 instead of 5",
// "misère ranks above three instead of below". Empty if and only if the two have the same rules. The id, the
// origin and the list of changes do not count.
std::vector<std::string> changes_between(const Ruleset& printed, const Ruleset& changed);

// What a reader should know to be different, in the same words: from the stake table with that id, or else
// from the house rules before options changed them.
std::vector<std::string> changes_to_tell(const Ruleset& ruleset);

// Whole sentences about what the names of the bids and of the table do not show. They tell of a misère that
// may be called though it ranks below the lowest bid.
std::vector<std::string> notes_on(const Ruleset& ruleset);
// The same, and a sentence if nobody sits out but other tables for the same number of cards send the dealer
// out.
std::vector<std::string> notes_on(const Ruleset& ruleset, const Seating& seating);

}  // namespace nap
