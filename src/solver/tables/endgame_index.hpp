// Numbers for the positions of an endgame table.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "bits/compress.hpp"
#include "bits/lane_order.hpp"
#include "bits/position.hpp"
#include "nap/cards/binomial.hpp"
#include "nap/solver/game.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Numbers the words of kBits bits that have kOnes ones, from 0 in ascending order of the words.
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

// Numbers the ways in which the cards in play can be held: which of them the first seat has, which of the
// rest the second seat has, and so on. Every hand has kTricks cards.
template <int Seats, int kTricks>
class OwnerNumbers {
 public:
  static constexpr int kCards = Seats * kTricks;

  static constexpr std::size_t kCount = [] {
    std::size_t count = 1;
    for (int cards = kCards; cards > kTricks; cards -= kTricks) count *= choose(cards, kTricks);
    return count;
  }();

  static std::size_t of(const std::array<Word, Seats>& hands, Word in_play) {
    return of_rest<kCards>(hands, in_play);
  }

 private:
  template <int kLeft>
  static std::size_t of_rest(const std::array<Word, Seats>& hands, Word cards) {
    if constexpr (kLeft == kTricks) {
      return 0;
    } else {
      const auto& held = kCombinations<kLeft, kTricks>;
      const Word hand = hands[static_cast<std::size_t>(Seats - kLeft / kTricks)];
      return held.place_of(compress(hand, cards)) +
             held.kCount * of_rest<kLeft - kTricks>(hands, cards ^ hand);
    }
  }
};

// The lengths of the suits; the order of the side suits does not matter.
struct SuitLengths {
  std::uint16_t number = 0;  // number of these lengths, from 1; the same in any order of the side suits
  LaneOrder order;           // puts the longest suit into the lowest lane and so on; trumps stay at the top
};

// All lengths that the suits can have when kCards cards are in play.
template <int kCards>
class AllSuitLengths {
 public:
  // `side_suits`: how many side suits there are. They are in the lowest lanes.
  constexpr explicit AllSuitLengths(int side_suits) {
    for (std::size_t a = 0; a <= kCards; ++a) {
      for (std::size_t b = 0; a + b <= kCards; ++b) {
        for (std::size_t c = 0; a + b + c <= kCards; ++c) add({a, b, c, kCards - a - b - c}, side_suits);
      }
    }
  }

  constexpr std::size_t count() const { return count_; }
  const SuitLengths& of(Word in_play) const {
    std::size_t place = 0;
    for (unsigned lane = 0; lane + 1 < kSuits; ++lane) {
      place |= static_cast<std::size_t>(std::popcount(in_play >> (16U * lane) & CardSet::kLane))
               << (4U * lane);
    }
    return all_[place];
  }

 private:
  using Lengths = std::array<std::size_t, kSuits>;
  static_assert(kCards < 16);

  static constexpr std::size_t place_of(const Lengths& lengths) {
    return lengths[0] | lengths[1] << 4U | lengths[2] << 8U;
  }

  constexpr void add(const Lengths& lengths, int side_suits) {
    std::array<unsigned, kSuits> suits = {0, 1, 2, 3};
    std::sort(suits.begin(), suits.begin() + side_suits,
              [&](unsigned a, unsigned b) { return lengths[a] > lengths[b]; });
    Lengths sorted{};
    for (std::size_t i = 0; i < kSuits; ++i) sorted[i] = lengths[suits[i]];
    std::uint16_t& number = all_[place_of(sorted)].number;
    if (number == 0) number = static_cast<std::uint16_t>(++count_);
    all_[place_of(lengths)] = {number, LaneOrder(suits)};
  }

  std::array<SuitLengths, 1U << 12U> all_{};
  std::size_t count_ = 0;
};
template <int kCards, int kSideSuits>
inline constexpr AllSuitLengths<kCards> kSuitLengths{kSideSuits};

// Numbers the positions with kTricks tricks left, whoever leads, by the lengths of the suits and by who holds
// which cards. Two positions have the same number if they differ only in cards that are gone, or in the order
// of side suits of different lengths.
template <int Seats, int kTricks>
class EndgameIndex {
  using Owners = OwnerNumbers<Seats, kTricks>;

 public:
  EndgameIndex() = default;  // of no game
  explicit EndgameIndex(const Game& game)
      : suits_(game.has_trump() ? &kSuitLengths<Owners::kCards, kSuits - 1>
                                : &kSuitLengths<Owners::kCards, kSuits>) {}

  // How many numbers there are.
  std::size_t size() const { return suits_->count() * Owners::kCount; }

  std::size_t of(const Position<Seats>& position) const {
    const Word in_play = position.in_play();
    const SuitLengths& lengths = suits_->of(in_play);
    std::array<Word, Seats> hands;
    for (std::size_t i = 0; i < Seats; ++i) hands[i] = lengths.order.apply(position.hands[i]);
    return lengths.number - 1U + suits_->count() * Owners::of(hands, lengths.order.apply(in_play));
  }

 private:
  const AllSuitLengths<Owners::kCards>* suits_ = nullptr;
};

}  // namespace nap::search::inline NAP_PROCESSOR
