// Many hands with their success rates: what thresholds, claims and stakes are studied on.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nap/cards/card_set.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/deals/rates.hpp"

namespace nap {

struct RatedHand {
  CardSet cards;            // canonical (see hand_class.hpp)
  double weight;            // its share of all hands, or of the sample
  std::vector<Rate> rates;  // one a contract, in the order of rated_contracts

  // Throws std::out_of_range where the contract was not rated.
  const Rate& rate(const Contract& contract) const;
};

// Weights add up to 1.
struct RatedHands {
  Setup setup;
  std::uint64_t seed;
  double precision;             // of the rates that meet a break-even
  bool is_whole;                // every hand class once; otherwise a random sample
  std::vector<RatedHand> list;  // the strongest suits first
};

// The contracts that the hands were rated for; all of them for the same.
std::vector<Contract> contracts_of(const RatedHands& hands);

struct HandSample {
  std::uint64_t hands = 6'000;
  std::uint64_t seed = 1;
  double precision = 0.04;
  std::vector<Contract> contracts = {};  // some of rated_contracts; none: all
};

// Every hand class where there are no more than `sample.hands`, otherwise so many random hands: one from each
// of as many equal parts of all hands, ordered by suit lengths and high cards, so that no kind of hand is
// missed by chance. Nothing where it was stopped.
std::optional<RatedHands> sample_hands(Harness& harness, const Setup& setup, const HandSample& sample);

// Every other hand, to fit something on and try it on the rest; one that was drawn twice is the same hand.
std::vector<bool> every_other_hand(const RatedHands& hands);

}  // namespace nap
