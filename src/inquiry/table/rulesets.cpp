#include "nap/inquiry/table/rulesets.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "nap/rules/changes/ruleset_notes.hpp"
#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/house/house_rules.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

namespace nap {
namespace {

constexpr Word<Trump> kMisereTrumps[] = {{"lead", Trump::first_lead(), "the suit led is trump"},
                                         {"none", Trump::none()}};

PoolOptions parse_pool_changes(const RulesetRequest& changes) {
  PoolOptions pool;
  if (changes.pool_paid_by) pool.paid_by = parse_word("--pool-paid-by", *changes.pool_paid_by, kPaidByWords);
  if (changes.pool_stake)
    pool.stake = static_cast<int>(parse_whole("--pool-stake", *changes.pool_stake, 1, kMostPaidIn));
  if (changes.pool_taken_with)
    pool.taken_with = parse_word("--pool-taken-with", *changes.pool_taken_with, kTakenWithWords);
  if (changes.pool_at_end) pool.at_end = parse_word("--pool-at-end", *changes.pool_at_end, kPoolAtEndWords);
  for (const std::string& change : changes.fines) pool.fines.push_back(parse_fine_change(change));
  return pool;
}

RulesetOptions parse_changes(const RulesetRequest& changes) {
  RulesetOptions options;
  options.min_bid = changes.min_bid;
  if (changes.misere_trump)
    options.misere_trump = parse_word("--misere-trump", *changes.misere_trump, kMisereTrumps);
  if (changes.misere_rank) options.misere_rank = parse_misere_rank(*changes.misere_rank);
  if (changes.nap_loss) {
    if (*changes.nap_loss != "5" && *changes.nap_loss != "10") {
      throw ParseError(fmt::format("--nap-loss {}: 5 or 10", in_quotes(*changes.nap_loss)));
    }
    options.nap_loss = *changes.nap_loss == "5" ? 5 : 10;
  }
  options.joker = changes.joker;
  if (changes.all_pass) options.all_pass = parse_all_pass(*changes.all_pass);
  if (changes.revoke) options.revoke = parse_revoke(*changes.revoke);
  if (changes.dealt) options.dealt = static_cast<int>(parse_whole("--dealt", *changes.dealt, 6, 7));
  if (changes.exchange) options.exchange = parse_word("--exchange", *changes.exchange, kExchangeWords);
  if (changes.price) options.price = static_cast<int>(parse_whole("--price", *changes.price, 0, kMostPrice));
  if (changes.price_to) options.price_to = parse_word("--price-to", *changes.price_to, kFeeToWords);
  if (changes.overcall) options.overcall = parse_overcall(*changes.overcall);
  options.own_raise = changes.own_raise;
  if (changes.shuffle) options.shuffle = parse_shuffle(*changes.shuffle);
  options.pool = parse_pool_changes(changes);
  for (const std::string& change : changes.stakes) options.stakes.push_back(parse_stake_change(change));
  for (const std::string& change : changes.leads) options.leads.push_back(parse_lead_change(change));
  return options;
}

// A ruleset before any option changes it.
struct Loaded {
  Ruleset ruleset;
  std::string path;  // empty: a stake table
};

Loaded load(const std::string& name, const HouseRulesTexts& texts) {
  if (std::optional<Ruleset> table = find_stake_table(name)) return {*std::move(table), ""};
  Ruleset house_rules = parse_ruleset(texts.at(name), name);
  std::optional<Ruleset> table = find_stake_table(house_rules.id);
  if (!table) return {std::move(house_rules), name};
  if (changes_between(*table, house_rules).empty()) return {*std::move(table), ""};
  // The name of the file, as the origin, replaces the changes that the file itself lists.
  house_rules.changes.clear();
  return {std::move(house_rules), name};
}

std::string file_name(const std::string& path) { return path.substr(path.find_last_of('/') + 1); }

bool are_mistakable(const Loaded& one, const Loaded& other) {
  return one.ruleset.name() == other.ruleset.name() && one.ruleset != other.ruleset;
}

// The file name of the house rules if other rules have the same id, too. It is the whole path if those are in
// a file with the same name. Empty if the id is enough.
std::string origin_of(const Loaded& loaded, const std::vector<Loaded>& all) {
  if (loaded.path.empty()) return "";
  bool needs_file = find_stake_table(loaded.ruleset.id).has_value();
  bool needs_path = false;
  for (const Loaded& other : all) {
    if (!are_mistakable(loaded, other)) continue;
    needs_file = true;
    needs_path = needs_path || file_name(other.path) == file_name(loaded.path);
  }
  if (!needs_file) return "";
  return on_one_line(needs_path ? loaded.path : file_name(loaded.path));
}

}  // namespace

void check_as_dealt(const Ruleset& ruleset, std::string_view who) {
  check_all_kept(ruleset, who);
  if (!ruleset.exchange) return;
  throw ParseError(fmt::format("exchange {}: {} is about hands as they are dealt; ask about one hand",
                               word_for(ruleset.exchange->kind, kExchangeWords), who));
}

void check_all_kept(const Ruleset& ruleset, std::string_view who) {
  if (!ruleset.dealt) return;
  throw ParseError(
      fmt::format("dealt {}: {} is about hands as they are dealt; ask about one hand of {} cards",
                  *ruleset.dealt, who, *ruleset.dealt));
}

bool names_house_rules(std::string_view name) { return !find_stake_table(name); }

Ruleset ruleset_of(const std::string& name, const RulesetRequest& changes, const HouseRulesTexts& texts) {
  return rulesets_of({name}, changes, texts).front();
}

std::vector<Ruleset> rulesets_of(const std::vector<std::string>& names, const RulesetRequest& changes,
                                 const HouseRulesTexts& texts) {
  const RulesetOptions options = parse_changes(changes);
  std::vector<Loaded> all;
  for (const std::string& name : names) {
    Loaded loaded = load(name, texts);
    const bool is_listed = std::any_of(all.begin(), all.end(),
                                       [&](const Loaded& other) { return other.ruleset == loaded.ruleset; });
    if (!is_listed) all.push_back(std::move(loaded));
  }
  std::vector<Ruleset> rulesets;
  for (const Loaded& loaded : all) {
    Ruleset ruleset = loaded.ruleset;
    ruleset.origin = origin_of(loaded, all);
    rulesets.push_back(apply_options(std::move(ruleset), options));
  }
  return rulesets;
}

}  // namespace nap
