// The points about payment on which the books disagree, as other tables to compare one with.
#pragma once

#include <string>
#include <vector>

#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

struct PaymentReading {
  std::string what;  // "misere 3/6", "lowest bid two", "all pass: dealer_one"
  std::string source;
  Ruleset ruleset;
  Seating seating;
};

// Every other reading of the table about stakes, each by itself: the alternative stakes of its bids, those of
// one source together; the lowest bid one, two and three; and where the dealer holds no cards but pays, that
// he does not pay either.
std::vector<PaymentReading> payment_readings(const Ruleset& ruleset, const Seating& seating);

// The table under the other rules for a deal that all pass.
std::vector<PaymentReading> all_pass_readings(const Ruleset& ruleset, const Seating& seating);

}  // namespace nap
