#include "nap/play/players/habit_player.hpp"

#include <cstddef>
#include <optional>
#include <tuple>

#include "heuristics/view_facts.hpp"

namespace nap {
namespace {

constexpr std::array<std::string_view, kHabits.size()> kHabitNames = {
    "pairs", "high cards", "longest suit", "aces", "second highest", "nothing"};

// How much the habit keeps a card, before ranks are compared.
int kept_by(Habit habit, const View& view, Card card) {
  const CardSet suit = view.hand().of(card.suit());
  switch (habit) {
    case Habit::Pairs:
      return suit.size() == 2 ? 2 : suit.size() > 2 ? 1 : 0;
    case Habit::LongestSuit:
      return suit.size();
    case Habit::Aces:
      return unseen_above(view, card) == 0 ? 2 * kMaxHandCards : kMaxHandCards - suit.size();
    case Habit::SecondHighest:
      return unseen_above(view, suit.highest()) == 1 ? 1 : 0;
    case Habit::HighCards:
    case Habit::Nothing:
      break;
  }
  return 0;
}

}  // namespace

std::string_view name_of(Habit habit) { return kHabitNames[static_cast<std::size_t>(habit)]; }

Card HabitPlayer::choose(const View& view) {
  const bool discards = view.seat != kDeclarer && !view.history.trick().empty() && !can_follow(view);
  if (!discards) return others_.choose(view);
  const bool can_ruff = is_declarer_winning(view) && !takers(view, view.legal()).is_empty();
  if (can_ruff && !view.contract.is_misere()) return others_.choose(view);
  return discard(view);
}

Card HabitPlayer::discard(const View& view) const {
  const CardSet trumps = view.history.trump() ? view.hand().of(*view.history.trump()) : CardSet();
  const CardSet cards = view.hand() - trumps;
  if (cards.is_empty()) return trumps.lowest();
  if (habit_ == Habit::Nothing) {
    RandomWords words(seed_of(seed_, hash_of(view)), Stream::Play, 0);
    return random_card(cards, words);
  }
  const int up = view.contract.is_misere() ? -1 : 1;
  const auto kept = [&](Card card) {
    return std::tuple(kept_by(habit_, view, card), up * static_cast<int>(card.rank()));
  };
  std::optional<Card> least;
  for (const Card card : in_random_order(view, cards)) {
    if (!least || kept(card) < kept(*least)) least = card;
  }
  return *least;
}

}  // namespace nap
