// Plays hands at random.
#pragma once

#include <functional>

#include "nap/cards/joker.hpp"
#include "nap/play/views/view.hpp"
#include "nap/play/views/worlds.hpp"
#include "nap/rules/opening.hpp"
#include "support/dealer.hpp"

namespace nap::test {

// The `ranks` highest cards of the `suits` highest suits.
inline CardSet small_deck(int suits, int ranks) {
  CardSet deck;
  for (int suit = kSuits - suits; suit < kSuits; ++suit) {
    for (int rank = kRanks - ranks; rank < kRanks; ++rank)
      deck.insert(Card(static_cast<Rank>(rank), static_cast<Suit>(suit)));
  }
  return deck;
}

inline Deal deal_from(Dealer& dealer, CardSet deck, int seats, int hand_cards) {
  Deal deal(seats);
  for (const Seat seat : all_seats(seats)) {
    const CardSet hand = dealer.cards_from(deck, hand_cards);
    deal.give(seat, hand);
    deck.remove(hand);
  }
  return deal;
}

// Plays random legal cards to the end. Before each card calls `look` with what the seat to play sees. A joker
// that is led first names a random suit.
inline void play_out(Dealer& dealer, const Deal& deal, CardSet deck, const Contract& contract,
                     const std::function<void(const View&)>& look) {
  History history(deal.shape(), contract.trump);
  Dealt dealt = under_trump(with_stock(deal, deck), history.trump());
  while (!history.is_over()) {
    const View view = view_of(history.to_play(), dealt, contract, Calls{contract}, history);
    look(view);
    const Card card = dealer.cards_from(view.legal(), 1).highest();
    if (!history.cards().empty()) {
      history.play(card);
      continue;
    }
    const bool is_naming = names_trump(contract, card);
    const Opening opening =
        is_naming ? Opening(card, static_cast<Suit>(dealer.below(kSuits))) : opening_of(contract, card);
    history.open(under_trump(opening));
    dealt = under_trump(dealt, opening.trump);
  }
}

// The deal that the view and the world make together: the cards that were played, and those that the world
// says are still held.
inline Deal deal_of(const View& view, const Hands& world) {
  Deal deal(view.history.seats());
  for (const Seat seat : all_seats(view.history.seats()))
    deal.give(seat, view.history.played_by(seat) | world[seat.index()]);
  return deal;
}

}  // namespace nap::test
