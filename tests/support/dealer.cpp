#include "support/dealer.hpp"

#include <cassert>
#include <utility>

#include "nap/cards/notation.hpp"

namespace nap::test {

CardSet Dealer::cards_from(CardSet pack, int count) {
  std::vector<Card> left(pack.begin(), pack.end());
  assert(count <= pack.size());
  CardSet drawn;
  while (drawn.size() < count) {
    std::swap(left[static_cast<std::size_t>(below(static_cast<int>(left.size())))], left.back());
    drawn.insert(left.back());
    left.pop_back();
  }
  return drawn;
}

Deck Dealer::deck_for(int seats, int hand_cards) {
  std::vector<Deck> decks;
  for (const int size : Deck::kSizes) {
    if (size >= seats * hand_cards) decks.emplace_back(size);
  }
  return once_in(4) ? decks.front() : decks[static_cast<std::size_t>(below(static_cast<int>(decks.size())))];
}

Deal Dealer::deal(Deck deck, int seats, int hand_cards) {
  return deal_around(cards_from(deck.cards(), hand_cards), deck, seats);
}

Deal Dealer::deal_around(CardSet hand, Deck deck, int seats) {
  Deal deal(seats);
  deal.give(0, hand);
  for (Seat seat = 1; seat < seats; ++seat) {
    deal.give(seat, cards_from(deck.cards() - deal.cards(), hand.size()));
  }
  return deal;
}

Trump Dealer::trump() {
  if (once_in(3)) return Trump::first_lead();
  return all_trumps()[static_cast<std::size_t>(below(5))];
}

SeatSet Dealer::allies(int seats) {
  if (once_in(3)) return SeatSet(0);
  if (once_in(12)) return SeatSet::first(seats);
  SeatSet side(0);
  for (Seat seat = 1; seat < seats; ++seat) {
    if (once_in(2)) side.insert(SeatSet(seat));
  }
  return side;
}

Game Dealer::game(int seats) {
  Game game;
  game.trump = trump();
  game.misere = once_in(3);
  game.allies = allies(seats);
  if (game.misere && game.allies == SeatSet::first(seats)) game.allies = SeatSet(0);
  return game;
}

const std::vector<Trump>& all_trumps() {
  static const std::vector<Trump> kAll = {Trump::fixed(Suit::Clubs),
                                          Trump::fixed(Suit::Diamonds),
                                          Trump::fixed(Suit::Hearts),
                                          Trump::fixed(Suit::Spades),
                                          Trump::none(),
                                          Trump::first_lead()};
  return kAll;
}

std::string describe(const Deal& deal, const Game& game) {
  std::string text = to_dots(deal) + " --allies ";
  for (Seat seat = 0; seat < deal.seats(); ++seat) {
    if (game.allies.has(seat)) text.append(seat > 0 ? "," : "").append(std::to_string(seat + 1));
  }
  text += " --trump ";
  if (game.trump.is_first_lead()) {
    text += "lead";
  } else if (const auto suit = game.trump.after_lead(Suit::Clubs)) {
    text += suit_letter(*suit);
  } else {
    text += "none";
  }
  return game.misere ? text + " --misere" : text;
}

std::vector<int> tricks_of(const Solution& solution) {
  std::vector<int> tricks;
  for (const Solution::Lead& lead : solution.leads()) tricks.push_back(lead.tricks);
  return tricks;
}

}  // namespace nap::test
