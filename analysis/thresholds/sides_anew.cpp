#include "nap/analysis/thresholds/sides_anew.hpp"

#include <algorithm>
#include <utility>

#include "nap/analysis/hands/suit_holding.hpp"
#include "nap/rules/payout.hpp"
#include "pattern/pattern_rates.hpp"

namespace nap {
namespace {

// Judges a threshold by the fresh success of the group that it hangs on.
void judge(HoldingThreshold& threshold, const Estimate& success, double break_even) {
  if (threshold.weakest) {
    threshold.weakest->success = success;
    threshold.is_in_doubt = success.value <= break_even;
    return;
  }
  threshold.next->success = success;
  threshold.is_in_doubt = success.low <= break_even && success.high > break_even;
  if (success.low <= break_even) return;
  std::swap(threshold.weakest, threshold.next);
  threshold.all_pay = threshold.weakest->side.empty();  // nothing but trumps: there is no other kind
}

}  // namespace

SideMeter::SideMeter(Harness& harness, const RatedHands& hands) : harness_(harness), hands_(hands) {
  for (const HandClass& each : hand_classes(hands.setup.deck, hands.setup.cards)) {
    kinds_[holdings_of(each.representative)].push_back(each);
  }
}

std::optional<Estimate> SideMeter::success(CardSet hand, const Contract& contract, double limit) {
  const std::string kind = holdings_of(hand);
  std::vector<Known>& known = known_[kind];
  const auto found = std::find_if(known.begin(), known.end(), [&](const Known& each) {
    return each.contract == contract && each.limit == limit;
  });
  if (found != known.end()) return found->success;
  const std::optional<Estimate> success = measured(kinds_.at(kind), contract, limit);
  if (success) known.push_back({contract, limit, *success});
  return success;
}

std::optional<Estimate> SideMeter::measured(const Kind& kind, const Contract& contract, double limit) {
  constexpr std::uint64_t kHands = 16;  // enough to tell how far the hands of a kind differ
  constexpr double kOfLeads = 0.02;     // their own rates choose leads
  constexpr double kHalfWidth = 0.025;  // of the mean, if it is close to the limit
  const std::optional<RatedHands> drawn =
      sample_hands(harness_, hands_.setup, kind, {kHands, ~hands_.seed, kOfLeads, {contract}});
  if (!drawn) return std::nullopt;
  const std::optional<PatternRates> rates =
      measure_pattern(harness_, *drawn, hands_.model, ~hands_.seed, {kHalfWidth, limit});
  return rates ? std::optional(rates->means.front().success) : std::nullopt;
}

bool rate_sides_anew(SideMeter& meter, std::vector<BidHoldings>& holdings) {
  for (BidHoldings& each : holdings) {
    for (HoldingThreshold& threshold : each.thresholds) {
      if (!threshold.weakest && !threshold.is_in_doubt) continue;
      const SideGroup& group = threshold.weakest ? *threshold.weakest : *threshold.next;
      if (group.success.is_exact()) continue;
      const double needed = break_even(each.bid);
      const std::optional<Estimate> success = meter.success(group.first, each.bid.contract, needed);
      if (!success) return false;
      judge(threshold, *success, needed);
    }
  }
  return true;
}

}  // namespace nap
