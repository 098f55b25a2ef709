#include "nap/play/bracket/best_defence.hpp"

#include <cassert>
#include <optional>

#include "nap/play/views/open_state.hpp"
#include "nap/rules/trick.hpp"
#include "nap/sim/deals/contracts.hpp"

namespace nap {
namespace {

// The defender's legal cards, reduced to one for each run: the lowest. Cards form a run if no other seat
// holds a card between them and the winning card is not between them. They are equal in the coarse state, now
// and later.
CardSet distinct_answers(const BlindState& state) {
  const PlayState& open = state.open;
  const Seat seat = open.to_play();
  CardSet others;
  for (const Seat other : all_seats(open.seats)) {
    if (other != seat) others.insert(open.hands[other.index()]);
  }
  if (!open.trick.is_empty()) others.insert(state.winning_card());
  CardSet result;
  std::optional<Card> above;  // the last card looked at
  const CardSet own = open.legal();
  for (const Card card : own | others) {
    if (own.has(card)) {
      if (above && own.has(*above) && above->suit() == card.suit()) result.remove(*above);
      result.insert(card);
    }
    above = card;
  }
  return result;
}

// Whether the declarer leads and no defender can beat any of the declarer's cards, whenever it is led. Then
// the declarer takes every trick that is left, in whatever order a policy plays the cards.
bool has_only_masters(const BlindState& state) {
  const PlayState& open = state.open;
  if (!open.trick.is_empty() || !state.is_declarers_turn()) return false;
  CardSet defenders;
  for (const Seat seat : defender_seats(open.seats)) defenders.insert(open.hands[seat.index()]);
  const std::optional<Suit> trump = open.game.trump.after_lead(Suit::Clubs);
  const bool may_ruff = trump && !defenders.of(*trump).is_empty();
  for (const Card card : CardSet(open.hands[kDeclarer.index()])) {
    if (may_ruff && card.suit() != *trump) return false;
    const CardSet suit = defenders.of(card.suit());
    if (!suit.is_empty() && suit.highest().rank() > card.rank()) return false;
  }
  return true;
}

bool can_be_made(Solver& solver, const PlayState& open, const Contract& contract, CardSet cards) {
  CardSet made;
  made_after(solver, open, contract, cards, {&open.hands, 1}, {&made, 1});
  return made == cards;
}

// Searches every line separately.
class EveryDefence {
 public:
  EveryDefence(const Dealt& dealt, const PlayedGame& game, Player& declarer, Solver& solver)
      : dealt_(dealt), game_(game), declarer_(declarer), solver_(solver) {}

  bool is_made(const History& history) {
    if (const auto made = settled(game_.contract, history)) return *made;
    const Seat seat = history.to_play();
    const View view = view_of(seat, dealt_, game_.contract, game_.calls, history);
    const CardSet cards = seat == kDeclarer ? CardSet(chosen(view)) : view.legal();
    const Hands hands = hands_left(dealt_.hands, history);
    if (!can_be_made(solver_, open_state(view, hands), game_.contract, cards)) return false;
    for (const Card card : cards) {
      History next = history;
      next.play(card);
      if (!is_made(next)) return false;
    }
    return true;
  }

 private:
  Card chosen(const View& view) {
    if (view.history.cards().empty() && game_.lead) return game_.lead->card;
    return declarer_.choose(view);
  }

  const Dealt& dealt_;
  const PlayedGame& game_;
  Player& declarer_;
  Solver& solver_;
};

}  // namespace

bool BestDefence::is_made(const Dealt& dealt, const Contract& contract, const Opening& lead) {
  return is_made(BlindState::after_lead(dealt, contract, lead));
}

bool BestDefence::is_made(const BlindState& state) {
  if (known_.size() > kMostKept) known_.clear();
  return survives(state);
}

bool BestDefence::survives(const BlindState& state) {
  if (const auto made = state.settled()) return *made;
  if (!state.open.trick.is_empty() && !state.is_declarers_turn()) return answers_all(state);
  if (has_only_masters(state))
    return nap::is_made(state.contract, state.open.taken + state.open.tricks_left());
  const OpenKey key = open_key_of(state);
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  const bool made = state.is_declarers_turn() ? answers(state) : answers_all(state);
  known_.emplace(key, made);
  return made;
}

bool BestDefence::answers(const BlindState& state) {
  const Card card = policy_.choose(state);
  if (!can_be_made(state, card)) return false;
  BlindState next = state;
  next.play(card);
  return survives(next);
}

bool BestDefence::answers_all(const BlindState& state) {
  const CardSet cards = distinct_answers(state);
  if (!can_be_made(state, cards)) return false;
  for (const Card card : cards) {
    BlindState next = state;
    next.play(card);
    if (!survives(next)) return false;
  }
  return true;
}

bool BestDefence::can_be_made(const BlindState& state, CardSet cards) {
  return nap::can_be_made(solver_, state.open, state.contract, cards);
}

bool is_made_against_best_defence(const Dealt& dealt, const PlayedGame& game, Player& declarer,
                                  Solver& solver) {
  return EveryDefence(dealt, game, declarer, solver)
      .is_made(History(dealt.hands.shape(), game.contract.trump));
}

}  // namespace nap
