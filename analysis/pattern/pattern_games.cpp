#include "pattern/pattern_games.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "nap/sim/leads/leads.hpp"

namespace nap {
namespace {

constexpr std::array<std::optional<Suit>, kSuits + 1> kTrumps = {std::nullopt, Suit::Spades, Suit::Hearts,
                                                                 Suit::Diamonds, Suit::Clubs};

// The openings of a hand that make this suit trump, or none, the highest card first.
std::vector<Opening> openings_with(std::optional<Suit> trump, CardSet hand, const Contract& contract) {
  std::vector<Opening> all = openings(contract, hand);
  std::erase_if(all, [&](const Opening& opening) { return opening.trump != trump; });
  for (Opening& opening : all) opening = distinct_opening(hand, contract, opening);
  return all;
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

// The hands of a pattern have equally many cards in their longest suits, in the next ones, and so on. So the
// same place is about the same lead, whatever its number in the hand is.
std::vector<HandLeads> leads_of_pattern(const RatedHands& hands, const Contract& contract) {
  HandLeads committed;
  for (const RatedHand& hand : hands.list) committed.push_back(hand.rate(contract).lead);
  std::vector<HandLeads> distinct = {committed};
  for (const std::optional<Suit> trump : kTrumps) {
    std::vector<HandLeads> places;  // the first opening with this trump, the second, and so on
    for (std::size_t i = 0; i < hands.list.size(); ++i) {
      const std::vector<Opening> all = openings_with(trump, hands.list[i].cards, contract);
      if (all.size() > places.size()) places.resize(all.size(), committed);
      for (std::size_t place = 0; place < all.size(); ++place) places[place][i] = all[place];
    }
    for (HandLeads& leads : places) {
      if (std::find(distinct.begin(), distinct.end(), leads) == distinct.end())
        distinct.push_back(std::move(leads));
    }
  }
  return distinct;
}

}  // namespace nap
