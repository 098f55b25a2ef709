#include "nap/analysis/thresholds/sides_anew.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "nap/rules/payout.hpp"
#include "pattern/pattern_rates.hpp"

namespace nap {
namespace {

// A kind of hand: the classes that hold the same but for small cards.
using Kind = std::vector<HandClass>;

class SideMeter {
 public:
  SideMeter(Harness& harness, const RatedHands& hands) : harness_(harness), hands_(hands) {
    for (const HandClass& each : hand_classes(hands.setup.deck, hands.setup.cards)) {
      kinds_[holdings_of(each.representative)].push_back(each);
    }
  }

  // How often the kind of this hand makes the bid. Nothing if it was stopped.
  std::optional<Estimate> success(CardSet hand, const Bid& bid) {
    constexpr std::uint64_t kHands = 16;  // enough to tell how far the hands of a kind differ
    constexpr double kOfLeads = 0.02;     // their own rates choose leads
    HandSample sample{kHands, ~hands_.seed, kOfLeads, {bid.contract}};
    const std::optional<RatedHands> drawn =
        sample_hands(harness_, hands_.setup, kinds_.at(holdings_of(hand)), sample);
    if (!drawn) return std::nullopt;
    const std::optional<PatternRates> rates = measure_pattern(harness_, *drawn, hands_.model, ~hands_.seed);
    return rates ? std::optional(rates->means.front().success) : std::nullopt;
  }

 private:
  Harness& harness_;
  const RatedHands& hands_;
  std::unordered_map<std::string, Kind> kinds_;
};

// A hand with these trumps and side cards when it plays the bid.
CardSet hand_with(const RatedHands& hands, const Bid& bid, const std::string& trumps,
                  const std::string& side) {
  const auto found = std::find_if(hands.list.begin(), hands.list.end(), [&](const RatedHand& hand) {
    const Suit trump = *hand.rate(bid.contract).lead.trump;
    return holding_of(under_trump(hand.cards, trump), trump) == trumps &&
           side_cards(hand.cards, trump) == side;
  });
  return found->cards;
}

// Judges a threshold by the fresh success of the group that it hangs on.
void judge(HoldingThreshold& threshold, const Estimate& success, double break_even) {
  if (threshold.weakest) {
    threshold.weakest->success = success;
    threshold.is_in_doubt = success.value <= break_even;
    return;
  }
  threshold.next->success = success;
  threshold.is_in_doubt = success.low <= break_even && success.high > break_even;
  if (success.low > break_even) std::swap(threshold.weakest, threshold.next);
}

}  // namespace

bool rate_sides_anew(Harness& harness, const RatedHands& hands, std::vector<BidHoldings>& holdings) {
  SideMeter meter(harness, hands);
  for (BidHoldings& each : holdings) {
    for (HoldingThreshold& threshold : each.thresholds) {
      if (!threshold.weakest && !threshold.is_in_doubt) continue;
      const SideGroup& group = threshold.weakest ? *threshold.weakest : *threshold.next;
      if (group.success.is_exact()) continue;
      const std::optional<Estimate> success =
          meter.success(hand_with(hands, each.bid, threshold.trumps, group.side), each.bid);
      if (!success) return false;
      judge(threshold, *success, break_even(each.bid));
    }
  }
  return true;
}

}  // namespace nap
