#include "players/card_race.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "nap/play/views/open_state.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "players/written_rule.hpp"

namespace nap {

CardRace::CardRace(CardSet cards) : cards_(cards) {
  assert(!cards.is_empty());
  for (const Card card : cards) scores_.push_back({card});
}

void CardRace::add(CardSet good, int weight) {
  results_.push_back({good, weight});
  for (CardScore& score : scores_) {
    score.lies += weight;
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

Card best_with_open_hands(const View& view, CardSet cards, Solver& solver, std::span<const WeighedLie> lies) {
  const bool is_declarer = view.seat == kDeclarer;
  const bool wants_many = is_declarer != view.contract.is_misere();
  CardRace race(cards);
  std::vector<CardScore> tricks = race.scores();
  for (const WeighedLie& lie : lies) {
    if (cards.size() == 1) break;
    const Solution solution = solver.solve(open_state(view, lie.hands), cards);
    CardSet good;
    for (CardScore& score : tricks) {
      const int taken = solution.tricks_after(score.card);
      if (is_made(view.contract, taken) == is_declarer) good.insert(score.card);
      score.tricks += lie.weight * (wants_many ? taken : -taken);
    }
    race.add(good, lie.weight);
  }
  race.keep_best();
  CardSet best;
  int most = 0;
  for (const CardScore& score : tricks) {
    if (!race.cards().has(score.card) || (!best.is_empty() && score.tricks < most)) continue;
    if (best.is_empty() || score.tricks > most) best = CardSet();
    most = score.tricks;
    best.insert(score.card);
  }
  return preferred(view, best);
}

}  // namespace nap
