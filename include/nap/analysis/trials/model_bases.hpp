// What verdicts on the claims about Nap rest on where not every case was counted.
#pragma once

#include "nap/findings/claim.hpp"

namespace nap {

// Success rates under the committed model (model.hpp).
inline constexpr Basis kCommittedBasis{"committed"};
// What players make if they see only what their seats see (sampling_player.hpp).
inline constexpr Basis kPlayedBasis{"selfplay"};

}  // namespace nap
