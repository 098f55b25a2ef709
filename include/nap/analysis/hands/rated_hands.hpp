// Many hands with their success rates. Thresholds, claims and stakes are studied on these data.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "nap/analysis/hands/model.hpp"
#include "nap/cards/card_set.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/rates/rates.hpp"

namespace nap {

// How a rate became known. Counted: with all hands open after the lead. Predicted: from the counted rate and
// the hand. Played: by playing deals, joined with the prediction.
enum class RateSource { Counted, Predicted, Played };
inline constexpr Word<RateSource> kRateSourceWords[] = {
    {"counted", RateSource::Counted}, {"predicted", RateSource::Predicted}, {"played", RateSource::Played}};

// How often one lead makes one contract.
struct HandRate {
  Contract contract;
  Opening lead;
  Estimate success;
  double error = 0.0;  // the standard error of `success`; 0 if it is exact
  RateSource source = RateSource::Counted;
  // The success in the deals that are made with all hands open after the lead, and in the other deals.
  double open_made = 1.0;
  double open_lost = 0.0;
};
HandRate counted(const Rate& rate);
std::vector<HandRate> counted(std::span<const Rate> rates);

struct RatedHand {
  CardSet cards;                // canonical (see hand_class.hpp)
  double weight;                // its share of all hands, or of the sample
  std::vector<HandRate> rates;  // one for each contract, in the order of rated_contracts

  // Throws std::out_of_range if the contract was not rated.
  const HandRate& rate(const Contract& contract) const;
};

// Which hands a study looks at.
enum class Coverage {
  EveryClass,    // every hand class once
  EveryPattern,  // random hands of every pattern (suit_holding.hpp)
  Sample         // random hands
};

// Neighbours in the list of a sample that were drawn from one part of all hands, in equal numbers for equal
// weights.
struct HandStratum {
  std::size_t hands;      // at least one
  bool is_whole = false;  // they are all classes of the part, each once
};

// Weights add up to 1.
struct RatedHands {
  Setup setup;
  std::uint64_t seed;
  double precision;  // of the rates whose intervals contain a break-even
  Coverage coverage;
  std::vector<RatedHand> list;           // the strongest suits first
  Model model = Model::Committed;        // or SelfPlay
  Method method = Method::MonteCarlo;    // or Book
  std::vector<HandStratum> strata = {};  // of a sample, in the order of the list
};

// The contracts that the hands were rated for, the same for every hand.
std::vector<Contract> contracts_of(const RatedHands& hands);

// How a sample is drawn. All hands are ordered by suit lengths and high cards.
enum class Sampling {
  // From equal parts of all hands, one hand each: a share of hands is found as precisely as it can be.
  EqualParts,
  // From each pattern (suit_holding.hpp) at least two hands, or all of its classes, and more from those that
  // many hands have: no kind of hand is missing. With fewer hands than twice the patterns, from equal parts.
  Patterns
};

struct HandSample {
  std::uint64_t hands = 6'000;
  std::uint64_t seed = 1;
  double precision = 0.04;
  std::vector<Contract> contracts = {};  // some of rated_contracts; none: all
  Sampling sampling = Sampling::EqualParts;
};

// Every hand class if there are at most `sample.hands`, otherwise at most that many random hands. Nothing if
// it was stopped.
std::optional<RatedHands> sample_hands(Harness& harness, const Setup& setup, const HandSample& sample);
// The same among the hands of some classes. Requires at least one class, and classes in the order of
// hand_classes.
std::optional<RatedHands> sample_hands(Harness& harness, const Setup& setup,
                                       const std::vector<HandClass>& classes, const HandSample& sample);

// Marks every other hand, so that one half can fit a model and the other can test it. A hand that was drawn
// twice counts as one.
std::vector<bool> every_other_hand(const RatedHands& hands);

}  // namespace nap
