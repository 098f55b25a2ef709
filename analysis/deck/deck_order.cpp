#include "nap/analysis/deck/deck_order.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

#include "nap/cards/joker.hpp"
#include "nap/rules/trick.hpp"

namespace nap {
namespace {

constexpr int kPacket = 3;

void put_under(DeckOrder& deck, std::span<const Card> cards) {
  for (const Card card : cards) deck.push_back(card);
}

}  // namespace

// From the last card to the first, each changes places with one of those before it or stays (Fisher-Yates).
DeckOrder shuffled(CardSet cards, RandomWords& words) {
  std::vector<Card> order(cards.begin(), cards.end());
  for (std::size_t left = order.size(); left > 1; --left)
    std::swap(order[left - 1], order[words.below(left)]);
  DeckOrder deck;
  put_under(deck, order);
  return deck;
}

DeckOrder cut_at(const DeckOrder& deck, std::size_t place) {
  assert(place <= deck.size());
  DeckOrder cut;
  put_under(cut, deck.all().subspan(place));
  put_under(cut, deck.all().first(place));
  return cut;
}

DeckOrder cut(const DeckOrder& deck, RandomWords& words) {
  assert(deck.size() >= 2 * kLeastPart);
  return cut_at(deck, kLeastPart + words.below(deck.size() - 2 * kLeastPart + 1));
}

PacketDeal dealt_in_packets(const DeckOrder& deck, Shape shape) {
  assert(shape.seats * shape.hand_cards <= static_cast<int>(deck.size()));
  PacketDeal dealt{Deal(shape.seats), {}};
  std::size_t next = 0;
  for (int missing = shape.hand_cards; missing > 0; missing -= kPacket) {
    for (const Seat seat : all_seats(shape.seats)) {
      for (int card = 0; card < std::min(kPacket, missing); ++card) dealt.hands.give(seat, deck[next++]);
    }
  }
  put_under(dealt.stock, deck.all().subspan(next));
  return dealt;
}

DeckOrder gathered(const History& played, const DeckOrder& stock) {
  assert(played.is_over());
  DeckOrder deck;  // the declarer's pile at first
  DeckOrder defenders;
  const auto seats = static_cast<std::size_t>(played.seats());
  Seat leader = kDeclarer;
  for (std::size_t first = 0; first < played.cards().size(); first += seats) {
    const std::span<const Card> trick = played.cards().subspan(first, seats);
    leader = leader.further_by(trick_winner(trick, played.trump()), played.seats());
    DeckOrder& pile = leader == kDeclarer ? deck : defenders;
    for (const Card card : trick) pile.push_back(before_trump(CardSet(card)).highest());
  }
  put_under(deck, defenders.all());
  put_under(deck, stock.all());
  return deck;
}

// A card set lists its cards as hands are sorted.
DeckOrder gathered(const Deal& thrown_in, const DeckOrder& stock) {
  DeckOrder deck;
  for (const Seat seat : all_seats(thrown_in.seats())) {
    for (const Card card : thrown_in.hand(seat)) deck.push_back(card);
  }
  put_under(deck, stock.all());
  return deck;
}

}  // namespace nap
