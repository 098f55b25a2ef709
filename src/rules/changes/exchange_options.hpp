// The options for exchanges of cards.
#pragma once

#include <algorithm>
#include <vector>

#include "nap/rules/ruleset.hpp"

namespace nap {

// Gives the rules an exchange at its printed price. Rules that have it already stay as they are. If it is the
// extra card, each bid of tricks that needs no earlier bid gets a version with the card, right below it.
// Throws ParseError if the rules cannot have the exchange.
void set_exchange(Ruleset& ruleset, ExchangeKind kind);

// These throw ParseError if the rules have no exchange.
void set_price(Ruleset& ruleset, int price);
void set_price_to(Ruleset& ruleset, FeeTo to);

// Throws ParseError if the rules have an exchange and hands that do not allow it.
void check_exchange(const Ruleset& ruleset);

// The changes, and the same ones for the versions with the extra card of those bids, unless these versions
// have changes of their own. A change names its bid.
template <typename Change>
std::vector<Change> also_with_card(std::vector<Change> changes, const Ruleset& ruleset) {
  const std::vector<Change> written = changes;
  for (const Change& change : written) {
    const Bid* bid = ruleset.find(change.bid);
    const Bid* with = bid != nullptr ? version_with_card(ruleset.bids, *bid) : nullptr;
    if (with == nullptr) continue;
    const bool has_own = std::any_of(written.begin(), written.end(),
                                     [with](const Change& other) { return other.bid == with->id; });
    if (has_own) continue;
    changes.push_back(change);
    changes.back().bid = with->id;
  }
  return changes;
}

}  // namespace nap
