#include "nap/analysis/played/played_model.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "nap/sim/rates/rates.hpp"
#include "played/played_features.hpp"
#include "played/played_weights.hpp"

namespace nap {
namespace {

const PlayedWeights& weights_of(const Contract& contract, bool is_open_made) {
  const auto all = played_weights();
  const auto found = std::find_if(all.begin(), all.end(), [&](const PlayedWeights& each) {
    return each.tricks == contract.tricks && each.has_trump == !contract.trump.is_none() &&
           each.is_open_made == is_open_made;
  });
  assert(found != all.end());
  return *found;
}

Prior predicted(const PlayedWeights& weights, const std::vector<double>& features) {
  double log_odds = weights.constant;
  for (std::size_t i = 0; i < features.size(); ++i) log_odds += weights.weights[i] * features[i];
  // Rounded, so that the last bits, in which libraries may differ, decide nothing.
  constexpr double kMillion = 1e6;
  return {std::round(kMillion / (1.0 + std::exp(-log_odds))) / kMillion, weights.plays};
}

}  // namespace

bool is_predicted(const Setup& setup) { return setup.cards == 5 && !setup.deck.has_joker(); }

bool is_predicted(const Setup& setup, std::span<const Contract> contracts) {
  const std::vector<Contract> known = rated_contracts(setup.cards);
  return is_predicted(setup) &&
         std::all_of(contracts.begin(), contracts.end(), [&](const Contract& contract) {
           return std::find(known.begin(), known.end(), contract) != known.end();
         });
}

StrataPriors predicted_strata(const Setup& setup, CardSet hand, const Contract& contract, const Opening& lead,
                              double open) {
  assert(is_predicted(setup));
  const std::vector<double> features = played_features(setup, hand, contract, lead, open);
  return {predicted(weights_of(contract, true), features), predicted(weights_of(contract, false), features)};
}

}  // namespace nap
