// The words that house rules and error messages use for rules and bids.
#pragma once

#include <algorithm>
#include <cassert>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/ruleset.hpp"

namespace nap {

inline constexpr std::string_view kHouseRulesSchema = "nap.rules/1";

template <typename Value>
struct Word {
  std::string_view word;
  Value value;
};

// Where a value has two words, both are read and the first is written.
inline constexpr Word<Trump> kTrumpWords[] = {{"lead", Trump::first_lead()}, {"none", Trump::none()}};
inline constexpr Word<AllPass> kAllPassWords[] = {
    {"void", AllPass::Void},
    {"eldest_plays_one", AllPass::EldestPlaysOne},
    {"dealer_plays_one", AllPass::DealerPlaysOne},
    {"double_header", AllPass::DoubleHeader},
    {"eldest_one", AllPass::EldestPlaysOne},
    {"dealer_one", AllPass::DealerPlaysOne},
};
inline constexpr Word<std::string_view> kRankWords[] = {
    {"below three", "below three"}, {"above three", "above three"}, {"top", "top"}};
inline constexpr Word<std::string_view> kForcedLeadWords[] = {{"lowest_trump", "lowest_trump"},
                                                              {"lowest_non_trump", "lowest_non_trump"}};

// Requires a value that has a word.
template <typename Value, std::size_t size>
std::string_view word_for(const Value& value, const Word<Value> (&words)[size]) {
  const auto* found = std::find_if(std::begin(words), std::end(words),
                                   [&value](const Word<Value>& word) { return word.value == value; });
  assert(found != std::end(words));
  return found->word;
}

// The ids of the bids for which `is_listed` is true: "three, four, nap", at most twenty; "none" where there
// are none.
template <typename Question>
std::string listed_ids(const std::vector<Bid>& bids, const Question& is_listed) {
  constexpr int kMost = 20;
  std::string ids;
  int listed = 0;
  for (const Bid& bid : bids) {
    if (!is_listed(bid)) continue;
    if (!ids.empty()) ids += ", ";
    if (++listed > kMost) return ids + "...";
    ids += bid.id;
  }
  return ids.empty() ? "none" : ids;
}

inline std::string listed_ids(const std::vector<Bid>& bids) {
  return listed_ids(bids, [](const Bid&) { return true; });
}

inline std::string listed_minimums(const std::vector<Bid>& bids) {
  return listed_ids(bids, [](const Bid& bid) { return bid.can_be_minimum(); });
}

}  // namespace nap
