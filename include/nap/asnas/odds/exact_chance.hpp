// A chance that was counted, not estimated.
#pragma once

#include <string>

namespace nap::asnas {

struct ExactChance {
  double value = 0.0;
  std::string fraction = "0";  // in lowest terms: "0", "1", "32/969"
};

}  // namespace nap::asnas
