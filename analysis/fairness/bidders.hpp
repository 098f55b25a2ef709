// The people at a table of an evening, as they bid.
#pragma once

#include <memory>
#include <vector>

#include "fairness/open_deal.hpp"
#include "nap/analysis/fairness/evenings.hpp"

namespace nap {

// The person at a seat. Seat 0 is at the dealer's left, so the person after the dealer sits there.
inline int person_at(Seat seat, int dealer, const Seating& seating) {
  return (dealer + 1 + seat.number()) % seating.players;
}

// How the people of a school bid under one order of bids.
class Bidders {
 public:
  Bidders(const Ruleset& ruleset, const School& school, const Appraiser& appraiser) : order_(ruleset) {
    for (int person = 0; person < school.seating.players; ++person)
      policies_.push_back(school.bidding(order_, appraiser, person));
  }
  Bidders(const Bidders&) = delete;
  Bidders& operator=(const Bidders&) = delete;

  const BidOrder& order() const { return order_; }

  // The auction of a deal, from its first call to the last.
  Auction auction(const OpenDeal& deal, int dealer, const Seating& seating, double pool_share) const {
    Auction auction(order_);
    while (!auction.is_over(seating)) {
      const auto person = static_cast<std::size_t>(person_at(auction.seat(), dealer, seating));
      BiddingTurn turn = deal.turn(auction);
      turn.pool_share = pool_share;
      auction.call(policies_[person]->call(turn));
    }
    return auction;
  }

 private:
  BidOrder order_;
  std::vector<std::unique_ptr<BiddingPolicy>> policies_;  // one for each person
};

}  // namespace nap
