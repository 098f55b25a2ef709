#include "claims/findings.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include <fmt/format.h>

#include "nap/analysis/hands/best_choice.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/ruleset_options.hpp"
#include "nap/rules/stake_tables.hpp"

namespace nap {

Findings conclude(std::vector<Figure> figures, const Finding& finding, const Wording& wording) {
  Findings findings{std::move(figures), finding.verdict(), Basis::Committed, "", ""};
  if (findings.verdict == Verdict::Confirmed) {
    findings.reason = wording.confirmed;
  } else if (findings.verdict == Verdict::Refuted) {
    findings.reason = wording.refuted;
  } else if (finding.is_reversed()) {
    findings.reason = fmt::format(
        "As counted it is {}, but correcting by the measured error of the model would reverse it or leave it "
        "open.",
        to_string(finding.counted));
    findings.to_decide = "Hands played out by a declarer and defenders who see only what players see.";
  } else {
    findings.reason = "The interval of a figure that decides does not clear its threshold.";
    findings.to_decide = "More hands (--hands) or deals (--deals).";
  }
  return findings;
}

Figure share(std::string what, std::string hand, const Estimate& value) {
  return {std::move(what), std::move(hand), value, Unit::Share};
}

Figure exact_share(std::string what, std::string hand, double value) {
  return {std::move(what), std::move(hand), Estimate::exact(value), Unit::Share};
}

Figure hands(std::string what, std::string hand, std::uint64_t count) {
  return {std::move(what), std::move(hand), Estimate::exact(static_cast<double>(count)), Unit::Hands};
}

Figure stakes(std::string what, std::string hand, const Estimate& value) {
  return {std::move(what), std::move(hand), value, Unit::Stakes};
}

void Average::add(double weight, double value) {
  weight_ += weight;
  squared_weight_ += weight * weight;
  sum_ += weight * value;
  squares_ += weight * value * value;
}

std::optional<Estimate> Average::mean() const {
  const double n = weight_ > 0.0 ? effective_hands() : 0.0;
  if (n < 1.5) return std::nullopt;
  const double mean = sum_ / weight_;
  const double spread = std::max(0.0, squares_ / weight_ - mean * mean);
  if (spread == 0.0) return std::nullopt;
  const double half = normal_point() * std::sqrt(spread / (n - 1.0));
  return Estimate{mean, mean - half, mean + half};
}

std::optional<Estimate> Average::share() const {
  if (weight_ <= 0.0) return std::nullopt;
  const double share = std::clamp(sum_ / weight_, 0.0, 1.0);
  const double n = std::max(1.0, std::round(effective_hands()));
  const auto successes = static_cast<std::uint64_t>(std::round(share * n));
  const Estimate wilson = wilson_estimate(successes, static_cast<std::uint64_t>(n));
  return Estimate{share, std::min(share, wilson.low), std::max(share, wilson.high)};
}

std::optional<Estimate> mean_over(const RatedHands& sample, const ValueOfHand& value) {
  Average average;
  for (const RatedHand& hand : sample.list) average.add(hand.weight, value(hand));
  return average.mean();
}

Estimate share_over(const RatedHands& sample, const std::function<bool(const RatedHand&)>& has) {
  Average average;
  for (const RatedHand& hand : sample.list) average.add(hand.weight, has(hand) ? 1.0 : 0.0);
  return average.share().value();
}

void add_share(std::vector<Figure>& figures, std::string what, const std::optional<Estimate>& value) {
  if (value) figures.push_back(share(std::move(what), "", *value));
}

void add_stakes(std::vector<Figure>& figures, std::string what, const std::optional<Estimate>& value) {
  if (value) figures.push_back(stakes(std::move(what), "", *value));
}

Verdict is_above(const std::optional<Estimate>& value, double threshold) {
  return value ? is_above(*value, threshold) : Verdict::Undecided;
}

Verdict is_below(const std::optional<Estimate>& value, double threshold) {
  return value ? is_below(*value, threshold) : Verdict::Undecided;
}

double Reader::success(const RatedHand& hand, const Contract& contract) const {
  const double rate = hand.rate(contract).success.value;
  return rates_ == RateBasis::Corrected ? corrected(rate, contract, seats_) : rate;
}

double Reader::worth(const RatedHand& hand, const Bid& bid) const {
  return expected_payout_per_payer(bid, success(hand, bid.contract));
}

const Bid* Reader::best(const RatedHand& hand, const std::vector<Bid>& bids) const {
  return best_choice(bids, kValueOfPassing, [&](const Bid& bid) { return worth(hand, bid); }).best.option;
}

std::vector<Bid> peel_bids(int nap_win, int nap_loss) {
  RulesetOptions options;
  options.stakes = {{"nap", nap_win, nap_loss}};
  std::vector<Bid> bids = apply_options(find_stake_table("peel").value(), options).callable_bids();
  std::erase_if(bids, [](const Bid& bid) { return bid.needs_earlier_bid(); });
  return bids;
}

std::vector<Bid> peel_bids_from_three() {
  std::vector<Bid> bids = peel_bids();
  std::erase_if(bids, [](const Bid& bid) { return bid.contract.tricks < 3; });
  return bids;
}

const Bid& bid_of(const std::vector<Bid>& bids, std::string_view id) {
  const Bid* bid = find_bid(bids, id);
  assert(bid != nullptr);
  return *bid;
}

}  // namespace nap
