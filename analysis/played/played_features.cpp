#include "played/played_features.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace nap {
namespace {

double truth(bool value) { return value ? 1.0 : 0.0; }

double log_odds(double rate) {
  const double inner = std::clamp(rate, 0.01, 0.99);
  return std::log(inner / (1.0 - inner)) / 4.0;
}

// The share of the deck's other ranks that lie below the card, from 0 to 1.
double height(Card card, Deck deck) {
  const int lowest = static_cast<int>(deck.lowest_rank());
  return (static_cast<int>(card.rank()) - lowest) / static_cast<double>(static_cast<int>(Rank::Ace) - lowest);
}

// How many higher cards of the suit others may hold.
int missing_above(CardSet hand, Card card) {
  int missing = static_cast<int>(Rank::Ace) - static_cast<int>(card.rank());
  for (const Card other : hand.of(card.suit())) missing -= other.rank() > card.rank() ? 1 : 0;
  return missing;
}

// Adds the table, and how it changes what open hands tell.
void add_table(std::vector<double>& features, const Setup& setup, double open) {
  const double odds = log_odds(open);
  const double seats = (setup.seats - 4) / 3.0;
  const int unseen = setup.deck.size() - setup.cards;
  const double dealt = setup.cards * (setup.seats - 1) / static_cast<double>(unseen);
  features.insert(features.end(),
                  {odds, odds * odds, seats, seats * seats, dealt, dealt * dealt, odds * seats, odds * dealt,
                   truth(setup.seats == 2), truth(setup.seats == 2) * odds});
}

void add_trumps(std::vector<double>& features, CardSet hand, Suit trump) {
  const CardSet trumps = hand.of(trump);
  for (const Rank rank : {Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten}) {
    features.push_back(truth(hand.contains(Card(rank, trump))));
  }
  for (const int length : {2, 3, 4, 5}) features.push_back(truth(trumps.size() == length));
  int gaps = 0;
  int place = 0;
  for (const Card card : trumps) {
    const int missing = missing_above(hand, card);
    if (place < 3) features.push_back(std::min(missing, 6) / 6.0);
    gaps += missing;
    ++place;
  }
  for (; place < 3; ++place) features.push_back(1.0);
  features.push_back(std::min(gaps, 20) / 20.0);
}

void add_sides(std::vector<double>& features, CardSet hand, Suit trump, Deck deck) {
  std::array<int, 3> tops{};  // aces, kings, queens
  int guarded = 0;
  int suits = 0;
  int longest = 0;
  double heights = 0.0;
  for (const Suit suit : kSuitsHighToLow) {
    const CardSet side = hand.of(suit);
    if (suit == trump || side.is_empty()) continue;
    ++suits;
    longest = std::max(longest, side.size());
    for (const Card card : side) {
      const int below_ace = static_cast<int>(Rank::Ace) - static_cast<int>(card.rank());
      if (below_ace < 3) ++tops[static_cast<std::size_t>(below_ace)];
      heights += height(card, deck);
      const int missing = missing_above(hand, card);
      if (missing > 0 && side.size() > missing) ++guarded;
    }
  }
  for (const int top : tops) features.push_back(top / 2.0);
  features.insert(features.end(),
                  {guarded / 2.0, suits / 3.0, truth(longest >= 2), truth(longest >= 3), heights / 3.0});
}

// Adds the suits at misère, the most dangerous first. A card is safer the fewer ranks lie below it, and the
// more cards of its suit go before it.
void add_dangers(std::vector<double>& features, CardSet hand, Deck deck) {
  std::array<double, kSuits> dangers{};
  double lows = 0.0;
  int suits = 0;
  int longest = 0;
  for (const Suit suit : kSuitsHighToLow) {
    std::vector<Card> cards;
    for (const Card card : hand.of(suit)) cards.push_back(card);
    if (cards.empty()) continue;
    std::reverse(cards.begin(), cards.end());  // lowest first
    ++suits;
    longest = std::max(longest, static_cast<int>(cards.size()));
    double& danger = dangers[static_cast<std::size_t>(suit)];
    for (std::size_t i = 0; i < cards.size(); ++i) {
      danger = std::max(danger, height(cards[i], deck) - static_cast<double>(i) / 6.0);
    }
    lows += height(cards.front(), deck);
  }
  std::sort(dangers.begin(), dangers.end(), std::greater<>());
  for (const double danger : dangers) features.insert(features.end(), {danger, danger * danger});
  features.insert(features.end(), {lows / suits, suits / 4.0, longest / 5.0});
}

void add_lead(std::vector<double>& features, CardSet hand, Card lead, Deck deck) {
  const CardSet suit = hand.of(lead.suit());
  const double high = height(lead, deck);
  features.insert(features.end(), {high, high * high, truth(suit.size() == 1), truth(suit.size() == 2),
                                   truth(lead == suit.highest()), truth(lead == suit.lowest())});
}

}  // namespace

std::vector<double> played_features(const Setup& setup, CardSet hand, const Contract& contract,
                                    const Opening& lead, double open) {
  constexpr std::size_t kEnough = 64;
  std::vector<double> features;
  features.reserve(kEnough);
  add_table(features, setup, open);
  if (contract.is_misere()) {
    add_dangers(features, hand, setup.deck);
    add_lead(features, hand, lead.card, setup.deck);
  } else {
    const Suit trump = lead.trump.value_or(lead.card.suit());
    add_trumps(features, hand, trump);
    add_sides(features, hand, trump, setup.deck);
  }
  return features;
}

}  // namespace nap
