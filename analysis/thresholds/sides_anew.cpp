#include "nap/analysis/thresholds/sides_anew.hpp"

#include <algorithm>
#include <utility>

#include "ask/counted_evidence.hpp"
#include "hands/best_choice.hpp"
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
  return success(holdings_of(hand), contract, {contract}, limit);
}

std::optional<Estimate> SideMeter::success(const std::string& kind, const Contract& contract,
                                           const std::vector<Contract>& together,
                                           std::optional<double> limit) {
  constexpr std::uint64_t kHands = 16;  // enough to tell how far the hands of a kind differ
  constexpr double kOfLeads = 0.02;     // their own rates choose leads
  constexpr double kNearLimit = 0.03;   // half the interval of the mean
  constexpr double kWithoutLimit = 0.0125;
  std::vector<Known>& known = known_[kind];
  const auto find = [&] {
    return std::find_if(known.begin(), known.end(),
                        [&](const Known& each) { return each.contract == contract && each.limit == limit; });
  };
  if (find() == known.end()) {
    const std::optional<RatedHands> drawn =
        sample_hands(harness_, hands_.setup, kinds_.at(kind), {kHands, ~hands_.seed, kOfLeads, together});
    if (!drawn) return std::nullopt;
    const PlayedPrecision precision{limit ? kNearLimit : kWithoutLimit, limit};
    const std::optional<PatternRates> rates =
        measure_pattern(harness_, *drawn, hands_.model, ~hands_.seed, precision);
    if (!rates) return std::nullopt;
    for (const PatternMean& mean : rates->means) known.push_back({mean.contract, limit, mean.success});
  }
  return find()->success;
}

std::optional<bool> SideMeter::wins_most(const ListedHand& entry, const Bid& bid, const Ruleset& ruleset) {
  const std::vector<Bid> bids = ruleset.callable_bids();
  const std::vector<Contract> contracts = distinct_contracts(bids);
  for (const auto& [kind, classes] : kinds_) {
    if (listed_hand(classes.front().representative) != entry) continue;
    const auto made = [&, &name = kind](const Contract& contract) {
      return success(name, contract, contracts, std::nullopt);
    };
    if (!made(bid.contract)) return std::nullopt;  // from here on all are known
    const Bid* best = best_choice(bids, kValueOfPassing, [&](const Bid& each) -> std::optional<double> {
                        if (each.needs_earlier_bid()) return std::nullopt;
                        return expected_payout_per_payer(each, made(each.contract)->value);
                      }).best.option;
    if (best == nullptr || *best != bid) return false;
  }
  return true;
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
