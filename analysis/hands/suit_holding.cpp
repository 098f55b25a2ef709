#include "nap/analysis/hands/suit_holding.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/cards/notation.hpp"

namespace nap {
namespace {

constexpr std::string_view kJokerFirst =
    "JK";  // no suit is written so, because the king stands before the jack

// A key that sorts longer holdings first, then by their cards from the highest.
std::string sort_key(std::string_view holding) {
  constexpr std::string_view kHighToLow = "AKQJTx";
  std::string cards;
  if (holding.starts_with(kJokerFirst)) {
    cards += 'a';
    holding.remove_prefix(std::min(holding.size(), kJokerFirst.size() + 1));  // and the space after it
  }
  for (const char card : holding) cards += static_cast<char>('b' + static_cast<int>(kHighToLow.find(card)));
  return static_cast<char>('9' - static_cast<int>(cards.size())) + cards;
}

std::vector<std::string> sorted_holdings(CardSet hand) {
  std::vector<std::string> suits;
  for (const Suit suit : kSuitsHighToLow) {
    if (!hand.of(suit).is_empty()) suits.push_back(holding_of(hand, suit));
  }
  std::sort(suits.begin(), suits.end(), comes_before);
  return suits;
}

}  // namespace

std::string holding_of(CardSet hand, Suit suit) {
  const CardSet cards = hand.of(suit);
  const CardSet joker = cards & Card::joker_of(suit);
  std::string holding(joker.is_empty() ? "" : kJokerFirst);
  if (!joker.is_empty() && cards != joker) holding += ' ';
  for (const Card card : cards - joker) holding += card.rank() >= Rank::Ten ? rank_letter(card.rank()) : 'x';
  return holding;
}

bool comes_before(const std::string& holding, const std::string& other) {
  return sort_key(holding) < sort_key(other);
}

std::string side_cards(CardSet hand, Suit trump) {
  return fmt::format("{}", fmt::join(sorted_holdings(hand - CardSet::whole_suit(trump)), "+"));
}

std::string holdings_of(CardSet hand) {
  std::vector<std::string> suits = sorted_holdings(hand);
  if (hand.has_joker()) suits.insert(suits.begin(), std::string(kJokerFirst));
  return fmt::format("{}", fmt::join(suits, "+"));
}

}  // namespace nap
