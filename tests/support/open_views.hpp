// Decisions in random hands.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "nap/sim/deals/contracts.hpp"
#include "support/playout.hpp"

namespace nap::test {

// Hands and who plays them.
inline Contract random_contract(Dealer& dealer, int hand_cards) {
  if (dealer.once_in(3)) return {0, dealer.once_in(3) ? Trump::first_lead() : Trump::none()};
  return {1 + dealer.below(hand_cards), Trump::first_lead()};
}

// Known calls: none, the declarer's, or the declarer's and one more.
inline Calls random_calls(Dealer& dealer, const Contract& contract, int seats) {
  Calls calls{};
  if (dealer.once_in(3)) return calls;
  calls[0] = contract;
  if (dealer.once_in(2)) {
    const auto caller = static_cast<std::size_t>(1 + dealer.below(seats - 1));
    calls[caller] = Contract{1 + dealer.below(2), Trump::first_lead()};
  }
  return calls;
}

// Cards that each seat knows not to be dealt. A seat may know some or none.
inline std::array<CardSet, kMaxSeats> random_dead_cards(Dealer& dealer, const Deal& deal, CardSet deck) {
  std::array<CardSet, kMaxSeats> known;
  for (const Seat seat : all_seats(deal.seats())) deck.remove(deal.hand(seat));
  for (const Seat seat : all_seats(deal.seats())) {
    if (dealer.once_in(2)) known[seat.index()] = dealer.cards_from(deck, dealer.below(deck.size() + 1));
  }
  return known;
}

// The views of one deal in which a card has to be chosen. All cards are random ones.
inline std::vector<View> open_views(Dealer& dealer, const Shape& table, Deck deck) {
  const Contract contract = random_contract(dealer, table.hand_cards);
  const Calls calls = random_calls(dealer, contract, table.seats);
  const Deal deal = dealer.deal(deck, table.seats, table.hand_cards);
  const std::array<CardSet, kMaxSeats> dead = random_dead_cards(dealer, deal, deck.cards());
  std::vector<View> views;
  play_out(dealer, deal, deck.cards(), contract, [&](View view) {
    view.calls = calls;
    view.out_of_play = dead[view.seat.index()];
    if (!settled(contract, view.history)) views.push_back(view);
  });
  return views;
}

}  // namespace nap::test
