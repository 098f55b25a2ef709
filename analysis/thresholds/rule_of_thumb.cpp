#include "nap/analysis/thresholds/rule_of_thumb.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

#include "hands/best_bid.hpp"
#include "hands/logistic.hpp"
#include "nap/cards/hand_class.hpp"

namespace nap {
namespace {

using Points = std::array<int, kFeatures>;

// The bids that points can call, lowest first.
std::vector<Bid> bids_of_points(const Ruleset& ruleset) {
  std::vector<Bid> bids;
  for (const Bid& bid : ruleset.callable_bids()) {
    const bool has_trumps = bid.contract.trump.is_first_lead() && !bid.contract.is_misere();
    if (has_trumps && !bid.needs_earlier_bid()) bids.push_back(bid);
  }
  return bids;
}

// A hand as the rule sees it, and what each bid wins with it on average.
struct Trial {
  Features features;
  double weight;
  std::vector<double> evs;  // one for each bid that points can call
};

// The hands of one number of players, prepared for trying many sets of points.
class Trials {
 public:
  Trials(const RatedHands& hands, std::vector<Bid> bids) : bids_(std::move(bids)) {
    const std::vector<bool> half = every_other_hand(hands);
    for (std::size_t i = 0; i < hands.list.size(); ++i) {
      if (!half[i]) continue;
      const RatedHand& hand = hands.list[i];
      Trial trial{features_of(hand.cards), hand.weight, {}};
      for (const Bid& bid : bids_) trial.evs.push_back(value_of(bid, hand).ev);
      trials_.push_back(std::move(trial));
    }
  }

  struct Fit {
    std::vector<PointThreshold> thresholds;
    double ev;
  };

  // The thresholds that win most, found by dynamic programming. From each number of points to the next the
  // bid stays or rises. So the best course up to some points that ends in a bid extends the best course up to
  // one point less that ends in that bid or a lower one.
  Fit best_thresholds(const Points& points) const {
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
    for (const Bid& bid : bids_) fit.thresholds.push_back({bid.id, std::nullopt});
    for (std::size_t total = gains.size(); total-- > 0;) {
      if (choice > 0) fit.thresholds[choice - 1].points = static_cast<int>(total);
      choice = came_from[total][choice];
    }
    return fit;
  }

 private:
  // What each choice wins with the hands that have a number of points, by that number.
  std::vector<std::vector<double>> gains_by_points(const Points& points) const {
    std::vector<std::vector<double>> gains;
    for (const Trial& trial : trials_) {
      const auto total = static_cast<std::size_t>(points_of(points, trial.features));
      if (gains.size() <= total) gains.resize(total + 1, std::vector<double>(bids_.size() + 1, 0.0));
      for (std::size_t bid = 0; bid < bids_.size(); ++bid) {
        gains[total][bid + 1] += trial.weight * trial.evs[bid];
      }
    }
    return gains;
  }

  std::vector<Bid> bids_;
  std::vector<Trial> trials_;
};

// One trick says little about a hand: bids of one are fitted on only if there are no others.
std::vector<Bid> bids_to_fit(const std::vector<Bid>& bids) {
  std::vector<Bid> fitted;
  std::copy_if(bids.begin(), bids.end(), std::back_inserter(fitted),
               [](const Bid& bid) { return bid.contract.tricks >= 2; });
  return fitted.empty() ? bids : fitted;
}

// The features that hands of this deck can have.
std::size_t features_in(Deck deck) { return deck.has_joker() ? kFeatures : kFeatures - 1; }

std::vector<double> fitted_weights(std::span<const PlayersHands> tables, const std::vector<Bid>& bids) {
  const std::size_t used = features_in(tables.front().hands->setup.deck);
  std::vector<Observation> observations;
  std::size_t group = 0;
  for (const PlayersHands& table : tables) {
    const std::vector<bool> half = every_other_hand(*table.hands);
    for (const Bid& bid : bids_to_fit(bids)) {
      for (std::size_t i = 0; i < table.hands->list.size(); ++i) {
        if (!half[i]) continue;
        const RatedHand& hand = table.hands->list[i];
        const Features features = features_of(hand.cards);
        const auto end = features.begin() + static_cast<std::ptrdiff_t>(used);
        observations.push_back(
            {{features.begin(), end}, group, hand.rate(bid.contract).success.value, hand.weight});
      }
      ++group;
    }
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

double ev_of(const std::vector<Trials>& tables, const Points& points) {
  double ev = 0.0;
  for (const Trials& table : tables) ev += table.best_thresholds(points).ev;
  return ev;
}

constexpr int kLargestPoint = 10;

// Adds or takes away one point for one feature at a time, as long as that wins noticeably more.
std::pair<Points, double> climbed(const std::vector<Trials>& tables, Points points) {
  constexpr double kNoticeably = 1.0005;
  double ev = ev_of(tables, points);
  for (bool has_moved = true; has_moved;) {
    has_moved = false;
    for (std::size_t i = 0; i < kFeatures; ++i) {
      for (const int step : {-1, 1}) {
        Points moved = points;
        moved[i] = std::clamp(moved[i] + step, 0, kLargestPoint);
        const double moved_ev = ev_of(tables, moved);
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
Points best_points(const std::vector<Trials>& tables, const std::vector<double>& weights) {
  constexpr double kNextToNothing = 0.998;
  std::vector<std::pair<Points, double>> tried;
  double best = 0.0;
  for (int largest = 3; largest <= kLargestPoint; ++largest) {
    tried.push_back(climbed(tables, rounded(weights, largest)));
    best = std::max(best, tried.back().second);
  }
  for (const auto& [points, ev] : tried) {
    if (ev >= kNextToNothing * best) return points;
  }
  return tried.back().first;
}

// Measures the accuracy. Also sets PointThreshold::found.
Accuracy accuracy_of(const RatedHands& hands, const Ruleset& ruleset, const Points& points,
                     std::vector<PointThreshold>& thresholds) {
  const std::vector<Bid> bids = ruleset.callable_bids();
  Accuracy accuracy{0, 0.0, 0.0, 0.0};
  double weight = 0.0;
  std::map<std::string, std::pair<double, double>>
      found;  // by best bid: the weight of the hands found, and of all hands
  const std::vector<bool> half = every_other_hand(hands);
  for (std::size_t i = 0; i < hands.list.size(); ++i) {
    if (half[i]) continue;
    const RatedHand& hand = hands.list[i];
    const BestBid best = best_bid(bids, hand);
    const std::optional<std::string> called = call_of(thresholds, points_of(points, features_of(hand.cards)));
    const std::string best_id = best.bid != nullptr ? best.bid->id : "";
    ++accuracy.hands;
    weight += hand.weight;
    const double agreed = called.value_or("") == best_id ? hand.weight : 0.0;
    accuracy.agreement += agreed;
    found[best_id].first += agreed;
    found[best_id].second += hand.weight;
    accuracy.ev_of_best += hand.weight * best.ev;
    if (called) accuracy.ev_of_rule += hand.weight * value_of(*ruleset.find(*called), hand).ev;
  }
  if (weight <= 0.0) return accuracy;
  for (PointThreshold& threshold : thresholds) {
    const auto& [agreed, all] = found[threshold.bid];
    if (all > 0.0) threshold.found = agreed / all;
  }
  accuracy.agreement /= weight;
  accuracy.ev_of_best /= weight;
  accuracy.ev_of_rule /= weight;
  return accuracy;
}

}  // namespace

Features features_of(CardSet hand) {
  constexpr Suit kTrump = Suit::Spades;  // the longest and highest suit of a canonical hand
  const CardSet canonical = canonical_hand(hand).hand;
  Features features{};
  const auto add = [&](Feature feature) { ++features[static_cast<std::size_t>(feature)]; };
  for (const Card card : canonical) {
    if (card.is_joker()) {
      add(Feature::Joker);
      add(Feature::Trump);
      continue;
    }
    const auto below_ace = static_cast<std::size_t>(Rank::Ace) - static_cast<std::size_t>(card.rank());
    if (card.suit() == kTrump) {
      add(Feature::Trump);
      if (card.rank() >= Rank::Ten) ++features[static_cast<std::size_t>(Feature::TrumpAce) + below_ace];
    } else if (card.rank() >= Rank::King) {
      ++features[static_cast<std::size_t>(Feature::SideAce) + below_ace];
    }
  }
  return features;
}

std::string to_string(Feature feature) {
  constexpr std::array<const char*, kFeatures> kNames = {
      "trump ace",  "trump king",          "trump queen",          "trump jack", "trump ten",
      "each trump", "ace of another suit", "king of another suit", "joker"};
  return kNames[static_cast<std::size_t>(feature)];
}

int points_of(const Points& points, const Features& features) {
  int total = 0;
  for (std::size_t i = 0; i < kFeatures; ++i) total += points[i] * features[i];
  return total;
}

std::optional<std::string> call_of(const std::vector<PointThreshold>& thresholds, int points) {
  std::optional<std::string> called;
  for (const PointThreshold& threshold : thresholds) {
    if (threshold.points && points >= *threshold.points) called = threshold.bid;
  }
  return called;
}

RuleOfThumb fit_rule(std::span<const PlayersHands> tables, const Ruleset& ruleset) {
  const std::vector<Bid> bids = bids_of_points(ruleset);
  std::vector<Trials> trials;
  for (const PlayersHands& table : tables) trials.emplace_back(*table.hands, bids);
  RuleOfThumb rule{best_points(trials, fitted_weights(tables, bids)), {}};
  for (std::size_t i = 0; i < tables.size(); ++i) {
    std::vector<PointThreshold> thresholds = trials[i].best_thresholds(rule.points).thresholds;
    const Accuracy accuracy = accuracy_of(*tables[i].hands, ruleset, rule.points, thresholds);
    rule.players.push_back({tables[i].players, std::move(thresholds), accuracy});
  }
  return rule;
}

}  // namespace nap
