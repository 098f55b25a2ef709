// Whether seat 0, alone, not on lead and without trumps, takes a trick: at misère, where nobody has a trump,
// in the last two or three tricks, only if she must; otherwise, however many are left, if she is led to.
//
// Discards may still be owed (see Search). They have been made: everyone has as many cards as there are
// tricks left, and though nobody says which, she may look. For if she has a good play whichever cards they
// are, she has one in the real game.
#pragma once

#include "bounds/bounds.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// All hands but hers.
template <int Seats>
SeatLanes<Seats> defenders(const Position<Seats>& position) {
  return SeatLanes<Seats>(position.hands).without(kDeclarer);
}

// The suits in which each defender may win a trick that one of them leads, if seat 0 does not win it: he has
// a card as high as the lowest of each who must follow. In each suit he owes so many discards at most, and
// who owes as many as he holds may have discarded the suit; but not the card that he leads.
template <int Seats>
class SuitsWon {
  using Lanes = SeatLanes<Seats>;

 public:
  SuitsWon(const Lanes& defenders, const Lanes& deferred)
      : held_(defenders.lanes_with_any()),
        up_to_top_(defenders.up_to_top()),
        followed_(where_greater(defenders.counts(), deferred)),
        lowest_((defenders.bottoms() & followed_).united()) {}

  // The suits that each of them must follow.
  const Lanes& followed() const { return followed_; }
  // The lowest cards of those who must follow when the trick is led from this hand; none below any of them
  // wins it.
  Word lowest_when_led_from(Word hand) const { return lowest_ | lane_bottoms(hand); }
  Lanes when_led_from(Word hand) const {
    const Lanes lowest(lowest_when_led_from(hand));
    return held_ & ~(lowest & ~up_to_top_).lanes_with_any();
  }

 private:
  Lanes held_;
  Lanes up_to_top_;
  Lanes followed_;
  Word lowest_;  // the lowest card of each who must follow, whoever leads
};

template <int Seats>
SeatLanes<Seats> suits_won(const Position<Seats>& position) {
  const SuitsWon<Seats> suits(defenders(position), SeatLanes<Seats>(position.deferred));
  return suits.when_led_from(position.hand(position.leader));
}

// What may lead to seat 0's taking the last trick with `card`, in a misère without trumps and with two cards
// left:
//   1. the winner of this trick has a card of its suit below hers to lead, besides the one that won; and
//   2. everyone still has a card that is not above hers in its suit.
template <int Seats>
class LastTrickThreat {
  using Lanes = SeatLanes<Seats>;

 public:
  LastTrickThreat(const Lanes& defenders, Word card)
      : suit_(lane_with(card)),
        winners_(go_on_below(defenders & Lanes(suit_), card)),
        leads_(keep_harmless(defenders & ~Lanes(suit_ & above(card)), defenders)) {}

  Word suit() const { return suit_; }
  // To this trick, if each defender may win these suits.
  Word leads(const Lanes& suits_won) const { return leads_ & (suits_won & winners_).united(); }

 private:
  // 1. For each defender all bits of the suits with which he may win this trick.
  Lanes go_on_below(const Lanes& of_suit, Word card) const {
    return (of_suit & Lanes(card - 1)).words_with_any() & (of_suit.words_with_several() | Lanes(~suit_));
  }
  // 2. The suits that may be led: none that takes the only harmless card of somebody.
  Word keep_harmless(const Lanes& harmless, const Lanes& defenders) const {
    const Word only_higher = (defenders.words_with_any() & ~harmless.words_with_any()).united();
    const Lanes strips = harmless.lanes_with_any() & ~harmless.words_with_several();
    return ~only_higher & ~(strips.united() & ~suit_);
  }

  Word suit_;
  Lanes winners_;
  Word leads_;
};

// Whether seat 0, in a misère without trumps, with two cards left and safe in this trick (see must_take), may
// be made to take the last one. No is certain.
//
// Following suit now she plays her lowest card of it, which loses. Otherwise she discards, of one suit her
// higher card; of two suits she keeps the one that the next leader cannot lead: as his other card is of one
// of hers, he has to follow with the only one he has of the suit led, so she knows him. Then she is left with
// one card, which is threatened or not.
template <int Seats>
class LastTwoAtMisere {
  using Threat = LastTrickThreat<Seats>;

 public:
  LastTwoAtMisere(const Threat& low, const Threat& high)
      : low_(low),
        high_(high),
        leads_against_low_(low.suit() == high.suit() ? ~low.suit() : high.suit()),
        leads_against_high_(low.suit()) {}

  // If this trick is led from that hand and each defender may win these suits.
  bool may_take(Word leaders_hand, const SeatLanes<Seats>& suits_won) const {
    const Word leads =
        (low_.leads(suits_won) & leads_against_low_) | (high_.leads(suits_won) & leads_against_high_);
    return (leaders_hand & leads) != 0;
  }

 private:
  Threat low_;
  Threat high_;
  Word leads_against_low_;  // after which the lower card may be her last
  Word leads_against_high_;
};

template <int Seats>
bool may_take_last_two(const Position<Seats>& position) {
  const SeatLanes<Seats> hands = defenders(position);
  const Word low = bottom_card(position.hand(kDeclarer));
  const LastTwoAtMisere<Seats> last_two({hands, low}, {hands, position.hand(kDeclarer) ^ low});
  return last_two.may_take(position.hand(position.leader), suits_won(position));
}

// Whether seat 0, in a misère without trumps and safe in this trick (see must_take), is safe in the last
// three because of each suit that may be led now she has a card to play after which she is safe in the last
// two whoever leads to them. When she follows suit, that is the highest card that is sure to lose. No other
// play is looked at. Who must follow plays a card of the suit led; for what anyone else played he owes one
// card more, and thus may hold then whatever he can hold.
template <int Seats>
class LastThreeAtMisere {
  using Lanes = SeatLanes<Seats>;

 public:
  explicit LastThreeAtMisere(const Position<Seats>& position)
      : position_(position),
        defenders_(defenders(position)),
        now_(defenders_, Lanes(position.deferred)),
        won_(now_.when_led_from(position.hand(position.leader))) {}

  bool is_safe() const {
    for (Word leads = position_.hand(position_.leader); leads != 0; leads &= ~lane_with(leads)) {
      if (!is_safe_after(lane_with(leads))) return false;
    }
    return true;
  }

 private:
  // What is known of the defenders after a trick of one suit.
  struct Next {
    Word led;
    Lanes winners;   // all bits of those who may have won it
    Lanes stripped;  // their hands, but of those who had to follow without a card of that suit
    SuitsWon<Seats> suits;
  };

  Next next(Word led) const {
    const Lanes had_to_follow = (now_.followed() & Lanes(led)).words_with_any();
    const Lanes played = Lanes(each_lane(1)) & (Lanes(led) | ~had_to_follow);
    return {led, (won_ & Lanes(led)).words_with_any(),
            defenders_ & ~(defenders_.bottoms() & Lanes(led) & had_to_follow),
            SuitsWon<Seats>(defenders_, Lanes(position_.deferred) + played)};
  }

  bool is_safe_after(Word led) const {
    const Next next = this->next(led);
    const Word hers = position_.hand(kDeclarer);
    if ((hers & led) != 0) return is_safe_with(hers ^ highest_loser(led), next);
    for (Word discards = hers; discards != 0; discards &= ~lane_with(discards)) {
      if (is_safe_with(hers ^ top_card(discards & lane_with(discards)), next)) return true;
    }
    return false;
  }

  // There is one, as she is safe in this trick: the leader's card or that of somebody who must follow is
  // above her lowest.
  Word highest_loser(Word led) const {
    const Word lowest = now_.lowest_when_led_from(position_.hand(position_.leader)) & led;
    return top_card(position_.hand(kDeclarer) & led & (top_card(lowest) - 1));
  }

  bool is_safe_with(Word rest, const Next& next) const {
    if (ducks_everything(rest, position_.in_play() ^ position_.hand(kDeclarer))) return true;
    if (must_take(rest, next)) return false;
    const Word low = bottom_card(rest);
    const LastTwoAtMisere<Seats> last_two(threat(low, next), threat(rest ^ low, next));
    const SeatWords<Seats> winners = next.winners.each();
    for (const Seat seat : defender_seats(Seats)) {
      if (winners[seat.index()] == 0) continue;
      const Word hand = position_.hand(seat);
      if (last_two.may_take(hand, next.suits.when_led_from(hand))) return false;
    }
    return true;
  }

  // As bounds.hpp has it, but in the next trick, whoever of those who may leads to it.
  bool must_take(Word rest, const Next& next) const {
    const Lanes lower = (defenders_ & Lanes(lanes_with_any(rest) & ~down_to_bottom(rest))).lanes_with_any();
    return ((lower & next.winners).united() & ~(next.suits.followed() & ~lower).united()) != 0;
  }

  // A card of the suit led may be harmless to hers or not, and it is not known which was played.
  LastTrickThreat<Seats> threat(Word card, const Next& next) const {
    return {(card & next.led) != 0 ? defenders_ : next.stripped, card};
  }

  const Position<Seats>& position_;
  Lanes defenders_;
  SuitsWon<Seats> now_;
  Lanes won_;  // the suits that each may win now
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
  return led != side && others_have_several_trumps(position, kDeclarer);
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
  const Word hers = position.hand(kDeclarer);
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
