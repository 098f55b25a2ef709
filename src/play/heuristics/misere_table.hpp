// A hand at misère that is played on by rules of thumb. It is so fast that a player can try thousands of
// endings.
#pragma once

#include <array>

#include "nap/play/views/view.hpp"

namespace nap {

// At misère most plays are plain, and players who see only their own cards can make them nearly as well as
// anybody:
//
//   following suit   under the winning card with the highest card that stays below it; a defender wins over a
//                    declarer who is already safe with the highest card, else raises as little as possible
//   defender leads   the lowest card of the suit that is worth most, in which the declarer most likely has to
//                    win with a higher card
//   discards         a defender's: the highest card of the suit that is worth least; the declarer's: the
//                    highest card of the suit that is most dangerous
//
// Each seat's rules look only at its own cards, the cards that are left, and the declarer's voids.
// The declarer never leads after the first card: to have the lead is to have lost.
class MisereTable {
 public:
  // The hand in progress as the view shows it. Until `seat_hands` only the hand of the view's seat is known.
  // Requires a view at misère, of the seat to play, in a hand that is not settled.
  explicit MisereTable(const View& view);

  void seat_hands(const Hands& world) { hands_ = world; }

  // The card that the rules play for the seat to play.
  Card choose() const;

  // Whether the declarer takes a trick if the seat to play plays this card and the rules play all later
  // cards. Requires seat_hands first.
  bool is_caught_after(Card card) const;

 private:
  // What a seat expects the declarer to hold.
  struct Guess {
    CardSet unseen;
    int share;  // the part of the unseen cards of possible suits that the declarer holds, in 32nds
  };

  void play(Card card);
  Guess guess() const;
  int worth(CardSet own_suit, const Guess& guess) const;
  Card lead() const;
  Card discard() const;
  Card declarers_discard() const;
  int danger(CardSet own_suit, CardSet unseen) const;
  Card follow(CardSet cards) const;

  Hands hands_{};
  CardSet left_;   // cards of the deck that are not played and may be in a hand
  CardSet voids_;  // every card of the suits that the declarer did not follow
  std::optional<Suit> trump_;
  int seats_;
  int declarers_cards_;
  int to_play_;
  int in_trick_ = 0;
  int winner_ = 0;
  Card led_ = Card(Rank::Two, Suit::Clubs);  // of the trick in progress, as are the next two
  Card winning_ = Card(Rank::Two, Suit::Clubs);
  bool has_declarer_played_ = false;
};

}  // namespace nap
