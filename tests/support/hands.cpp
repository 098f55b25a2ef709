#include "hands.hpp"

#include "nap/cards/notation.hpp"

namespace nap::test {

HandRate exact_rate(const Contract& contract, std::uint64_t successes, std::uint64_t deals) {
  const double rate = static_cast<double>(successes) / static_cast<double>(deals);
  return {contract, opening_of(contract, Card(Rank::Ace, Suit::Spades)), Estimate::exact(rate)};
}

HandRate sampled_rate(const Contract& contract, std::uint64_t successes, std::uint64_t deals) {
  return counted({contract, opening_of(contract, Card(Rank::Ace, Suit::Spades)), deals, successes,
                  wilson_estimate(successes, deals)});
}

RatedHand hopeless_hand(const std::string& hand, double weight) {
  RatedHand hopeless{parse_hand(hand, Deck(), 5), weight, {}};
  for (const Contract& contract : rated_contracts(5)) {
    hopeless.rates.push_back(exact_rate(contract, 0, 1));
    hopeless.rates.back().lead = opening_of(contract, hopeless.cards.highest());
  }
  return hopeless;
}

void set_rate(RatedHand& hand, const HandRate& rate) {
  for (HandRate& old : hand.rates) {
    if (!(old.contract == rate.contract)) continue;
    const Opening lead = old.lead;
    old = rate;
    old.lead = lead;
  }
}

RatedHands whole(std::vector<RatedHand> hands) {
  double all = 0.0;
  for (const RatedHand& hand : hands) all += hand.weight;
  for (RatedHand& hand : hands) hand.weight /= all;
  return {Setup{Deck()}, 1, 0.01, Coverage::EveryClass, std::move(hands)};
}

RatedHands in_pairs(RatedHands hands) {
  const std::size_t pairs = std::max<std::size_t>(1, hands.list.size() / 2);
  hands.coverage = Coverage::Sample;
  hands.strata.assign(pairs, {2});
  hands.strata.back().hands = hands.list.size() - 2 * (pairs - 1);
  return hands;
}

RatedHands sample_of(std::vector<RatedHand> hands) {
  for (RatedHand& hand : hands) hand.weight = 1.0 / static_cast<double>(hands.size());
  return in_pairs({Setup{Deck()}, 1, 0.01, Coverage::Sample, std::move(hands)});
}

}  // namespace nap::test
