#include "nap/rules/auction/auction.hpp"

#include <algorithm>
#include <cassert>

namespace nap {

BidOrder::BidOrder(const Ruleset& ruleset)
    : overcall_(ruleset.overcall), has_own_raise_(ruleset.has_own_raise), bids_(ruleset.callable_bids()) {
  for (const Bid& bid : bids_) {
    const Bid* earlier = find_bid(bids_, bid.after);
    needed_.emplace_back(
        earlier == nullptr ? std::nullopt : std::optional(static_cast<std::size_t>(earlier - bids_.data())));
    takes_pool_.push_back(nap::takes_pool(ruleset, bid));
  }
}

bool BidOrder::may_follow(std::size_t highest, std::size_t bid) const {
  if (bid <= highest) return overcall_ == Overcall::Equal && bid == highest;
  if (overcall_ != Overcall::OneMore) return true;
  const auto is_step = [](const Bid& each) {
    return !each.contract.is_misere() && !each.contract.takes_card;
  };
  const auto first = bids_.begin() + static_cast<std::ptrdiff_t>(highest) + 1;
  return std::none_of(first, bids_.begin() + static_cast<std::ptrdiff_t>(bid), is_step);
}

bool Auction::was_called(std::size_t bid) const {
  return std::any_of(said_.begin(), said_.begin() + calls_made_,
                     [bid](const Said& said) { return said.call == bid; });
}

bool Auction::may_call(std::size_t bid) const {
  if (challenged_) return bid == highest_->bid;
  if (highest_ && !order_->may_follow(highest_->bid, bid)) return false;
  const std::optional<std::size_t> needed = order_->needed_by(bid);
  return !needed || was_called(*needed);
}

// Whether the seat that holds the highest bid has called a bid that needs no earlier one, and this bid needs
// the one that it holds.
bool Auction::may_challenge(std::size_t bid) const {
  if (!order_->has_own_raise() || !highest_ || order_->needed_by(bid) != highest_->bid) return false;
  const auto first = std::find_if(said_.begin(), said_.begin() + calls_made_,
                                  [&](const Said& said) { return said.seat == highest_->seat; });
  return !order_->needed_by(first->call.value());
}

void Auction::call(Call call) {
  assert(calls_made_ < static_cast<int>(said_.size()) && (!call || may_call(*call)));
  const Seat caller = seat();
  const std::optional<Seat> challenged =
      !challenged_ && call && may_challenge(*call) ? std::optional(highest_->seat) : std::nullopt;
  if (!challenged_) ++seats_called_;
  if (call) highest_ = {caller, *call};
  said_[static_cast<std::size_t>(calls_made_++)] = {caller, call};
  challenged_ = challenged;
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
