// The words that house rules and error messages use for rules and bids.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/ruleset.hpp"
#include "nap/text/words.hpp"

namespace nap {

inline constexpr std::string_view kHouseRulesSchema = "nap.rules/1";
inline constexpr std::size_t kLongestBidId = 32;

inline constexpr Word<Trump> kTrumpWords[] = {{"lead", Trump::first_lead()}, {"none", Trump::none()}};
inline constexpr Word<AllPass> kAllPassWords[] = {
    {"void", AllPass::Void},
    {"eldest_plays_one", AllPass::EldestPlaysOne},
    {"dealer_plays_one", AllPass::DealerPlaysOne},
    {"double_header", AllPass::DoubleHeader},
    {"eldest_one", AllPass::EldestPlaysOne},
    {"dealer_one", AllPass::DealerPlaysOne},
};
inline constexpr Word<RevokePays> kRevokeWords[] = {{"pays_all", RevokePays::All},
                                                    {"pays_share", RevokePays::Share}};
inline constexpr Word<Overcall> kOvercallWords[] = {
    {"higher", Overcall::Higher}, {"equal", Overcall::Equal}, {"one_more", Overcall::OneMore}};
inline constexpr Word<Shuffle> kShuffleWords[] = {{"each_deal", Shuffle::EachDeal},
                                                  {"after_nap", Shuffle::AfterNap}};
inline constexpr Word<std::string_view> kRankWords[] = {
    {"below three", "below three"}, {"above three", "above three"}, {"top", "top"}};
inline constexpr Word<LeadRule> kLeadRuleWords[] = {{"none", LeadRule::Free},
                                                    {"lowest_trump", LeadRule::LowestTrump},
                                                    {"lowest_non_trump", LeadRule::LowestNonTrump}};

// Why a contract with this rule makes no sense; nothing if it does.
inline std::optional<std::string_view> why_no_forced_lead(const Contract& contract) {
  if (!contract.has_forced_lead()) return std::nullopt;
  if (contract.is_misere()) return "a misère is opened with any card";
  if (!contract.trump.is_first_lead()) return "only a bid that makes a suit trump has a forced lead";
  return std::nullopt;
}

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
