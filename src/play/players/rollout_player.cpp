#include "nap/play/players/rollout_player.hpp"

#include <cassert>
#include <cstddef>
#include <optional>

#include "nap/cards/deal.hpp"
#include "nap/play/views/open_state.hpp"
#include "players/card_race.hpp"

namespace nap {
namespace {

constexpr std::size_t kRolloutRound = 8;  // worlds between two looks at which cards are dropped
constexpr double kRolloutErrors = 3.0;    // standard errors by which a card is clearly behind

// One world that is played out.
class Rollout {
 public:
  Rollout(const View& view, const Hands& world, Player& others)
      : view_(view), others_(others), dealt_(dealt_of(view, world)) {}

  bool is_made_after(Card card) const {
    History history = view_.history;
    history.play(card);
    for (;;) {
      if (const std::optional<bool> is_made = settled(view_.contract, history)) return *is_made;
      const Seat seat = history.to_play();
      history.play(others_.choose(view_of(seat, dealt_, view_.contract, view_.calls, history)));
    }
  }

  // The cards of `cards` after which the hand ends as the seat's side wants.
  CardSet good(CardSet cards) const {
    CardSet good;
    for (const Card card : cards) {
      if (is_made_after(card) == (view_.seat == kDeclarer)) good.insert(card);
    }
    return good;
  }

 private:
  const View& view_;
  Player& others_;
  Dealt dealt_;
};

}  // namespace

Card RolloutPlayer::choose(const View& view) {
  const CardSet cards = distinct_cards(view);
  assert(!cards.is_empty());
  if (cards.size() == 1) return cards.highest();
  const DrawnWorlds drawn = drawer_.draw(view, plan_.worlds, plan_.seed);
  int to_come = drawn.weight();
  std::size_t looked_at = 0;
  CardRace race(cards);
  for (const WeighedWorld& world : drawn.worlds) {
    race.add(Rollout(view, world.hands, others_).good(race.cards()), world.weight);
    to_come -= world.weight;
    if (++looked_at % kRolloutRound != 0) continue;
    if (!drawn.are_all) race.drop_behind(kRolloutErrors);
    race.drop_beyond(to_come);
    if (race.cards().size() == 1) return race.cards().highest();
  }
  race.keep_best();
  return best_with_open_hands(view, race.cards(), solver_, drawn);
}

std::vector<CardScore> RolloutPlayer::scores(const View& view) {
  CardRace race(distinct_cards(view));
  for (const WeighedWorld& world : drawer_.draw(view, plan_.worlds, plan_.seed).worlds)
    race.add(Rollout(view, world.hands, others_).good(race.cards()), world.weight);
  return race.scores();
}

}  // namespace nap
