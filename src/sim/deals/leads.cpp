#include "deals/leads.hpp"

namespace nap {

std::vector<Card> distinct_leads(CardSet hand) {
  std::vector<Card> leads;
  for (const Card card : hand) {
    const bool touches_higher = card.rank() != Rank::Ace && hand.has(Card::from_bit(card.bit() + 1));
    if (!touches_higher) leads.push_back(card);
  }
  return leads;
}

LeadPreference preference(CardSet hand, const Contract& contract, Card lead) {
  const int length = hand.of(lead.suit()).size();
  const int rank = static_cast<int>(lead.rank());
  return contract.is_misere() ? LeadPreference{-length, -rank} : LeadPreference{length, rank};
}

}  // namespace nap
