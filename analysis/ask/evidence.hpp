// The evidence on a hand's bids, and the answer that follows from it.
#pragma once

#include <cstdint>

#include "nap/analysis/ask/ask.hpp"
#include "nap/rules/payout.hpp"

namespace nap {

// The evidence on a hand's bids.
class Evidence {
 public:
  virtual ~Evidence() = default;

  virtual Method method() const = 0;
  virtual std::uint64_t deals() const = 0;
  // The number of deals for each bid that would tell as much about the difference of two bids; nullptr is
  // passing.
  virtual std::uint64_t deals_behind(const Bid*, const Bid*) const { return deals(); }
  // How many deals can be counted within a minute or two.
  virtual std::uint64_t most_deals() const { return 10'000'000; }
  virtual bool is_complete() const = 0;
  // The answer for a bid, with all fields but `ev`, the payout from all payers.
  virtual BidAnswer answer(const Bid& bid) const = 0;
  // By how much `a` pays more than `b`, per payer; nullptr is passing.
  virtual Estimate difference(const Bid* a, const Bid* b) const = 0;
};

// From each payer a bid brings span * [it succeeds] - loss. Both are 0 for nullptr, which is passing.
inline double span_of(const Bid* bid) { return bid != nullptr ? payout_if_made(*bid) + bid->lose : 0; }
inline double loss_of(const Bid* bid) { return bid != nullptr ? bid->lose : 0; }

Answer answer_from(const Evidence& evidence, const Question& question);

}  // namespace nap
