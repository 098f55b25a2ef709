// A short list of hands with which, and with all better ones, a bid wins more than other calls.
#pragma once

#include <functional>
#include <vector>

#include "nap/analysis/thresholds/listed_hand.hpp"

namespace nap {

// What a bid wins more than other calls with some hands of a kind, times their weight.
struct HandGain {
  ListedHand hand;
  double over_rule;                 // more than the call that would be made without the list
  std::vector<double> over_others;  // more than each other call, always in the same order
};

// The kinds that win most, one after another, each with all that are at least as good and not yet covered.
// With the hands of a kind itself the bid wins more than every other call, too, and `stands` says so as well:
// it is asked of each kind before the kind is listed. At most eight; each wins at least a hundredth of what
// those before it win. The trumps are in the order of comes_before.
std::vector<ListedHand> least_hands(const std::vector<HandGain>& gains,
                                    const std::function<bool(const ListedHand&)>& stands);

}  // namespace nap
