#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/rules/changes/ruleset_notes.hpp"
#include "nap/rules/house/house_rules.hpp"
#include "nap/text/json_string.hpp"
#include "nap/text/json_text.hpp"
#include "nap/text/quoting.hpp"
#include "rule_words.hpp"

namespace nap {
namespace {

// An object on one line.
class JsonLine {
 public:
  void add(std::string_view key, int value) { add_written(key, std::to_string(value)); }
  void add(std::string_view key, std::string_view text) { add_written(key, to_json_string(text)); }
  void add_if_any(std::string_view key, std::string_view text) {
    if (!text.empty()) add(key, text);
  }
  void add_written(std::string_view key, std::string_view json) {
    members_ += fmt::format("{}\"{}\": {}", members_.empty() ? "" : ", ", key, json);
  }
  std::string written() const { return "{" + members_ + "}"; }

 private:
  std::string members_;
};

std::string to_json(const Alternative& alternative) {
  JsonLine line;
  if (alternative.win) line.add("win", *alternative.win);
  if (alternative.lose) line.add("lose", *alternative.lose);
  if (alternative.trump) line.add("trump", word_for(*alternative.trump, kTrumpWords));
  line.add_if_any("rank", alternative.rank);
  if (alternative.forced_lead) line.add("forced_lead", word_for(*alternative.forced_lead, kLeadRuleWords));
  line.add_if_any("source", alternative.source);
  return line.written();
}

std::string to_json(const Exchange& exchange) {
  JsonLine line;
  line.add("kind", word_for(exchange.kind, kExchangeWords));
  line.add("price", exchange.price);
  line.add("to", word_for(exchange.to, kFeeToWords));
  return line.written();
}

std::string to_json(const PoolRules& pool) {
  JsonLine line;
  line.add("paid_by", word_for(pool.paid_by, kPaidByWords));
  line.add("stake", pool.stake);
  line.add("taken_with", word_for(pool.taken_with, kTakenWithWords));
  line.add("at_end", word_for(pool.at_end, kPoolAtEndWords));
  return line.written();
}

std::string to_json(const Fines& fines) {
  JsonLine line;
  for (const Word<FineKind>& fine : kFineWords) {
    if (fines.of(fine.value) > 0) line.add(fine.word, fines.of(fine.value));
  }
  return line.written();
}

// The rules of the auction and of the evening that differ from the usual ones.
std::string unusual_rules(const Ruleset& ruleset) {
  std::string json;
  const auto add = [&json](std::string_view key, std::string_view value) {
    json += fmt::format("  \"{}\": {},\n", key, value);
  };
  if (ruleset.revoke != RevokePays::All) add("revoke", in_quotes(word_for(ruleset.revoke, kRevokeWords)));
  if (ruleset.overcall != Overcall::Higher)
    add("overcall", in_quotes(word_for(ruleset.overcall, kOvercallWords)));
  if (ruleset.has_own_raise) add("own_raise", "true");
  if (ruleset.shuffle != Shuffle::EachDeal)
    add("shuffle", in_quotes(word_for(ruleset.shuffle, kShuffleWords)));
  if (ruleset.pool) add("pool", to_json(*ruleset.pool));
  if (ruleset.fines.has_any()) add("fines", to_json(ruleset.fines));
  return json;
}

std::string to_json(const Bid& bid) {
  JsonLine line;
  line.add("id", bid.id);
  line.add("tricks", bid.contract.tricks);
  line.add("trump", word_for(bid.contract.trump, kTrumpWords));
  line.add("win", bid.win);
  line.add("lose", bid.lose);
  line.add_if_any("after", bid.after);
  if (bid.contract.has_forced_lead()) line.add("forced_lead", word_for(bid.contract.lead, kLeadRuleWords));
  if (bid.contract.takes_card) line.add_written("extra_card", "true");
  if (bid.optional) line.add_written("optional", "true");
  line.add_if_any("source", bid.source);
  if (!bid.alternatives.empty()) {
    std::string list;
    for (const Alternative& alternative : bid.alternatives) {
      list += (list.empty() ? "" : ", ") + to_json(alternative);
    }
    line.add_written("options", "[" + list + "]");
  }
  return line.written();
}

}  // namespace

std::string to_json(const Ruleset& ruleset) {
  std::string json = fmt::format(
      "{{\n  \"schema\": \"{}\",\n  \"name\": {},\n  \"cards\": {},\n{}{}{}  \"all_pass\": \"{}\",\n",
      kHouseRulesSchema, to_json_string(ruleset.id), ruleset.cards,
      ruleset.has_joker ? "  \"joker\": true,\n" : "",
      ruleset.dealt ? fmt::format("  \"dealt\": {},\n", *ruleset.dealt) : "",
      ruleset.exchange ? fmt::format("  \"exchange\": {},\n", to_json(*ruleset.exchange)) : "",
      word_for(ruleset.all_pass, kAllPassWords));
  json += unusual_rules(ruleset);
  if (!ruleset.dealer_out.empty()) {
    json += fmt::format("  \"dealer_out\": [{}],\n", fmt::join(ruleset.dealer_out, ", "));
  }
  std::vector<std::string> changes;
  for (const std::string& change : changes_to_tell(ruleset)) changes.push_back(to_json_string(change));
  if (!changes.empty()) {
    json += fmt::format("  \"stakes_changes\": [{}],\n", fmt::join(changes, ", "));
  }
  if (!ruleset.min_bid.empty()) json += fmt::format("  \"min_bid\": {},\n", to_json_string(ruleset.min_bid));
  json += "  \"bids\": [";
  std::string_view separator = "\n    ";
  for (const Bid& bid : ruleset.bids) {
    json += separator;
    json += to_json(bid);
    separator = ",\n    ";
  }
  return json + "\n  ]\n}\n";
}

}  // namespace nap
