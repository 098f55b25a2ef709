#include "nap/asnas/stated/stated_players.hpp"

namespace nap::asnas {
namespace {

Move stated_move(const StatedPlayers& players, bool can_raise, bool is_open, int strength) {
  if (!is_open) return strength >= players.open ? Move::Open : Move::Pass;
  if (can_raise && players.raise && strength >= *players.raise) return Move::Raise;
  return strength >= players.match ? Move::Match : Move::Fold;
}

}  // namespace

std::size_t stated_choice(const StatedPlayers& players, const BettingTree::Position& position, int strength) {
  const std::vector<BettingTree::Choice>& choices = position.choices;
  const Move move =
      stated_move(players, choices.back().move == Move::Raise, choices.front().move == Move::Fold, strength);
  return position.choice_of(move).value();
}

std::vector<std::vector<bool>> hands_heard(const StatedPlayers& players, const BettingTree& tree,
                                           std::size_t position, const std::vector<int>& strengths) {
  std::vector<std::vector<bool>> heard(tree.seats(), std::vector<bool>(strengths.size(), true));
  std::size_t place = 0;
  for (const Move move : tree.positions()[position].history) {
    const BettingTree::Position& at = tree.positions()[place];
    for (std::size_t i = 0; i < strengths.size(); ++i) {
      const std::size_t choice = stated_choice(players, at, strengths[i]);
      heard[at.seat][i] = heard[at.seat][i] && at.choices[choice].move == move;
    }
    place = at.choices[at.choice_of(move).value()].next;
  }
  return heard;
}

}  // namespace nap::asnas
