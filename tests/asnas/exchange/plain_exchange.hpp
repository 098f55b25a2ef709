// The exchange by plain means, for tests: counts of ranks, and cards that are drawn one after the other.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <random>
#include <vector>

#include "nap/asnas/exchange/throw_rule.hpp"
#include "nap/asnas/hands/ranking.hpp"

namespace nap::test {

// The place of a throw among those of the hand.
inline std::size_t place_of_throw(const asnas::Cards& hand, const asnas::Cards& thrown) {
  const std::vector<asnas::Throw> throws = asnas::throws_of(hand);
  const auto found = std::find_if(throws.begin(), throws.end(),
                                  [&](const asnas::Throw& each) { return each.thrown == thrown; });
  return static_cast<std::size_t>(found - throws.begin());
}

// All throw away all cards, so that everybody gets a new hand.
inline asnas::ThrowRule everything_thrown(const asnas::HandThrows& hands) {
  asnas::ThrowRule rule = asnas::no_numbers(hands);
  for (std::vector<double>& chances : rule) chances.back() = 1.0;
  return rule;
}

// The chance that a player without cards draws these from the others, in any order: 5! / (a! b! ...) orders,
// each as likely as the next.
inline double chance_to_draw(const asnas::Cards& drawn, asnas::Cards from) {
  double chance = 1.0;
  int place = 0;
  for (const asnas::Rank rank : asnas::kRanksHighToLow) {
    for (int i = 1; i <= drawn.of(rank); ++i) {
      ++place;
      chance *= static_cast<double>(place) / i * from.of(rank) / from.size();
      if (from.of(rank) == 0) return 0.0;
      from.add(rank, -1);
    }
  }
  return chance;
}

// Calls `visit` for each hand that can be dealt from these cards, with its chance.
inline void for_each_hand(const asnas::Cards& from,
                          const std::function<void(const asnas::Cards&, double)>& visit) {
  for (int a = 0; a <= 5; ++a) {
    for (int k = 0; a + k <= 5; ++k) {
      for (int q = 0; a + k + q <= 5; ++q) {
        for (int j = 0; a + k + q + j <= 5; ++j) {
          asnas::Cards hand;
          const std::array<int, 5> counts = {a, k, q, j, 5 - a - k - q - j};
          for (std::size_t i = 0; i < 5; ++i) hand.add(asnas::kRanksHighToLow[i], counts[i]);
          if (from.contains(hand)) visit(hand, chance_to_draw(hand, from));
        }
      }
    }
  }
}

// Fills up hands from the stock, card by card, and adds up what the first of them wins.
inline double share_after_drawing(std::vector<asnas::Cards> hands, const asnas::Cards& stock,
                                  asnas::Ranking ranking) {
  const auto short_one =
      std::find_if(hands.begin(), hands.end(), [](const asnas::Cards& hand) { return hand.size() < 5; });
  if (short_one == hands.end()) {
    const int mine = asnas::strength(hands.front(), ranking);
    int equals = 0;
    for (const asnas::Cards& hand : hands) {
      const int theirs = asnas::strength(hand, ranking);
      if (theirs > mine) return 0.0;
      equals += theirs == mine ? 1 : 0;
    }
    return 1.0 / equals;
  }
  double share = 0.0;
  const asnas::Cards before = *short_one;
  for (const asnas::Rank rank : asnas::kRanksHighToLow) {
    if (stock.of(rank) == 0) continue;
    asnas::Cards left = stock;
    left.add(rank, -1);
    *short_one = before;
    short_one->add(rank);
    share += static_cast<double>(stock.of(rank)) / stock.size() * share_after_drawing(hands, left, ranking);
  }
  return share;
}

// A table with cards that are shuffled, thrown away card by card and dealt again.
class ShuffledTable {
 public:
  // What each of the others throws away, by hand.
  using ThrowOf = std::function<asnas::Cards(const asnas::Cards& hand, std::mt19937& random)>;

  ShuffledTable(asnas::Cards hand, int players, asnas::Pack pack, unsigned seed)
      : hand_(hand), players_(players), pack_(pack), random_(seed) {}

  // What the hand wins after a throw, over so many deals, and the error of that mean.
  struct Mean {
    double share;
    double error;
  };
  Mean play(const asnas::Cards& thrown, const ThrowOf& throw_of, asnas::Ranking ranking, int deals) {
    double sum = 0.0;
    double squares = 0.0;
    for (int i = 0; i < deals; ++i) {
      const double share = play_once(thrown, throw_of, ranking);
      sum += share;
      squares += share * share;
    }
    const double mean = sum / deals;
    return {mean, std::sqrt((squares / deals - mean * mean) / deals)};
  }

 private:
  using Heap = std::vector<asnas::Rank>;

  void shuffle(Heap& heap) { std::shuffle(heap.begin(), heap.end(), random_); }
  static asnas::Cards take(Heap& heap, int cards) {
    asnas::Cards taken;
    for (; cards > 0; --cards) {
      taken.add(heap.back());
      heap.pop_back();
    }
    return taken;
  }
  static void put(Heap& heap, const asnas::Cards& cards) {
    for (const asnas::Rank rank : asnas::kRanksHighToLow)
      heap.insert(heap.end(), static_cast<std::size_t>(cards.of(rank)), rank);
  }

  double play_once(const asnas::Cards& thrown, const ThrowOf& throw_of, asnas::Ranking ranking) {
    Heap heap;
    put(heap, pack_.cards() - hand_);
    shuffle(heap);
    std::vector<asnas::Cards> kept = {hand_ - thrown};
    std::vector<asnas::Cards> hands;
    for (int other = 1; other < players_; ++other) hands.push_back(take(heap, 5));
    put(heap, thrown);
    for (const asnas::Cards& hand : hands) {
      const asnas::Cards theirs = throw_of(hand, random_);
      put(heap, theirs);
      kept.push_back(hand - theirs);
    }
    shuffle(heap);
    for (asnas::Cards& each : kept) each = each + take(heap, 5 - each.size());
    return share_after_drawing(kept, asnas::Cards(), ranking);
  }

  asnas::Cards hand_;
  int players_;
  asnas::Pack pack_;
  std::mt19937 random_;
};

// Each card with even chances.
inline asnas::Cards any_cards(const asnas::Cards& hand, std::mt19937& random) {
  asnas::Cards thrown;
  for (const asnas::Rank rank : asnas::kRanksHighToLow) {
    for (int i = 0; i < hand.of(rank); ++i) thrown.add(rank, static_cast<int>(random() >> 31U));
  }
  return thrown;
}

}  // namespace nap::test
