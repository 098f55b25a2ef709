#include "alpha_beta.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace nap::bench {
namespace {

class AlphaBeta {
 public:
  AlphaBeta(const Deal& deal, std::optional<Suit> trump, Aim aim)
      : seats_(deal.seats()), trump_(trump), aim_(aim) {
    for (const Seat seat : all_seats(seats_)) hand(seat) = deal.hand(seat);
  }

  int after_lead(Card card, TrickWindow window) {
    hand(kDeclarer).remove(card);
    return std::clamp(play({kDeclarer, 1, card, kDeclarer, card.suit()}, window.low, window.high), window.low,
                      window.high);
  }

 private:
  struct Trick {
    Seat leader;
    int played;
    Card best;
    Seat winner;
    Suit led;
  };

  CardSet& hand(Seat seat) { return hands_[seat.index()]; }

  // The tricks that the declarer takes from here on. They are exact if they lie between `alpha` and `beta`.
  int lead(Seat leader, int alpha, int beta) {
    if (hand(leader).is_empty()) return 0;
    return any_of(hand(leader), leader, alpha, beta, [&](Card card, int a, int b) {
      return play({leader, 1, card, leader, card.suit()}, a, b);
    });
  }

  int play(const Trick& trick, int alpha, int beta) {
    if (trick.played == seats_) {
      const int won = trick.winner == kDeclarer ? 1 : 0;
      return won + lead(trick.winner, alpha - won, beta - won);
    }
    const Seat seat = trick.leader.further_by(trick.played, seats_);
    const CardSet follow = hand(seat).of(trick.led);
    return any_of(follow.is_empty() ? hand(seat) : follow, seat, alpha, beta, [&](Card card, int a, int b) {
      Trick next = trick;
      ++next.played;
      if (beats(card, trick.best)) {
        next.best = card;
        next.winner = seat;
      }
      return play(next, a, b);
    });
  }

  bool beats(Card card, Card best) const {
    return card.suit() == best.suit() ? card.rank() > best.rank() : trump_ == card.suit();
  }

  template <class Play>
  int any_of(CardSet cards, Seat seat, int alpha, int beta, const Play& play) {
    const bool wants_many = (seat == kDeclarer) == (aim_ == Aim::Tricks);
    int best = wants_many ? -1 : kMaxHandCards + 1;
    for (const Card card : cards) {
      hand(seat).remove(card);
      const int tricks = play(card, alpha, beta);
      hand(seat).insert(card);
      best = wants_many ? std::max(best, tricks) : std::min(best, tricks);
      (wants_many ? alpha : beta) = wants_many ? std::max(alpha, best) : std::min(beta, best);
      if (alpha >= beta) break;
    }
    return best;
  }

  std::array<CardSet, kMaxSeats> hands_{};
  int seats_;
  std::optional<Suit> trump_;
  Aim aim_;
};

}  // namespace

std::vector<int> alpha_beta_tricks(const Deal& deal, const Game& game, TrickWindow window) {
  std::vector<int> tricks;
  for (const Card card : deal.hand(kDeclarer)) {
    AlphaBeta search(deal, game.trump.after_lead(card.suit()), game.aim);
    tricks.push_back(search.after_lead(card, window));
  }
  return tricks;
}

}  // namespace nap::bench
