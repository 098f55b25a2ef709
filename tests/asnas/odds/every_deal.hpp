// Every deal of four hands of the pack of twenty cards, by plain loops, and how many players tests try.
#pragma once

#include <array>
#include <vector>

#include "nap/asnas/hands/pack.hpp"

namespace nap::test {

#ifdef NAP_SANITIZED
inline constexpr int kMostTried = 5;  // more players take long
#else
inline constexpr int kMostTried = asnas::kMostPlayers;
#endif

struct WeightedDeal {
  std::array<asnas::Cards, 4> hands;  // with fewer players the last ones are the stock
  double weight;                      // deals that look like this one, cards of one rank told apart
};

// The ways to deal four cards of one rank to four hands: (4; 1, 2, 1, 0) has 4! / (1! 2! 1! 0!) = 12.
inline double ways_of_one_rank(const std::array<int, 4>& counts) {
  constexpr std::array<double, 5> kFactorial = {1, 1, 2, 6, 24};
  double ways = kFactorial[4];
  for (const int count : counts) ways /= kFactorial[static_cast<std::size_t>(count)];
  return ways;
}

inline void append_deals(std::vector<WeightedDeal>& deals, const WeightedDeal& begun, std::size_t rank) {
  if (rank == asnas::kRanks) {
    for (const asnas::Cards& hand : begun.hands) {
      if (hand.size() != 5) return;
    }
    deals.push_back(begun);
    return;
  }
  for (int a = 0; a <= 4; ++a) {
    for (int b = 0; a + b <= 4; ++b) {
      for (int c = 0; a + b + c <= 4; ++c) {
        const std::array<int, 4> counts = {a, b, c, 4 - a - b - c};
        WeightedDeal deal = begun;
        deal.weight *= ways_of_one_rank(counts);
        bool fits = true;
        for (std::size_t i = 0; i < counts.size(); ++i) {
          deal.hands[i].add(asnas::kRanksHighToLow[rank], counts[i]);
          fits = fits && deal.hands[i].size() <= 5;
        }
        if (fits) append_deals(deals, deal, rank + 1);
      }
    }
  }
}

inline std::vector<WeightedDeal> every_deal_of_twenty() {
  std::vector<WeightedDeal> deals;
  append_deals(deals, {{}, 1.0}, 0);
  return deals;
}

}  // namespace nap::test
