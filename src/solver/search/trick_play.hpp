// How Search plays one trick, card by card. Included by search.hpp.
#pragma once

#include <utility>

#include "search/search.hpp"

namespace nap::search::inline NAP_PROCESSOR {

template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards>
bool Search<Seats, Sides, Techniques>::play_lead(const Position& position, Word card, int target) {
  const bool hers = position.leader == kDeclarer;
  if (hers && should_try_forced_takes(target) && beatable<Seats>(position, card, lane_with(card)) == 0)
    return true;
  return play_next<kDiscards, Seats - 1>(position, position.leader.next(Seats), lead(position.leader, card),
                                         target);
}

template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::play_next(const Position& position, Seat seat, const Trick& trick,
                                                 int target) {
  if constexpr (kToPlay == 0) {
    return finish_trick<kDiscards>(position, trick.played, trick.winner, target);
  } else {
    const Word hand = position.hand(seat);
    const Word follow = hand & trick.led;
    if (!sides_.allied(seat)) {
      if (kDiscards == Discards::Deferred && !at_once_.has(seat)) {
        return play_next_deferring<kToPlay>(position, seat, trick, target);
      }
      if (kDiscards == Discards::AtOnce && follow == 0 && should_defer(position)) {
        return discard<kToPlay>(position, seat, trick, target);
      }
    }
    if constexpr (Sides::is_alone_at_misere()) {
      if (seat == kDeclarer) return play_hers<kDiscards, kToPlay>(position, trick, target);
    }
    Word cards = follow != 0 ? follow : hand;
    if (seat == kDeclarer && should_try_one_loser(target)) cards = with_lowest_losers(cards, trick);
    return play_cards<kDiscards, kToPlay>(position, cards, seat, trick, target);
  }
}

// Whether she, seat 0, is alone and her next trick decides the question, so that of her cards of one suit
// that lose this trick for certain only one is worth trying: the lowest, at misère the highest. The card that
// she keeps then serves as well as any other of them: it wins, at misère loses, whenever that one does, and
// until a trick is hers she does not lead again, so that nothing else depends on it.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::should_try_one_loser(int target) const {
  return Sides::is_alone() && use_.sure_losers && target == 1;
}

// Of these cards of hers those that may win the trick, and of the others the lowest of each suit.
template <int Seats, class Sides, class Techniques>
Word Search<Seats, Sides, Techniques>::with_lowest_losers(Word cards, const Trick& trick) const {
  const Word winners = cards & contenders(trick) & above(trick.best);
  return winners | lane_bottoms(cards ^ winners);
}

// The ways to play one of these cards.
template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::play_cards(const Position& position, Word cards, Seat seat,
                                                  const Trick& trick, int target) {
  if constexpr (Sides::is_alone_at_misere()) {
    return play_theirs<kDiscards, kToPlay>(position, cards, seat, trick, target);
  } else if constexpr (kToPlay == 1) {
    return play_last<kDiscards>(position, cards, seat, trick, target);
  } else {
    return play_any<kDiscards, kToPlay>(position, cards, seat, trick, target);
  }
}

// Whether to try first to win the trick: from the other side.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::should_win_first(Seat seat, const Trick& trick) const {
  return !sides_.is_misere() && sides_.opposed(seat, trick.winner);
}

// Beats the other side's card first, as cheaply as can be: but the allies, with players still to come, with
// the highest. Partners are left the trick first. Otherwise the lowest card first; at a misère of partners
// losing cards, the highest first.
template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::play_any(const Position& position, Word cards, Seat seat,
                                                const Trick& trick, int target) {
  const bool wants = sides_.wants_tricks(seat);
  const Word plays = distinct(cards, position, trick);
  const Word winners = plays & contenders(trick) & above(trick.best);
  const bool wins_first = should_win_first(seat, trick);
  const Word from_top = sides_.is_misere() ? plays : wins_first && sides_.allied(seat) ? winners : 0;
  Word now = wins_first ? winners : plays ^ winners;
  Word later = plays ^ now;
  while ((now | later) != 0) {
    if (now == 0) std::swap(now, later);
    const Word card = (now & from_top) != 0 ? top_card(now) : bottom_card(now);
    now ^= card;
    if (play_card<kDiscards, kToPlay>(position, card, seat, trick, target) == wants) return wants;
  }
  return !wants;
}

// The last to play knows who wins the trick with either kind of card, and whether that decides the question.
template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards>
bool Search<Seats, Sides, Techniques>::play_last(const Position& position, Word cards, Seat seat,
                                                 const Trick& trick, int target) {
  const bool wants = sides_.wants_tricks(seat);
  const Word plays = distinct(cards, position, trick);
  const Word winners = plays & contenders(trick) & above(trick.best);
  const bool wins_first = should_win_first(seat, trick);
  for (const bool wins : {wins_first, !wins_first}) {
    Word kind = wins ? winners : plays ^ winners;
    if (kind == 0) continue;
    const Seat winner = wins ? seat : trick.winner;
    const int missing = target - (sides_.allied(winner) ? 1 : 0);
    if (use_.settled_tricks && (missing == 0 || missing == position.tricks_left)) {
      if ((missing == 0) == wants) return wants;
      continue;
    }
    do {
      const Word card = sides_.is_misere() ? top_card(kind) : bottom_card(kind);
      kind ^= card;
      if (finish_trick<kDiscards>(position, trick.played | card, winner, target) == wants) return wants;
    } while (kind != 0);
  }
  return !wants;
}

template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::play_card(const Position& position, Word card, Seat seat,
                                                 const Trick& trick, int target) {
  return play_next<kDiscards, kToPlay - 1>(position, seat.next(Seats), with(trick, seat, card), target);
}

template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards>
bool Search<Seats, Sides, Techniques>::finish_trick(const Position& position, Word played, Seat winner,
                                                    int target) {
  const int missing = target - (sides_.allied(winner) ? 1 : 0);
  if (missing == 0) return true;
  if (missing == position.tricks_left) return false;
  const Position next = position.after(played, winner);
  if (kDiscards == Discards::AtOnce && use_.endgame_table) {
    if constexpr (kEndgame != 0) {
      if (next.tricks_left == kEndgame) return endgame_tricks(endgame_, next) >= missing;
    }
    if constexpr (kEarlyEndgame != 0) {
      if (next.tricks_left == kEarlyEndgame) return endgame_tricks(early_endgame_, next) >= missing;
    }
  }
  return reaches<kDiscards>(next, missing);
}

// With the table so near it is quicker to compare numbers of tricks than to ask for one after the other.
template <int Seats, class Sides, class Techniques>
template <int kToPlay>
int Search<Seats, Sides, Techniques>::tricks_of(Seat seat, const Trick& trick, int low, int high) {
  if constexpr (kToPlay == 0) {
    const int won = sides_.allied(trick.winner) ? 1 : 0;
    if (won >= high) return high;
    const int later = first_endgame_tricks(root_.after(trick.played, trick.winner));
    return std::clamp(won + later, low, high);
  } else {
    const Word hand = root_.hand(seat);
    const Word follow = hand & trick.led;
    Word plays = distinct(follow != 0 ? follow : hand, root_, trick);
    const bool wants = sides_.wants_tricks(seat);
    const int enough = wants ? high : low;
    int best = wants ? low : high;
    while (plays != 0 && best != enough) {
      const Word card = bottom_card(plays);
      plays ^= card;
      best = tricks_of<kToPlay - 1>(seat.next(Seats), with(trick, seat, card), std::min(best, enough),
                                    std::max(best, enough));
    }
    return best;
  }
}

}  // namespace nap::search::inline NAP_PROCESSOR
