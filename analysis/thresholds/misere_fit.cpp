#include "thresholds/misere_fit.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "hands/best_bid.hpp"

namespace nap {
namespace {

// What is tried at first: the usual values, and values that rise by one from rank to rank.
constexpr MisereValues kStarts[] = {kUsualMisereValues,
                                    {{0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8}, kUsualMisereValues.second}};
constexpr int kLargestValue = 12;

// What each misère wins more with a hand than the other call, by the weight of the hand.
std::vector<double> misere_gains(const std::vector<Bid>& miseres, const CalledHand& called) {
  const RatedHand& hand = *called.hand;
  std::vector<double> gains;
  for (const Bid& misere : miseres) gains.push_back(hand.weight * (value_of(misere, hand).ev - called.ev));
  return gains;
}

bool rises(const std::array<int, kRanks>& values) {
  return values.front() >= 0 && values.back() <= kLargestValue &&
         std::is_sorted(values.begin(), values.end());
}

// The hands of a table, prepared for trying many values.
class ValueTrials {
 public:
  ValueTrials(std::span<const CalledHand> hands, const Ruleset& ruleset) : miseres_(misere_bids(ruleset)) {
    if (miseres_.empty()) return;
    for (const CalledHand& called : hands) {
      const std::vector<double> gains = misere_gains(miseres_, called);
      std::vector<double>& of_trial = trial_of(called).gains;
      for (std::size_t k = 0; k < gains.size(); ++k) of_trial[k] += gains[k];
      ev_of_others_ += called.hand->weight * called.ev;
    }
  }

  // What the other calls win, and misère instead of them, up to the sums that win most.
  double ev(const MisereSum& sum) {
    for (GainsBySum& gains : gains_) gains.clear();
    for (const Trial& trial : trials_) {
      const int added = std::max(0, trial.speaks_for - sum.points_above);
      gains_[trial.division].add(points_of(sum.values, trial.cards) + added, trial.gains);
    }
    double ev = ev_of_others_;
    for (const GainsBySum& gains : gains_) ev += gains.best_limit().won;
    return ev;
  }

 private:
  // Hands that count alike.
  struct Trial {
    std::size_t division;  // of the suits, by its place in divisions_
    MisereCards cards;
    int speaks_for;             // for the other call
    std::vector<double> gains;  // what each misère wins more, by the weight of the hands
  };

  Trial& trial_of(const CalledHand& called) {
    MisereCards cards = misere_cards(called.hand->cards);
    std::sort(cards.lowest.begin(), cards.lowest.end());
    std::sort(cards.second.begin(), cards.second.end());
    const Alike alike(cards.suits, cards.lowest, cards.second, called.speaks_for);
    const auto [place, is_new] = places_.try_emplace(alike, trials_.size());
    if (is_new) {
      const std::size_t division = division_of(cards.suits);
      trials_.push_back({division, std::move(cards), called.speaks_for, std::vector(miseres_.size(), 0.0)});
    }
    return trials_[place->second];
  }

  std::size_t division_of(const std::string& suits) {
    const auto found = std::find(divisions_.begin(), divisions_.end(), suits);
    const auto place = static_cast<std::size_t>(found - divisions_.begin());
    if (found == divisions_.end()) {
      divisions_.push_back(suits);
      gains_.emplace_back(miseres_.size());
    }
    return place;
  }

  std::vector<Bid> miseres_;
  std::vector<std::string> divisions_;
  std::vector<Trial> trials_;
  using Alike = std::tuple<std::string, std::vector<Rank>, std::vector<Rank>, int>;
  std::map<Alike, std::size_t> places_;  // of trials
  double ev_of_others_ = 0.0;
  std::vector<GainsBySum> gains_;  // of each division
};

// The sums whose values are a step away: those of one rank, or of it and all that are higher, one more or
// less.
std::vector<MisereSum> with_other_values(const MisereSum& sum) {
  std::vector<MisereSum> found;
  for (const auto cards : {&MisereValues::lowest, &MisereValues::second}) {
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      for (const std::size_t end : {rank + 1, static_cast<std::size_t>(kRanks)}) {
        for (const int step : {-1, 1}) {
          MisereSum moved = sum;
          for (std::size_t i = rank; i < end; ++i) (moved.values.*cards)[i] += step;
          if (rises(moved.values.*cards)) found.push_back(moved);
        }
      }
    }
  }
  return found;
}

// These, and those that add other points. Large steps lead to sums that add hardly any.
std::vector<MisereSum> with_other_points(const MisereSum& sum) {
  std::vector<MisereSum> found = with_other_values(sum);
  for (const int step : {1, 3, 9}) {
    found.push_back({sum.values, sum.points_above + step});
    if (sum.points_above >= step) found.push_back({sum.values, sum.points_above - step});
  }
  return found;
}

using Neighbours = std::vector<MisereSum> (*)(const MisereSum&);

// Steps from neighbour to neighbour as long as that wins noticeably more. What it wins may be less than
// nothing, where the other calls lose.
std::pair<MisereSum, double> climbed(ValueTrials& trials, MisereSum sum, Neighbours neighbours) {
  constexpr double kNoticeably = 0.0002;
  double ev = trials.ev(sum);
  for (bool has_moved = true; has_moved;) {
    has_moved = false;
    for (const MisereSum& moved : neighbours(sum)) {
      const double moved_ev = trials.ev(moved);
      if (moved_ev <= ev + kNoticeably * std::abs(ev)) continue;
      sum = moved;
      ev = moved_ev;
      has_moved = true;
    }
  }
  return {sum, ev};
}

// The best that is reached from any of the first values with any of these numbers of points, at least one.
MisereSum best_climbed(ValueTrials& trials, std::span<const int> points_above, Neighbours neighbours) {
  std::optional<std::pair<MisereSum, double>> best;
  for (const int points : points_above) {
    for (const MisereValues& values : kStarts) {
      const std::pair<MisereSum, double> reached = climbed(trials, {values, points}, neighbours);
      if (!best || reached.second > best->second) best = reached;
    }
  }
  return best->first;
}

}  // namespace

MisereValues fitted_misere_values(std::span<const CalledHand> hands, const Ruleset& ruleset) {
  ValueTrials trials(hands, ruleset);
  return best_climbed(trials, std::array{0}, with_other_values).values;
}

MisereSum fitted_misere_sum(std::span<const CalledHand> hands, const Ruleset& ruleset,
                            std::span<const int> first_points_above) {
  ValueTrials trials(hands, ruleset);
  return best_climbed(trials, first_points_above, with_other_points);
}

std::vector<MisereLimit> fitted_limits(std::span<const CalledHand> hands, const Ruleset& ruleset,
                                       const MisereSum& sum) {
  const std::vector<Bid> miseres = misere_bids(ruleset);
  if (miseres.empty()) return {};
  struct Division {
    double weight;
    GainsBySum gains;
  };
  std::map<std::string, Division> divisions;  // by suits, the shortest first
  for (const CalledHand& called : hands) {
    const MisereCount count = misere_count(sum.values, called.hand->cards);
    const Division none{0.0, GainsBySum(miseres.size())};
    Division& division = divisions.try_emplace(count.suits, none).first->second;
    division.weight += called.hand->weight;
    division.gains.add(count.points + std::max(0, called.speaks_for - sum.points_above),
                       misere_gains(miseres, called));
  }
  std::vector<MisereLimit> limits;
  for (const auto& [suits, division] : divisions) {
    const GainsBySum::Limit best = division.gains.best_limit();
    limits.push_back({suits, miseres[best.misere].id, best.most, division.weight});
  }
  std::reverse(limits.begin(), limits.end());
  return limits;
}

std::vector<Bid> misere_bids(const Ruleset& ruleset) {
  std::vector<Bid> miseres = ruleset.callable_bids();
  std::erase_if(miseres, [](const Bid& bid) { return !bid.contract.is_misere() || bid.needs_earlier_bid(); });
  return miseres;
}

std::vector<Bid> bids_but_misere(const Ruleset& ruleset) {
  std::vector<Bid> bids = ruleset.callable_bids();
  std::erase_if(bids, [](const Bid& bid) { return bid.contract.is_misere() || bid.needs_earlier_bid(); });
  return bids;
}

void GainsBySum::add(int sum, std::span<const double> gains) {
  const auto place = static_cast<std::size_t>(sum);
  for (std::size_t k = 0; k < gains.size(); ++k) {
    if (of_miseres_[k].size() <= place) of_miseres_[k].resize(place + 1);
    of_miseres_[k][place] += gains[k];
  }
}

void GainsBySum::clear() {
  for (std::vector<double>& gains : of_miseres_) std::fill(gains.begin(), gains.end(), 0.0);
}

GainsBySum::Limit GainsBySum::best_limit() const {
  Limit best{0, std::nullopt, 0.0};
  for (std::size_t k = 0; k < of_miseres_.size(); ++k) {
    double won = 0.0;
    for (std::size_t sum = 0; sum < of_miseres_[k].size(); ++sum) {
      won += of_miseres_[k][sum];
      if (won > best.won) best = {k, static_cast<int>(sum), won};
    }
  }
  return best;
}

}  // namespace nap
