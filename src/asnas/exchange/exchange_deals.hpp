// The exchange in random deals. In one deal every throw of a hand meets the same other hands, which throw
// away the same cards, and draws from a stock in the same order.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "exchange/exchange_table.hpp"
#include "nap/chance/random_numbers.hpp"
#include "nap/chance/workers.hpp"

namespace nap::asnas {

// What the throws of one hand win, in parts of the pot, summed up over deals. A throw is behind by what the
// reference, one of them, wins more.
struct ThrowSums {
  explicit ThrowSums(std::size_t throws)
      : parts(throws), squares(throws), behind(throws), behind_squares(throws) {}

  void add(const std::vector<std::int64_t>& won, std::size_t reference);
  ThrowSums& operator+=(const ThrowSums& other);

  std::int64_t deals = 0;
  std::vector<std::int64_t> parts;
  std::vector<std::int64_t> squares;
  std::vector<std::int64_t> behind;
  std::vector<std::int64_t> behind_squares;
};

// The deals first, first + 1, ... of a stream.
struct DealNumbers {
  std::uint64_t seed;
  Stream stream;
  std::uint64_t first;
  std::uint64_t deals;
};

using CategoryCounts = std::array<std::uint64_t, kCategoriesHighToLow.size()>;

class ExchangeDeals {
 public:
  // Refers to the hands and the workers, which must outlive it. Requires 2 to kMostPlayers players, and cards
  // enough for them. Counts deals in the workers' monitor; once that is told to stop, sums are of fewer
  // deals.
  ExchangeDeals(const HandThrows& hands, int players, Ranking ranking, Workers& workers);

  // Rates every throw of the hand at this place, if all others follow the rule.
  ThrowSums rate(std::size_t hand, std::size_t reference, const ThrowRule& others,
                 const DealNumbers& numbers);
  // The same for all hands, each with as many deals of its own. The reference is to throw nothing.
  std::vector<ThrowSums> rate_all(const ThrowRule& others, const DealNumbers& numbers);

  // In how many deals the best hand after the exchange is of each category, the lowest first, if all follow
  // the rule.
  CategoryCounts best_categories(const ThrowRule& rule, const DealNumbers& numbers);

  // A rule that is best against itself, as far as so many deals of each hand find one, with its gains in as
  // many fresh deals. The gains are rather too large than too small: of noisy shares the highest is taken.
  FoundRule find_rule(std::uint64_t seed, std::uint64_t deals);
  // How many deals that takes for all of these hands.
  static std::uint64_t deals_to_find(std::uint64_t hands, std::uint64_t deals);

 private:
  // A hand whose throws are rated in these deals.
  struct Part {
    std::size_t hand;
    std::size_t reference;
    DealNumbers numbers;
  };
  // Has the sums of each part.
  std::vector<ThrowSums> rate(const std::vector<Part>& parts, const ThrowRule& others);

  const HandThrows& hands_;
  KnownHands known_;
  int players_;
  Workers& workers_;
};

}  // namespace nap::asnas
