#include "pattern/pattern_rates.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "ask/played_leads.hpp"
#include "ask/played_sample.hpp"
#include "hands/average.hpp"
#include "nap/analysis/played/play_hands.hpp"
#include "nap/analysis/played/played_model.hpp"
#include "nap/play/selfplay/lead_trial.hpp"
#include "nap/sim/rates/hand_estimate.hpp"

namespace nap {
namespace {

class PatternMeter {
 public:
  PatternMeter(Harness& harness, const RatedHands& hands, Model model, std::uint64_t seed,
               const PlayedPrecision& precision)
      : harness_(harness),
        hands_(hands),
        model_(model),
        seed_(seed),
        precision_(precision),
        selfplay_(reference_play(harness, seed)) {}

  std::optional<PatternMean> mean(const Contract& contract) {
    const std::vector<HandLeads> leads = leads_of_pattern(hands_, contract);
    if (const auto certain = certain_mean(contract, leads.front())) return certain;
    const Estimate open = open_mean(contract, leads.front());
    PatternMean mean{contract, open, std::nullopt, SamplePlan::kDefaultDeals};
    if (model_ == Model::SelfPlay && !is_stopped()) mean = played_mean(contract, leads, open);
    mean.success = with_sampling_error(mean.success, contract);
    if (mean.face_up) mean.face_up = with_sampling_error(*mean.face_up, contract);
    return is_stopped() ? std::nullopt : std::optional(mean);
  }

 private:
  bool is_stopped() const { return harness_.monitor().stop; }

  // What needs no random deals: the rate of every hand is proved, or all hands were counted in every world
  // and play changes nothing.
  std::optional<PatternMean> certain_mean(const Contract& contract, const HandLeads& leads) const {
    bool are_proved = true;
    bool are_counted = hands_.coverage == Coverage::EveryClass && model_ == Model::Committed;
    double sum = 0.0;
    for (std::size_t i = 0; i < leads.size(); ++i) {
      const RatedHand& hand = hands_.list[i];
      const Estimate& rate = hand.rate(contract).success;
      const std::optional<double> proved = proved_rate(hands_.setup, hand.cards, contract, leads[i]);
      are_proved = are_proved && proved;
      are_counted = are_counted && rate.is_exact();
      sum += hand.weight * proved.value_or(rate.value);
    }
    if (!are_proved && !are_counted) return std::nullopt;
    return exact_mean(contract, without_rounding(sum));
  }

  PatternMean exact_mean(const Contract& contract, double value) const {
    const Estimate mean = Estimate::exact(value);
    return {contract, mean, model_ == Model::SelfPlay ? std::optional(mean) : std::nullopt, 0};
  }

  PatternDeals deals(const Contract& contract, Stream stream) const {
    return {hands_, seed_of_deals(seed_, contract), stream};
  }

  Estimate open_mean(const Contract& contract, const HandLeads& leads) {
    const std::vector<char> made = selfplay_.made_open(
        PatternGames(deals(contract, Stream::Evaluation), contract, leads), {0, SamplePlan::kDefaultDeals});
    return wilson_estimate(static_cast<std::uint64_t>(std::count(made.begin(), made.end(), 1)),
                           SamplePlan::kDefaultDeals);
  }

  // Plays the contract with the lead that does best in play; other deals choose it. `open` is the mean with
  // the first lead.
  PatternMean played_mean(const Contract& contract, const std::vector<HandLeads>& leads, Estimate open) {
    const std::size_t lead = open.value > kSafeOpenRate ? 0 : lead_by_play(contract, leads);
    if (lead != 0) open = open_mean(contract, leads[lead]);
    const StrataPlays pilot =
        play_pilot(selfplay_, PatternGames(deals(contract, Stream::Play), contract, leads[lead]));
    PlayedSample sample(
        selfplay_, std::make_shared<PatternGames>(deals(contract, Stream::Evaluation), contract, leads[lead]),
        open, SamplePlan::kDefaultDeals);
    play_until_precise(sample, pilot);
    return {contract, sample.rate(), open, sample.plays()};
  }

  void play_until_precise(PlayedSample& sample, const StrataPlays& pilot) const {
    if (precision_.limit) {
      const double coarse = 2.0 * precision_.half_width;
      sample.play_until(coarse, pilot);
      if (std::abs(sample.rate().value - *precision_.limit) > 2.0 * coarse) return;  // four errors
    }
    sample.play_until(precision_.half_width, pilot);
  }

  std::size_t lead_by_play(const Contract& contract, const std::vector<HandLeads>& leads) {
    if (leads.size() == 1) return 0;
    return try_leads(leads.size(), contract, hands_.setup.shape(),
                     [&](std::size_t lead, std::span<const std::uint64_t> numbers) {
                       return selfplay_.play(
                           PatternGames(deals(contract, Stream::Play), contract, leads[lead]), numbers);
                     })
        .lead;
  }

  // If the hands are a sample of the pattern's, the error of drawing them is added.
  Estimate with_sampling_error(const Estimate& mean, const Contract& contract) const {
    if (hands_.coverage == Coverage::EveryClass) return mean;
    const auto sampled =
        mean_over(hands_, [&](const RatedHand& hand) { return hand.rate(contract).success.value; });
    if (!sampled) return mean;
    const double down = std::hypot(mean.value - mean.low, sampled->half_width());
    const double up = std::hypot(mean.high - mean.value, sampled->half_width());
    return {mean.value, std::max(0.0, mean.value - down), std::min(1.0, mean.value + up)};
  }

  Harness& harness_;
  const RatedHands& hands_;
  Model model_;
  std::uint64_t seed_;
  PlayedPrecision precision_;
  SelfPlay selfplay_;
};

double log_odds(double rate) {
  constexpr double kLeast = 1e-4;
  const double inner = std::clamp(rate, kLeast, 1.0 - kLeast);
  return std::log(inner / (1.0 - inner));
}

// The rates of one contract, all moved by as much in log-odds.
class MovedRates {
 public:
  MovedRates(const RatedHands& hands, const Contract& contract) {
    for (const RatedHand& hand : hands.list) {
      weights_.push_back(hand.weight);
      odds_.push_back(log_odds(hand.rate(contract).success.value));
    }
  }

  // Rates with this mean, in the order of the hands.
  std::vector<double> with_mean(double mean) const {
    constexpr int kSteps = 50;
    double low = -kFurthest;
    double high = kFurthest;
    for (int step = 0; step < kSteps; ++step) {
      const double middle = (low + high) / 2.0;
      (mean_of(moved(middle)) < mean ? low : high) = middle;
    }
    return moved((low + high) / 2.0);
  }

 private:
  std::vector<double> moved(double by) const {
    std::vector<double> rates;
    // Rounded, so that the last bits, in which libraries may differ, decide nothing.
    constexpr double kMillion = 1e6;
    for (const double odds : odds_) {
      rates.push_back(std::round(kMillion / (1.0 + std::exp(-odds - by))) / kMillion);
    }
    return rates;
  }
  double mean_of(const std::vector<double>& rates) const {
    double sum = 0.0;
    double weight = 0.0;
    for (std::size_t i = 0; i < rates.size(); ++i) {
      sum += weights_[i] * rates[i];
      weight += weights_[i];
    }
    return sum / weight;
  }

  static constexpr double kFurthest = 20.0;  // in log-odds; farther than any two rates lie apart

  std::vector<double> weights_;
  std::vector<double> odds_;
};

// Exact means say that every rate is exact, or that all hands are alike.
RatedHands with_means(const RatedHands& committed, Model model, const std::vector<PatternMean>& means) {
  const bool predicts = model == Model::SelfPlay && is_predicted(committed.setup, contracts_of(committed));
  RatedHands hands = predicts ? predict_hands(committed) : committed;
  hands.model = model;
  for (std::size_t contract = 0; contract < means.size(); ++contract) {
    if (means[contract].success.is_exact()) continue;
    const std::vector<double> rates =
        MovedRates(hands, means[contract].contract).with_mean(means[contract].success.value);
    for (std::size_t i = 0; i < rates.size(); ++i) {
      Estimate& rate = hands.list[i].rates[contract].success;
      rate = {rates[i], std::min(rates[i], rate.low), std::max(rates[i], rate.high)};
    }
  }
  return hands;
}

}  // namespace

std::optional<PatternRates> measure_pattern(Harness& harness, const RatedHands& committed, Model model,
                                            std::uint64_t seed, const PlayedPrecision& precision) {
  PatternMeter meter(harness, committed, model, seed, precision);
  std::vector<PatternMean> means;
  for (const Contract& contract : contracts_of(committed)) {
    const std::optional<PatternMean> mean = meter.mean(contract);
    if (!mean) return std::nullopt;
    means.push_back(*mean);
  }
  return PatternRates{means, with_means(committed, model, means)};
}

}  // namespace nap
