// Questions that bounds settle at the start of a trick, without search. This file says when which bound is
// asked. The bounds themselves and their proofs are in bounds/.
#pragma once

#include <optional>

#include "bounds/cashing.hpp"
#include "bounds/cashing_together.hpp"
#include "bounds/covers.hpp"
#include "bounds/ducking.hpp"
#include "bounds/forced_leads.hpp"
#include "bounds/last_three_at_misere.hpp"
#include "bounds/only_trumps.hpp"
#include "bounds/ruffs.hpp"
#include "bounds/running_everything.hpp"
#include "trick/discards.hpp"
#include "trick/setting.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether a declarer on lead cannot take so many tricks, whichever card is led. False says nothing.
template <int Seats, class Sides, class Techniques>
bool is_out_of_reach(const Setting<Seats, Sides, Techniques>& setting, const Position<Seats>& position,
                     int target) {
  const bool asks_for_all = Sides::is_alone() && !setting.sides.is_misere() && target == position.tricks_left;
  return setting.use.running_everything && asks_for_all && !can_run_everything(position, setting.trumps);
}

// Whether the declarer takes so many tricks with trumps alone, whichever card is led. False says nothing.
template <int Seats, class Sides, class Techniques>
bool declarer_has_sure_trumps(const Setting<Seats, Sides, Techniques>& setting,
                              const Position<Seats>& position, int target) {
  if (!setting.use.sure_trumps || setting.trumps == 0) return false;
  if (Sides::has_lone_joker()) return target == 1 && (position.hand(kDeclarer) & kLoneJoker) != 0;
  const Word opponents = position.in_play() ^ setting.hands_with(kDeclarer, position);
  return has_sure_trumps(position.hand(kDeclarer), opponents, target);
}

// Whether to ask what the leader cashes alone. For partners at a small table can_cash_together settles nearly
// as much.
template <int Seats, class Sides, class Techniques>
bool should_try_cashing(const Setting<Seats, Sides, Techniques>& setting) {
  return setting.use.cashing && (Sides::is_alone() || Seats > 4);
}

// Whether to ask can_cash_together about the leader's side: about opponents, and about allies if there are
// several. It is not asked with deferred discards.
template <Discards kDiscards, int Seats, class Sides, class Techniques>
bool should_try_cashing_together(const Setting<Seats, Sides, Techniques>& setting,
                                 const Position<Seats>& position) {
  if (!setting.use.cashing_together || setting.sides.is_misere()) return false;
  return kDiscards == Discards::AtOnce && !(Sides::is_alone() && setting.sides.is_ally(position.leader));
}

// Whether to ask is_led_to. At a small table it says yes too seldom while trumps are in play.
template <int Seats, class Sides, class Techniques>
bool should_try_forced_leads(const Setting<Seats, Sides, Techniques>& setting,
                             const Position<Seats>& position) {
  if (!Sides::is_alone() || !setting.use.forced_leads) return false;
  return ((Seats > 4 ? position.hand(kDeclarer) : position.in_play()) & setting.trumps) == 0;
}

template <int Seats, class Sides, class Techniques>
bool should_try_ruffs(const Setting<Seats, Sides, Techniques>& setting, const Position<Seats>& position) {
  return Sides::is_alone() && setting.use.ruffs && !setting.sides.is_misere() && position.leader != kDeclarer;
}

// What the leads settle when the allies want tricks. The leader cashes, with partners if there are any, or
// draws trumps. The defenders have to lead to a declarer without trumps. Defenders cover the cards of a
// declarer who wants more than one trick. With deferred discards an answer of no settles nothing, so bounds
// that can only say no are not asked.
template <Discards kDiscards, int Seats, class Sides, class Techniques>
std::optional<bool> settled_by_leads(const Setting<Seats, Sides, Techniques>& setting,
                                     const Position<Seats>& position, int target) {
  const auto& [sides, use, trumps] = setting;
  const bool allies_lead = sides.is_ally(position.leader);
  if (allies_lead) {
    if (Sides::is_alone() && use.running_everything && target == position.tricks_left) {
      return can_run_everything(position, trumps);
    }
    if (should_try_cashing(setting) && can_cash(position, trumps, target)) return true;
    if (Sides::is_alone() && use.drawing_trumps && trumps != 0 && can_draw_trumps(position, target))
      return true;
  }
  if (!allies_lead && target == 1 && should_try_forced_leads(setting, position) &&
      is_led_to(position, trumps)) {
    return true;
  }
  if (kDiscards == Discards::AtOnce && Sides::is_alone() && use.covers && target > 1 &&
      !Covers<Seats>(position.hands).allow(trumps, position.tricks_left, target)) {
    return false;
  }
  const int enough = allies_lead ? target : position.tricks_left - target + 1;
  if (should_try_cashing_together<kDiscards>(setting, position) &&
      can_cash_together(position, sides, trumps, enough)) {
    return allies_lead;
  }
  return std::nullopt;
}

// Whether a lone declarer at misère who is not on lead takes a trick at all. Only an undercut declarer may
// have to take this one. Only a declarer who is not undercut may be able to duck everything.
template <int Seats, class Sides, class Techniques>
std::optional<bool> settled_at_misere(const Setting<Seats, Sides, Techniques>& setting,
                                      const Position<Seats>& position, int target) {
  if (!Sides::is_alone() || position.leader == kDeclarer) return std::nullopt;
  const Word hand = position.hand(kDeclarer);
  const Word others = position.in_play() ^ hand;
  if (is_undercut(hand, others)) {
    if (setting.should_ask_must_take(target) && must_take(position)) return true;
  } else if (setting.use.ducking && (hand & setting.trumps) == 0 && can_duck_everything(hand, others)) {
    return false;
  }
  if (setting.should_ask_must_take(target) && position.tricks_left == 1) return false;
  return std::nullopt;
}

// The bounds that settled_at_misere leaves out because they take as long as looking the position up. False
// says nothing.
template <int Seats, class Sides, class Techniques>
bool is_safe_at_misere(const Setting<Seats, Sides, Techniques>& setting, const Position<Seats>& position,
                       int target) {
  if (!setting.should_ask_must_take(target) || position.leader == kDeclarer) return false;
  if (position.tricks_left == 2) return !may_take_last_two(position);
  return position.tricks_left == 3 && LastThreeAtMisere<Seats>(position).is_safe();
}

// What the trumps of each player settle. With deferred discards only one answer settles anything, so only
// players who can give that answer are asked. If can_cash_together was asked, it has already counted the
// trumps of the leader's side; asking can_take_with_only_trumps about that side, too, would take more time
// than it saves.
template <Discards kDiscards, int Seats, class Sides, class Techniques>
std::optional<bool> settled_by_trumps(const Setting<Seats, Sides, Techniques>& setting,
                                      const Position<Seats>& position, int target) {
  const auto& [sides, use, trumps] = setting;
  const Word allies = setting.hands_with(kDeclarer, position);
  const Word opponents = position.in_play() ^ allies;
  const bool leaders_are_done = should_try_cashing_together<kDiscards>(setting, position);
  const bool should_try_only_trumps = use.only_trumps && !sides.is_misere();
  for (const Seat seat : all_seats(Seats)) {
    const bool is_ally = sides.is_ally(seat);
    if (kDiscards == Discards::Deferred && !setting.suits_allies(is_ally)) continue;
    if (leaders_are_done && !sides.are_opposed(seat, position.leader)) continue;
    const int enough = is_ally ? target : position.tricks_left - target + 1;
    const Word other_side = is_ally ? opponents : allies;
    if (use.sure_trumps && has_sure_trumps(position.hand(seat), other_side, enough)) return is_ally;
    if (should_try_only_trumps && can_take_with_only_trumps(position, seat, enough)) return is_ally;
  }
  if (should_try_ruffs(setting, position) && Ruffs<Seats>(position, target).suffice()) return true;
  return std::nullopt;
}

// The same where a joker is in play and no suit is trump. The joker takes a trick for its side whenever it is
// played. At misère a lone declarer without it may be able to duck everything, as no joker is below another
// card; and must_take holds, because whoever has the joker has another card to throw, but in the last trick.
template <int Seats, class Sides, class Techniques>
std::optional<bool> settled_with_lone_joker(const Setting<Seats, Sides, Techniques>& setting,
                                            const Position<Seats>& position, int target) {
  if ((setting.hands_with(kDeclarer, position) & kLoneJoker) != 0) {
    return target == 1 ? std::optional(true) : std::nullopt;
  }
  if (target == position.tricks_left) return false;
  if (!Sides::is_alone_at_misere() || position.leader == kDeclarer) return std::nullopt;
  const Word hand = position.hand(kDeclarer);
  const Word others = position.in_play() ^ hand;
  if (!is_undercut(hand, others)) {
    return setting.use.ducking && can_duck_everything(hand, others) ? std::optional(false) : std::nullopt;
  }
  return target == 1 && setting.use.must_take && must_take(position) ? std::optional(true) : std::nullopt;
}

// Whether the allies take at least `target` of the tricks left, if the bounds settle it.
template <Discards kDiscards, int Seats, class Sides, class Techniques>
std::optional<bool> settled(const Setting<Seats, Sides, Techniques>& setting, const Position<Seats>& position,
                            int target) {
  if constexpr (Sides::has_lone_joker()) return settled_with_lone_joker(setting, position, target);
  const auto answer = setting.sides.is_misere() ? settled_at_misere(setting, position, target)
                                                : settled_by_leads<kDiscards>(setting, position, target);
  if (answer || setting.trumps == 0) return answer;
  return settled_by_trumps<kDiscards>(setting, position, target);
}

}  // namespace nap::search::inline NAP_PROCESSOR
