// What is counted over many deals.
#pragma once

#include <optional>

#include "nap/cards/card.hpp"
#include "nap/rules/contract.hpp"

namespace nap {

// Something that succeeds or fails in each deal: a contract made after one given lead, or after whichever
// lead is best in that very deal (the double-dummy index).
struct Outcome {
  Contract contract;
  std::optional<Card> lead;  // nothing: the best lead of each deal

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace nap
