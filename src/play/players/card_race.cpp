#include "players/card_race.hpp"

#include <algorithm>
#include <cstddef>

#include "heuristics/written_rule.hpp"
#include "nap/play/views/open_state.hpp"
#include "nap/sim/deals/contracts.hpp"

namespace nap {

CardRace::CardRace(CardSet cards) : cards_(cards), race_(static_cast<std::size_t>(cards.size())) {
  for (const Card card : cards) arms_.push_back(card);
}

std::vector<CardScore> CardRace::scores() const {
  std::vector<CardScore> scores;
  for (const Card card : cards_) {
    scores.push_back({card, static_cast<int>(good(card)), static_cast<int>(worlds())});
  }
  return scores;
}

void CardRace::add(CardSet good, int weight) { race_.add(arms_of(good), weight); }

void CardRace::drop_behind(double errors) {
  race_.drop_behind(errors);
  take_left();
}

void CardRace::drop_beyond(std::int64_t weight_to_come) {
  race_.drop_beyond(weight_to_come);
  take_left();
}

void CardRace::keep_best() {
  race_.keep_best();
  take_left();
}

void CardRace::keep(CardSet cards) {
  race_.keep(arms_of(cards));
  take_left();
}

std::size_t CardRace::arm_of(Card card) const {
  return static_cast<std::size_t>(std::find(arms_.begin(), arms_.end(), card) - arms_.begin());
}

Race::Arms CardRace::arms_of(CardSet cards) const {
  Race::Arms arms = 0;
  for (std::size_t arm = 0; arm < arms_.size(); ++arm) {
    if (cards.has(arms_[arm])) arms |= Race::Arms{1} << arm;
  }
  return arms;
}

void CardRace::take_left() {
  for (std::size_t arm = 0; arm < arms_.size(); ++arm) {
    if (!race_.is_left(arm)) cards_.remove(arms_[arm]);
  }
}

Card best_with_open_hands(const View& view, CardSet cards, Solver& solver, const DrawnWorlds& drawn) {
  if (cards.size() == 1) return cards.highest();
  const bool is_declarer = view.seat == kDeclarer;
  const bool wants_many = is_declarer != view.contract.is_misere();
  std::vector<Hands> hands;
  for (const WeighedWorld& world : drawn.worlds) hands.push_back(world.hands);
  const PlayState state = open_state(view, hands.front());
  std::vector<CardSet> reached(hands.size());
  // First the number of tricks that decides the contract, then one less and one more, which may tell apart
  // cards that are equal by the first.
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
