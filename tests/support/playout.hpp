// Plays hands at random.
#pragma once

#include <functional>

#include "nap/play/views/view.hpp"
#include "nap/play/views/worlds.hpp"
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

// Plays random legal cards to the end. Before each card calls `look` with what the seat to play sees.
inline void play_out(Dealer& dealer, const Deal& deal, CardSet deck, const Contract& contract,
                     const std::function<void(const View&)>& look) {
  History history(deal.shape(), contract.trump);
  while (!history.is_over()) {
    const View view = view_of(history.to_play(), with_stock(deal, deck), contract, Calls{contract}, history);
    look(view);
    history.play(dealer.cards_from(view.legal(), 1).highest());
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
