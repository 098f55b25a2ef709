#include "support/dealer.hpp"

#include <cassert>
#include <utility>

#include "nap/cards/notation.hpp"

namespace nap::test {

CardSet Dealer::cards_from(CardSet cards, int count) {
  std::vector<Card> left(cards.begin(), cards.end());
  assert(count <= cards.size());
  CardSet drawn;
  while (drawn.size() < count) {
    std::swap(left[static_cast<std::size_t>(below(static_cast<int>(left.size())))], left.back());
    drawn.insert(left.back());
    left.pop_back();
  }
  return drawn;
}

Deck Dealer::deck_for(int seats, int hand_cards, Joker joker) {
  std::vector<Deck> decks;
  for (const int size : Deck::kSizes) {
    const Deck deck = joker == Joker::With ? Deck(size).with_joker() : Deck(size);
    if (deck.max_seats(hand_cards) >= seats) decks.push_back(deck);
  }
  return once_in(4) ? decks.front() : decks[static_cast<std::size_t>(below(static_cast<int>(decks.size())))];
}

Deal Dealer::deal(Deck deck, int seats, int hand_cards) {
  return deal_around(cards_from(deck.cards(), hand_cards), deck, seats);
}

Deal Dealer::deal_around(CardSet hand, Deck deck, int seats) {
  Deal deal(seats);
  deal.give(kDeclarer, hand);
  for (const Seat seat : defender_seats(seats)) {
    deal.give(seat, cards_from(deck.cards() - deal.cards(), hand.size()));
  }
  return deal;
}

Deal Dealer::deal_with_joker(int seats, int hand_cards) {
  const Deck deck = deck_for(seats, hand_cards, Joker::With);
  const Seat holder(below(seats));
  Deal deal(seats);
  deal.give(holder, Card::joker());
  for (const Seat seat : all_seats(seats)) {
    deal.give(seat,
              cards_from(deck.cards() - (deal.cards() | Card::joker()), hand_cards - deal.hand(seat).size()));
  }
  return deal;
}

Trump Dealer::trump() {
  if (once_in(3)) return Trump::first_lead();
  return all_trumps()[static_cast<std::size_t>(below(5))];
}

SeatSet Dealer::allies(int seats) {
  if (once_in(3)) return SeatSet(kDeclarer);
  if (once_in(12)) return SeatSet::all(seats);
  SeatSet side(kDeclarer);
  for (const Seat seat : defender_seats(seats)) {
    if (once_in(2)) side.insert(seat);
  }
  return side;
}

Game Dealer::game(int seats) {
  Game game;
  game.trump = trump();
  if (once_in(3)) game.aim = Aim::Misere;
  game.allies = allies(seats);
  if (game.is_misere() && game.allies == SeatSet::all(seats)) game.allies = SeatSet(kDeclarer);
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
  std::string text = (deal.cards().has_joker() ? "--joker " : "") + to_dots(deal) + " --allies ";
  for (const Seat seat : all_seats(deal.seats())) {
    if (game.allies.has(seat))
      text.append(seat != kDeclarer ? "," : "").append(std::to_string(seat.number() + 1));
  }
  text += " --trump ";
  if (game.trump.is_first_lead()) {
    text += "lead";
  } else if (const auto suit = game.trump.after_lead(Suit::Clubs)) {
    text += suit_letter(*suit);
  } else {
    text += "none";
  }
  return game.is_misere() ? text + " --misere" : text;
}

std::vector<int> tricks_of(const Solution& solution) {
  std::vector<int> tricks;
  for (const Solution::Lead& lead : solution.leads()) tricks.push_back(lead.tricks);
  return tricks;
}

}  // namespace nap::test
