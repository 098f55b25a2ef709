#include "nap/analysis/thresholds/misere_count.hpp"

#include <algorithm>
#include <array>

#include "hands/best_bid.hpp"
#include "nap/analysis/thresholds/chart_place.hpp"
#include "thresholds/misere_gains.hpp"

namespace nap {
namespace {

// What the second lowest card of a suit counts.
int of_second(Rank rank) { return rank == Rank::Ace ? 2 : rank >= Rank::Jack ? 1 : 0; }

}  // namespace

MisereCount misere_count(CardSet hand) {
  constexpr std::array<int, kRanks> kOfLowest = {0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 7, 8, 8};
  const CardSet cards = with_longest_as_trumps(hand);
  MisereCount count{"", 0};
  for (const Suit suit : kSuitsHighToLow) {
    const CardSet of_suit = cards & (cards.of(suit) | Card::joker_of(suit));
    if (of_suit.is_empty()) continue;
    if (!count.suits.empty()) count.suits += '-';
    count.suits += std::to_string(of_suit.size());
    CardSet plain = of_suit - Card::joker_of(suit);
    if (plain.is_empty()) continue;
    const Card lowest = plain.lowest();
    count.points += kOfLowest[static_cast<std::size_t>(lowest.rank())];
    plain.remove(lowest);
    if (!plain.is_empty()) count.points += of_second(plain.lowest().rank());
  }
  return count;
}

const MisereLimit* misere_instead(const std::vector<MisereLimit>& limits, const MisereCount& count,
                                  int tricks) {
  const auto found = std::find_if(limits.begin(), limits.end(), [&](const MisereLimit& limit) {
    return limit.suits == count.suits && limit.most && count.points + tricks <= *limit.most;
  });
  return found == limits.end() ? nullptr : &*found;
}

std::vector<Bid> misere_bids(const Ruleset& ruleset) {
  std::vector<Bid> miseres = ruleset.callable_bids();
  std::erase_if(miseres, [](const Bid& bid) { return !bid.contract.is_misere() || bid.needs_earlier_bid(); });
  return miseres;
}

MisereGains::MisereGains(const Ruleset& ruleset) : miseres_(misere_bids(ruleset)) {}

void MisereGains::add(const RatedHand& hand, int tricks, double ev) {
  if (miseres_.empty()) return;
  const MisereCount count = misere_count(hand.cards);
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
