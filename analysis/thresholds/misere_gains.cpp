#include "thresholds/misere_gains.hpp"

#include <algorithm>
#include <iterator>

#include "hands/best_bid.hpp"
#include "hands/best_choice.hpp"
#include "nap/analysis/thresholds/chart_place.hpp"

namespace nap {
namespace {

// What is tried at first: the usual values, and values that rise by one from rank to rank.
constexpr MisereValues kStarts[] = {kUsualMisereValues,
                                    {{0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8}, kUsualMisereValues.second}};
constexpr int kLargestValue = 9;

bool rises(const std::array<int, kRanks>& values) {
  return values.front() >= 0 && values.back() <= kLargestValue &&
         std::is_sorted(values.begin(), values.end());
}

// The hands of a table, prepared for trying many values.
class ValueTrials {
 public:
  ValueTrials(std::span<const RatedHand* const> hands, const Ruleset& ruleset)
      : miseres_(misere_bids(ruleset)) {
    std::vector<Bid> others = ruleset.callable_bids();
    std::erase_if(others, [](const Bid& bid) { return bid.contract.is_misere() || bid.needs_earlier_bid(); });
    for (const RatedHand* hand : hands) add(*hand, others);
  }

  // What the best other calls win, and misère instead of them, up to the sums that win most.
  double ev(const MisereValues& values) {
    for (std::vector<double>& gains : gains_) std::fill(gains.begin(), gains.end(), 0.0);
    for (const Trial& trial : trials_) {
      int sum = trial.tricks;
      for (const std::size_t rank : trial.lowest) sum += values.lowest[rank];
      for (const std::size_t rank : trial.second) sum += values.second[rank];
      const std::size_t first = trial.division * miseres_.size();
      for (std::size_t k = 0; k < miseres_.size(); ++k) {
        std::vector<double>& gains = gains_[first + k];
        if (gains.size() <= static_cast<std::size_t>(sum)) gains.resize(static_cast<std::size_t>(sum) + 1);
        gains[static_cast<std::size_t>(sum)] += trial.gains[k];
      }
    }
    double ev = ev_of_others_;
    for (std::size_t first = 0; first < gains_.size(); first += miseres_.size()) ev += most_won(first);
    return ev;
  }

 private:
  struct Trial {
    std::size_t division;  // of the suits, by its place in divisions_
    std::vector<std::size_t> lowest;
    std::vector<std::size_t> second;
    int tricks;                 // of the best other call
    std::vector<double> gains;  // what each misère wins more, by the weight of the hand
  };

  void add(const RatedHand& hand, const std::vector<Bid>& others) {
    if (miseres_.empty()) return;
    const BestBid other = best_bid(others, hand);
    const MisereCards cards = misere_cards(hand.cards);
    Trial trial{division_of(cards.suits), {}, {}, other.bid != nullptr ? other.bid->contract.tricks : 0, {}};
    for (const Rank rank : cards.lowest) trial.lowest.push_back(static_cast<std::size_t>(rank));
    for (const Rank rank : cards.second) trial.second.push_back(static_cast<std::size_t>(rank));
    for (const Bid& misere : miseres_)
      trial.gains.push_back(hand.weight * (value_of(misere, hand).ev - other.ev));
    ev_of_others_ += hand.weight * other.ev;
    trials_.push_back(std::move(trial));
  }

  std::size_t division_of(const std::string& suits) {
    const auto found = std::find(divisions_.begin(), divisions_.end(), suits);
    const auto place = static_cast<std::size_t>(found - divisions_.begin());
    if (found == divisions_.end()) {
      divisions_.push_back(suits);
      gains_.resize(gains_.size() + miseres_.size());
    }
    return place;
  }

  // With the hands of one division, whose gains begin here.
  double most_won(std::size_t first) const {
    double most = 0.0;
    for (std::size_t k = 0; k < miseres_.size(); ++k) {
      double won = 0.0;
      for (const double gain : gains_[first + k]) most = std::max(most, won += gain);
    }
    return most;
  }

  std::vector<Bid> miseres_;
  std::vector<std::string> divisions_;
  std::vector<Trial> trials_;
  double ev_of_others_ = 0.0;
  std::vector<std::vector<double>> gains_;  // by sum, for each division and misère
};

// The values a step away: those of one rank, or of it and all that are higher, one more or less.
std::vector<MisereValues> neighbours(const MisereValues& values) {
  std::vector<MisereValues> found;
  for (const auto cards : {&MisereValues::lowest, &MisereValues::second}) {
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      for (const std::size_t end : {rank + 1, static_cast<std::size_t>(kRanks)}) {
        for (const int step : {-1, 1}) {
          MisereValues moved = values;
          for (std::size_t i = rank; i < end; ++i) (moved.*cards)[i] += step;
          if (rises(moved.*cards)) found.push_back(moved);
        }
      }
    }
  }
  return found;
}

// Steps as long as that wins noticeably more.
std::pair<MisereValues, double> climbed(ValueTrials& trials, MisereValues values) {
  constexpr double kNoticeably = 1.0005;
  double ev = trials.ev(values);
  for (bool has_moved = true; has_moved;) {
    has_moved = false;
    for (const MisereValues& moved : neighbours(values)) {
      const double moved_ev = trials.ev(moved);
      if (moved_ev <= kNoticeably * ev) continue;
      values = moved;
      ev = moved_ev;
      has_moved = true;
    }
  }
  return {values, ev};
}

}  // namespace

MisereCards misere_cards(CardSet hand) {
  const CardSet cards = with_longest_as_trumps(hand);
  MisereCards found;
  for (const Suit suit : kSuitsHighToLow) {
    const CardSet of_suit = cards & (cards.of(suit) | Card::joker_of(suit));
    if (of_suit.is_empty()) continue;
    if (!found.suits.empty()) found.suits += '-';
    found.suits += std::to_string(of_suit.size());
    CardSet plain = of_suit - Card::joker_of(suit);
    if (plain.is_empty()) continue;
    const Card lowest = plain.lowest();
    found.lowest.push_back(lowest.rank());
    plain.remove(lowest);
    if (!plain.is_empty()) found.second.push_back(plain.lowest().rank());
  }
  return found;
}

MisereValues fitted_misere_values(std::span<const RatedHand* const> hands, const Ruleset& ruleset) {
  ValueTrials trials(hands, ruleset);
  std::pair<MisereValues, double> best = climbed(trials, kStarts[0]);
  for (const MisereValues& start : std::span(kStarts).subspan(1)) {
    std::pair<MisereValues, double> other = climbed(trials, start);
    if (other.second > best.second) best = other;
  }
  return best.first;
}

std::vector<Bid> misere_bids(const Ruleset& ruleset) {
  std::vector<Bid> miseres = ruleset.callable_bids();
  std::erase_if(miseres, [](const Bid& bid) { return !bid.contract.is_misere() || bid.needs_earlier_bid(); });
  return miseres;
}

MisereGains::MisereGains(const Ruleset& ruleset, const MisereValues& values)
    : miseres_(misere_bids(ruleset)), values_(values) {}

void MisereGains::add(const RatedHand& hand, int tricks, double ev) {
  if (miseres_.empty()) return;
  const MisereCount count = misere_count(values_, hand.cards);
  Gain& gain = by_suits_[count.suits];
  gain.by_sum.resize(miseres_.size());
  gain.weight += hand.weight;
  for (std::size_t k = 0; k < miseres_.size(); ++k) {
    gain.by_sum[k][count.points + tricks] += hand.weight * (value_of(miseres_[k], hand).ev - ev);
  }
}

std::vector<MisereLimit> MisereGains::limits() const {
  std::vector<MisereLimit> limits;
  for (const auto& [suits, gain] : by_suits_) limits.push_back(limit_of(suits, gain));
  std::reverse(limits.begin(), limits.end());  // they were in the order of their suits, the shortest first
  return limits;
}

MisereLimit MisereGains::limit_of(const std::string& suits, const Gain& gain) const {
  MisereLimit limit{suits, miseres_.front().id, std::nullopt, gain.weight};
  double most_won = 0.0;
  for (std::size_t k = 0; k < miseres_.size(); ++k) {
    double won = 0.0;
    for (const auto& [sum, more] : gain.by_sum[k]) {
      won += more;
      if (won <= most_won) continue;
      most_won = won;
      limit.bid = miseres_[k].id;
      limit.most = sum;
    }
  }
  return limit;
}

}  // namespace nap
