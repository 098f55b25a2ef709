#include "nap/analysis/fairness/bid_fairness.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "hands/best_bid.hpp"
#include "hands/best_choice.hpp"
#include "hands/shares.hpp"
#include "nap/analysis/thresholds/thresholds.hpp"
#include "nap/rules/payout.hpp"

namespace nap {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

// The function f of an estimate. Requires a monotonic f.
template <class Function>
Estimate mapped(const Estimate& estimate, const Function& f) {
  const double at_low = f(estimate.low);
  const double at_high = f(estimate.high);
  return {f(estimate.value), std::min(at_low, at_high), std::max(at_low, at_high)};
}

WhenCalled when_called(const Bid& bid, const Estimate& rate) {
  const Estimate success = as_share(rate);
  const double p = success.value;
  const auto fair_win = [&](double q) { return q > 0.0 ? bid.lose * (1.0 - q) / q : kInfinite; };
  const auto ratio = [&](double q) { return fair_win(q) > 0.0 ? bid.win / fair_win(q) : kInfinite; };
  return {success, mapped(success, [&](double q) { return expected_payout_per_payer(bid, q); }),
          (bid.win + bid.lose) * std::sqrt(p * (1.0 - p)), mapped(success, fair_win), mapped(success, ratio)};
}

// What a hand can call instead of a certain bid.
struct Others {
  double lower;   // the value of the best lower bid, or of passing
  double higher;  // of the best higher bid
  double error;   // the standard error of the better one of the two
  double second;  // the value of the second best
};

// The lowest number from `first` to kMaxStake at which the condition holds, provided it holds for all higher
// numbers.
template <class Condition>
std::optional<int> lowest_stake(int first, const Condition& holds) {
  if (holds(first)) return first;
  int fails = first;
  int works = first;
  for (int step = 1; !holds(works); step *= 2) {
    if (works == kMaxStake) return std::nullopt;
    fails = works;
    works = std::min(kMaxStake, first + step);
  }
  while (works - fails > 1) {
    const int middle = fails + (works - fails) / 2;
    (holds(middle) ? works : fails) = middle;
  }
  return works;
}

// A bid and what it pays each hand.
struct BidValues {
  Bid bid;
  std::vector<double> evs;  // one for each hand
};

class BidStudy {
 public:
  BidStudy(const RatedHands& hands, const Ruleset& ruleset) : hands_(hands) {
    for (const Bid& bid : ruleset.callable_bids()) {
      std::vector<double>& evs = bids_.emplace_back(BidValues{bid, {}}).evs;
      for (const RatedHand& hand : hands.list) evs.push_back(value_of(bid, hand).ev);
    }
  }

  // The callable bids, lowest first.
  const std::vector<BidValues>& bids() const { return bids_; }

  // The rival over the hands on which the bid pays.
  std::optional<Rival> rival_of(const BidValues& values) const {
    std::vector<double> better(bids_.size(), 0.0);
    double paying = 0.0;
    for (std::size_t hand = 0; hand < hands_.list.size(); ++hand) {
      if (values.evs[hand] <= 0.0) continue;
      paying += hands_.list[hand].weight;
      for (std::size_t other = 0; other < bids_.size(); ++other) {
        const bool is_better =
            !bids_[other].bid.needs_earlier_bid() && bids_[other].evs[hand] > values.evs[hand];
        if (is_better) better[other] += hands_.list[hand].weight;
      }
    }
    const auto most = std::max_element(better.begin(), better.end());
    if (*most <= 0.0) return std::nullopt;
    return Rival{bids_[static_cast<std::size_t>(most - better.begin())].bid.id, *most / paying};
  }

  Reviving win_to_revive(const BidValues& values) const {
    const std::vector<Others> others = others_of(values);
    const auto share = [&](int win) {
      Bid changed = values.bid;
      changed.win = win;
      return calling_share(others, changed);
    };
    Reviving reviving{reviving_win(values), {}, {}};
    reviving.low = lowest_stake(values.bid.win, [&](int win) { return share(win).high >= kRare; });
    if (reviving.low)
      reviving.high = lowest_stake(*reviving.low, [&](int win) { return share(win).low >= kRare; });
    return reviving;
  }

  // Looks among the losses from the printed one down.
  Reviving loss_to_revive(const BidValues& values) const {
    const std::vector<Others> others = others_of(values);
    const int printed = values.bid.lose;
    // How much less the bid must lose.
    const auto least_gain = [&](int first, double Estimate::*bound) {
      return lowest_stake(first, [&](int gain) {
        Bid changed = values.bid;
        changed.lose = std::max(0, printed - gain);
        return calling_share(others, changed).*bound >= kRare;
      });
    };
    const auto loss_after = [printed](std::optional<int> gain) {
      return gain && *gain <= printed ? std::optional(printed - *gain) : std::nullopt;
    };
    Reviving reviving{reviving_loss(values), {}, loss_after(least_gain(0, &Estimate::high))};
    if (reviving.high) reviving.low = loss_after(least_gain(printed - *reviving.high, &Estimate::low));
    return reviving;
  }

 private:
  // Each hand calls the bid from some win on. The result is the lowest win at which enough hands call it.
  std::optional<int> reviving_win(const BidValues& values) const {
    return reviving(values, [&](Bid changed, std::size_t hand) -> std::optional<int> {
      const double p = rate_of(changed, hand);
      if (p <= 0.0) return std::nullopt;
      // Starts one below the solution; the loop then finds the exact number in spite of rounding.
      const double about = (best_of_others(values, hand) + changed.lose * (1.0 - p)) / p - 1.0;
      if (about > kMaxStake) return std::nullopt;
      for (changed.win = std::max(0, static_cast<int>(about)); !is_called(values, changed, hand);)
        ++changed.win;
      return changed.win;
    });
  }

  // Each hand calls the bid up to some loss. The result is the highest loss at which enough hands call it.
  std::optional<int> reviving_loss(const BidValues& values) const {
    const std::optional<int> gain =
        reviving(values, [&](Bid changed, std::size_t hand) -> std::optional<int> {
          const double p = rate_of(changed, hand);
          if (p >= 1.0)
            return is_called(values, changed, hand) ? std::optional(-kMaxStake) : std::nullopt;  // never lost
          const double about = (changed.win * p - best_of_others(values, hand)) / (1.0 - p) + 1.0;
          changed.lose = static_cast<int>(std::clamp<double>(about, -1.0, kMaxStake));
          while (changed.lose >= 0 && !is_called(values, changed, hand)) --changed.lose;
          return changed.lose >= 0 ? std::optional(-changed.lose) : std::nullopt;
        });
    return gain ? std::optional(-*gain) : std::nullopt;
  }

  // What else each hand can call, one for each hand.
  std::vector<Others> others_of(const BidValues& values) const {
    std::vector<Others> all;
    for (std::size_t hand = 0; hand < hands_.list.size(); ++hand) {
      Others others{kValueOfPassing, -kInfinite, 0.0, -kInfinite};
      double best = kValueOfPassing;
      for (const BidValues& each : bids_) {
        if (&each == &values || each.bid.needs_earlier_bid()) continue;
        const double value = each.evs[hand];
        double& side = &each < &values ? others.lower : others.higher;
        side = std::max(side, value);
        others.second = std::max(others.second, std::min(best, value));
        if (value <= best) continue;
        best = value;
        others.error = value_of(each.bid, hands_.list[hand]).error;
      }
      all.push_back(others);
    }
    return all;
  }

  // The share of hands that call the bid at the changed stakes. bid_shares gives the same for the changed
  // table.
  Estimate calling_share(const std::vector<Others>& all, const Bid& changed) const {
    std::vector<Membership> kind;
    kind.reserve(all.size());
    for (std::size_t hand = 0; hand < all.size(); ++hand) {
      const Others& others = all[hand];
      const BidValue value = value_of(changed, hands_.list[hand]);
      const bool calls = value.ev > others.lower && value.ev >= others.higher;
      const double beside = value.ev - std::max(others.lower, others.higher);
      const double misjudged = calls || value.ev >= others.second
                                   ? chance_beyond(beside, std::hypot(value.error, others.error))
                                   : 0.0;
      kind.push_back({calls, calls ? 1.0 - misjudged : misjudged});
    }
    return share_of(hands_, kind);
  }

  // The lowest number at which at least a share of kRare of the hands calls the bid. `from` gives the lowest
  // number at which one hand calls it, or nothing.
  template <class From>
  std::optional<int> reviving(const BidValues& values, const From& from) const {
    std::map<int, double> weights;
    for (std::size_t hand = 0; hand < hands_.list.size(); ++hand) {
      const std::optional<int> number = from(values.bid, hand);
      if (number && *number <= kMaxStake) weights[*number] += hands_.list[hand].weight;
    }
    double calling = 0.0;
    for (const auto& [number, weight] : weights) {
      calling += weight;
      if (calling >= kRare) return number;
    }
    return std::nullopt;
  }

  // The hand's best choice if the bid is worth `value` to it. If `value` is nothing, the bid may not be
  // called.
  Valued<BidValues> choice(const BidValues& values, std::optional<double> value, std::size_t hand) const {
    const auto value_to_hand = [&](const BidValues& each) -> std::optional<double> {
      if (&each == &values) return value;
      if (each.bid.needs_earlier_bid()) return std::nullopt;
      return each.evs[hand];
    };
    return best_choice(bids_, kValueOfPassing, value_to_hand).best;
  }

  double best_of_others(const BidValues& values, std::size_t hand) const {
    return choice(values, std::nullopt, hand).value;
  }

  // Whether the hand calls the bid at the changed stakes.
  bool is_called(const BidValues& values, const Bid& changed, std::size_t hand) const {
    return choice(values, value_of(changed, hands_.list[hand]).ev, hand).option == &values;
  }

  double rate_of(const Bid& bid, std::size_t hand) const {
    return hands_.list[hand].rate(bid.contract).success.value;
  }

  const RatedHands& hands_;
  std::vector<BidValues> bids_;
};

}  // namespace

std::vector<BidFairness> bid_fairness(const RatedHands& hands, const Ruleset& ruleset) {
  const BidStudy study(hands, ruleset);
  std::vector<BidFairness> bids;
  for (const BidShare& share : bid_shares(hands, ruleset).bids) {
    BidFairness fairness{share.bid, share.break_even, share.pays, share.best, {}, {}, {}, {}, {}};
    if (share.success_when_best) fairness.called = when_called(share.bid, *share.success_when_best);
    const BidValues& values = study.bids()[bids.size()];
    if (share.best) fairness.rival = study.rival_of(values);
    if (share.best && share.best->value < kRare) {
      fairness.reviving_win = study.win_to_revive(values);
      fairness.reviving_loss = study.loss_to_revive(values);
    }
    bids.push_back(std::move(fairness));
  }
  const auto three = std::find_if(bids.begin(), bids.end(),
                                  [](const BidFairness& fairness) { return fairness.bid.id == "three"; });
  if (three == bids.end() || !three->called) return bids;
  const double ratio_of_three = three->called->ratio.value;
  if (!std::isfinite(ratio_of_three)) return bids;
  for (BidFairness& fairness : bids) {
    if (fairness.called) fairness.ratio_to_three = fairness.called->ratio.value / ratio_of_three;
  }
  return bids;
}

}  // namespace nap
