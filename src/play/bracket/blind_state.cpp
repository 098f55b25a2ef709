#include "nap/play/bracket/blind_state.hpp"

#include <cassert>

#include "nap/play/views/open_state.hpp"
#include "nap/rules/trick.hpp"
#include "nap/sim/deals/contracts.hpp"

namespace nap {

BlindState BlindState::after_lead(const Dealt& dealt, const Contract& contract, const Opening& lead) {
  const CardSet seen = dealt.hands.hand(kDeclarer) | dealt.known[kDeclarer.index()];
  BlindState state{PlayState::start(dealt.hands, game_of(contract, lead)), dealt.deck() - seen, contract};
  state.play(lead.card);
  return state;
}

BlindState BlindState::of(const View& view) {
  assert(view.seat == kDeclarer && !view.history.cards().empty());
  Hands hands{};
  hands[kDeclarer.index()] = view.hand();
  BlindState state{open_state(view, hands), view.unseen(), view.contract};
  for (const Seat seat : defender_seats(view.history.seats())) {
    for (const Suit suit : kSuitsHighToLow) {
      if (view.history.voids(seat).of(suit).is_empty()) continue;
      state.voids[seat.index()] |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(suit));
    }
  }
  return state;
}

void BlindState::play(Card card) {
  const Seat seat = open.to_play();
  if (seat != kDeclarer) {
    unseen.remove(card);
    if (!open.trick.is_empty() && open.trick[0].suit() != card.suit())
      voids[seat.index()] |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(open.trick[0].suit()));
  }
  open.play(card);
}

std::size_t BlindState::winning_place() const {
  return static_cast<std::size_t>(
      trick_winner(open.trick.all(), open.game.trump.after_lead(open.trick[0].suit())));
}

std::optional<bool> BlindState::settled() const {
  return nap::settled(contract, open.taken, open.tricks_left());
}

HiddenCards BlindState::hidden() const {
  assert(is_declarers_turn());
  HiddenCards hidden{open.seats, kDeclarer, open.hands[0], unseen};
  const int cards = hidden.hand.size();
  hidden.sizes.fill(0);
  for (const Seat seat : all_seats(open.seats)) hidden.sizes[seat.index()] = cards;
  for (int place = 0; place < static_cast<int>(open.trick.size()); ++place)
    --hidden.sizes[open.leader.further_by(place, open.seats).index()];
  for (const Seat seat : defender_seats(open.seats)) {
    for (const Suit suit : kSuitsHighToLow) {
      if ((voids[seat.index()] >> static_cast<unsigned>(suit) & 1U) != 0)
        hidden.voids[seat.index()].insert(CardSet::whole_suit(suit));
    }
  }
  return hidden;
}

}  // namespace nap
