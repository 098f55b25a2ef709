#include "appraisal/predicted_rates.hpp"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <unordered_map>

#include "hands/hand_features.hpp"
#include "hands/logistic.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/sim/leads/lead_race.hpp"

namespace nap {
namespace {

double predicted(const LogisticFit& fit, const std::vector<double>& features) {
  double log_odds = fit.constants.front();
  for (std::size_t i = 0; i < features.size(); ++i) log_odds += fit.weights[i] * features[i];
  return 1.0 / (1.0 + std::exp(-log_odds));
}

// The share of deals that are made with all hands open.
double open_share(const HandRate& rate) {
  const double apart = rate.open_made - rate.open_lost;
  return apart > 1e-6 ? std::clamp((rate.success.value - rate.open_lost) / apart, 0.0, 1.0) : 0.5;
}

// The fit, rounded to millionths, so that its last bits, in which compilers may differ, decide nothing.
LogisticFit rounded(LogisticFit fit) {
  constexpr double kMillion = 1e6;
  for (double& weight : fit.weights) weight = std::round(weight * kMillion) / kMillion;
  for (double& constant : fit.constants) constant = std::round(constant * kMillion) / kMillion;
  return fit;
}

std::vector<double> features_of(const RatedHand& hand, const Contract& contract, Deck deck) {
  return contract.is_misere() ? misere_features(hand.cards, deck) : trick_features(hand.cards, deck);
}

}  // namespace

// The contracts of a sample that can be predicted.
class PredictedRates::Model {
 public:
  // Fits on the hands that are marked.
  Model(const RatedHands& sample, const std::vector<bool>& fitted_on, const Appraiser& appraiser)
      : deck_(sample.setup.deck) {
    for (const HandRate& rated : sample.list.front().rates) {
      const Contract& contract = rated.contract;
      const auto fit = [&](const auto& observed, const auto& share) {
        return fitted(sample, fitted_on, contract, observed, share);
      };
      Prediction prediction{
          contract.is_misere(),
          fit([](const HandRate& rate) { return rate.success.value; }, [](const HandRate&) { return 1.0; }),
          std::nullopt};
      if (sample.model == nap::Model::SelfPlay) {
        // Hands with hardly any deals of a kind count for little, but they do count, because a fit needs some
        // hands.
        constexpr double kLittle = 0.02;
        prediction.in_play = {fit([](const HandRate& rate) { return rate.open_made; },
                                  [](const HandRate& rate) { return kLittle + open_share(rate); }),
                              fit([](const HandRate& rate) { return rate.open_lost; },
                                  [](const HandRate& rate) { return kLittle + 1.0 - open_share(rate); })};
      }
      predictions_[appraiser.place_of(contract)] = std::move(prediction);
    }
  }

  PlaySuccess play_success(CardSet canonical, std::size_t contract) const {
    const std::optional<Prediction>& prediction = predictions_[contract];
    if (!prediction || !prediction->in_play) return {};
    const std::vector<double> features =
        prediction->is_misere ? misere_features(canonical, deck_) : trick_features(canonical, deck_);
    return {predicted(prediction->in_play->open_made, features),
            predicted(prediction->in_play->open_lost, features)};
  }

  Appraisal appraise(CardSet canonical) const {
    const std::vector<double> for_tricks = trick_features(canonical, deck_);
    const std::vector<double> for_misere = misere_features(canonical, deck_);
    Appraisal appraisal{};
    for (std::size_t i = 0; i < appraisal.size(); ++i) {
      const std::optional<Prediction>& prediction = predictions_[i];
      if (prediction)
        appraisal[i] = predicted(prediction->success, prediction->is_misere ? for_misere : for_tricks);
    }
    return appraisal;
  }

 private:
  // Fits of what players make of the deals that are made with all hands open, and of the other deals.
  struct PlayFits {
    LogisticFit open_made;
    LogisticFit open_lost;
  };

  // One contract's regressions.
  struct Prediction {
    bool is_misere;
    LogisticFit success;
    std::optional<PlayFits> in_play;  // none if the sample was not played
  };

  // Regresses what is observed of a rate on the features of its hand. Each hand also counts by its share.
  LogisticFit fitted(const RatedHands& sample, const std::vector<bool>& fitted_on, const Contract& contract,
                     const auto& observed, const auto& share) const {
    std::vector<Observation> observations;
    for (std::size_t i = 0; i < sample.list.size(); ++i) {
      if (!fitted_on[i]) continue;
      const RatedHand& hand = sample.list[i];
      const HandRate& rate = hand.rate(contract);
      observations.push_back(
          {features_of(hand, contract, deck_), 0, observed(rate), hand.weight * share(rate)});
    }
    return rounded(fit_logistic(observations, 1));
  }

  Deck deck_;
  std::array<std::optional<Prediction>, std::tuple_size_v<Appraisal>> predictions_;
};

// Keeps the leads that were chosen, because the same hand comes again and again.
class PredictedRates::Leads {
 public:
  explicit Leads(std::uint64_t seed) : seed_(seed) {}

  Opening of(CardSet canonical, std::size_t contract, const Appraiser& appraiser, Solver& solver) {
    {
      const std::lock_guard lock(mutex_);
      const auto found = chosen_[contract].find(canonical.bits());
      if (found != chosen_[contract].end()) return found->second;
    }
    // Two threads may choose a lead for the same hand at once. Both choose the same lead.
    const std::atomic<bool> never{false};
    const Opening lead =
        race_leads(solver, canonical, appraiser.setup(), {&appraiser.contracts()[contract], 1}, seed_,
                   most_deals(appraiser.setup()), never)
            .front();
    const std::lock_guard lock(mutex_);
    chosen_[contract].emplace(canonical.bits(), lead);
    return lead;
  }

 private:
  // Enough for two rounds of a pilot, or for one if many seats make deals slow.
  static std::uint64_t most_deals(const Setup& setup) { return setup.seats <= 4 ? 32 : 0; }

  std::uint64_t seed_;
  std::mutex mutex_;
  std::array<std::unordered_map<std::uint64_t, Opening>, std::tuple_size_v<Appraisal>> chosen_;
};

namespace {

// The error over the hands that were not fitted on. Rates close to zero are left out because they are easy to
// predict.
double error_of(const Appraiser& appraiser, const auto& model, const RatedHands& sample,
                const std::vector<bool>& fitted_on) {
  constexpr double kNextToZero = 0.02;
  double squares = 0.0;
  double weight = 0.0;
  for (std::size_t i = 0; i < sample.list.size(); ++i) {
    if (fitted_on[i]) continue;
    const RatedHand& hand = sample.list[i];
    const Appraisal appraisal = model.appraise(hand.cards);
    for (const HandRate& rate : hand.rates) {
      if (rate.success.value < kNextToZero) continue;
      const double error = appraisal[appraiser.place_of(rate.contract)] - rate.success.value;
      squares += hand.weight * error * error;
      weight += hand.weight;
    }
  }
  return weight > 0.0 ? std::sqrt(squares / weight) : 0.0;
}

}  // namespace

PredictedRates::PredictedRates(const RatedHands& sample)
    : Appraiser(sample.setup, contracts_of(sample)),
      model_(std::make_unique<Model>(sample, std::vector<bool>(sample.list.size(), true), *this)),
      leads_(std::make_unique<Leads>(sample.seed)) {
  const std::vector<bool> half = every_other_hand(sample);
  typical_error_ = error_of(*this, Model(sample, half, *this), sample, half);
}

PredictedRates::~PredictedRates() = default;

Appraisal PredictedRates::appraise(CardSet hand) const { return model_->appraise(canonical_hand(hand).hand); }

PlaySuccess PredictedRates::play_success(CardSet hand, std::size_t contract) const {
  return model_->play_success(canonical_hand(hand).hand, contract);
}

Opening PredictedRates::lead(CardSet hand, std::size_t contract, Solver& solver) const {
  const CanonicalHand canonical = canonical_hand(hand);
  return renamed(leads_->of(canonical.hand, contract, *this, solver), canonical.from_written.inverse());
}

}  // namespace nap
