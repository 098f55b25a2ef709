// Bids of one hand that are played on random deals.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <numeric>
#include <vector>

#include "nap/cards/notation.hpp"
#include "nap/chance/interval.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "nap/play/selfplay/self_play.hpp"
#include "nap/sim/deals/deals.hpp"

namespace nap::test {

inline MakePlayer sampling(std::uint64_t seed) {
  return [seed](Solver& solver) { return std::make_unique<SamplingPlayer>(solver, SamplingPlan{seed}); };
}

// A table of four with one hand and one contract.
struct PlayedBid {
  CardSet hand;
  PlayedGame game;

  PlayedBid(CardSet cards, int tricks, Card lead)
      : hand(cards), game{{tricks, tricks == 0 ? Trump::none() : Trump::first_lead()}, {}, {}} {
    game.lead = opening_of(game.contract, lead);
    game.calls[kDeclarer.index()] = game.contract;
  }

  std::vector<Opening> every_lead() const {
    std::vector<Opening> leads;
    for (const Card card : hand) leads.push_back(opening_of(game.contract, card));
    return leads;
  }

  RandomDeals deals(std::uint64_t seed, Stream stream = Stream::Evaluation) const {
    return {Setup(), hand, seed, stream};
  }
};

inline PlayedBid three_with_two_aces() {
  return {parse_hand("AQ9.K8..", Deck(), 5), 3, Card(Rank::Ace, Suit::Spades)};
}

inline std::vector<std::uint64_t> first_deals(std::uint64_t count) {
  std::vector<std::uint64_t> deals(count);
  std::iota(deals.begin(), deals.end(), 0);
  return deals;
}

// Counts deals that were made or not.
inline Plays count(const std::vector<bool>& made) {
  return {made.size(), static_cast<std::uint64_t>(std::count(made.begin(), made.end(), true))};
}

inline Estimate rate_of(const Plays& plays) { return wilson_estimate(plays.made, plays.deals); }

// The sum of differences between independent estimates.
struct SumOfDifferences {
  double value = 0.0;
  double variance = 0.0;

  void add(const Estimate& a, const Estimate& b) {
    value += a.value - b.value;
    variance += square(a.half_width() / normal_point()) + square(b.half_width() / normal_point());
  }
  double in_errors() const { return value / std::sqrt(variance); }

 private:
  static double square(double x) { return x * x; }
};

}  // namespace nap::test
