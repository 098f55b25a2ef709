#include "house/house_rules_keys.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

namespace nap {
namespace {

constexpr std::string_view kRulesetNeeds[] = {"schema", "name", "cards", "bids"};
constexpr std::string_view kRulesetMayHave[] = {
    "joker",   "dealt", "exchange", "all_pass",   "revoke",  "overcall",      "own_raise",
    "shuffle", "pool",  "fines",    "dealer_out", "min_bid", "stakes_changes"};
constexpr std::string_view kExchangeNeeds[] = {"kind"};
constexpr std::string_view kExchangeMayHave[] = {"price", "to"};
constexpr std::string_view kPoolNeeds[] = {"paid_by"};
constexpr std::string_view kPoolMayHave[] = {"stake", "taken_with", "at_end"};
constexpr std::string_view kFinesMayHave[] = {"misdeal", "exposed_card", "touching", "out_of_turn", "revoke"};
constexpr std::string_view kBidNeeds[] = {"id", "tricks", "trump", "win", "lose"};
constexpr std::string_view kBidMayHave[] = {"after",    "forced_lead", "extra_card",
                                            "optional", "source",      "options"};
constexpr std::string_view kAlternativeMayHave[] = {"win", "lose", "trump", "rank", "forced_lead", "source"};

bool is_among(std::string_view key, std::span<const std::string_view> keys) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

bool is_known(std::string_view key, const KeySet& keys) {
  return is_among(key, keys.needed) || is_among(key, keys.others);
}

// The keys that objects of one kind lack.
struct Lack {
  std::vector<std::string> keys;  // in quotes
  std::vector<std::string> owners;
};

std::vector<std::string> lacking(const JsonValue& object, const KeySet& keys) {
  std::vector<std::string> missing;
  for (const std::string_view key : keys.needed) {
    if (!object.find(key)) missing.push_back(in_quotes(key));
  }
  return missing;
}

// Bids that lack the same keys are named together.
std::vector<Lack> lacks_of_bids(const std::vector<JsonValue>& bids, const JsonValue*& first) {
  std::vector<Lack> lacks;
  for (std::size_t i = 0; i < bids.size(); ++i) {
    const auto is_known_key = [](const JsonMember& member) { return is_known(member.key, kBidKeys); };
    const std::vector<JsonMember>& members = bids[i].members;
    if (bids[i].kind != JsonValue::Kind::Object || !std::all_of(members.begin(), members.end(), is_known_key))
      continue;
    const std::vector<std::string> keys = lacking(bids[i], kBidKeys);
    if (keys.empty()) continue;
    if (first == nullptr) first = &bids[i];
    const JsonValue* id = bids[i].find("id");
    const std::string owner =
        id && id->kind == JsonValue::Kind::Text ? in_quotes(id->text) : fmt::format("{}", i + 1);
    const auto same =
        std::find_if(lacks.begin(), lacks.end(), [&](const Lack& lack) { return lack.keys == keys; });
    if (same == lacks.end()) {
      lacks.push_back({keys, {owner}});
    } else {
      same->owners.push_back(owner);
    }
  }
  return lacks;
}

std::string missing_keys(const std::vector<std::string>& keys) {
  return fmt::format("missing key{} {}", keys.size() == 1 ? "" : "s", listed(keys, "and"));
}

std::string needs(const KeySet& keys) {
  return fmt::format("{} must have {}", keys.owner, fmt::join(keys.needed, ", "));
}

}  // namespace

const KeySet kRulesetKeys = {"house rules", kRulesetNeeds, kRulesetMayHave};
const KeySet kExchangeKeys = {"an exchange", kExchangeNeeds, kExchangeMayHave};
const KeySet kPoolKeys = {"a pool", kPoolNeeds, kPoolMayHave};
const KeySet kFinesKeys = {"fines", {}, kFinesMayHave};
const KeySet kBidKeys = {"a bid", kBidNeeds, kBidMayHave};
const KeySet kAlternativeKeys = {"an option", {}, kAlternativeMayHave};

void check_known_keys(const JsonText& json, const JsonValue& object, const KeySet& keys) {
  if (object.kind != JsonValue::Kind::Object) {
    json.fail(object.at,
              fmt::format("{} where {} should be; write an object {{...}}", described(object), keys.owner));
  }
  for (const JsonMember& member : object.members) {
    if (is_known(member.key, keys)) continue;
    json.fail(member.at, fmt::format("unknown key {}; {} can have {}{}{}", in_quotes(member.key), keys.owner,
                                     fmt::join(keys.needed, ", "), keys.needed.empty() ? "" : ", ",
                                     fmt::join(keys.others, ", ")));
  }
}

void check_needed_keys(const JsonText& json, const JsonValue& rules) {
  const JsonValue* first = nullptr;
  std::vector<std::string> sentences;
  const std::vector<std::string> keys = lacking(rules, kRulesetKeys);
  if (!keys.empty()) {
    first = &rules;
    sentences.push_back(fmt::format("{}; {}", missing_keys(keys), needs(kRulesetKeys)));
  }
  const std::pair<std::string_view, const KeySet&> parts[] = {{"exchange", kExchangeKeys},
                                                              {"pool", kPoolKeys}};
  for (const auto& [key, part_keys] : parts) {
    const JsonValue* part = rules.find(key);
    const std::vector<std::string> missing =
        part != nullptr ? lacking(*part, part_keys) : std::vector<std::string>();
    if (missing.empty()) continue;
    if (first == nullptr) first = part;
    sentences.push_back(fmt::format("{}; {}", missing_keys(missing), needs(part_keys)));
  }
  const JsonValue* bids = rules.find("bids");
  if (bids != nullptr) {
    const std::vector<Lack> lacks = lacks_of_bids(bids->items, first);
    const bool is_single = lacks.size() == 1 && lacks[0].owners.size() == 1 && keys.empty();
    for (const Lack& lack : lacks) {
      const std::string of_bids = is_single ? ""
                                            : fmt::format(" of bid{} {}", lack.owners.size() == 1 ? "" : "s",
                                                          listed(lack.owners, "and"));
      sentences.push_back(missing_keys(lack.keys) + of_bids);
    }
    if (!lacks.empty()) sentences.back() += "; " + needs(kBidKeys);
  }
  if (first != nullptr) json.fail(first->at, fmt::format("{}", fmt::join(sentences, "; ")));
}

}  // namespace nap
