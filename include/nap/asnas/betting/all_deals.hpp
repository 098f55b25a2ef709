// All deals to a table, as far as the betting tells them apart.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nap/asnas/hands/ranking.hpp"

namespace nap::asnas {

inline constexpr std::size_t kMostBettors = 4;

// One deal, seen by one of the players. Hands are places in AllDeals::hands.
struct SeenDeal {
  double chance;
  std::uint8_t order;                                 // a place in AllDeals::orders
  std::array<std::uint8_t, kMostBettors - 1> others;  // of the other players, by their seats
};

// Every deal to two, three or four players, with its chance. From 20 cards there are 9,501 for two players,
// and 261,331 for three and for four.
class AllDeals {
 public:
  // Requires 2 to kMostBettors players, and a pack that has enough cards.
  AllDeals(int players, const Pack& pack, Ranking ranking);

  std::size_t seats() const { return by_seat_.size(); }
  const Pack& pack() const { return pack_; }
  Ranking ranking() const { return ranking_; }
  const std::vector<Cards>& hands() const { return hands_; }

  // How the hands of a deal can rank: a number for each seat, higher for better hands.
  const std::vector<std::vector<int>>& orders() const { return orders_; }

  // The deals in which this seat has this hand, sorted by order.
  std::span<const SeenDeal> of(std::size_t seat, std::size_t hand) const;

 private:
  struct Deal;
  struct SeatDeals {
    std::vector<SeenDeal> deals;      // sorted by the seat's hand, then by order
    std::vector<std::size_t> starts;  // of each hand, and the end
  };
  std::vector<Deal> every_deal(int players, const Pack& pack);
  std::uint8_t order_of(const std::vector<int>& strengths);
  SeatDeals seen_by(std::size_t seat, const std::vector<Deal>& deals) const;

  Pack pack_;
  Ranking ranking_;
  std::vector<Cards> hands_;
  std::vector<std::vector<int>> orders_;
  std::vector<SeatDeals> by_seat_;
};

}  // namespace nap::asnas
