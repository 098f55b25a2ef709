// The keys of house rules.
#pragma once

#include <span>
#include <string_view>

#include "nap/text/json_text.hpp"

namespace nap {

// The keys that an object must have and those that it may have.
struct KeySet {
  std::string_view owner;
  std::span<const std::string_view> needed;
  std::span<const std::string_view> others;
};
extern const KeySet kRulesetKeys;
extern const KeySet kExchangeKeys;
extern const KeySet kPoolKeys;
extern const KeySet kFinesKeys;
extern const KeySet kBidKeys;
extern const KeySet kAlternativeKeys;

// Throws ParseError if the value is no object or has a key of no such name.
void check_known_keys(const JsonText& json, const JsonValue& object, const KeySet& keys);

// Throws ParseError that names all needed keys that the rules, their exchange, pool and bids lack. Only bids
// whose keys are known count: in another bid a key may be there under a wrong name. The place is that of the
// first object that lacks a key.
void check_needed_keys(const JsonText& json, const JsonValue& rules);

}  // namespace nap
