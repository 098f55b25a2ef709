// Stake tables by name, or from house rules.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/ruleset.hpp"

namespace nap {

// What options change in the rules of a table, as users write it.
struct RulesetRequest {
  std::optional<std::string> min_bid = {};
  std::optional<std::string> misere_trump = {};
  std::optional<std::string> misere_rank = {};
  std::optional<std::string> nap_loss = {};
  std::vector<std::string> stakes = {};  // BID=WIN/LOSE
  std::optional<std::string> all_pass = {};
};

// House rules as JSON, by the names that a request has for them: those of their files.
using HouseRulesTexts = std::map<std::string, std::string, std::less<>>;

// Whether the name is none of a stake table, so that a request with it needs house rules.
bool names_house_rules(std::string_view name);

// The table of that name, else of the house rules, with the changes applied. House rules with the name of a
// stake table but other rules are named "peel (our.json)", and their changes are those from that table.
// Requires the text of every name of house rules. Throws ParseError.
Ruleset ruleset_of(const std::string& name, const RulesetRequest& changes, const HouseRulesTexts& texts);

// The same for several, each once. House rules that give different rules the same name are told apart: "our
// club (a.json)" and "our club (b.json)".
std::vector<Ruleset> rulesets_of(const std::vector<std::string>& names, const RulesetRequest& changes,
                                 const HouseRulesTexts& texts);

}  // namespace nap
