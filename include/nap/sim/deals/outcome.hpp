// Outcomes: what is counted over many deals.
#pragma once

#include <optional>

#include "nap/rules/opening.hpp"

namespace nap {

// Something that succeeds or fails in each deal: the declarer makes a contract after one given lead, or after
// the lead that is best in that deal (the double-dummy index).
struct Outcome {
  Contract contract;
  std::optional<Opening> lead;  // if empty, the best lead of each deal

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace nap
