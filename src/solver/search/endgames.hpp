// How Search uses the endgame tables.
#pragma once

#include <algorithm>
#include <atomic>
#include <optional>

#include "search/search.hpp"
#include "search/settle.hpp"
#include "trick/candidates.hpp"

namespace nap::search::inline NAP_PROCESSOR {

template <int Seats, class Sides, class Techniques>
template <class Table>
int Search<Seats, Sides, Techniques>::endgame_tricks(const Table& table, const Position& position) {
  EndgameTables::Entry& entry = table.entry_of(position);
  const int tricks = Table::TricksByLeader::tricks(entry.load(std::memory_order_relaxed), position.leader);
  return tricks != Table::TricksByLeader::kUnknown ? tricks : search_endgame<Table>(position, entry);
}

// Looks the position up in the first endgame table that play comes to.
template <int Seats, class Sides, class Techniques>
int Search<Seats, Sides, Techniques>::first_endgame_tricks(const Position& position) {
  if constexpr (kEarlyEndgame != 0) return endgame_tricks(early_endgame_, position);
  if constexpr (kEndgame != 0) return endgame_tricks(endgame_, position);
  return 0;
}

// Solvers that share the table may overwrite each other's entries. That costs a search and no more.
template <int Seats, class Sides, class Techniques>
template <class Table>
int Search<Seats, Sides, Techniques>::search_endgame(const Position& position, EndgameTables::Entry& entry) {
  using TricksByLeader = typename Table::TricksByLeader;
  const auto reaches = [&](int target) {
    const std::optional<bool> answer = settled<Discards::AtOnce>(setting_, position, target);
    return answer ? *answer : search_leads<Discards::AtOnce>(position, target);
  };
  int tricks = 0;
  while (tricks < Table::kTricksLeft && reaches(tricks + 1)) ++tricks;
  const std::uint8_t known = entry.load(std::memory_order_relaxed);
  if (TricksByLeader::tricks(known, position.leader) == TricksByLeader::kUnknown) {
    entry.store(TricksByLeader::with(known, position.leader, tricks), std::memory_order_relaxed);
  }
  return tricks;
}

// This close to the table it is quicker to compare numbers of tricks than to ask one question after the
// other.
template <int Seats, class Sides, class Techniques>
template <int kToPlay>
int Search<Seats, Sides, Techniques>::tricks_of(Seat seat, const Trick& trick, int low, int high) {
  if constexpr (kToPlay == 0) {
    const int won = setting_.sides.is_ally(trick.winner) ? 1 : 0;
    if (won >= high) return high;
    const int later = first_endgame_tricks(root_.after(trick.played, trick.winner));
    return std::clamp(won + later, low, high);
  } else {
    const Word hand = root_.hand(seat);
    const Word follow = hand & trick.led;
    Word plays = distinct(setting_, follow != 0 ? follow : hand, root_, trick);
    const bool wants = setting_.sides.wants_tricks(seat);
    const int enough = wants ? high : low;
    int best = wants ? low : high;
    while (plays != 0 && best != enough) {
      const Word card = bottom_card(plays);
      plays ^= card;
      best = tricks_of<kToPlay - 1>(seat.next(Seats), trick.with(seat, card, setting_.trumps),
                                    std::min(best, enough), std::max(best, enough));
    }
    return best;
  }
}

}  // namespace nap::search::inline NAP_PROCESSOR
