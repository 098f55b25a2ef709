// Bids in the words of an error message.
#pragma once

#include <string>
#include <vector>

#include "nap/rules/ruleset.hpp"

namespace nap {

// The ids of the bids that `is_listed` holds for: "three, four, nap"; "none" where there is none.
template <typename Question>
std::string listed_ids(const std::vector<Bid>& bids, const Question& is_listed) {
  std::string ids;
  for (const Bid& bid : bids) {
    if (!is_listed(bid)) continue;
    if (!ids.empty()) ids += ", ";
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
