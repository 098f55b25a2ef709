#include "nap/rules/auction/auction.hpp"

#include <algorithm>
#include <cassert>

namespace nap {

BidOrder::BidOrder(const Ruleset& ruleset) : bids_(ruleset.callable_bids()) {
  for (const Bid& bid : bids_) {
    const Bid* earlier = find_bid(bids_, bid.after);
    needed_.emplace_back(
        earlier == nullptr ? std::nullopt : std::optional(static_cast<std::size_t>(earlier - bids_.data())));
  }
}

bool Auction::was_called(std::size_t bid) const {
  return std::any_of(calls_.begin(), calls_.begin() + calls_made_,
                     [bid](const Call& call) { return call == bid; });
}

bool Auction::may_call(std::size_t bid) const {
  if (highest_ && bid <= highest_->bid) return false;
  const std::optional<std::size_t> needed = order_->needed_by(bid);
  return !needed || was_called(*needed);
}

void Auction::call(Call call) {
  assert(calls_made_ < kMaxSeats && (!call || may_call(*call)));
  if (call) highest_ = {seat(), *call};
  calls_[static_cast<std::size_t>(calls_made_++)] = call;
}

std::optional<Seat> forced_declarer(AllPass rule, const Seating& seating) {
  switch (rule) {
    case AllPass::EldestPlaysOne:
      return Seating::eldest();
    case AllPass::DealerPlaysOne:
      return Seat(seating.active - 1);
    case AllPass::Void:
    case AllPass::DoubleHeader:
      break;
  }
  return std::nullopt;
}

Bid forced_bid(const Ruleset& ruleset) {
  const Contract one = {1, Trump::first_lead()};
  const auto found = std::find_if(ruleset.bids.begin(), ruleset.bids.end(),
                                  [&](const Bid& bid) { return bid.contract == one; });
  if (found != ruleset.bids.end()) return *found;
  return {"one", one, 1, 1, "", false, "", {}};
}

}  // namespace nap
