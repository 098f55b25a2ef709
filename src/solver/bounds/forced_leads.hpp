// Whether the defenders have to lead to a trick that a lone declarer without trumps wins.
#pragma once

#include "bounds/trumps.hpp"
#include "bounds/winnable_suits.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether trumps may break the argument of is_led_to; the declarer has none. `top_suits` are the suits in
// which the declarer has the highest card. Trumps may break it if
// 1. this lead, of any suit, may be ruffed; or
// 2. after the lead of a side suit outside `top_suits`, a lead of one of `top_suits` may be ruffed by
//    somebody who lacks it; or
// 3. after the lead of a trump, somebody may have another trump.
template <int Seats>
bool trumps_interfere(const Position<Seats>& position, Word top_suits) {
  const SeatLanes<Seats> ruffed = suits_ruffed_with(position, kTrumps);
  const Word led = lanes_with_any(position.hand(position.leader));
  const Word side = led & ~kTrumpLaneBits;
  if ((side & ruffed.without(position.leader).united()) != 0) return true;
  if ((side & ~top_suits) != 0 && (top_suits & ruffed.united()) != 0) return true;
  return led != side && others_have_several_trumps(position, kDeclarer);
}

// Whether a lone declarer, not on lead and without trumps, takes a trick because a defender has to lead a
// suit in which the declarer has the highest card. Yes is certain. Requires at least two tricks left.
//
// If such a top suit is led now, the declarer wins this trick. If another suit is led, nobody ruffs (see
// trumps_interfere) and some defender wins the trick. If the winner has at most one card outside the top
// suits, and plays it now, that defender must lead a top suit next. The declarer still has its highest card:
// to this trick the declarer played another card, or, holding only highest cards, the one of a suit that the
// next leader lacks. The declarer knows who leads next: that seat follows with the only card that it has of
// the suit led.
//
// Deferred discards (see Position) count as made, as in last_two_at_misere.hpp.
template <int Seats>
bool is_led_to(const Position<Seats>& position, Word trumps) {
  const Word hand = position.hand(kDeclarer);
  const Word top_suits = lanes_with_any(hand & ~up_to_top(position.in_play() ^ hand));
  if (top_suits == 0) return false;
  if ((position.in_play() & trumps) != 0 && trumps_interfere(position, top_suits)) return false;
  const Word leads = lanes_with_any(position.hand(position.leader)) & ~top_suits;
  if (leads == 0) return true;
  using Lanes = SeatLanes<Seats>;
  const Lanes may_escape = (Lanes(position.hands) & Lanes(~top_suits)).words_with_several();
  return (winnable_suits(position) & may_escape & Lanes(leads)).united() == 0;
}

}  // namespace nap::search::inline NAP_PROCESSOR
