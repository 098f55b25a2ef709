#include "nap/asnas/betting/ranges.hpp"

#include <algorithm>
#include <functional>
#include <map>

namespace nap::asnas {
namespace {

std::size_t stage_of(const BettingTree::Position& position) {
  const auto is_bet = [](Move move) { return move == Move::Open || move == Move::Raise; };
  const auto bets = std::count_if(position.history.begin(), position.history.end(), is_bet);
  return static_cast<std::size_t>(std::min<std::ptrdiff_t>(bets, 2));
}

// Adds what one hand does at one position to sums that are weighted by how often it comes there.
void add(StageRange& stage, const BettingTree::Position& position, const HandChoices& hand, double chance) {
  const double comes = chance * hand.arrival * hand.played;
  if (hand.choices.empty() || !hand.choices.front().share) return;
  stage.comes += comes;
  for (std::size_t i = 0; i < position.choices.size(); ++i) {
    const auto move = static_cast<std::size_t>(position.choices[i].move);
    stage.shares[move] += comes * *hand.choices[i].share;
    if (hand.choices[i].is_bluff) stage.bluffs[move] += comes * *hand.choices[i].share;
  }
}

void divide(StageRange& stage, double chance) {
  if (stage.comes > 0.0) {
    for (double& share : stage.shares) share /= stage.comes;
    for (double& bluff : stage.bluffs) bluff /= stage.comes;
  }
  stage.comes /= chance;
}

}  // namespace

std::vector<HandRange> ranges_of(const BettingTree& tree, const Solution& solution, std::size_t seat) {
  const std::vector<Cards> hands = hands_from(solution.pack.cards());
  std::map<int, HandRange, std::greater<>> by_strength;
  for (std::size_t hand = 0; hand < hands.size(); ++hand) {
    const double chance = chance_of(hands[hand], solution.pack);
    HandRange& range =
        by_strength.try_emplace(strength(hands[hand], solution.ranking), HandRange{hands[hand], 0.0, {}})
            .first->second;
    range.chance += chance;
    for (std::size_t place = 0; place < tree.positions().size(); ++place) {
      const BettingTree::Position& position = tree.positions()[place];
      if (position.seat != seat) continue;
      add(range.stages[stage_of(position)], position, solution.choices[place][hand], chance);
    }
  }
  std::vector<HandRange> ranges;
  for (auto& [strength, range] : by_strength) {
    for (StageRange& stage : range.stages) divide(stage, range.chance);
    ranges.push_back(range);
  }
  return ranges;
}

}  // namespace nap::asnas
