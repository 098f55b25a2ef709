#include "nap/sim/leads/leads.hpp"

#include <cassert>

namespace nap {
namespace {

// The cards of the hand that are higher than every unseen card of their suit.
CardSet top_cards(CardSet in_play, CardSet hand) {
  CardSet tops;
  for (const Suit suit : kSuitsHighToLow) {
    for (const Card card : in_play.of(suit)) {
      if (!hand.has(card)) break;
      tops.insert(card);
    }
  }
  return tops;
}

// Whether the next higher card of the suit is in the hand. Cards out of play do not count.
bool touches_higher(CardSet hand, CardSet out_of_play, Card card) {
  while (card.rank() != Rank::Ace) {
    card = Card::from_bit(card.bit() + 1);
    if (!out_of_play.has(card)) return hand.has(card);
  }
  return false;
}

}  // namespace

std::vector<Card> distinct_leads(CardSet hand, CardSet out_of_play) {
  std::vector<Card> leads;
  for (const Card card : hand) {
    if (!touches_higher(hand, out_of_play, card)) leads.push_back(card);
  }
  return leads;
}

std::vector<Opening> distinct_openings(CardSet hand, const Contract& contract, CardSet out_of_play) {
  if (contract.has_forced_lead()) return openings(contract, hand);
  std::vector<Opening> distinct;
  for (const Card card : distinct_leads(hand, out_of_play)) distinct.push_back(opening_of(contract, card));
  return distinct;
}

std::vector<Opening> leads_to_try(CardSet hand, const Contract& contract, const Opening& first) {
  std::vector<Opening> leads = {first};
  for (const Opening& lead : distinct_openings(hand, contract)) {
    if (lead != first) leads.push_back(lead);
  }
  return leads;
}

int sure_trump_tricks(CardSet in_play, CardSet hand, Suit trump) {
  int unused = 0;  // unseen trumps above `card` that have not beaten a trump of the hand yet
  int tricks = 0;
  for (const Card card : in_play.of(trump)) {
    if (!hand.has(card)) {
      ++unused;
    } else if (unused > 0) {
      --unused;
    } else {
      ++tricks;
    }
  }
  return tricks;
}

int guaranteed_tricks(const Setup& setup, CardSet hand, const Opening& lead) {
  if (lead.trump) return sure_trump_tricks(setup.in_play(), hand, *lead.trump);
  const CardSet tops = top_cards(setup.in_play(), hand);
  return tops.has(lead.card) ? tops.size() : 0;
}

bool is_guaranteed(const Setup& setup, CardSet hand, const Outcome& opening) {
  assert(opening.lead);
  const Contract& contract = opening.contract;
  return !contract.is_misere() && guaranteed_tricks(setup, hand, *opening.lead) >= contract.tricks;
}

LeadPreference preference(CardSet hand, const Outcome& opening) {
  const auto& [lead, trump] = opening.lead.value();
  const int length = hand.of(lead.suit()).size();
  const int rank = static_cast<int>(lead.rank());
  if (opening.contract.is_misere()) return {0, -length, -rank};
  return {hand.of(trump.value_or(lead.suit())).size(), length, rank};
}

}  // namespace nap
