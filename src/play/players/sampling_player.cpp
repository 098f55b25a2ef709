#include "nap/play/players/sampling_player.hpp"

#include <algorithm>
#include <cassert>

#include "heuristics/written_rule.hpp"
#include "nap/play/views/open_state.hpp"
#include "nap/play/views/sampled_worlds.hpp"
#include "nap/sim/deals/contracts.hpp"

namespace nap {
namespace {

// One choice: cards, and what worlds say of them.
class CardComparison {
 public:
  CardComparison(const View& view, Solver& solver, const HandStrength& strength, const SamplingPlan& plan,
                 CardSet cards)
      : view_(view),
        solver_(solver),
        contract_(view.contract),
        cards_(cards),
        sampled_(view, strength, plan.worlds, plan.seed) {
    for (const Card card : cards) scores_.push_back({card});
  }

  const std::vector<CardScore>& scores() const { return scores_; }
  CardSet cards() const { return cards_; }

  // Whether the worlds are all that there are. They come in an order of their own, so a part of them is no
  // fair sample.
  bool has_every_world() const { return sampled_.has_every_world(); }

  // Looks at worlds until there are `count`. False if there were no more.
  bool look(std::size_t count) {
    const std::size_t before = worlds_.size();
    sampled_.draw(count, worlds_);
    if (worlds_.size() == before) return false;
    std::vector<Hands>& hands = hands_;
    for (std::size_t i = before; i < worlds_.size(); ++i) hands.push_back(worlds_[i].hands);
    made_.resize(worlds_.size());
    const std::span<const Hands> fresh(hands.data() + before, worlds_.size() - before);
    const std::span<CardSet> made(made_.data() + before, fresh.size());
    made_after(solver_, open_state(view_, fresh.front()), contract_, cards_, fresh, made);
    for (std::size_t i = before; i < worlds_.size(); ++i) add(made_[i], worlds_[i].weight);
    return worlds_.size() == count;
  }

  // Of cards that every world so far calls alike, keeps the highest for all of them.
  void merge_alike() {
    CardSet left = cards_;
    while (!left.is_empty()) {
      const Card first = left.highest();
      CardSet alike(first);
      for (const Card card : left) {
        if (apart(first, card) == 0) alike.insert(card);
      }
      left.remove(alike);
      merged_.push_back(alike);
      alike.remove(first);
      for (const Card card : alike) drop(card);
    }
  }
  // Takes back the cards that the ones left stand for.
  void split_merged() {
    CardSet cards;
    for (const CardSet alike : merged_) {
      if (!(alike & cards_).is_empty()) cards.insert(alike);
    }
    if (merged_.empty()) return;
    cards_ = cards;
    scores_.clear();
    for (const Card card : cards) scores_.push_back({card});
  }

  // Whether every world so far calls all cards alike.
  bool do_agree() const { return agree_; }

  // Drops cards that are clearly behind the best: by more than 2.5 standard errors over the worlds that tell
  // them apart, or by more than the worlds to come can make up for.
  void drop_losers(int to_come) {
    const auto best =
        std::max_element(scores_.begin(), scores_.end(),
                         [](const CardScore& a, const CardScore& b) { return a.good < b.good; });
    const Card leader = best->card;
    const int most = best->good;
    for (const CardScore& score : std::vector<CardScore>(scores_)) {
      const int behind = most - score.good;
      if (score.card == leader || behind == 0) continue;
      if (behind > to_come || 4 * behind * behind > kTwiceErrors * kTwiceErrors * apart(leader, score.card))
        drop(score.card);
    }
  }

  // Keeps the cards with the most good worlds.
  void keep_best() {
    const int most =
        std::max_element(scores_.begin(), scores_.end(), [](const CardScore& a, const CardScore& b) {
          return a.good < b.good;
        })->good;
    for (const CardScore& score : std::vector<CardScore>(scores_)) {
      if (score.good < most) drop(score.card);
    }
  }
  // Of these, keeps the ones with the most tricks, at misère and for defenders the fewest, over the first
  // worlds: as far as one trick more and one trick less than the contract needs. Where the worlds call all
  // cards alike, it asks for one more if some world is won by all, and for one less if some world is lost by
  // all.
  void break_ties(std::size_t count) {
    const std::span<const Hands> hands(hands_.data(), std::min(count, hands_.size()));
    const int target = window_of(contract_).high;
    const bool is_reached_somewhere = contract_.is_misere() ? has_lost_world_ : has_made_world_;
    const bool is_missed_somewhere = contract_.is_misere() ? has_made_world_ : has_lost_world_;
    if (!agree_ || is_reached_somewhere) add_reaching(hands, target + 1);
    if (!agree_ || is_missed_somewhere) add_reaching(hands, target - 1);
    const bool wants_many = (view_.seat == kDeclarer) != contract_.is_misere();
    int best = scores_.front().tricks;
    for (const CardScore& score : scores_) {
      best = wants_many ? std::max(best, score.tricks) : std::min(best, score.tricks);
    }
    for (const CardScore& score : std::vector<CardScore>(scores_)) {
      if (score.tricks != best) drop(score.card);
    }
  }

 private:
  static constexpr int kTwiceErrors = 5;

  void add_reaching(std::span<const Hands> hands, int target) {
    reached_.resize(hands.size());
    solver_.reaches(open_state(view_, hands.front()), cards_, target, hands, reached_);
    for (CardScore& score : scores_) {
      for (std::size_t i = 0; i < hands.size(); ++i) {
        if (reached_[i].has(score.card)) score.tricks += worlds_[i].weight;
      }
    }
  }

  bool is_good(CardSet made, Card card) const { return made.has(card) == (view_.seat == kDeclarer); }

  void add(CardSet made, int weight) {
    const CardSet by = made & cards_;
    if (by == cards_) {
      has_made_world_ = true;
    } else if (by.is_empty()) {
      has_lost_world_ = true;
    } else {
      agree_ = false;
    }
    for (CardScore& score : scores_) {
      score.worlds += weight;
      if (is_good(made, score.card)) score.good += weight;
    }
  }

  // The weight of the worlds in which only one of the two cards is good.
  int apart(Card a, Card b) const {
    int weight = 0;
    for (std::size_t i = 0; i < worlds_.size(); ++i) {
      if (made_[i].has(a) != made_[i].has(b)) weight += worlds_[i].weight;
    }
    return weight;
  }

  void drop(Card card) {
    cards_.remove(card);
    scores_.erase(std::find_if(scores_.begin(), scores_.end(),
                               [card](const CardScore& score) { return score.card == card; }));
  }

  const View& view_;
  Solver& solver_;
  Contract contract_;
  CardSet cards_;
  SampledWorlds sampled_;
  std::vector<CardScore> scores_;
  std::vector<CardSet> merged_;  // each with one of cards_, or with one that was dropped
  std::vector<WeighedWorld> worlds_;
  std::vector<Hands> hands_;
  std::vector<CardSet> made_;
  std::vector<CardSet> reached_;
  bool agree_ = true;
  bool has_made_world_ = false;  // one in which all cards make the contract
  bool has_lost_world_ = false;  // one in which none does
};

// Worlds that all agree settle a choice only from here on: fewer make misère too easy by several points.
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
    comparison.drop_losers(static_cast<int>(most - count));
    if (comparison.cards().size() == 1) break;
  }
  comparison.keep_best();
  comparison.split_merged();
  if (comparison.cards().size() > 1) comparison.break_ties(comparison.has_every_world() ? most : kTieWorlds);
  if (plan_.lost_cause == LostCause::WrittenRule) return preferred(view, comparison.cards());
  return preferred(view, winners_first(view, comparison.cards()));
}

CardSet SamplingPlayer::best_cards(const View& view) {
  CardComparison comparison(view, solver_, strengths_.of(view), plan_, distinct_cards(view));
  comparison.look(static_cast<std::size_t>(plan_.worlds));
  comparison.keep_best();
  return comparison.cards();
}

std::vector<CardScore> SamplingPlayer::scores(const View& view) {
  CardComparison comparison(view, solver_, strengths_.of(view), plan_, distinct_cards(view));
  comparison.look(static_cast<std::size_t>(plan_.worlds));
  return comparison.scores();
}

}  // namespace nap
