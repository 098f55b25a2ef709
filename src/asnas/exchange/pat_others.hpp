// The exchange if nobody else throws cards away, counted.
#pragma once

#include <vector>

#include "nap/asnas/exchange/exchange_shares.hpp"

namespace nap::asnas {

// What the hand wins after each of its throws, in the order of throws_of. Takes no notice of
// `question.others`.
std::vector<double> shares_with_pat_others(const ExchangeQuestion& question);

}  // namespace nap::asnas
