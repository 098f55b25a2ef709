// Cards that compete over worlds until the best is left.
#pragma once

#include <cstdint>
#include <vector>

#include "nap/chance/race.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "nap/play/views/drawn_worlds.hpp"

namespace nap {

// A race (race.hpp) whose arms are cards and whose samples are worlds.
class CardRace {
 public:
  // Requires at least one card.
  explicit CardRace(CardSet cards);

  // The cards that are left, and what the worlds say about them.
  CardSet cards() const { return cards_; }
  std::vector<CardScore> scores() const;
  std::int64_t worlds() const { return race_.samples(); }
  // Worlds in which the card is good. Requires one of cards().
  std::int64_t good(Card card) const { return race_.successes(arm_of(card)); }
  std::int64_t most_good() const { return race_.successes(race_.leader()); }
  // Whether no world tells the two cards apart. Requires cards of cards().
  bool are_alike(Card a, Card b) const { return race_.apart(arm_of(a), arm_of(b)) == 0; }

  // Adds a world. `good` are those of cards() with which the contract ends as wanted.
  void add(CardSet good, int weight);
  // These drop cards as Race does: those that are clearly behind the best over a sample of worlds; those that
  // the worlds to come weigh too little to save; and all but the best.
  void drop_behind(double errors);
  void drop_beyond(std::int64_t weight_to_come);
  void keep_best();
  // Drops all other cards. At least one of `cards` must be in cards().
  void keep(CardSet cards);

 private:
  std::size_t arm_of(Card card) const;
  Race::Arms arms_of(CardSet cards) const;
  void take_left();

  std::vector<Card> arms_;
  CardSet cards_;
  Race race_;
};

// Chooses between cards that are equal in all else. First come those that win the most worlds with all hands
// open. Among these come those that most often reach one trick more than the contract needs, or one less; for
// a side that wants few tricks, those that least often do. Among these the written rule chooses.
Card best_with_open_hands(const View& view, CardSet cards, Solver& solver, const DrawnWorlds& drawn);

}  // namespace nap
