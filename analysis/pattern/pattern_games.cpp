#include "pattern/pattern_games.hpp"

#include <algorithm>
#include <utility>

#include "nap/sim/leads/leads.hpp"

namespace nap {
namespace {

// The card that stands for all cards of the hand that it touches.
Opening highest_touching(CardSet hand, const Contract& contract, Card card) {
  const std::vector<Card> highest = distinct_leads(hand);
  const auto found = std::find_if(highest.rbegin(), highest.rend(), [card](Card each) {
    return each.suit() == card.suit() && each.rank() >= card.rank();
  });
  return opening_of(contract, found == highest.rend() ? card : *found);
}

}  // namespace

PatternDeals::PatternDeals(const RatedHands& hands, std::uint64_t seed, Stream stream)
    : numbers_(seed_of(seed, static_cast<std::uint64_t>(stream)), Stream::Sample) {
  double sum = 0.0;
  for (const RatedHand& hand : hands.list) {
    weights_up_to_.push_back(sum += hand.weight);
    deals_.emplace_back(hands.setup, hand.cards, seed, stream);
  }
}

std::size_t PatternDeals::hand(std::uint64_t i) const {
  constexpr std::uint32_t kParts = std::uint32_t{1} << 31U;
  const double at = (numbers_.below(i, kParts) + 0.5) / kParts * weights_up_to_.back();
  const auto found = std::upper_bound(weights_up_to_.begin(), weights_up_to_.end() - 1, at);
  return static_cast<std::size_t>(found - weights_up_to_.begin());
}

Dealt PatternDeals::deal(std::uint64_t i) const { return deals_[hand(i)].deal(i); }

PatternGames::PatternGames(PatternDeals deals, const Contract& contract, HandLeads leads)
    : deals_(std::move(deals)), contract_(contract), leads_(std::move(leads)) {}

PlayedGame PatternGames::game(std::uint64_t i) const {
  return {contract_, Calls{contract_}, leads_[deals_.hand(i)]};
}

std::vector<HandLeads> leads_of_pattern(const RatedHands& hands, const Contract& contract) {
  std::vector<HandLeads> all(static_cast<std::size_t>(hands.setup.cards) + 1);
  for (const RatedHand& hand : hands.list) {
    all.front().push_back(hand.rate(contract).lead);
    std::size_t place = 0;
    for (const Card card : hand.cards) {
      all[++place].push_back(highest_touching(hand.cards, contract, card));
    }
  }
  std::vector<HandLeads> distinct;
  for (HandLeads& leads : all) {
    if (std::find(distinct.begin(), distinct.end(), leads) == distinct.end()) {
      distinct.push_back(std::move(leads));
    }
  }
  return distinct;
}

}  // namespace nap
