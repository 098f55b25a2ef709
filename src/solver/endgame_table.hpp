// The last tricks of a deal, each position once for all. Where the tables for them are kept: EndgameTables.
#pragma once

#include <array>
#include <cstdint>

#include "compress.hpp"
#include "nap/solver/endgame_tables.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// The number of tricks left at which a position is looked up instead of searched; 0: never. With more seats
// the tables would not fit a core's cache.
template <int Seats>
inline constexpr int kEndgameTricks = Seats == 2   ? 4
                                      : Seats == 3 ? 3
                                      : Seats == 4 ? 2
                                                   : 0;

constexpr std::size_t choose(int n, int k) {
  std::size_t ways = 1;
  for (int i = 1; i <= k; ++i)
    ways = ways * static_cast<std::size_t>(n - k + i) / static_cast<std::size_t>(i);
  return ways;
}

// Numbers the words of kBits bits that have kOnes ones, from 0 in ascending order.
template <int kBits, int kOnes>
class Combinations {
 public:
  static constexpr std::size_t kCount = choose(kBits, kOnes);

  constexpr Combinations() {
    std::uint16_t next = 0;
    for (std::size_t word = 0; word < places_.size(); ++word) {
      if (std::popcount(word) == kOnes) places_[word] = next++;
    }
  }
  constexpr std::size_t place_of(Word word) const { return places_[word]; }

 private:
  std::array<std::uint16_t, std::size_t{1} << static_cast<unsigned>(kBits)> places_{};
};
template <int kBits, int kOnes>
inline constexpr Combinations<kBits, kOnes> kCombinations;

// Numbers the positions with kTricks tricks left, whoever leads, up to cards that are gone: by the lengths of
// the suits, told by where three bars stand between the cards in play, and by which of these cards are seat
// 0's, which of the rest are seat 1's, and so on.
template <int Seats, int kTricks>
class EndgameIndex {
  static constexpr int kCards = Seats * kTricks;
  static constexpr int kBars = static_cast<int>(kSuits) - 1;

 public:
  static constexpr std::size_t size() {
    std::size_t count = choose(kCards + kBars, kBars);
    for (int cards = kCards; cards > kTricks; cards -= kTricks) count *= choose(cards, kTricks);
    return count;
  }

  static std::size_t of(const Position<Seats>& position) {
    constexpr Word kGuards = Word{1} << 13U | Word{1} << 29U | Word{1} << 45U;  // above the lower three aces
    const Word in_play = position.in_play();
    const auto& lengths = kCombinations<kCards + kBars, kBars>;
    return lengths.place_of(compress(kGuards, in_play | kGuards)) +
           lengths.kCount * owners<kCards>(position, 0, in_play);
  }

 private:
  template <int kLeft>
  static std::size_t owners(const Position<Seats>& position, Seat seat, Word cards) {
    if constexpr (kLeft == kTricks) {
      return 0;
    } else {
      const auto& held = kCombinations<kLeft, kTricks>;
      const Word hand = position.hand(seat);
      return held.place_of(compress(hand, cards)) +
             held.kCount * owners<kLeft - kTricks>(position, seat + 1, cards ^ hand);
    }
  }
};

// What one byte tells of a position: for each leader the tricks of seat 0's side, where they are known. Its
// digits, one a leader, are 0 for not known and one more than the tricks otherwise.
template <int Seats, int kTricks>
class EndgameEntry {
  static constexpr unsigned kBase = kTricks + 2;

  static constexpr std::array<unsigned, Seats> powers() {
    std::array<unsigned, Seats> powers{};
    unsigned power = 1;
    for (unsigned& each : powers) {
      each = power;
      power *= kBase;
    }
    return powers;
  }
  static constexpr std::array<unsigned, Seats> kPowers = powers();
  static_assert(kPowers.back() * kBase <= 256);

  using Digits = std::array<std::array<std::uint8_t, 256>, Seats>;
  static constexpr Digits digits() {
    Digits digits{};
    for (std::size_t leader = 0; leader < Seats; ++leader) {
      for (unsigned byte = 0; byte < 256; ++byte) {
        digits[leader][byte] = static_cast<std::uint8_t>(byte / kPowers[leader] % kBase);
      }
    }
    return digits;
  }
  static constexpr Digits kDigits = digits();

 public:
  static constexpr int kUnknown = -1;

  static int tricks(std::uint8_t byte, Seat leader) {
    return static_cast<int>(kDigits[static_cast<std::size_t>(leader)][byte]) + kUnknown;
  }
  // Requires that nothing is known for this leader.
  static std::uint8_t with(std::uint8_t byte, Seat leader, int tricks) {
    const auto digit = static_cast<unsigned>(tricks - kUnknown);
    return static_cast<std::uint8_t>(byte + digit * kPowers[static_cast<std::size_t>(leader)]);
  }
};

}  // namespace nap::search::inline NAP_PROCESSOR
