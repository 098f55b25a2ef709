#include "nap/sim/leads/leads.hpp"

#include <algorithm>
#include <cassert>

#include "nap/cards/joker.hpp"

namespace nap {
namespace {

// The cards of the hand that take a trick when led if no suit is trump: those that are higher than every
// unseen card of their suit, and a joker. Empty if somebody else may hold the joker.
CardSet top_cards(CardSet in_play, CardSet hand) {
  if ((in_play - hand).has_joker()) return {};
  CardSet tops = hand & Card::joker();
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
  if (card.is_joker()) return false;
  while (card.rank() != Rank::Ace) {
    card = Card::from_bit(card.bit() + 1);
    if (!out_of_play.has(card)) return hand.has(card);
  }
  return false;
}

// Whether one of these leads is the highest card of the suit that is in play: then it touches a joker which
// names the suit.
bool is_led_by_top(const std::vector<Card>& leads, Suit suit, CardSet out_of_play) {
  const CardSet cards = CardSet::full_deck().of(suit) - out_of_play;
  return !cards.is_empty() && std::find(leads.begin(), leads.end(), cards.highest()) != leads.end();
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
  const std::vector<Card> leads = distinct_leads(hand, out_of_play);
  for (const Card card : leads) {
    if (!names_trump(contract, card)) {
      distinct.push_back(opening_of(contract, card));
      continue;
    }
    for (const Suit suit : kSuitsHighToLow) {
      if (!is_led_by_top(leads, suit, out_of_play)) distinct.push_back({card, suit});
    }
  }
  return distinct;
}

// These openings come from the highest card down, so the last one above this card leads the highest of its
// run. Only a joker has none above it.
Opening distinct_opening(CardSet hand, const Contract& contract, const Opening& opening) {
  const Card card = under_trump(opening).card;
  std::optional<Opening> alike;
  for (const Opening& each : distinct_openings(hand, contract)) {
    if (each == opening) return opening;
    const Card other = under_trump(each).card;
    if (each.trump != opening.trump || !CardSet::whole_suit(card.suit()).has(other)) continue;
    if (!alike || other.rank() > card.rank()) alike = each;
  }
  return alike.value();
}

std::vector<Opening> leads_to_try(CardSet hand, const Contract& contract, const Opening& first) {
  std::vector<Opening> leads = {first};
  for (const Opening& lead : distinct_openings(hand, contract)) {
    if (lead != first) leads.push_back(lead);
  }
  return leads;
}

int sure_trump_tricks(CardSet in_play, CardSet hand, Suit trump) {
  const CardSet own = under_trump(hand, trump);
  int unused = 0;  // unseen trumps above `card` that have not beaten a trump of the hand yet
  int tricks = 0;
  for (const Card card : under_trump(in_play, trump).of(trump)) {
    if (!own.has(card)) {
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
  const auto& [lead, trump] = under_trump(opening.lead.value());
  if (lead.is_joker()) return {0, 0, 0};  // no suit is trump
  const CardSet cards = under_trump(hand, trump);
  const int length = cards.of(lead.suit()).size();
  const int rank = static_cast<int>(lead.rank());
  if (opening.contract.is_misere()) return {0, -length, -rank};
  return {cards.of(trump.value_or(lead.suit())).size(), length, rank};
}

}  // namespace nap
