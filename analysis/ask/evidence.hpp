// From what is known of a hand's bids to an answer.
#pragma once

#include <cstdint>

#include "nap/analysis/ask/ask.hpp"

namespace nap {

// What is known of a hand's bids.
class Evidence {
 public:
  virtual ~Evidence() = default;

  virtual Method method() const = 0;
  virtual std::uint64_t deals() const = 0;
  virtual bool is_complete() const = 0;
  // All but the payout from all payers together.
  virtual BidAnswer answer(const Bid& bid) const = 0;
  // By how much `a` pays more than `b`, per payer; nullptr is passing.
  virtual Estimate difference(const Bid* a, const Bid* b) const = 0;
};

// What a bid pays is span * [it succeeds] - loss, from each payer. Both are 0 for passing, nullptr.
inline double span_of(const Bid* bid) { return bid != nullptr ? bid->win + bid->lose : 0; }
inline double loss_of(const Bid* bid) { return bid != nullptr ? bid->lose : 0; }

Answer answer_from(const Evidence& evidence, const Question& question);

}  // namespace nap
