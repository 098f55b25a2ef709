// The cards that have been played, in order, and what everybody at the table knows from them.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "nap/cards/card_list.hpp"
#include "nap/cards/card_set.hpp"
#include "nap/cards/deal.hpp"
#include "nap/cards/seat.hpp"
#include "nap/rules/contract.hpp"
#include "nap/rules/opening.hpp"

namespace nap {

// A hand in progress, as a spectator sees it. The declarer leads first; whoever takes a trick leads the next.
// A history does not know the hands, so it cannot tell whether a card may be played. It keeps what a seat
// shows by not following suit (`voids`). It is a value of some hundred bytes: to undo a card, keep a copy.
//
// Once a suit is trump, the joker is a card of that suit (under_trump), from the first card on.
class History {
 public:
  // A hand before its first card. Requires 2 to 7 seats, and 1 to max_hand_cards(seats) cards in each hand.
  History(Shape shape, Trump trump);
  // The rest of a hand, without its earlier tricks: each seat has `rest.hand_cards` cards left, `leader`
  // leads, and the declarer took `declarers_tricks` of the earlier tricks. Requires a fixed trump suit or
  // none.
  History(Shape rest, Trump trump, Seat leader, int declarers_tricks);

  // The declarer plays the first card, which makes this trump. Requires that no card was played yet.
  void open(const Opening& opening);
  // The seat to play plays `card`. The first card opens as opening_of says. Requires that the hand is not
  // over and the card was not played before.
  void play(Card card);

  Shape shape() const { return shape_; }
  int seats() const { return shape_.seats; }
  int hand_cards() const { return shape_.hand_cards; }  // dealt to each seat
  // The trump suit. Nothing without trump, or before the first lead where that makes trump.
  std::optional<Suit> trump() const { return trump_; }
  Trump trump_rule() const { return trump_rule_; }  // as given before the first card

  // Who plays next; at the start of a trick, the leader. Requires !is_over().
  Seat to_play() const {
    assert(!is_over());
    return to_play_;
  }
  Seat leader() const { return leader_; }  // of the trick in progress, or of the next trick
  // The cards of the trick in progress in the order of play; empty between tricks.
  std::span<const Card> trick() const& { return cards().last(static_cast<std::size_t>(in_trick_)); }
  // The card that takes the trick in progress so far. Requires that a card was played to it.
  Card winning_card() const {
    assert(in_trick_ > 0);
    return winning_card_;
  }
  // All cards in the order of play.
  std::span<const Card> cards() const& { return cards_.all(); }
  CardSet played() const { return played_; }
  CardSet played_by(Seat seat) const { return played_by_[seat.index()]; }
  // How many cards the seat has yet to play.
  int cards_left(Seat seat) const { return shape_.hand_cards - played_by_[seat.index()].size(); }
  // Every card of the suits that the seat did not follow.
  CardSet voids(Seat seat) const { return voids_[seat.index()]; }

  int declarers_tricks() const { return declarers_tricks_; }
  // How many tricks are not finished, the one in progress included.
  int tricks_left() const { return shape_.hand_cards - finished_tricks_; }
  bool is_over() const { return finished_tricks_ == shape_.hand_cards; }

  friend bool operator==(const History& a, const History& b);

 private:
  CardList<kMaxCardsInPlay> cards_;
  std::array<CardSet, kMaxSeats> played_by_{};
  std::array<CardSet, kMaxSeats> voids_{};
  CardSet played_;
  Trump trump_rule_;
  std::optional<Suit> trump_;
  Card winning_card_;  // of the trick in progress
  Seat winner_;        // who played it
  Seat leader_ = kDeclarer;
  Seat to_play_ = kDeclarer;
  Shape shape_;
  int in_trick_ = 0;  // cards of the trick in progress
  int finished_tricks_ = 0;
  int declarers_tricks_ = 0;
};

// Whether the contract is already made (true) or lost (false), whatever is played from now on; nothing if it
// is open. The declarer took `taken` tricks, and `tricks_left` are not finished.
std::optional<bool> settled(const Contract& contract, int taken, int tricks_left);
std::optional<bool> settled(const Contract& contract, const History& history);

}  // namespace nap
