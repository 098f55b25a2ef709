#include "players/card_race.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "heuristics/written_rule.hpp"
#include "nap/play/views/open_state.hpp"
#include "nap/sim/deals/contracts.hpp"

namespace nap {

CardRace::CardRace(CardSet cards) : cards_(cards) {
  assert(!cards.is_empty());
  for (const Card card : cards) scores_.push_back({card});
}

void CardRace::add(CardSet good, int weight) {
  results_.push_back({good, weight});
  for (CardScore& score : scores_) {
    score.worlds += weight;
    if (good.has(score.card)) score.good += weight;
  }
}

const CardScore& CardRace::best() const {
  return *std::max_element(scores_.begin(), scores_.end(),
                           [](const CardScore& a, const CardScore& b) { return a.good < b.good; });
}

int CardRace::weight_apart(Card a, Card b) const {
  int weight = 0;
  for (const Result& result : results_) {
    if (result.good.has(a) != result.good.has(b)) weight += result.weight;
  }
  return weight;
}

void CardRace::keep(CardSet cards) {
  cards_ = cards;
  const auto is_dropped = [cards](const CardScore& score) { return !cards.has(score.card); };
  scores_.erase(std::remove_if(scores_.begin(), scores_.end(), is_dropped), scores_.end());
}

void CardRace::drop_losers(int weight_to_come, bool is_sample) {
  constexpr int kErrors = 3;
  const CardScore leader = best();
  CardSet left = cards_;
  for (const CardScore& score : scores_) {
    const int behind = leader.good - score.good;
    if (behind == 0) continue;
    const bool is_clear =
        is_sample && behind * behind > kErrors * kErrors * weight_apart(leader.card, score.card);
    if (behind > weight_to_come || is_clear) left.remove(score.card);
  }
  keep(left);
}

void CardRace::keep_best() {
  const int most = best().good;
  CardSet left;
  for (const CardScore& score : scores_) {
    if (score.good == most) left.insert(score.card);
  }
  keep(left);
}

Card best_with_open_hands(const View& view, CardSet cards, Solver& solver, const DrawnWorlds& drawn) {
  if (cards.size() == 1) return cards.highest();
  const bool is_declarer = view.seat == kDeclarer;
  const bool wants_many = is_declarer != view.contract.is_misere();
  std::vector<Hands> hands;
  for (const WeighedWorld& world : drawn.worlds) hands.push_back(world.hands);
  const PlayState state = open_state(view, hands.front());
  std::vector<CardSet> reached(hands.size());
  // What decides, then what may tell cards apart that it does not.
  const int target = window_of(view.contract).high;
  CardRace by_contract(cards);
  CardRace by_tricks(cards);
  for (const int tricks : {target, target - 1, target + 1}) {
    solver.reaches(state, cards, tricks, hands, reached);
    for (std::size_t i = 0; i < hands.size(); ++i) {
      const CardSet good = wants_many ? reached[i] : cards - reached[i];
      (tricks == target ? by_contract : by_tricks).add(good, drawn.worlds[i].weight);
    }
  }
  by_contract.keep_best();
  by_tricks.keep(by_contract.cards());
  by_tricks.keep_best();
  return preferred(view, by_tricks.cards());
}

}  // namespace nap
