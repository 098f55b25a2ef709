#include "nap/asnas/betting/all_deals.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace nap::asnas {

struct AllDeals::Deal {
  double chance;
  std::uint8_t order;
  std::array<std::uint8_t, kMostBettors> hands;
};

AllDeals::AllDeals(int players, const Pack& pack, Ranking ranking)
    : pack_(pack), ranking_(ranking), hands_(hands_from(pack.cards())) {
  const std::vector<Deal> deals = every_deal(players, pack);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    by_seat_.push_back(seen_by(seat, deals));
}

std::span<const SeenDeal> AllDeals::of(std::size_t seat, std::size_t hand) const {
  const auto& [deals, starts] = by_seat_[seat];
  return std::span(deals).subspan(starts[hand], starts[hand + 1] - starts[hand]);
}

std::vector<AllDeals::Deal> AllDeals::every_deal(int players, const Pack& pack) {
  const auto seats = static_cast<std::size_t>(players);
  std::vector<Deal> deals;
  Deal deal{};
  std::vector<int> strengths(seats);
  std::vector<int> strength_of;
  for (const Cards& hand : hands_) strength_of.push_back(strength(hand, ranking_));

  const std::function<void(std::size_t, const Cards&, double)> add = [&](std::size_t seat, const Cards& left,
                                                                         double number) {
    if (seat == seats) {
      deal.chance = number;
      deal.order = order_of(strengths);
      deals.push_back(deal);
      return;
    }
    for (std::size_t hand = 0; hand < hands_.size(); ++hand) {
      if (!left.contains(hands_[hand])) continue;
      deal.hands[seat] = static_cast<std::uint8_t>(hand);
      strengths[seat] = strength_of[hand];
      add(seat + 1, left - hands_[hand], number * static_cast<double>(ways(hands_[hand], left)));
    }
  };
  add(0, pack.cards(), 1.0);

  double all = 0.0;
  for (const Deal& each : deals) all += each.chance;
  for (Deal& each : deals) each.chance /= all;
  return deals;
}

std::uint8_t AllDeals::order_of(const std::vector<int>& strengths) {
  std::vector<int> distinct = strengths;
  std::sort(distinct.begin(), distinct.end());
  std::vector<int> order;
  for (const int strength : strengths) {
    const auto place = std::lower_bound(distinct.begin(), distinct.end(), strength);
    order.push_back(static_cast<int>(place - distinct.begin()));
  }
  const auto found = std::find(orders_.begin(), orders_.end(), order);
  const auto place = static_cast<std::uint8_t>(found - orders_.begin());
  if (found == orders_.end()) orders_.push_back(order);
  return place;
}

AllDeals::SeatDeals AllDeals::seen_by(std::size_t seat, const std::vector<Deal>& deals) const {
  const auto key_of = [&](const Deal& deal) { return deal.hands[seat] * orders_.size() + deal.order; };
  // A counting sort: `starts` holds where the next deal of each key goes.
  std::vector<std::size_t> starts(hands_.size() * orders_.size() + 1);
  for (const Deal& deal : deals) ++starts[key_of(deal) + 1];
  std::partial_sum(starts.begin(), starts.end(), starts.begin());
  SeatDeals seen{std::vector<SeenDeal>(deals.size()), {}};
  for (std::size_t hand = 0; hand <= hands_.size(); ++hand)
    seen.starts.push_back(starts[hand * orders_.size()]);
  for (const Deal& deal : deals) {
    SeenDeal& place = seen.deals[starts[key_of(deal)]++];
    place = {deal.chance, deal.order, {}};
    auto other = place.others.begin();
    for (std::size_t i = 0; i < kMostBettors; ++i) {
      if (i != seat) *other++ = deal.hands[i];
    }
  }
  return seen;
}

}  // namespace nap::asnas
