// What is being played, and which techniques the search may use: all that questions without search memory
// need.
#pragma once

#include "bits/position.hpp"
#include "nap/solver/game.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// "The allies" are the declarer's side, even if the declarer is alone; everyone else is an opponent. Where
// the declarer is alone, the opponents are also called defenders.
template <int Seats, class Sides, class Techniques>
struct Setting {
  [[no_unique_address]] Sides sides;
  [[no_unique_address]] Techniques use;
  Word trumps = 0;  // all cards of the trump suit, or the joker without trump suit, or none

  Setting(const Game& game, Techniques techniques)
      : sides(game),
        use(techniques),
        trumps(Sides::has_lone_joker() ? kLoneJoker
               : game.has_trump()      ? kTrumps
                                       : 0) {}

  // What is led with this card: its suit. Nobody has to follow to a joker without trump suit.
  static Word led_with(Word card) {
    return Sides::has_lone_joker() && card == kLoneJoker ? 0 : lane_with(card);
  }

  // Whether `answer` is what the allies play for, when the question is whether they take so many tricks.
  bool suits_allies(bool answer) const { return answer != sides.is_misere(); }

  // The cards of the seat and of everyone on its side.
  Word hands_with(Seat seat, const Position<Seats>& position) const {
    Word cards = 0;
    for (const Seat other : all_seats(Seats)) {
      if (!sides.are_opposed(other, seat)) cards |= position.hand(other);
    }
    return cards;
  }

  // Whether to ask if a lone declarer at misère without a trump suit has to take a trick at all.
  bool should_ask_must_take(int target) const {
    return Sides::is_alone_at_misere() && use.must_take && trumps == 0 && target == 1;
  }

  // Of the declarer's cards of a suit that are sure to lose this trick, it may be enough to try one: the
  // lowest, at misère the highest. Returns whether it is. It is if the declarer is alone and the next trick
  // that the declarer takes decides the question. Every card that is kept instead then serves at least as
  // well as the one played: it wins, at misère loses, whenever that one does. Nothing else depends on the
  // choice, because the declarer does not lead again before the question is decided.
  bool should_try_one_loser(int target) const { return Sides::is_alone() && use.sure_losers && target == 1; }
};

}  // namespace nap::search::inline NAP_PROCESSOR
