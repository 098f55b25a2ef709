#include "nap/play/players/sampling_player.hpp"

#include <algorithm>
#include <cassert>

#include "heuristics/written_rule.hpp"
#include "nap/play/views/open_state.hpp"
#include "nap/play/views/sampled_worlds.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "players/card_race.hpp"

namespace nap {
namespace {

// By how many standard errors a card is clearly behind.
constexpr double kSamplingErrors = 2.5;

// One choice: its cards, and what worlds say about them.
class CardComparison {
 public:
  CardComparison(const View& view, Solver& solver, const HandStrength& strength, const SamplingPlan& plan,
                 CardSet cards)
      : view_(view), solver_(solver), race_(cards), sampled_(view, strength, plan.worlds, plan.seed) {}

  // Whether the worlds are all that there are. They then come in an order of their own, so a part of them is
  // no fair sample.
  bool has_every_world() const { return sampled_.has_every_world(); }
  // Whether every world so far calls all cards alike.
  bool do_agree() const { return agree_; }
  CardRace& race() { return race_; }

  // Looks at worlds until there are `count`. Returns false if there were no more.
  bool look(std::size_t count) {
    const std::size_t before = worlds_.size();
    sampled_.draw(count, worlds_);
    if (worlds_.size() == before) return false;
    for (std::size_t i = before; i < worlds_.size(); ++i) hands_.push_back(worlds_[i].hands);
    const std::span<const Hands> fresh = std::span<const Hands>(hands_).subspan(before);
    made_.resize(fresh.size());
    made_after(solver_, open_state(view_, fresh.front()), view_.contract, race_.cards(), fresh, made_);
    for (std::size_t i = 0; i < fresh.size(); ++i) add(made_[i], worlds_[before + i].weight);
    return worlds_.size() == count;
  }

  // Keeps the highest of cards that every world so far calls alike. It stands for all of them.
  void merge_alike() {
    CardSet kept;
    for (CardSet left = race_.cards(); !left.is_empty(); left.remove(merged_.back())) {
      const Card first = left.highest();
      CardSet alike(first);
      for (const Card card : left) {
        if (race_.are_alike(first, card)) alike.insert(card);
      }
      merged_.push_back(alike);
      kept.insert(first);
    }
    race_.keep(kept);
  }

  // The cards that are left, with those that they stand for.
  CardSet cards() const {
    if (merged_.empty()) return race_.cards();
    CardSet cards;
    for (const CardSet alike : merged_) {
      if (!(alike & race_.cards()).is_empty()) cards.insert(alike);
    }
    return cards;
  }

  // The cards of `cards` with the most tricks (at misère and for defenders the fewest) over the first `count`
  // worlds. It only asks for one trick more and one trick less than the contract needs. If the worlds call
  // all cards alike, it asks for one more only if some world is won by all cards, and for one less only if
  // some world is lost by all.
  CardSet with_best_tricks(CardSet cards, std::size_t count) {
    const std::span<const Hands> hands(hands_.data(), std::min(count, hands_.size()));
    const int target = window_of(view_.contract).high;
    const bool is_reached_somewhere = view_.contract.is_misere() ? has_lost_world_ : has_made_world_;
    const bool is_missed_somewhere = view_.contract.is_misere() ? has_made_world_ : has_lost_world_;
    const bool wants_many = (view_.seat == kDeclarer) != view_.contract.is_misere();
    CardRace tricks(cards);
    const auto count_reaching = [&](int wanted) {
      reached_.resize(hands.size());
      solver_.reaches(open_state(view_, hands.front()), cards, wanted, hands, reached_);
      for (std::size_t i = 0; i < hands.size(); ++i) {
        tricks.add(wants_many ? reached_[i] : cards - reached_[i], worlds_[i].weight);
      }
    };
    if (!agree_ || is_reached_somewhere) count_reaching(target + 1);
    if (!agree_ || is_missed_somewhere) count_reaching(target - 1);
    tricks.keep_best();
    return tricks.cards();
  }

 private:
  void add(CardSet made, int weight) {
    const CardSet cards = race_.cards();
    const CardSet by = made & cards;
    if (by == cards) {
      has_made_world_ = true;
    } else if (by.is_empty()) {
      has_lost_world_ = true;
    } else {
      agree_ = false;
    }
    race_.add(view_.seat == kDeclarer ? by : cards - by, weight);
  }

  const View& view_;
  Solver& solver_;
  CardRace race_;
  SampledWorlds sampled_;
  std::vector<CardSet> merged_;  // each has one of the race's cards or one that was dropped
  std::vector<WeighedWorld> worlds_;
  std::vector<Hands> hands_;
  std::vector<CardSet> made_;
  std::vector<CardSet> reached_;
  bool agree_ = true;
  bool has_made_world_ = false;  // a world in which all cards make the contract
  bool has_lost_world_ = false;  // a world in which no card does
};

// Worlds that all agree settle a choice only once there are so many of them. With fewer, misère becomes too
// easy by several points.
constexpr std::size_t kAgreeing = 24;
constexpr std::size_t kSamplingRound = 8;
constexpr std::size_t kTieWorlds = 24;

}  // namespace

Card SamplingPlayer::choose(const View& view) {
  const CardSet cards = distinct_cards(view);
  assert(!cards.is_empty());
  if (cards.size() == 1) return cards.highest();
  CardComparison comparison(view, solver_, strengths_.of(view), plan_, cards);
  const auto most = static_cast<std::size_t>(plan_.worlds);
  const std::size_t first = comparison.has_every_world() ? most : std::min(kAgreeing, most);
  for (std::size_t count = first;; count = std::min(count + kSamplingRound, most)) {
    if (!comparison.look(count)) break;
    if (comparison.do_agree() || count == most) break;
    if (count == first) comparison.merge_alike();
    comparison.race().drop_behind(kSamplingErrors);
    comparison.race().drop_beyond(static_cast<std::int64_t>(most - count));
    if (comparison.race().cards().size() == 1) break;
  }
  comparison.race().keep_best();
  CardSet best = comparison.cards();
  if (best.size() > 1) {
    best = comparison.with_best_tricks(best, comparison.has_every_world() ? most : kTieWorlds);
  }
  return preferred(view, plan_.lost_cause == LostCause::WrittenRule ? best : winners_first(view, best));
}

CardSet SamplingPlayer::best_cards(const View& view) {
  CardComparison comparison(view, solver_, strengths_.of(view), plan_, distinct_cards(view));
  comparison.look(static_cast<std::size_t>(plan_.worlds));
  comparison.race().keep_best();
  return comparison.race().cards();
}

std::vector<CardScore> SamplingPlayer::scores(const View& view) {
  CardComparison comparison(view, solver_, strengths_.of(view), plan_, distinct_cards(view));
  comparison.look(static_cast<std::size_t>(plan_.worlds));
  return comparison.race().scores();
}

}  // namespace nap
