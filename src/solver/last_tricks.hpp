// Whether seat 0, alone, not on lead and without trumps, takes a trick: at misère, where nobody has a trump,
// in the last two or three tricks, only if she must; otherwise, however many are left, if she is led to.
//
// Discards may still be owed (see Search). They have been made: everyone has as many cards as there are
// tricks left, and though nobody says which, she may look. For if she has a good play whichever cards they
// are, she has one in the real game.
#pragma once

#include "bounds.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// The suits in which each defender may win the trick that the leader, one of them, is about to lead, if she
// does not: he has a card as high as the lowest of everyone who must follow.
template <int Seats>
SeatLanes<Seats> suits_won(const Position<Seats>& position) {
  using Lanes = SeatLanes<Seats>;
  const Lanes hands = Lanes(position.hands).without(0);
  // Who owes enough discards may have discarded the suit.
  const Lanes owed = Lanes(position.owed).without(position.leader);
  const Word lowest_follows = (hands.bottoms() & where_greater(hands.counts(), owed)).united();
  const Lanes beaten_in = (Lanes(lowest_follows) & ~hands.up_to_top()).lanes_with_any();
  return hands.lanes_with_any() & ~beaten_in;
}

// Whether seat 0, in a misère without trumps and safe in this trick (see must_take), may be made to take the
// last one. No is certain.
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
  explicit LastTwoAtMisere(const Position<Seats>& position)
      : position_(position), suits_won_(suits_won(position)) {}

  bool may_take() const {
    const Word hers = position_.hand(0);
    const Word low = bottom_card(hers);
    const Word high = hers ^ low;
    const Word low_suit = lane_with(low);
    const Word high_suit = lane_with(high);
    const Word when_high_is_gone = low_suit == high_suit ? ~low_suit : high_suit;
    return ((leads_against(low) & when_high_is_gone) | (leads_against(high) & low_suit)) != 0;
  }

 private:
  // The leader's cards that may lead now to her taking a trick with `card`.
  Word leads_against(Word card) const {
    const Word suit = lane_with(card);
    const Lanes hands = Lanes(position_.hands).without(0);
    const Lanes harmless = hands & ~Lanes(suit & above(card));
    const Word only_higher = (hands.words_with_any() & ~harmless.words_with_any()).united();
    const Lanes strips = harmless.lanes_with_any() & ~harmless.words_with_several();
    // Whoever wins needs a lower card of her suit that is left after this trick.
    const Lanes of_suit = hands & Lanes(suit);
    const Lanes can_lead_low = (of_suit & Lanes(card - 1)).words_with_any();
    const Lanes wins = suits_won_ & can_lead_low & (of_suit.words_with_several() | Lanes(~suit));
    return position_.hand(position_.leader) & ~only_higher & wins.united() & ~(strips.united() & ~suit);
  }

  const Position<Seats>& position_;
  SeatLanes<Seats> suits_won_;
};

// Whether seat 0, in a misère without trumps and safe in this trick (see must_take), is safe in the last
// three because of each suit that may be led now she has a card to play, her lowest when she follows, after
// which she is safe in the last two whoever leads to them. No other play is looked at: for what was played,
// everyone owes one card more, and thus may hold then whatever he can hold.
template <int Seats>
class LastThreeAtMisere {
 public:
  explicit LastThreeAtMisere(const Position<Seats>& position)
      : position_(position), suits_won_(suits_won(position).each()), next_(position) {
    next_.tricks_left = 2;
    for (Seat seat = 1; seat < Seats; ++seat) ++next_.owed_by(seat);
  }

  bool is_safe() {
    for (Word leads = position_.hand(position_.leader); leads != 0; leads &= ~lane_with(leads)) {
      if (!is_safe_after(lane_with(leads))) return false;
    }
    return true;
  }

 private:
  bool is_safe_after(Word led) {
    const Word hers = position_.hand(0);
    const Word follow = hers & led;
    if (follow != 0) return is_safe_without(bottom_card(follow), led);
    for (Word discards = hers; discards != 0; discards &= ~lane_with(discards)) {
      if (is_safe_without(top_card(discards & lane_with(discards)), led)) return true;
    }
    return false;
  }

  bool is_safe_without(Word card, Word led) {
    const Word rest = position_.hand(0) ^ card;
    if (ducks_everything(rest, position_.in_play() & ~position_.hand(0))) return true;
    next_.hand(0) = rest;
    for (Seat seat = 1; seat < Seats; ++seat) {
      if ((suits_won_[static_cast<std::size_t>(seat)] & led) == 0) continue;
      next_.leader = seat;
      if (must_take(next_) || LastTwoAtMisere<Seats>(next_).may_take()) return false;
    }
    return true;
  }

  const Position<Seats>& position_;
  SeatWords<Seats> suits_won_;
  Position<Seats> next_;
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
