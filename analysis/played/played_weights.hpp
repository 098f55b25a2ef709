// The weights of the regressions of played_model.hpp.
#pragma once

#include <span>

namespace nap {

// The regression of one contract and kind of deal.
struct PlayedWeights {
  int tricks;                       // of the contract; 0: misère
  bool has_trump;                   // the suit led is trump
  bool is_open_made;                // for the deals that are made with open hands
  double plays;                     // the weight of a prediction
  double constant;                  // log-odds
  std::span<const double> weights;  // one for each feature (played_features.hpp)
};

std::span<const PlayedWeights> played_weights();

}  // namespace nap
