#include "nap/analysis/thresholds/holdings.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "hands/best_bid.hpp"
#include "hands/shares.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/payout.hpp"

namespace nap {
namespace {

constexpr std::string_view kJoker = "JK";  // no suit is written so, because the king stands before the jack

// A key that sorts longer holdings first, then by their cards from the highest.
std::string sort_key(std::string_view holding) {
  constexpr std::string_view kHighToLow = "AKQJTx";
  std::string cards;
  if (holding.starts_with(kJoker)) {
    cards += 'a';
    holding.remove_prefix(std::min(holding.size(), kJoker.size() + 1));  // and the space after it
  }
  for (const char card : holding) cards += static_cast<char>('b' + static_cast<int>(kHighToLow.find(card)));
  return static_cast<char>('9' - static_cast<int>(cards.size())) + cards;
}

// Sums over hands with the same trumps and side cards.
struct Group {
  std::size_t hands = 0;
  double weight = 0.0;
  double success = 0.0;  // weighted
  double errors = 0.0;   // squared, weighted twice
  double weights = 0.0;  // squared
  double shifts = 0.0;   // successes, weighted twice
  double squares = 0.0;  // successes squared, weighted twice
  double ev = 0.0;       // weighted
  double pays = 0.0;     // weight of the hands with which the bid pays

  void add(double w, const HandRate& rate, double hand_ev) {
    weight += w;
    success += w * rate.success.value;
    errors += w * w * rate.error * rate.error;
    weights += w * w;
    shifts += w * w * rate.success.value;
    squares += w * w * rate.success.value * rate.success.value;
    ++hands;
    ev += w * hand_ev;
    pays += hand_ev > 0.0 ? w : 0.0;
  }

  // The mean over every such hand, or an estimate from the sampled hands.
  Estimate mean(Coverage coverage) const {
    const double mean = success / weight;
    const double spread = std::max(0.0, squares - 2.0 * mean * shifts + mean * mean * weights);
    const double all = weight * weight;
    const double half = coverage == Coverage::EveryClass
                            ? normal_point() * std::sqrt(errors / all)
                            : half_width_of_sample(hands, spread / all, errors / all);
    return {mean, std::max(0.0, mean - half), std::min(1.0, mean + half)};
  }
};

using Sides = std::map<std::string, Group>;

HoldingThreshold threshold_of(const std::string& trumps, const Sides& sides, double break_even,
                              Coverage coverage) {
  HoldingThreshold threshold{trumps, 0.0, 0.0, std::nullopt, std::nullopt};
  for (const auto& [side, group] : sides) {
    threshold.weight += group.weight;
    threshold.pays += group.pays;
    const SideGroup found{side, group.weight, group.mean(coverage)};
    std::optional<SideGroup>& nearest = group.ev > 0.0 ? threshold.weakest : threshold.next;
    const bool is_nearer = !nearest || std::abs(found.success.value - break_even) <
                                           std::abs(nearest->success.value - break_even);
    if (is_nearer) nearest = found;
  }
  threshold.pays /= threshold.weight;
  return threshold;
}

std::vector<HoldingThreshold> thresholds_of(const RatedHands& hands, const Bid& bid) {
  std::map<std::string, std::pair<std::string, Sides>> holdings;  // by sort key
  for (const RatedHand& hand : hands.list) {
    const HandRate& rate = hand.rate(bid.contract);
    const Suit trump = *rate.lead.trump;
    const std::string trumps = holding_of(under_trump(hand.cards, trump), trump);
    auto& [name, sides] = holdings[sort_key(trumps)];
    name = trumps;
    sides[side_cards(hand.cards, trump)].add(hand.weight, rate, value_of(bid, hand).ev);
  }
  std::vector<HoldingThreshold> thresholds;
  for (const auto& [key, holding] : holdings) {
    thresholds.push_back(threshold_of(holding.first, holding.second, break_even(bid), hands.coverage));
  }
  return thresholds;
}

}  // namespace

std::string holding_of(CardSet hand, Suit suit) {
  const CardSet cards = hand.of(suit);
  const CardSet joker = cards & Card::joker_of(suit);
  std::string holding(joker.is_empty() ? "" : kJoker);
  if (!joker.is_empty() && cards != joker) holding += ' ';
  for (const Card card : cards - joker) holding += card.rank() >= Rank::Ten ? rank_letter(card.rank()) : 'x';
  return holding;
}

bool comes_before(const std::string& holding, const std::string& other) {
  return sort_key(holding) < sort_key(other);
}

std::string side_cards(CardSet hand, Suit trump) {
  std::vector<std::string> suits;
  for (const Suit suit : kSuitsHighToLow) {
    if (suit != trump && !hand.of(suit).is_empty()) suits.push_back(holding_of(hand, suit));
  }
  std::sort(suits.begin(), suits.end(), comes_before);
  std::string side;
  for (const std::string& suit : suits) side += (side.empty() ? "" : "+") + suit;
  return side;
}

std::vector<BidHoldings> holding_thresholds(const RatedHands& hands, const Ruleset& ruleset) {
  std::vector<BidHoldings> by_bid;
  for (const Bid& bid : ruleset.callable_bids()) {
    if (bid.needs_earlier_bid() || bid.contract.is_misere() || !bid.contract.trump.is_first_lead()) continue;
    by_bid.push_back({bid, thresholds_of(hands, bid)});
  }
  return by_bid;
}

}  // namespace nap
