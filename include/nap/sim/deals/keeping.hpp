// What a seat keeps if it is dealt more cards than it plays with.
#pragma once

#include "nap/cards/card_set.hpp"
#include "nap/chance/random_words.hpp"
#include "nap/text/words.hpp"

namespace nap {

// How a seat chooses what to keep.
enum class KeepHabit {
  Best,     // the cards with the most points by the rule of thumb, with the trump suit that gives the most
  Longest,  // the longest suit, and then the highest of the other cards
  Random    // any cards, all with the same chance
};

inline constexpr Word<KeepHabit> kKeepHabitWords[] = {
    {"best", KeepHabit::Best}, {"longest", KeepHabit::Longest}, {"random", KeepHabit::Random}};

// More cards are dealt to each seat than are kept. The seats other than the declarer choose by one habit.
struct Keeping {
  int dealt = 7;
  KeepHabit others = KeepHabit::Best;

  friend bool operator==(const Keeping&, const Keeping&) = default;
};

// The points of the rule of thumb for these cards with this trump suit: 5 for each trump; 6, 4, 3, 2 and 1
// more for its ace, king, queen, jack and ten; 4 for the ace and 2 for the king of another suit. The joker
// counts as an ace of trumps.
int points_of_thumb(CardSet cards, Suit trump);
// The same with the trump suit that gives the most.
int points_of_thumb(CardSet cards);

// The `cards` cards that a seat with this habit keeps of those it was dealt. Cards and suits that the habit
// does not tell apart have the same chance: of equal points, the higher cards are kept; of suits of equal
// length, the one with the higher cards. Requires at least as many cards dealt.
CardSet kept_cards(KeepHabit habit, CardSet dealt, int cards, RandomWords& words);

}  // namespace nap
