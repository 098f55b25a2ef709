// A hand at misère played on by rules of thumb, so fast that a player can try thousands of ends of it.
#pragma once

#include <array>

#include "nap/play/views/view.hpp"

namespace nap {

// At misère most plays are plain, and those who see only their own cards can make them nearly as well as
// anybody:
//
//   following suit   under the winning card with the highest card that stays below it; a defender wins over a
//                    declarer who is already safe with the highest card, else raises as little as possible
//   defender leads   the lowest card of the suit that is worth most, in which the declarer most likely has to
//                    win with a higher card
//   discards         a defender's: the highest card of the suit that is worth least; the declarer's: the
//                    highest card of the suit that is most dangerous
//
// Each seat's rules look at its own cards, the cards that are left, the declarer's voids, and nothing else.
// The declarer never leads after the first card: to have the lead is to have lost.
class MisereTable {
 public:
  // The hand in progress as the view shows it. Only the hand of the view's seat is known until `seat_hands`.
  // Requires a view at misère, of the seat to play, whose hand is not settled.
  explicit MisereTable(const View& view);

  void seat_hands(const Hands& world) { hands_ = world; }

  // The card of the seat to play by the rules.
  Card choose() const;

  // Whether the declarer takes a trick if the seat to play plays this card and the rules play the others.
  // Requires that hands are seated.
  bool is_caught_after(Card card) const;

 private:
  // What a seat expects the declarer to hold.
  struct Guess {
    CardSet unseen;
    int share;  // of the unseen cards that the declarer may hold: those that the declarer holds, in 32nds
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
  CardSet left_;   // cards of the deck that were not played and may be in a hand
  CardSet voids_;  // every card of the suits that the declarer did not follow
  std::optional<Suit> trump_;
  int seats_;
  int declarers_cards_;
  int to_play_;
  int in_trick_ = 0;
  int winner_ = 0;
  Card led_ = Card(Rank::Two, Suit::Clubs);  // of the trick in progress, as is what follows
  Card winning_ = Card(Rank::Two, Suit::Clubs);
  bool has_declarer_played_ = false;
};

}  // namespace nap
