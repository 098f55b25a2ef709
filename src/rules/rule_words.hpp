// The words that house rules and error messages use for rules and bids.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/ruleset.hpp"
#include "nap/text/words.hpp"

namespace nap {

inline constexpr std::string_view kHouseRulesSchema = "nap.rules/1";

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

// The ids of the bids for which `is_listed` is true: "three, four, nap", at most twenty; "none" if there are
// none.
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
