// The four suits of a word at once. A lane is the sixteen bits of a suit (see card_words.hpp). Counts, one
// for each suit, stand in the low bits of the lanes.
#pragma once

#ifdef NAP_USES_VPOPCNTW
#include <type_traits>

#include "bits/vpopcntw.hpp"
#endif

#include "bits/card_words.hpp"

namespace nap::search::inline NAP_PROCESSOR {

constexpr Word each_lane(Word x) { return x * 0x0001'0001'0001'0001U; }

inline constexpr Word kLaneTop = each_lane(0x8000);
inline constexpr Word kTrumpLaneBits = Word{0xFFFF} << 48U;

// The count held in the trump lane.
constexpr Word trump_count(Word counts) { return counts >> 48U; }

// The number of cards in each lane. The bits are added up in ever larger fields.
constexpr Word lane_counts(Word cards) {
#ifdef NAP_USES_VPOPCNTW
  if (!std::is_constant_evaluated()) return vpopcntw_of_word(cards);
#endif
  cards -= cards >> 1U & each_lane(0x5555);
  cards = (cards & each_lane(0x3333)) + (cards >> 2U & each_lane(0x3333));
  cards = (cards + (cards >> 4U)) & each_lane(0x0F0F);
  return (cards + (cards >> 8U)) & each_lane(0x00FF);
}

// In each lane, the bits of the highest card and everything below it. The masks remove the bits that a shift
// carries over from the next lane.
constexpr Word up_to_top(Word cards) {
  cards |= cards >> 1U & each_lane(0x7FFF);
  cards |= cards >> 2U & each_lane(0x3FFF);
  cards |= cards >> 4U & each_lane(0x0FFF);
  return cards | (cards >> 8U & each_lane(0x00FF));
}

// Each lane less one. The guard bit is set first, so that a lane without cards does not borrow from the next.
// In a lane with a card the guard bit stays set.
constexpr Word less_one_each(Word cards) { return (cards | kLaneTop) - each_lane(1); }

// All cards but the lowest of each lane, and those lowest cards.
constexpr Word without_bottoms(Word cards) { return cards & less_one_each(cards); }
constexpr Word lane_bottoms(Word cards) { return cards & ~less_one_each(cards); }

// In each lane, the bits of the lowest card and everything above it. The top bit, which stands for no card,
// is always among them.
constexpr Word down_to_bottom(Word cards) { return cards | ~less_one_each(cards) | kLaneTop; }

// Fills whole lanes: `tops` has at most the highest bit of each lane, and the result has every bit of those
// lanes.
constexpr Word fill_lanes(Word tops) { return tops | (tops - (tops >> 15U)); }

// Every bit of the lanes that hold a card.
constexpr Word lanes_with_any(Word cards) { return fill_lanes((cards + each_lane(0x7FFF)) & kLaneTop); }

// Every bit of the lanes in which count `a` is at least count `b`.
constexpr Word lanes_where_at_least(Word a, Word b) { return fill_lanes(((a | kLaneTop) - b) & kLaneTop); }

// In each lane, the smaller of two counts; and below, the sum of a count over all lanes.
constexpr Word lane_min(Word a, Word b) {
  const Word where = lanes_where_at_least(a, b);
  return (b & where) | (a & ~where);
}
constexpr int lane_sum(Word counts) { return static_cast<int>(each_lane(counts) >> 48U); }

static_assert(lane_counts(CardSet::full_deck().bits()) == each_lane(13));
static_assert(up_to_top(each_lane(0x0800)) == each_lane(0x0FFF));
static_assert(without_bottoms(0x1004'0000'0000'0003) == 0x1000'0000'0000'0002);
static_assert(lane_bottoms(0x1004'0000'0000'0003) == 0x0004'0000'0000'0001);
static_assert(down_to_bottom(0x1004'0000'0000'0006) == 0xFFFC'8000'8000'FFFE);
static_assert(lanes_with_any(Word{1} << 60U | 1U) == (kTrumpLaneBits | 0xFFFFU));
static_assert(lane_sum(lane_min(each_lane(3), Word{5})) == 3);

}  // namespace nap::search::inline NAP_PROCESSOR
