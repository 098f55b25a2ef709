#include "nap/analysis/appraisal/appraiser.hpp"

#include <algorithm>
#include <cassert>
#include <stdexcept>
#include <utility>

namespace nap {

Appraiser::Appraiser(const Setup& setup, std::vector<Contract> contracts)
    : setup_(setup), contracts_(std::move(contracts)) {
  assert(contracts_.size() <= std::tuple_size_v<Appraisal>);
}

std::size_t Appraiser::place_of(const Contract& contract) const {
  const auto found = std::find(contracts_.begin(), contracts_.end(), contract);
  if (found == contracts_.end()) throw std::out_of_range("contract not rated");
  return static_cast<std::size_t>(found - contracts_.begin());
}

}  // namespace nap
