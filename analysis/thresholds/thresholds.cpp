#include "nap/analysis/thresholds/thresholds.hpp"

#include "hands/best_bid.hpp"
#include "hands/shares.hpp"
#include "nap/rules/payout.hpp"

namespace nap {
namespace {

class ShareCounter {
 public:
  ShareCounter(const RatedHands& hands, const Ruleset& ruleset)
      : hands_(hands), bids_(ruleset.callable_bids()) {
    for (const RatedHand& hand : hands.list) best_.push_back(best_bid(bids_, hand));
  }

  BidShares count() const {
    BidShares shares{{}, share_of(hands_, where_best(nullptr))};
    for (const Bid& bid : bids_) {
      BidShare share{bid, break_even(bid), share_of(hands_, where_paying(bid)), std::nullopt, std::nullopt};
      if (!bid.needs_earlier_bid()) {
        const std::vector<Membership> where = where_best(&bid);
        share.best = share_of(hands_, where);
        const std::optional<Estimate> success = mean_over(hands_, where, rates_of(bid.contract));
        if (success) share.success_when_best = as_share(*success);
      }
      shares.bids.push_back(std::move(share));
    }
    return shares;
  }

 private:
  std::vector<Membership> where_paying(const Bid& bid) const {
    std::vector<Membership> kind;
    for (const RatedHand& hand : hands_.list) {
      const BidValue value = value_of(bid, hand);
      const bool pays = value.ev > 0.0;
      const double misjudged = chance_beyond(value.ev, value.error);
      kind.push_back({pays, pays ? 1.0 - misjudged : misjudged});
    }
    return kind;
  }

  // Membership among the hands on which the bid is best; nullptr: passing.
  std::vector<Membership> where_best(const Bid* bid) const {
    std::vector<Membership> kind;
    for (const BestBid& hand : best_) {
      const double chance = hand.bid == bid ? 1.0 - hand.misjudged : hand.next == bid ? hand.misjudged : 0.0;
      kind.push_back({hand.bid == bid, chance});
    }
    return kind;
  }

  std::vector<Uncertain> rates_of(const Contract& contract) const {
    std::vector<Uncertain> rates;
    for (const RatedHand& hand : hands_.list) {
      const HandRate& rate = hand.rate(contract);
      rates.push_back({rate.success.value, rate.error});
    }
    return rates;
  }

  const RatedHands& hands_;
  std::vector<Bid> bids_;
  std::vector<BestBid> best_;
};

}  // namespace

BidShares bid_shares(const RatedHands& hands, const Ruleset& ruleset) {
  return ShareCounter(hands, ruleset).count();
}

}  // namespace nap
