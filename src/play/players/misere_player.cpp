#include "nap/play/players/misere_player.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>

#include "heuristics/misere_table.hpp"
#include "heuristics/position.hpp"
#include "heuristics/written_rule.hpp"
#include "nap/play/views/sampled_lies.hpp"
#include "players/card_race.hpp"

namespace nap {
namespace {

constexpr std::size_t kMisereRound = 32;  // lies, after which cards are dropped

// The cards of a view, over lies that are played out by the rules.
class PlayedLies {
 public:
  PlayedLies(const View& view, const HandStrength& strength, const MiserePlan& plan)
      : table_(view),
        most_(static_cast<std::size_t>(plan.lies)),
        sampled_(view, strength, plan.lies, plan.seed),
        race_(distinct_cards(view)) {}

  // Plays until one card is left or all lies are played; without `is_dropping`, all lies for all cards.
  void play(bool is_dropping) {
    const std::size_t round = is_dropping && !sampled_.has_every_lie() ? kMisereRound : most_;
    for (std::size_t count = round;; count += round) {
      sampled_.draw(std::min(count, most_), lies_);
      for (; played_ < lies_.size(); ++played_) play_one(lies_[played_]);
      if (lies_.size() < count || count >= most_) return;
      race_.drop_losers(static_cast<int>(most_ - played_), true);
      if (race_.cards().size() == 1) return;
    }
  }

  // Whether a card is good in at most a quarter of the root of the lies fewer than the best card.
  bool is_near_best(Card card) const {
    int most = 0;
    int own = -1;
    for (const CardScore& score : race_.scores()) {
      most = std::max(most, score.good);
      if (score.card == card) own = score.good;
    }
    const int behind = most - own;
    return own >= 0 && 16 * behind * behind <= race_.scores().front().lies;
  }

  CardRace& race() { return race_; }

 private:
  void play_one(const WeighedLie& lie) {
    table_.seat_hands(lie.hands);
    CardSet good;
    for (const Card card : race_.cards()) {
      if (table_.is_caught_after(card)) good.insert(card);
    }
    race_.add(good, lie.weight);
  }

  MisereTable table_;
  std::size_t most_;
  SampledLies sampled_;
  CardRace race_;
  std::vector<WeighedLie> lies_;
  std::size_t played_ = 0;  // of lies_
};

}  // namespace

Card MiserePlayer::choose(const View& view) {
  const bool is_declarer = view.seat == kDeclarer;
  const bool are_rules_for_declarer = plan_.lies == 0 && !view.history.cards().empty();
  if (!view.contract.is_misere() || (is_declarer && !are_rules_for_declarer)) return others_.choose(view);
  const CardSet cards = distinct_cards(view);
  assert(!cards.is_empty());
  if (cards.size() == 1) return cards.highest();
  const Card ruled = standing_for(MisereTable(view).choose(), cards);
  if (plan_.lies == 0) return ruled;
  PlayedLies played(view, strengths_.of(view), plan_);
  played.play(true);
  // The rules choose, unless another card is clearly better.
  if (played.is_near_best(ruled)) return ruled;
  played.race().keep_best();
  return preferred(view, played.race().cards());
}

std::vector<CardScore> MiserePlayer::scores(const View& view) {
  PlayedLies played(view, strengths_.of(view), plan_);
  played.play(false);
  return played.race().scores();
}

}  // namespace nap
