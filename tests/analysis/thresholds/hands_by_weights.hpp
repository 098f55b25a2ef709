// Hands whose rates follow weights of what a rule of thumb counts.
#pragma once

#include <array>
#include <cmath>
#include <random>
#include <utility>
#include <vector>

#include "nap/analysis/thresholds/rule_of_thumb.hpp"
#include "nap/cards/hand_class.hpp"
#include "support/hands.hpp"

namespace nap::test {

inline double logistic(double x) { return 1.0 / (1.0 + std::exp(-x)); }

inline constexpr std::array<double, kFeatures> kWeights = {1.5, 1.2, 0.9,  0.6, 0.3, 0.9,
                                                           0.6, 0.3, 0.15, 0.3, 0.6};

// Real hands whose rates follow the weights, apart from chance. The more tricks, the lower the rates.
inline RatedHands hands_by_weights(std::size_t hands, double chance, unsigned seed, double ease = 0.0,
                                   Deck deck = Deck(32)) {
  std::mt19937 random(seed);
  std::normal_distribution<double> luck;
  const std::vector<HandClass> classes = hand_classes(deck, 5);
  std::vector<RatedHand> rated;
  for (std::size_t i = 0; i < hands; ++i) {
    const HandClass& hand_class = classes[i * classes.size() / hands];
    RatedHand hand = hopeless_hand("AKQJT...", hand_class.members);
    hand.cards = hand_class.representative;
    const Features features = features_of(hand.cards);
    double strength = ease;
    for (std::size_t k = 0; k < kFeatures; ++k) strength += kWeights[k] * features[k];
    for (int number = 1; number <= 5; ++number) {
      constexpr std::uint64_t kDeals = 1'000'000;
      const double rate = logistic(strength + 2.0 - 1.8 * number + chance * luck(random));
      set_rate(hand, exact_rate(tricks(number), static_cast<std::uint64_t>(rate * kDeals), kDeals));
    }
    rated.push_back(std::move(hand));
  }
  RatedHands all = whole(std::move(rated));
  all.setup.deck = deck;
  return all;
}

inline RuleOfThumb rule_for(const RatedHands& hands, const Ruleset& ruleset,
                            const EntryCheck& stands = any_entry) {
  return fit_rule(hands, ruleset, stands);
}

}  // namespace nap::test
