// How players bid.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "nap/analysis/appraisal/appraiser.hpp"
#include "nap/rules/auction/auction.hpp"

namespace nap {

// What a player knows when it is that player's turn to call.
struct BiddingTurn {
  CardSet hand;
  const Appraisal& appraisal;  // of that hand
  const Auction& auction;      // with every earlier call
  // What the pool holds for each payer, in stakes of this deal.
  double pool_share = 0.0;
};

// A way to bid. Other policies could infer something from others' calls, or play an equilibrium.
class BiddingPolicy {
 public:
  virtual ~BiddingPolicy() = default;

  // Returns a bid that may be called, or nothing: pass. A pure function of the turn. Several threads may ask
  // at once.
  virtual Auction::Call call(const BiddingTurn& turn) const = 0;
};

// Makes the policy of each person at a table, counted from 0. The arguments must outlive the policy.
using Bidding = std::function<std::unique_ptr<BiddingPolicy>(const BidOrder& order,
                                                             const Appraiser& appraiser, int person)>;

// Calls the bid that is worth most to the player's own hand among those that may still be called, or passes
// (see best_choice.hpp). Infers nothing from the calls of others.
class ValuePolicy : public BiddingPolicy {
 public:
  // `shift` is added to every success of the appraisal. So a bid is worth calling if its success is above
  // break-even - shift: a positive shift makes a bold player, a negative shift a cautious one.
  ValuePolicy(const BidOrder& order, const Appraiser& appraiser, double shift);

  Auction::Call call(const BiddingTurn& turn) const override;

 private:
  struct Option {
    std::size_t bid;       // place in BidOrder::bids
    std::size_t contract;  // place in an appraisal
  };
  std::vector<Option> options_;  // one for each bid, lowest first
  double shift_;
};

// Everybody bids by value: the first person with the shift, the others without one.
Bidding value_bidding(double first_shift = 0.0);

}  // namespace nap
