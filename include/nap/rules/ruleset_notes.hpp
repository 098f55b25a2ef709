// What a reader should be told of a ruleset besides its name.
#pragma once

#include <string>
#include <vector>

#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

// In which rules `changed` differs from `printed`, in the order of its bids: "Nap loses 10 instead of 5",
// "misère ranks above three instead of below". Empty if and only if the two have the same rules; id, origin
// and the list of changes do not count.
std::vector<std::string> changes_between(const Ruleset& printed, const Ruleset& changed);

// What a reader should know to be different, in the same words: from the stake table of that id, else from
// the house rules as they were before options changed them.
std::vector<std::string> changes_to_tell(const Ruleset& ruleset);

// Whole sentences on what the names of the bids and of the table do not show: a misère that may be called
// though it ranks below the lowest bid.
std::vector<std::string> notes_on(const Ruleset& ruleset);
// The same, and whether nobody sits out where other tables of the same number of cards send the dealer out.
std::vector<std::string> notes_on(const Ruleset& ruleset, const Seating& seating);

}  // namespace nap
