#include "nap/rules/sources.hpp"

#include <algorithm>
#include <array>

namespace nap {
namespace {

constexpr std::array<RulesSource, 10> kSources = {{
    {"PEEL", "W. H. Peel (\"Baxter-Wray\"), Round Games with Cards, 1891"},
    {"ES", "Spanish Wikipedia, Napoleón"},
    {"FR", "Règles du Napoléon, adpoker.fr"},
    {"EB11", "Encyclopædia Britannica, 1911, Napoleon"},
    {"EBP", "D. Parlett, nap, in the Britannica"},
    {"DEW", "German Wikipedia, Napoleon"},
    {"UBC", "Ultimate Book of Card Games"},
    {"ENQ", "Enquire Within Upon Everything"},
    {"GR", "gamerules.com, Nap and Peep Nap; Sir Garnet, medium.com"},
    {"JP", "J. Panter, Nap, johnpanter.freeservers.com"},
}};

bool is_word_character(char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

// Whether `key` appears in `text` as a word of its own, and not as part of another key.
bool has_key(std::string_view text, std::string_view key) {
  for (std::size_t at = 0; (at = text.find(key, at)) != std::string_view::npos; ++at) {
    const std::size_t end = at + key.size();
    const bool starts = at == 0 || !is_word_character(text[at - 1]);
    const bool ends = end == text.size() || !is_word_character(text[end]);
    if (starts && ends) return true;
  }
  return false;
}

bool has_key(const Ruleset& ruleset, std::string_view key) {
  for (const Bid& bid : ruleset.bids) {
    if (has_key(bid.source, key)) return true;
    for (const Alternative& other : bid.alternatives) {
      if (has_key(other.source, key)) return true;
    }
  }
  return false;
}

}  // namespace

std::vector<RulesSource> sources_of(const Ruleset& ruleset) {
  std::vector<RulesSource> found;
  for (const RulesSource& source : kSources) {
    if (has_key(ruleset, source.key)) found.push_back(source);
  }
  return found;
}

std::vector<std::string> sources_of(ExchangeKind kind) {
  std::vector<std::string> keys;
  for (const ExchangeSources& sources : kSourcesOfExchanges) {
    if (sources.kind != kind) continue;
    for (const std::string_view key : sources.keys) {
      if (!key.empty()) keys.emplace_back(key);
    }
  }
  return keys;
}

std::vector<RulesSource> sources_of(const std::vector<std::string>& keys) {
  std::vector<RulesSource> found;
  for (const RulesSource& source : kSources) {
    if (std::find(keys.begin(), keys.end(), source.key) != keys.end()) found.push_back(source);
  }
  return found;
}

}  // namespace nap
