// How people bid.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "nap/analysis/fairness/appraiser.hpp"
#include "nap/analysis/hands/model_error.hpp"
#include "nap/rules/auction.hpp"

namespace nap {

// What somebody knows when it is his turn to call.
struct Turn {
  CardSet hand;
  const Appraisal& appraisal;  // of that hand
  const Auction& auction;      // every call before his
};

// One way to bid. What is inferred from the calls of others, or an equilibrium, goes here as another one.
class BiddingPolicy {
 public:
  virtual ~BiddingPolicy() = default;

  // A bid that may be called, or nothing: pass. A pure function of the turn; asked by several threads.
  virtual Auction::Call call(const Turn& turn) const = 0;
};

// How the people of a table bid: the policy of each of them, counted from 0. What it is given outlives it.
using Bidding = std::function<std::unique_ptr<BiddingPolicy>(const BidOrder& order,
                                                             const Appraiser& appraiser, int person)>;

// Calls whatever is worth most to his own hand among the bids that he may still call, passing counted as
// zero; of equals the lower. Nothing is concluded from the calls of others.
class ValuePolicy : public BiddingPolicy {
 public:
  // He takes every success to be likelier than the appraisal says, by `shift` (and by the model's error where
  // he reads it as corrected). So a bid is worth calling from break-even - shift on: above zero he is bold,
  // below cautious.
  ValuePolicy(const BidOrder& order, const Appraiser& appraiser, RateBasis rates, double shift);

  Auction::Call call(const Turn& turn) const override;

 private:
  struct Option {
    std::size_t bid;       // place in BidOrder::bids
    std::size_t contract;  // place in an appraisal
    double added;          // to its rate
  };
  std::vector<Option> options_;  // one a bid, lowest first
};

// Everybody by value; the first person with a shift of his own.
Bidding value_bidding(RateBasis rates, double first_shift = 0.0);

}  // namespace nap
