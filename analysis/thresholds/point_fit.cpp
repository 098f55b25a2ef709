#include "thresholds/point_fit.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

#include "hands/best_bid.hpp"
#include "hands/best_choice.hpp"
#include "hands/logistic.hpp"
#include "thresholds/misere_fit.hpp"

namespace nap {
namespace {

// One trick says little about a hand: bids of one are fitted on only if there are no others.
std::vector<Bid> bids_to_fit(const std::vector<Bid>& bids) {
  std::vector<Bid> fitted;
  std::copy_if(bids.begin(), bids.end(), std::back_inserter(fitted),
               [](const Bid& bid) { return bid.contract.tricks >= 2; });
  return fitted.empty() ? bids : fitted;
}

// The features that hands of this deck can have.
std::size_t features_in(Deck deck) { return deck.has_joker() ? kFeatures : kFeatures - 1; }

std::vector<double> fitted_weights(const RatedHands& hands, const std::vector<Bid>& bids) {
  const std::size_t used = features_in(hands.setup.deck);
  const std::vector<const RatedHand*> fitted = fitted_hands(hands);
  std::vector<Observation> observations;
  std::size_t group = 0;
  for (const Bid& bid : bids_to_fit(bids)) {
    for (const RatedHand* hand : fitted) {
      const Features features = features_of(hand->cards);
      const auto end = features.begin() + static_cast<std::ptrdiff_t>(used);
      observations.push_back(
          {{features.begin(), end}, group, hand->rate(bid.contract).success.value, hand->weight});
    }
    ++group;
  }
  if (observations.empty()) return std::vector<double>(used, 0.0);
  return fit_logistic(observations, group).weights;
}

// The weights, scaled so that the largest becomes `largest`, and rounded. Negative weights become 0.
Points rounded(const std::vector<double>& weights, int largest) {
  const double unit = *std::max_element(weights.begin(), weights.end()) / largest;
  Points points{};
  if (unit <= 0.0) return points;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    points[i] = std::max(0, static_cast<int>(std::lround(weights[i] / unit)));
  }
  return points;
}

constexpr int kLargestPoint = 10;

// Adds or takes away one point for one feature at a time, as long as that wins noticeably more.
std::pair<Points, double> climbed(const Trials& trials, Points points) {
  constexpr double kNoticeably = 1.0005;
  double ev = trials.best_thresholds(points).ev;
  for (bool has_moved = true; has_moved;) {
    has_moved = false;
    for (std::size_t i = 0; i < kFeatures; ++i) {
      for (const int step : {-1, 1}) {
        Points moved = points;
        moved[i] = std::clamp(moved[i] + step, 0, kLargestPoint);
        const double moved_ev = trials.best_thresholds(moved).ev;
        if (moved_ev <= kNoticeably * ev) continue;
        points = moved;
        ev = moved_ev;
        has_moved = true;
      }
    }
  }
  return {points, ev};
}

// The smallest points that win almost as much as the best ones.
Points best_points(const Trials& trials, const std::vector<double>& weights) {
  constexpr double kNextToNothing = 0.999;
  std::vector<std::pair<Points, double>> tried;
  double best = 0.0;
  for (int largest = 3; largest <= kLargestPoint; ++largest) {
    tried.push_back(climbed(trials, rounded(weights, largest)));
    best = std::max(best, tried.back().second);
  }
  for (const auto& [points, ev] : tried) {
    if (ev >= kNextToNothing * best) return points;
  }
  return tried.back().first;
}

}  // namespace

std::vector<Bid> bids_of_points(const Ruleset& ruleset) {
  std::vector<Bid> bids;
  for (const Bid& bid : ruleset.callable_bids()) {
    const bool has_trumps = bid.contract.trump.is_first_lead() && !bid.contract.is_misere();
    if (has_trumps && !bid.needs_earlier_bid()) bids.push_back(bid);
  }
  return bids;
}

Trials::Trials(std::span<const RatedHand* const> hands, std::vector<Bid> bids, const Ruleset& ruleset)
    : bids_(std::move(bids)) {
  const std::vector<Bid> miseres = misere_bids(ruleset);
  std::map<Features, std::size_t> places;  // of trials
  for (const RatedHand* hand : hands) {
    std::vector<double> evs{kValueOfPassing};
    for (const Bid& bid : bids_) evs.push_back(value_of(bid, *hand).ev);
    for (const Bid& misere : miseres) {
      const double instead = value_of(misere, *hand).ev;
      for (double& ev : evs) ev = std::max(ev, instead);
    }
    const Features features = features_of(hand->cards);
    const auto [place, is_new] = places.try_emplace(features, trials_.size());
    if (is_new) trials_.push_back({features, std::vector(evs.size(), 0.0)});
    for (std::size_t k = 0; k < evs.size(); ++k) trials_[place->second].gains[k] += hand->weight * evs[k];
  }
}

// Dynamic programming: from each number of points to the next the bid stays or rises. So the best course up
// to some points that ends in a bid extends the best course up to one point less that ends in that bid or a
// lower one.
Trials::Fit Trials::best_thresholds(const Points& points) const {
  const std::vector<std::vector<double>> gains = gains_by_points(points);
  const std::size_t choices = bids_.size() + 1;  // 0: pass
  std::vector<double> ev(choices, 0.0);
  std::vector<std::vector<std::size_t>> came_from;
  for (const std::vector<double>& gain : gains) {
    std::vector<std::size_t> from(choices);
    std::vector<double> next(choices);
    for (std::size_t choice = 0; choice < choices; ++choice) {
      from[choice] = static_cast<std::size_t>(
          std::max_element(ev.begin(), ev.begin() + static_cast<std::ptrdiff_t>(choice) + 1) - ev.begin());
      next[choice] = ev[from[choice]] + gain[choice];
    }
    came_from.push_back(std::move(from));
    ev = std::move(next);
  }
  auto choice = static_cast<std::size_t>(std::max_element(ev.begin(), ev.end()) - ev.begin());
  Fit fit{{}, ev[choice]};
  for (const Bid& bid : bids_) fit.thresholds.push_back({bid.id, bid.contract.tricks, std::nullopt});
  for (std::size_t total = gains.size(); total-- > 0;) {
    if (choice > 0) fit.thresholds[choice - 1].points = static_cast<int>(total);
    choice = came_from[total][choice];
  }
  return fit;
}

std::vector<std::vector<double>> Trials::gains_by_points(const Points& points) const {
  std::vector<std::vector<double>> gains;
  for (const Trial& trial : trials_) {
    const auto total = static_cast<std::size_t>(points_of(points, trial.features));
    if (gains.size() <= total) gains.resize(total + 1, std::vector<double>(bids_.size() + 1, 0.0));
    for (std::size_t choice = 0; choice < trial.gains.size(); ++choice) {
      gains[total][choice] += trial.gains[choice];
    }
  }
  return gains;
}

std::vector<const RatedHand*> fitted_hands(const RatedHands& hands) {
  const std::vector<bool> half = every_other_hand(hands);
  std::vector<const RatedHand*> fitted;
  for (std::size_t i = 0; i < half.size(); ++i) {
    if (half[i]) fitted.push_back(&hands.list[i]);
  }
  return fitted;
}

Points fitted_points(const RatedHands& hands, const Ruleset& ruleset) {
  const std::vector<Bid> bids = bids_of_points(ruleset);
  return best_points(Trials(fitted_hands(hands), bids, ruleset), fitted_weights(hands, bids));
}

}  // namespace nap
