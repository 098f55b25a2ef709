// Whether seat 0, alone, not on lead and without trumps, takes a trick: at misère, where nobody has a trump,
// in the last two or three tricks, only if she must; otherwise, however many are left, if she is led to.
//
// Discards may still be owed (see Search). They have been made: everyone has as many cards as there are
// tricks left, and though nobody says which, she may look. For if she has a good play whichever cards they
// are, she has one in the real game.
#pragma once

#include "bounds.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// All hands but hers.
template <int Seats>
SeatLanes<Seats> defenders(const Position<Seats>& position) {
  return SeatLanes<Seats>(position.hands).without(0);
}

// The suits in which each defender may win a trick that one of them leads, if seat 0 does not: he has a card
// as high as the lowest of everyone who must follow. Who owes enough discards may have discarded the suit,
// but not the card that he leads.
template <int Seats>
class SuitsWon {
  using Lanes = SeatLanes<Seats>;

 public:
  SuitsWon(const Lanes& defenders, const SeatBytes& owed)
      : held_(defenders.lanes_with_any()),
        up_to_top_(defenders.up_to_top()),
        followed_(where_greater(defenders.counts(), Lanes(owed))),
        lowest_((defenders.bottoms() & followed_).united()) {}

  // The suits that each of them must follow.
  const Lanes& followed() const { return followed_; }
  Lanes when_led_from(Word hand) const {
    const Lanes lowest(lowest_ | lane_bottoms(hand));
    return held_ & ~(lowest & ~up_to_top_).lanes_with_any();
  }

 private:
  Lanes held_;
  Lanes up_to_top_;
  Lanes followed_;
  Word lowest_;  // of those who must follow
};

template <int Seats>
SeatLanes<Seats> suits_won(const Position<Seats>& position) {
  return SuitsWon<Seats>(defenders(position), position.owed).when_led_from(position.hand(position.leader));
}

// Whether seat 0, in a misère without trumps, with two cards left and safe in this trick (see must_take), may
// be made to take the last one. No is certain.
//
// Following suit now she plays her lowest card of it, which loses. Otherwise she discards, of one suit her
// higher card; of two suits she keeps the one that the next leader cannot lead: as his other card is of one
// of hers, he has to follow with the only one he has of the suit led, so she knows him. Then she is left with
// one card, and takes a trick with it only if
//   1. the winner of this trick has a card of its suit below hers to lead, besides the one that won; and
//   2. everyone still has a card that is not above hers in its suit.
template <int Seats>
class LastTwoAtMisere {
  using Lanes = SeatLanes<Seats>;

 public:
  LastTwoAtMisere(const Lanes& defenders, Word hers)
      : low_(defenders, bottom_card(hers)), high_(defenders, hers ^ bottom_card(hers)) {
    // The other card has to go first.
    low_.leads &= low_.suit == high_.suit ? ~low_.suit : high_.suit;
    high_.leads &= low_.suit;
  }

  // If this trick is led from that hand and each defender may win these suits.
  bool may_take(Word leaders_hand, const Lanes& suits_won) const {
    return (leaders_hand & (low_.after(suits_won) | high_.after(suits_won))) != 0;
  }

 private:
  // What may lead to her taking a trick with `card`.
  struct Threat {
    Threat(const Lanes& defenders, Word card) : suit(lane_with(card)), wins(defenders) {
      const Lanes harmless = defenders & ~Lanes(suit & above(card));
      const Word only_higher = (defenders.words_with_any() & ~harmless.words_with_any()).united();
      const Lanes strips = harmless.lanes_with_any() & ~harmless.words_with_several();
      leads = ~only_higher & ~(strips.united() & ~suit);
      // Whoever wins needs a lower card of her suit that is left after this trick.
      const Lanes of_suit = defenders & Lanes(suit);
      wins = (of_suit & Lanes(card - 1)).words_with_any() & (of_suit.words_with_several() | Lanes(~suit));
    }
    Word after(const Lanes& suits_won) const { return leads & (suits_won & wins).united(); }

    Word suit;
    Word leads;  // to this trick that leave the threat
    Lanes wins;  // all bits of those defenders and suits that may win it and do so, too
  };

  Threat low_;
  Threat high_;
};

// Whether seat 0, in a misère without trumps and safe in this trick (see must_take), is safe in the last
// three because of each suit that may be led now she has a card to play, her lowest when she follows, after
// which she is safe in the last two whoever leads to them. No other play is looked at: for what was played,
// everyone owes one card more, and thus may hold then whatever he can hold.
template <int Seats>
class LastThreeAtMisere {
  using Lanes = SeatLanes<Seats>;

 public:
  explicit LastThreeAtMisere(const Position<Seats>& position)
      : position_(position),
        defenders_(defenders(position)),
        others_(position.in_play() & ~position.hand(0)),
        won_(suits_won(position)),
        next_(defenders_, one_more_each(position.owed)) {}

  bool is_safe() {
    for (Word leads = position_.hand(position_.leader); leads != 0; leads &= ~lane_with(leads)) {
      if (!is_safe_after(lane_with(leads))) return false;
    }
    return true;
  }

 private:
  static SeatBytes one_more_each(const SeatBytes& owed) {
    return std::bit_cast<SeatBytes>(std::bit_cast<Word>(owed) + 0x0101'0101'0101'0101);
  }

  bool is_safe_after(Word led) {
    const Lanes winners = (won_ & Lanes(led)).words_with_any();
    const Word hers = position_.hand(0);
    const Word follow = hers & led;
    if (follow != 0) return is_safe_with(hers ^ bottom_card(follow), winners);
    for (Word discards = hers; discards != 0; discards &= ~lane_with(discards)) {
      if (is_safe_with(hers ^ top_card(discards & lane_with(discards)), winners)) return true;
    }
    return false;
  }

  bool is_safe_with(Word rest, const Lanes& winners) {
    if (ducks_everything(rest, others_)) return true;
    if (must_take_from(winners, rest)) return false;
    const LastTwoAtMisere<Seats> last_two(defenders_, rest);
    const SeatWords<Seats> each = winners.each();
    for (Seat seat = 1; seat < Seats; ++seat) {
      if (each[static_cast<std::size_t>(seat)] == 0) continue;
      const Word hand = position_.hand(seat);
      if (last_two.may_take(hand, next_.when_led_from(hand))) return false;
    }
    return true;
  }

  // As must_take, in the next trick, whichever of these leads.
  bool must_take_from(const Lanes& leaders, Word rest) const {
    const Lanes lower = (defenders_ & Lanes(lanes_with_any(rest) & ~down_to_bottom(rest))).lanes_with_any();
    return ((lower & leaders).united() & ~(next_.followed() & ~lower).united()) != 0;
  }

  const Position<Seats>& position_;
  Lanes defenders_;
  Word others_;           // their cards
  Lanes won_;             // the suits that each may win now
  SuitsWon<Seats> next_;  // and in the next trick
};

// Whether trumps, of which seat 0 has none, may spoil what is_led_to is about, `her_suits` being those in
// which she has the highest card: whether
// 1. this lead, of any suit, may be ruffed; or
// 2. after the lead of a side suit that is not hers one of hers may be, which somebody with a trump lacks; or
// 3. after the lead of a trump somebody may have another one.
template <int Seats>
bool trumps_interfere(const Position<Seats>& position, Word her_suits) {
  const SeatLanes<Seats> ruffed = ruffed_with(position, kTrumps);
  const Word led = lanes_with_any(position.hand(position.leader));
  const Word side = led & ~kTrumpLaneBits;
  if ((side & ruffed.without(position.leader).united()) != 0) return true;
  if ((side & ~her_suits) != 0 && (her_suits & ruffed.united()) != 0) return true;
  return led != side && others_have_several_trumps(position, 0);
}

// Whether seat 0, who has no trump, takes a trick because she is led to. Yes is certain. Requires at least
// two tricks left.
//
// Of some suits she has the highest card in play. If one of them is led now she wins. Otherwise, as nobody
// ruffs (see trumps_interfere), whoever wins this trick and has not two cards of other suits leads one of
// them next, and she has kept its highest card: she plays another one now, or if she has nothing but the
// highest cards of as many suits, one of a suit that he lacks. She knows him, as he has to follow with the
// only card he has of the suit led.
template <int Seats>
bool is_led_to(const Position<Seats>& position, Word trumps) {
  const Word hers = position.hand(0);
  const Word her_suits = lanes_with_any(hers & ~up_to_top(position.in_play() ^ hers));
  if (her_suits == 0) return false;
  if ((position.in_play() & trumps) != 0 && trumps_interfere(position, her_suits)) return false;
  const Word leads = lanes_with_any(position.hand(position.leader)) & ~her_suits;
  if (leads == 0) return true;
  using Lanes = SeatLanes<Seats>;
  const Lanes may_escape = (Lanes(position.hands) & Lanes(~her_suits)).words_with_several();
  return (suits_won(position) & may_escape & Lanes(leads)).united() == 0;
}

}  // namespace nap::search::inline NAP_PROCESSOR
