// The key of a position in the transposition table. It is complete: positions with the same key differ only
// in cards that are gone.
#pragma once

#include <array>
#include <cstdint>

#include "bits/compress.hpp"
#include "bits/position.hpp"
#include "nap/solver/game.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Numbering the seats takes b bits, so the owners of the cards in play are b bit-planes. Each plane is
// compressed to the cards in play, lowest first, so that only relative ranks remain. The suit lengths tell
// where suits end.
//
//   shape   bits 0..2 tricks left | 3..5 leader | 6..17 lengths of the upper three lanes | 18..35 context
//
// Two seats may have more than seven tricks left, and need only one bit for the leader:
//
//   shape   bits 0..3 tricks left | 4 leader    | 6..17 and so on as above
//
// Deferred discards (see Position) need no bits: a seat has one for each card that it holds beyond the tricks
// left.
template <int Seats>
struct TableKey {
  static constexpr std::size_t kPlanes = std::bit_width(static_cast<unsigned>(Seats - 1));
  std::array<Word, kPlanes> planes{};
  Word shape = 0;

  static constexpr unsigned kTricksBits = std::bit_width(static_cast<unsigned>(max_hand_cards(Seats)));

  constexpr int tricks_left() const { return static_cast<int>(shape & ((Word{1} << kTricksBits) - 1)); }

  friend constexpr bool operator==(const TableKey& a, const TableKey& b) {
    Word difference = a.shape ^ b.shape;
    for (std::size_t i = 0; i < kPlanes; ++i) difference |= a.planes[i] ^ b.planes[i];
    return difference == 0;
  }
};

// What tells this game from another game with the same cards: its sides, its aim and whether it has trumps.
// These take nine bits. The bits after them tell whether defenders defer discards, and which of them discard
// at once.
// The last bit tells that there is a joker and no trump suit.
inline constexpr Word kLoneJokerContext = Word{1} << 17U;
inline Word game_context(const Game& game) {
  return Word{game.allies.bits()} | Word{game.is_misere()} << 7U | Word{game.has_trump()} << 8U;
}
constexpr Word deferred_context(SeatSet at_once) { return Word{1} << 9U | Word{at_once.bits()} << 10U; }

template <int Seats>
TableKey<Seats> make_key(const Position<Seats>& position, Word context) {
  using Key = TableKey<Seats>;
  Key key;
  const Word in_play = position.in_play();
  for (unsigned seat = 0; seat < Seats; ++seat) {
    for (unsigned plane = 0; plane < Key::kPlanes; ++plane) {
      if ((seat >> plane & 1U) != 0) key.planes[plane] |= position.hands[seat];
    }
  }
  for (Word& plane : key.planes) plane = compress(plane, in_play);
  key.shape = static_cast<Word>(position.tricks_left) |
              static_cast<Word>(position.leader.index()) << Key::kTricksBits | context << 18U;
  for (unsigned lane = 1; lane < kSuits; ++lane) {
    const auto length = static_cast<Word>(std::popcount(in_play >> (16U * lane) & kLaneOfCards));
    key.shape |= length << (4U * lane + 2U);
  }
  return key;
}

}  // namespace nap::search::inline NAP_PROCESSOR
