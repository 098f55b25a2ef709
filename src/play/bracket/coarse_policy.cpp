#include "nap/play/bracket/coarse_policy.hpp"

#include <algorithm>
#include <cassert>

#include "nap/play/views/every_world.hpp"
#include "nap/sim/deals/contracts.hpp"

namespace nap {
namespace {

// The lowest of the declarer's touching cards. Coarse cards leave no holes, so touching cards are neighbours.
CardSet distinct_plays(const BlindState& coarse_state) {
  return coarse_state.open.legal() - CardSet(coarse_state.open.hands[0].bits() << 1U);
}

// All worlds if there are few, otherwise random ones.
std::vector<Hands> worlds_of(const BlindState& coarse_state, const CoarsePlan& plan) {
  const HiddenCards hidden = coarse_state.hidden();
  const Worlds worlds(hidden);
  std::vector<Hands> result;
  if (worlds.count() <= plan.worlds) {
    for_each_world(hidden, [&](const Hands& hands) { result.push_back(hands); });
    return result;
  }
  RandomWords words(seed_of(plan.seed, hash_of(key_of(coarse_state))), Stream::Worlds, 0);
  for (int i = 0; i < plan.worlds; ++i) result.push_back(worlds.draw(words));
  return result;
}

struct Score {
  Card card;
  int good = 0;
};

CardSet most(const std::vector<Score>& scores) {
  int best = scores.front().good;
  for (const Score& score : scores) best = std::max(best, score.good);
  CardSet cards;
  for (const Score& score : scores) {
    if (score.good == best) cards.insert(score.card);
  }
  return cards;
}

std::vector<Score> scores_of(CardSet cards) {
  std::vector<Score> scores;
  for (const Card card : cards) scores.push_back({card});
  return scores;
}

// The cards that make the contract in the most worlds with open hands.
CardSet best_open(Solver& solver, const BlindState& state, const std::vector<Hands>& worlds, CardSet cards) {
  std::vector<CardSet> made(worlds.size());
  PlayState open = state.open;
  open.hands = worlds.front();
  made_after(solver, open, state.contract, cards, worlds, made);
  std::vector<Score> scores = scores_of(cards);
  for (const CardSet each : made) {
    for (Score& score : scores) score.good += each.has(score.card) ? 1 : 0;
  }
  return most(scores);
}

// The cards that take the most tricks, at misère the fewest.
CardSet best_tricks(Solver& solver, const BlindState& state, const std::vector<Hands>& worlds,
                    CardSet cards) {
  constexpr std::size_t kWorlds = 24;
  std::vector<Score> scores = scores_of(cards);
  PlayState open = state.open;
  for (std::size_t i = 0; i < std::min(kWorlds, worlds.size()); ++i) {
    open.hands = worlds[i];
    const Solution solution = solver.solve(open, cards);
    for (Score& score : scores) {
      const int tricks = solution.tricks_after(score.card);
      score.good += state.contract.is_misere() ? -tricks : tricks;
    }
  }
  return most(scores);
}

// Keeps high cards and trumps; at misère gets rid of the highest card, but leads the lowest.
Card preferred(const BlindState& state, CardSet cards) {
  const bool from_top = state.contract.is_misere() && !state.open.trick.is_empty();
  const auto trump = state.open.game.trump.after_lead(Suit::Clubs);
  const auto worth = [&](Card card) {
    const int rank = static_cast<int>(card.rank());
    return (trump == card.suit() ? 100 : 0) + (from_top ? -rank : rank);
  };
  Card best = cards.highest();
  for (const Card card : cards) {
    if (worth(card) < worth(best)) best = card;
  }
  return best;
}

}  // namespace

Card CoarsePolicy::choose(const BlindState& state) {
  assert(state.is_declarers_turn());
  const CardSet legal = state.open.legal();
  if (legal.size() == 1) return legal.highest();
  const BlindState coarse_state = coarse(state);
  const CoarseKey key = key_of(coarse_state);
  auto found = choices_.find(key);
  if (found == choices_.end()) found = choices_.emplace(key, decide(coarse_state)).first;
  return from_coarse(state, coarse_state, found->second);
}

Card CoarsePolicy::decide(const BlindState& coarse_state) {
  CardSet cards = distinct_plays(coarse_state);
  if (cards.size() == 1) return cards.highest();
  const std::vector<Hands> worlds = worlds_of(coarse_state, plan_);
  cards = best_open(solver_, coarse_state, worlds, cards);
  if (cards.size() > 1 && plan_.ties == TieBreak::Tricks)
    cards = best_tricks(solver_, coarse_state, worlds, cards);
  return preferred(coarse_state, cards);
}

}  // namespace nap
