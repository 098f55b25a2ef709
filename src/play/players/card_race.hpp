// Cards that compete over worlds until one is left.
#pragma once

#include <vector>

#include "nap/play/players/sampling_player.hpp"
#include "nap/play/views/drawn_worlds.hpp"

namespace nap {

class CardRace {
 public:
  explicit CardRace(CardSet cards);

  // The cards that are left, and what the worlds say of them.
  CardSet cards() const { return cards_; }
  const std::vector<CardScore>& scores() const { return scores_; }

  // One more world. `good`: those of cards() with which the contract ends as wanted.
  void add(CardSet good, int weight);
  // Drops cards that are behind the best by more than all worlds to come weigh; where the worlds so far are a
  // sample of all, also by more than three standard errors over the worlds that tell the two apart.
  void drop_losers(int weight_to_come, bool is_sample);
  // Drops all other cards. Requires some of cards().
  void keep(CardSet cards);
  // Drops all cards but those with the greatest weight of good worlds.
  void keep_best();

 private:
  struct Result {
    CardSet good;
    int weight;
  };

  const CardScore& best() const;
  int weight_apart(Card a, Card b) const;

  CardSet cards_;
  std::vector<CardScore> scores_;
  std::vector<Result> results_;
};

// Between cards that are equal in all else: those that win the most worlds where all hands are open; of these
// the ones that most often take one trick more than the contract needs, or one less, for who wants them; of
// these one by the written rule.
Card best_with_open_hands(const View& view, CardSet cards, Solver& solver, const DrawnWorlds& drawn);

}  // namespace nap
