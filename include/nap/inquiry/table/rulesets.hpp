// Finds stake tables by name and reads house rules.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/ruleset.hpp"

namespace nap {

// The options that change the rules of a table, as users write them.
struct RulesetRequest {
  std::optional<std::string> min_bid = {};
  std::optional<std::string> misere_trump = {};
  std::optional<std::string> misere_rank = {};
  std::optional<std::string> nap_loss = {};
  std::vector<std::string> stakes = {};  // BID=WIN/LOSE
  std::optional<std::string> all_pass = {};
  std::optional<std::string> revoke = {};
  std::vector<std::string> leads = {};  // BID=RULE
  bool joker = false;
  std::optional<std::string> dealt = {};
  std::optional<std::string> exchange = {};
  std::optional<std::string> price = {};
  std::optional<std::string> price_to = {};
  std::optional<std::string> overcall = {};
  bool own_raise = false;
  std::optional<std::string> shuffle = {};
  std::optional<std::string> pool_paid_by = {};
  std::optional<std::string> pool_stake = {};
  std::optional<std::string> pool_taken_with = {};
  std::optional<std::string> pool_at_end = {};
  std::vector<std::string> fines = {};  // KIND=N
};

// House rules as JSON text, by the names of their files. A request uses the same names.
using HouseRulesTexts = std::map<std::string, std::string, std::less<>>;

// Throws ParseError if the rules deal more cards than are kept. `who` cannot answer for that: "this command".
void check_all_kept(const Ruleset& ruleset, std::string_view who);
// The same, and if they have an exchange of cards.
void check_as_dealt(const Ruleset& ruleset, std::string_view who);

// Whether no stake table has the name, so that a request with it needs house rules.
bool names_house_rules(std::string_view name);

// The stake table of that name, or else the house rules, with the changes applied. House rules that have the
// name of a stake table but other rules are named "peel (our.json)". Readers are then told how they differ
// from that table (changes_to_tell). Requires the text of all house rules named. Throws ParseError.
Ruleset ruleset_of(const std::string& name, const RulesetRequest& changes, const HouseRulesTexts& texts);

// The same for several names; each ruleset comes once. Different house rules with the same name are told
// apart: "our club (a.json)" and "our club (b.json)".
std::vector<Ruleset> rulesets_of(const std::vector<std::string>& names, const RulesetRequest& changes,
                                 const HouseRulesTexts& texts);

}  // namespace nap
