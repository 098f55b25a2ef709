// The words that house rules use for the values of the rules.
#pragma once

#include <algorithm>
#include <cassert>
#include <iterator>
#include <string_view>

#include "nap/rules/ruleset.hpp"

namespace nap {

inline constexpr std::string_view kHouseRulesSchema = "nap.rules/1";

template <typename Value>
struct Word {
  std::string_view word;
  Value value;
};

// Of two words for one value the first is written.
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

}  // namespace nap
