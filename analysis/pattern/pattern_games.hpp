// Random hands of a pattern, dealt and played.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/play/selfplay/games.hpp"

namespace nap {

// In deal i the declarer holds a hand of the list, drawn by its weight, and the others hold random cards.
class PatternDeals : public DealSource {
 public:
  PatternDeals(const RatedHands& hands, std::uint64_t seed, Stream stream);

  std::size_t hand(std::uint64_t i) const;  // its place in the list
  Dealt deal(std::uint64_t i) const override;

 private:
  RandomNumbers numbers_;
  std::vector<double> weights_up_to_;  // the weight of each hand and of all hands before it
  std::vector<RandomDeals> deals_;     // around each hand
};

// The lead of each hand of a list, in its order.
using HandLeads = std::vector<Opening>;

// A contract played with each of these deals, after the lead of its hand.
class PatternGames : public GameSource {
 public:
  PatternGames(PatternDeals deals, const Contract& contract, HandLeads leads);

  Dealt deal(std::uint64_t i) const override { return deals_.deal(i); }
  PlayedGame game(std::uint64_t i) const override;

 private:
  PatternDeals deals_;
  Contract contract_;
  HandLeads leads_;
};

// What may be led from all hands of a list: first the committed lead of each; then, for each trump suit and
// for none, the first opening of each hand that makes it trump, the second, and so on. A hand that has fewer
// of them than another keeps its committed lead. Of leads that are the same for every hand there is only one.
// Requires that the contract is rated.
std::vector<HandLeads> leads_of_pattern(const RatedHands& hands, const Contract& contract);

}  // namespace nap
