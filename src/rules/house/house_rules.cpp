#include "nap/rules/house/house_rules.hpp"

#include <algorithm>
#include <cassert>
#include <set>
#include <span>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "house/house_rules_keys.hpp"
#include "house/house_values.hpp"
#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/text/characters.hpp"
#include "nap/text/json_text.hpp"
#include "nap/text/quoting.hpp"
#include "rule_words.hpp"

namespace nap {
namespace {

using Kind = JsonValue::Kind;

constexpr std::size_t kLongestName = 60;

bool is_id(std::string_view text) {
  const auto is_allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  };
  return !text.empty() && text.size() <= kLongestBidId && std::all_of(text.begin(), text.end(), is_allowed) &&
         text != "pass";
}

// The bids that have been read, which all rank below the next one.
struct LowerBids {
  std::vector<Bid> bids;
  std::set<std::string> ids;
};

// Reads house rules. An error message gives a place: that of a wrong value, of an unknown or repeated key,
// or, if a key is missing, of the brace that opens the object.
class HouseRulesReader : HouseValues {
 public:
  explicit HouseRulesReader(const JsonText& json) : HouseValues(json) {}

  Ruleset read() const;

 private:
  int read_dealt(const JsonValue& root, int cards) const;
  Exchange read_exchange(const JsonValue& object, const Ruleset& rules) const;
  PoolRules read_pool(const JsonValue& object) const;
  Fines read_fines(const JsonValue& object, const Ruleset& rules) const;
  std::vector<int> read_dealer_out(const JsonValue& root) const;
  std::vector<Bid> read_bids(const JsonValue& root, const Ruleset& rules) const;
  Bid read_bid(const JsonValue& object, const Ruleset& rules, const LowerBids& lower) const;
  Alternative read_alternative(const JsonValue& object) const;

  void check_extra_card(const JsonValue& object, const Bid& bid, const Ruleset& rules) const;
  void check_stakes(const JsonValue& object, int win, int lose) const;
};

Ruleset HouseRulesReader::read() const {
  const JsonValue root = json_.read();
  const JsonValue* schema = root.find("schema");
  if (schema && (schema->kind != Kind::Text || schema->text != kHouseRulesSchema)) {
    refuse(*schema, "schema", in_quotes(kHouseRulesSchema));
  }
  check_known_keys(json_, root, kRulesetKeys);
  const JsonValue* exchange = root.find("exchange");
  if (exchange != nullptr) check_known_keys(json_, *exchange, kExchangeKeys);
  if (const JsonValue* pool = root.find("pool")) check_known_keys(json_, *pool, kPoolKeys);
  check_needed_keys(json_, root);

  Ruleset ruleset;
  ruleset.id = line(root, "name");
  if (ruleset.id.empty() || count_characters(ruleset.id) > kLongestName) {
    refuse(*root.find("name"), "name", fmt::format("a text of 1 to {} characters", kLongestName));
  }
  const JsonValue& cards = *root.find("cards");
  if (cards.kind != Kind::Integer || (cards.integer != 5 && cards.integer != 7 && cards.integer != 9)) {
    refuse(cards, "cards", "5, 7 or 9");
  }
  ruleset.cards = static_cast<int>(cards.integer);
  if (root.find("joker")) ruleset.has_joker = truth(root, "joker");
  if (root.find("dealt")) ruleset.dealt = read_dealt(root, ruleset.cards);
  if (exchange != nullptr) ruleset.exchange = read_exchange(*exchange, ruleset);
  if (root.find("all_pass")) ruleset.all_pass = word(root, "all_pass", kAllPassWords);
  if (root.find("revoke")) ruleset.revoke = word(root, "revoke", kRevokeWords);
  if (root.find("overcall")) ruleset.overcall = word(root, "overcall", kOvercallWords);
  if (root.find("own_raise")) ruleset.has_own_raise = truth(root, "own_raise");
  if (root.find("shuffle")) ruleset.shuffle = word(root, "shuffle", kShuffleWords);
  if (const JsonValue* pool = root.find("pool")) ruleset.pool = read_pool(*pool);
  if (const JsonValue* fines = root.find("fines")) ruleset.fines = read_fines(*fines, ruleset);
  if (root.find("dealer_out")) ruleset.dealer_out = read_dealer_out(root);
  ruleset.bids = read_bids(root, ruleset);
  if (const JsonValue* min_bid = root.find("min_bid")) {
    ruleset.min_bid = line(root, "min_bid");
    const Bid* bid = ruleset.find(ruleset.min_bid);
    if (!bid || !bid->can_be_minimum()) {
      refuse(*min_bid, "min_bid",
             "a bid that takes tricks and needs no earlier bid: " + listed_minimums(ruleset.bids));
    }
  }
  if (root.find("stakes_changes")) {
    for (const JsonValue& item : items(root, "stakes_changes")) {
      ruleset.changes.push_back(line_of(item, "stakes_changes"));
    }
  }
  return ruleset;
}

int HouseRulesReader::read_dealt(const JsonValue& root, int cards) const {
  const int dealt = integer(root, "dealt", 6, 7);
  if (const auto fault = dealing_fault(dealt, cards)) {
    json_.fail(root.find("dealt")->at, fmt::format("\"dealt\" is {}: {}", dealt, *fault));
  }
  return dealt;
}

Exchange HouseRulesReader::read_exchange(const JsonValue& object, const Ruleset& rules) const {
  Exchange exchange{word(object, "kind", kExchangeWords)};
  exchange.price = object.find("price") ? stake(object, "price", kMostPrice) : printed_price(exchange.kind);
  if (object.find("to")) exchange.to = word(object, "to", kFeeToWords);
  if (const auto fault = exchange_fault(rules.cards, rules.dealt))
    json_.fail(object.at, "\"exchange\": " + *fault);
  return exchange;
}

PoolRules HouseRulesReader::read_pool(const JsonValue& object) const {
  PoolRules pool{word(object, "paid_by", kPaidByWords)};
  if (object.find("stake")) pool.stake = integer(object, "stake", 1, kMostPaidIn);
  if (object.find("taken_with")) pool.taken_with = word(object, "taken_with", kTakenWithWords);
  if (object.find("at_end")) pool.at_end = word(object, "at_end", kPoolAtEndWords);
  return pool;
}

Fines HouseRulesReader::read_fines(const JsonValue& object, const Ruleset& rules) const {
  check_known_keys(json_, object, kFinesKeys);
  Fines fines;
  for (const Word<FineKind>& fine : kFineWords) {
    if (object.find(fine.word)) fines.set(fine.value, integer(object, fine.word, 0, kMostPaidIn));
  }
  if (fines.has_any() && !rules.pool)
    json_.fail(object.at, "\"fines\" go into a pool, and there is no \"pool\"; say who pays into it");
  return fines;
}

std::vector<int> HouseRulesReader::read_dealer_out(const JsonValue& root) const {
  std::vector<int> players;
  for (const JsonValue& item : items(root, "dealer_out")) {
    if (item.kind != Kind::Integer || item.integer < 3 || item.integer > kMaxSeats) {
      json_.fail(item.at, fmt::format("\"dealer_out\" lists {}; it must list numbers of players from 3 to {}",
                                      described(item), kMaxSeats));
    }
    const int number = static_cast<int>(item.integer);
    if (std::find(players.begin(), players.end(), number) != players.end()) {
      json_.fail(item.at, fmt::format("\"dealer_out\" lists {} twice; list it once", number));
    }
    players.push_back(number);
  }
  return players;
}

std::vector<Bid> HouseRulesReader::read_bids(const JsonValue& root, const Ruleset& rules) const {
  LowerBids lower;
  for (const JsonValue& item : items(root, "bids")) {
    lower.bids.push_back(read_bid(item, rules, lower));
    lower.ids.insert(lower.bids.back().id);
  }
  std::vector<Bid>& bids = lower.bids;
  if (bids.empty()) {
    json_.fail(root.find("bids")->at, "\"bids\" is empty; list at least one bid, lowest first");
  }
  const auto takes_card = [](const Bid& bid) { return bid.contract.takes_card; };
  if (rules.has_extra_card() && std::none_of(bids.begin(), bids.end(), takes_card))
    json_.fail(root.find("exchange")->at,
               "\"exchange\": no bid has \"extra_card\": true, so no bid takes the card");
  // No bid ranks below the lowest bid, so it needs none, and there is always a bid to start with.
  assert(!bids.front().needs_earlier_bid());
  return std::move(bids);
}

Bid HouseRulesReader::read_bid(const JsonValue& object, const Ruleset& rules, const LowerBids& lower) const {
  check_known_keys(json_, object, kBidKeys);
  const auto is_lower = [&lower](const std::string& id) { return lower.ids.contains(id); };
  const std::string id = line(object, "id");
  const JsonValue& id_value = *object.find("id");
  if (!is_id(id)) {
    refuse(id_value, "id",
           fmt::format("1 to {} of the characters a to z, 0 to 9, - and _, but not pass", kLongestBidId));
  }
  if (is_lower(id)) {
    json_.fail(id_value.at, fmt::format("repeated bid {}; every bid needs its own id", in_quotes(id)));
  }

  const int tricks = integer(object, "tricks", 0, rules.cards);
  const Trump trump = word(object, "trump", kTrumpWords);
  Bid bid{id, {tricks, trump}, stake(object, "win"), stake(object, "lose"), "", false, "", {}};
  check_stakes(object, bid.win, bid.lose);
  if (const JsonValue* after = object.find("after")) {
    bid.after = line(object, "after");
    if (!is_lower(bid.after))
      refuse(*after, "after", "a lower bid, listed before: " + listed_ids(lower.bids));
  }
  if (const JsonValue* forced = object.find("forced_lead")) {
    bid.contract.lead = word(object, "forced_lead", kLeadRuleWords);
    if (const auto why = why_no_forced_lead(bid.contract)) {
      json_.fail(forced->at, fmt::format("\"forced_lead\" of {}: {}", in_quotes(id), *why));
    }
  }
  if (object.find("extra_card")) {
    bid.contract.takes_card = truth(object, "extra_card");
    check_extra_card(object, bid, rules);
  }
  if (object.find("optional")) bid.optional = truth(object, "optional");
  if (object.find("source")) bid.source = line(object, "source");
  if (object.find("options")) {
    for (const JsonValue& item : items(object, "options")) bid.alternatives.push_back(read_alternative(item));
  }
  return bid;
}

void HouseRulesReader::check_extra_card(const JsonValue& object, const Bid& bid, const Ruleset& rules) const {
  if (!bid.contract.takes_card) return;
  const auto why = rules.has_extra_card() ? why_no_extra_card(bid)
                                          : std::string_view("only with the exchange \"extra-card\"");
  if (!why) return;
  json_.fail(object.find("extra_card")->at, fmt::format("\"extra_card\" of {}: {}", in_quotes(bid.id), *why));
}

Alternative HouseRulesReader::read_alternative(const JsonValue& object) const {
  check_known_keys(json_, object, kAlternativeKeys);
  Alternative alternative;
  if (object.find("win")) alternative.win = stake(object, "win");
  if (object.find("lose")) alternative.lose = stake(object, "lose");
  if (alternative.win && alternative.lose) check_stakes(object, *alternative.win, *alternative.lose);
  if (object.find("trump")) alternative.trump = word(object, "trump", kTrumpWords);
  if (object.find("rank")) alternative.rank = word(object, "rank", kRankWords);
  if (object.find("forced_lead")) alternative.forced_lead = word(object, "forced_lead", kLeadRuleWords);
  if (object.find("source")) alternative.source = line(object, "source");
  return alternative;
}

void HouseRulesReader::check_stakes(const JsonValue& object, int win, int lose) const {
  if (win > 0 || lose > 0) return;
  json_.fail(object.find("lose")->at, "\"win\" and \"lose\" are both 0; at least one must be more");
}

}  // namespace

Ruleset parse_ruleset(std::string_view json, std::string_view file_name) {
  return HouseRulesReader(JsonText(json, file_name)).read();
}

}  // namespace nap
