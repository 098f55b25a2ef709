// Defenders who discard by a habit, as people do when they do not think about it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "nap/play/players/player.hpp"

namespace nap {

// What a habit keeps as long as something else can go. All habits keep trumps. Of equal cards they keep the
// higher one; at misère, where low cards catch the declarer, the lower one.
enum class Habit : std::uint8_t {
  Pairs,          // two cards of a suit; single cards go first
  HighCards,      // the card with the highest rank
  LongestSuit,    // cards of the longest suit
  Aces,           // cards that no unseen card of the suit beats; of the others, those of the shortest suit
  SecondHighest,  // cards of suits in which one unseen card beats the highest
  Nothing         // any card goes, at random
};
inline constexpr std::array<Habit, 6> kHabits = {Habit::Pairs, Habit::HighCards,     Habit::LongestSuit,
                                                 Habit::Aces,  Habit::SecondHighest, Habit::Nothing};

// "pairs", "high cards", "longest suit", "aces", "second highest", "nothing".
std::string_view name_of(Habit habit);

// Plays like another player. But when it can neither follow suit nor take the trick from the declarer, it
// throws away what its habit does not keep.
class HabitPlayer : public Player {
 public:
  // The other player must outlive it.
  HabitPlayer(Player& others, Habit habit, std::uint64_t seed)
      : others_(others), habit_(habit), seed_(seed) {}

  Card choose(const View& view) override;

 private:
  Card discard(const View& view) const;

  Player& others_;
  Habit habit_;
  std::uint64_t seed_;
};

}  // namespace nap
