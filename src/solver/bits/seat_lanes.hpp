// The suits of all seats at once: what lanes.hpp does for one word, done for as many words as a vector
// register holds.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "bits/lanes.hpp"
#include "nap/cards/seat.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Each seat has a word of four lanes, which holds its cards, a count for each suit, or a mask. Except in
// masks, the top bit of a lane is 0. Words beyond the last seat are those of a seat without cards.
template <int Seats>
class SeatLanes {
#ifdef __AVX2__
  static constexpr std::size_t kBytes = 32;
#else
  static constexpr std::size_t kBytes = 16;
#endif
  using Lanes [[gnu::vector_size(kBytes)]] = std::int16_t;
  using Words [[gnu::vector_size(kBytes)]] = Word;
  using TwoLanes [[gnu::vector_size(2 * sizeof(Word))]] = std::int16_t;
  using TwoWords [[gnu::vector_size(2 * sizeof(Word))]] = Word;
  static constexpr std::size_t kWords = kBytes / sizeof(Word);
  static constexpr std::size_t kParts = sizeof(SeatWords<Seats>) / kBytes;

 public:
  explicit SeatLanes(const SeatWords<Seats>& words) {
    using Unaligned [[gnu::vector_size(kBytes), gnu::aligned(alignof(Word))]] = Word;
    for (std::size_t i = 0; i < kParts; ++i) {
      parts_[i] = lanes(*reinterpret_cast<const Unaligned*>(&words[i * kWords]));
    }
  }
  // The same word for every seat.
  explicit SeatLanes(Word word) {
    for (Lanes& part : parts_) part = lanes(Words{} + word);
  }
  // In each lane of a seat, that seat's number from `numbers`.
  explicit SeatLanes(const SeatBytes& numbers) {
    static_assert(std::endian::native == std::endian::little);
    const Words all = Words{} + std::bit_cast<Word>(numbers);
    for (std::size_t i = 0; i < kParts; ++i) {
      Words each = (all >> (seats(i) * 8U)) & 0xFFU;
      each |= each << 16U;
      parts_[i] = lanes(each | each << 32U);
    }
  }

  // In each lane of a seat, the bit whose place is the seat's number.
  static SeatLanes seat_bits() {
    SeatLanes bits(each_lane(1));
    for (std::size_t i = 0; i < kParts; ++i) bits.parts_[i] = lanes(words(bits.parts_[i]) << seats(i));
    return bits;
  }

  friend SeatLanes operator&(const SeatLanes& a, const SeatLanes& b) {
    return joined(a, b, [](Lanes x, Lanes y) { return x & y; });
  }
  friend SeatLanes operator|(const SeatLanes& a, const SeatLanes& b) {
    return joined(a, b, [](Lanes x, Lanes y) { return x | y; });
  }
  friend SeatLanes operator^(const SeatLanes& a, const SeatLanes& b) {
    return joined(a, b, [](Lanes x, Lanes y) { return x ^ y; });
  }
  SeatLanes operator~() const {
    return changed([](Lanes x) { return ~x; });
  }

  // The number of cards in each lane.
  SeatLanes counts() const {
#ifdef NAP_USES_VPOPCNTW
    return changed([](Lanes x) { return vpopcntw(x); });
#else
    return changed([](Lanes x) {
      x -= x >> 1 & 0x5555;
      x = (x & 0x3333) + (x >> 2 & 0x3333);
      x = (x + (x >> 4)) & 0x0F0F;
      return (x + (x >> 8)) & 0x00FF;
    });
#endif
  }
  // In each lane, the bits of the highest card and everything below it.
  SeatLanes up_to_top() const {
    return changed([](Lanes x) {
      x |= x >> 1;
      x |= x >> 2;
      x |= x >> 4;
      return x | x >> 8;
    });
  }
  // The lowest card of each lane.
  SeatLanes bottoms() const {
    return changed([](Lanes x) { return x & -x; });
  }

  // Every bit of the lanes that are not 0.
  SeatLanes lanes_with_any() const {
    return changed([](Lanes x) { return lanes(x != 0); });
  }
  // Every bit of the words that are not 0.
  SeatLanes words_with_any() const {
    return changed([](Lanes x) { return lanes(words(x) != 0); });
  }
  // Every bit of the words with more than one card.
  SeatLanes words_with_several() const {
    return changed([](Lanes x) { return lanes((words(x) & (words(x) - 1)) != 0); });
  }

  // The sum of counts, lane by lane.
  friend SeatLanes operator+(const SeatLanes& a, const SeatLanes& b) {
    return joined(a, b, [](Lanes x, Lanes y) { return x + y; });
  }
  // The smaller count of each lane.
  friend SeatLanes min(const SeatLanes& a, const SeatLanes& b) {
    return joined(a, b, [](Lanes x, Lanes y) { return smaller(x, y); });
  }
  // In each lane, by how much the count of `a` exceeds that of `b`, or 0.
  friend SeatLanes surplus(const SeatLanes& a, const SeatLanes& b) {
    return joined(a, b, [](Lanes x, Lanes y) { return larger(x, y) - y; });
  }
  // Every bit of the lanes in which the count of `a` is greater than that of `b`.
  friend SeatLanes where_greater(const SeatLanes& a, const SeatLanes& b) {
    return joined(a, b, [](Lanes x, Lanes y) { return lanes(x > y); });
  }

  // These words, but 0 for this seat.
  SeatLanes without(Seat seat) const {
    return where([seat](Words seats) { return seats != static_cast<Word>(seat.index()); });
  }

  // These words, but 0 for this seat and those with higher numbers.
  SeatLanes below(Seat seat) const {
    return where([seat](Words seats) { return seats < static_cast<Word>(seat.index()); });
  }

  SeatWords<Seats> each() const { return std::bit_cast<SeatWords<Seats>>(parts_); }
  // The bits that any seat has.
  Word united() const {
    return folded([](auto x, auto y) { return x | y; });
  }
  // In each lane the smallest count of any seat.
  Word smallest() const {
    return folded([](auto x, auto y) { return smaller(x, y); });
  }
  // In each lane the largest count of any seat.
  Word largest() const {
    return folded([](auto x, auto y) { return larger(x, y); });
  }

 private:
  SeatLanes() = default;

  template <class Vector>
  static Lanes lanes(Vector bits) {
    return reinterpret_cast<Lanes>(bits);
  }
  static Words words(Lanes bits) { return reinterpret_cast<Words>(bits); }
  template <class Vector>
  static Vector smaller(Vector x, Vector y) {
    return x < y ? x : y;
  }
  template <class Vector>
  static Vector larger(Vector x, Vector y) {
    return x > y ? x : y;
  }
  static Words seats(std::size_t part) {
    Words seats{};
    for (std::size_t i = 0; i < kWords; ++i) seats[i] = part * kWords + i;
    return seats;
  }

  // These words, but 0 for the seats that are not kept.
  template <class Keep>
  SeatLanes where(Keep keep) const {
    SeatLanes kept = *this;
    for (std::size_t i = 0; i < kParts; ++i) kept.parts_[i] &= lanes(keep(seats(i)));
    return kept;
  }
  template <class Change>
  SeatLanes changed(Change change) const {
    SeatLanes result;
    for (std::size_t i = 0; i < kParts; ++i) result.parts_[i] = change(parts_[i]);
    return result;
  }
  template <class Join>
  static SeatLanes joined(const SeatLanes& a, const SeatLanes& b, Join join) {
    SeatLanes result;
    for (std::size_t i = 0; i < kParts; ++i) result.parts_[i] = join(a.parts_[i], b.parts_[i]);
    return result;
  }

  // Joins part with part, then half with half of the result.
  template <class Join>
  Word folded(Join join) const {
    Lanes all = parts_[0];
    for (std::size_t i = 1; i < kParts; ++i) all = join(all, parts_[i]);
    const auto two = two_seats(all, join);
    const auto one = join(two, __builtin_shufflevector(two, two, 4, 5, 6, 7, 0, 1, 2, 3));
    return reinterpret_cast<TwoWords>(one)[0];
  }
  template <class Vector, class Join>
  static TwoLanes two_seats(Vector all, Join join) {
    if constexpr (sizeof all == sizeof(TwoLanes)) {
      return all;
    } else {
      return join(__builtin_shufflevector(all, all, 0, 1, 2, 3, 4, 5, 6, 7),
                  __builtin_shufflevector(all, all, 8, 9, 10, 11, 12, 13, 14, 15));
    }
  }

  std::array<Lanes, kParts> parts_;
};

}  // namespace nap::search::inline NAP_PROCESSOR
