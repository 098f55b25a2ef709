// How Search answers for a position at the start of a trick: bounds first, then the transposition table, then
// every lead. Partners ask the table before the bounds.
#pragma once

#include <optional>

#include "search/search.hpp"
#include "search/settle.hpp"
#include "trick/last_trick.hpp"

namespace nap::search::inline NAP_PROCESSOR {

template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::reaches_after(Word card, int target) {
  if (declarer_has_sure_trumps(setting_, root_, target)) return true;
  return !is_out_of_reach(setting_, root_, target) && play_lead<Discards::AtOnce>(root_, card, target);
}

template <int Seats, class Sides, class Techniques>
template <Discards kDiscards>
bool Search<Seats, Sides, Techniques>::reaches(const Position& position, int target) {
  ++memory_.nodes;
  if (position.tricks_left == 1) {
    if (kDiscards == Discards::AtOnce) return allies_win_last_trick(setting_, position);
    if (Sides::is_alone() && !setting_.sides.is_misere()) {
      return declarer_wins_last_trick_deferred(position, setting_.trumps);
    }
  }
  // With a lone declarer, a search this short costs no more than the table.
  constexpr int kShort = kFirstEndgame + (Sides::is_alone() ? 1 : 0);
  const bool is_short = kDiscards == Discards::AtOnce && position.tricks_left <= kShort;
  // The bounds of partners cost more than the table, so the table is asked first.
  if (Sides::is_alone() || is_short) {
    if (const std::optional<bool> answer = settled<kDiscards>(setting_, position, target)) return *answer;
  }
  if (is_short) return search_leads<kDiscards>(position, target);
  return look_up_or_search<kDiscards>(position, target);
}

template <int Seats, class Sides, class Techniques>
template <Discards kDiscards>
bool Search<Seats, Sides, Techniques>::look_up_or_search(const Position& position, int target) {
  const Word discards = kDiscards == Discards::Deferred ? deferred_context(at_once_) : 0;
  const TableKey<Seats> key = make_key(position, context_ | discards);
  auto* entry = &memory_.table.place_of(key);
  if (setting_.use.transpositions && entry->key == key) {
    if (entry->bounds.lower >= target) return true;
    if (entry->bounds.upper < target) return false;
  }
  if (!Sides::is_alone()) {
    if (const std::optional<bool> answer = settled<kDiscards>(setting_, position, target)) return *answer;
  }
  const bool answer = search<kDiscards>(position, target);

  entry = &memory_.table.place_of(key);  // deeper positions may have taken the place
  if (!(entry->key == key)) *entry = {key, {0, static_cast<std::int8_t>(position.tricks_left)}};
  if (answer) {
    entry->bounds.lower = static_cast<std::int8_t>(target);
  } else {
    entry->bounds.upper = static_cast<std::int8_t>(target - 1);
  }
  return answer;
}

template <int Seats, class Sides, class Techniques>
template <Discards kDiscards>
bool Search<Seats, Sides, Techniques>::search(const Position& position, int target) {
  if (is_safe_at_misere(setting_, position, target)) return false;
  if (kDiscards == Discards::AtOnce && should_defer_first(position) &&
      setting_.suits_allies(search_leads<Discards::Deferred>(position, target))) {
    return !setting_.sides.is_misere();
  }
  return search_leads<kDiscards>(position, target);
}

}  // namespace nap::search::inline NAP_PROCESSOR
