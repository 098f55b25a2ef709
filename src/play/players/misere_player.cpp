#include "nap/play/players/misere_player.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>

#include "heuristics/misere_table.hpp"
#include "heuristics/view_facts.hpp"
#include "heuristics/written_rule.hpp"
#include "nap/play/views/sampled_worlds.hpp"
#include "players/card_race.hpp"

namespace nap {
namespace {

constexpr std::size_t kMisereRound = 32;  // worlds between two looks at which cards are dropped
constexpr double kMisereErrors = 3.0;     // standard errors by which a card is clearly behind

// The cards of a view, compared over worlds that are played out by the rules.
class PlayedWorlds {
 public:
  PlayedWorlds(const View& view, const HandStrength& strength, const MiserePlan& plan)
      : table_(view),
        most_(static_cast<std::size_t>(plan.worlds)),
        sampled_(view, strength, plan.worlds, plan.seed),
        race_(distinct_cards(view)) {}

  // Plays until one card is left or all worlds are played. Without `is_dropping`, plays all worlds for all
  // cards.
  void play(bool is_dropping) {
    const std::size_t round = is_dropping && !sampled_.has_every_world() ? kMisereRound : most_;
    for (std::size_t count = round;; count += round) {
      sampled_.draw(std::min(count, most_), worlds_);
      for (; played_ < worlds_.size(); ++played_) play_one(worlds_[played_]);
      if (worlds_.size() < count || count >= most_) return;
      race_.drop_behind(kMisereErrors);
      race_.drop_beyond(static_cast<std::int64_t>(most_ - played_));
      if (race_.cards().size() == 1) return;
    }
  }

  // Whether the card is good in nearly as many worlds as the best card: fewer by at most a quarter of the
  // square root of the number of worlds. The rules know more than these worlds do, so this is narrower than
  // what clearly tells two cards apart.
  bool is_near_best(Card card) const {
    if (!race_.cards().has(card)) return false;
    const std::int64_t behind = race_.most_good() - race_.good(card);
    return 16 * behind * behind <= race_.worlds();
  }

  CardRace& race() { return race_; }

 private:
  void play_one(const WeighedWorld& world) {
    table_.seat_hands(world.hands);
    CardSet good;
    for (const Card card : race_.cards()) {
      if (table_.is_caught_after(card)) good.insert(card);
    }
    race_.add(good, world.weight);
  }

  MisereTable table_;
  std::size_t most_;
  SampledWorlds sampled_;
  CardRace race_;
  std::vector<WeighedWorld> worlds_;
  std::size_t played_ = 0;  // of worlds_
};

}  // namespace

Card MiserePlayer::choose(const View& view) {
  const bool is_declarer = view.seat == kDeclarer;
  const bool are_rules_for_declarer = plan_.worlds == 0 && !view.history.cards().empty();
  if (!view.contract.is_misere() || (is_declarer && !are_rules_for_declarer)) return others_.choose(view);
  const CardSet cards = distinct_cards(view);
  assert(!cards.is_empty());
  if (cards.size() == 1) return cards.highest();
  const Card ruled = standing_for(MisereTable(view).choose(), cards);
  if (plan_.worlds == 0) return ruled;
  PlayedWorlds played(view, strengths_.of(view), plan_);
  played.play(true);
  // The rules choose, unless another card is clearly better.
  if (played.is_near_best(ruled)) return ruled;
  played.race().keep_best();
  return preferred(view, played.race().cards());
}

std::vector<CardScore> MiserePlayer::scores(const View& view) {
  PlayedWorlds played(view, strengths_.of(view), plan_);
  played.play(false);
  return played.race().scores();
}

}  // namespace nap
