#include "hands/certain_hands.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "nap/sim/deals/contracts.hpp"
#include "nap/sim/deals/distinct_worlds.hpp"
#include "nap/sim/leads/leads.hpp"

namespace nap {
namespace {

// A deal in which the opponent has high unseen cards. From `first` on, the suits give `at_once` of their
// highest cards in turn, round after round.
Deal highest_unseen(Deck deck, CardSet hand, Suit first, int at_once) {
  CardSet unseen = deck.cards() - hand;
  CardSet opponent;
  for (auto suit = static_cast<int>(first); opponent.size() < hand.size(); suit = (suit + 1) % kSuits) {
    for (int taken = 0; taken < at_once && opponent.size() < hand.size(); ++taken) {
      const CardSet left = unseen.of(static_cast<Suit>(suit));
      if (left.is_empty()) break;
      opponent.insert(left.highest());
      unseen.remove(left.highest());
    }
  }
  Deal deal(2);
  deal.give(Seat(0), hand);
  deal.give(Seat(1), opponent);
  return deal;
}

}  // namespace

Certainty certainty(Solver& solver, Deck deck, CardSet hand, int target) {
  assert(target > 0);
  const Contract contract{target, Trump::first_lead()};
  const auto solve = [&](const Deal& deal, CardSet leads) {
    return solver.solve(deal, {game_of(contract), leads, window_of(contract), BestLead::Asked});
  };
  // These few deals beat nearly every hand that is not certain, and take less time than a list of all deals.
  for (const int at_once : {5, 3, 2, 1}) {
    for (const Suit first : kSuitsHighToLow) {
      if (!is_made(contract, solve(highest_unseen(deck, hand, first, at_once), hand).best()))
        return {false, false};
    }
  }
  const DistinctWorlds worlds({deck, 2, hand.size()}, hand);
  CardSet leads = hand;
  // The last worlds have the longest holdings in the first suits, and soon beat a hand that is not certain.
  for (std::uint64_t i = worlds.size(); i-- > 0;) {
    const Solution solution = solve(worlds.deal(i).hands, leads);
    if (!is_made(contract, solution.best())) return {false, false};
    for (const Solution::Lead& lead : solution.leads()) {
      if (!is_made(contract, lead.tricks)) leads.remove(lead.card);
    }
  }
  return {!leads.is_empty(), true};
}

std::optional<CertainHands> certain_hands(Harness& harness, Deck deck, int cards, int target) {
  const std::vector<HandClass> classes = hand_classes(deck, cards);
  std::vector<Certainty> found(classes.size());
  constexpr std::size_t kBlock = 512;  // classes in one step of the work
  const std::size_t blocks = (classes.size() + kBlock - 1) / kBlock;
  harness.monitor().planned += blocks;
  harness.for_each(blocks, [&](std::uint64_t block, Solver& solver) {
    const std::size_t last = std::min(classes.size(), (block + 1) * kBlock);
    for (std::size_t i = block * kBlock; i < last; ++i) {
      found[i] = certainty(solver, deck, classes[i].representative, target);
    }
  });
  if (harness.monitor().stop) return std::nullopt;
  CertainHands certain{{}, {}, count_hands(classes)};
  for (std::size_t i = 0; i < classes.size(); ++i) {
    if (found[i].by_one_lead) certain.by_one_lead.push_back(classes[i]);
    if (found[i].by_some_lead) certain.by_some_lead.push_back(classes[i]);
  }
  return certain;
}

int sure_trump_tricks(Deck deck, CardSet hand) {
  int most = 0;
  for (const Suit suit : kSuitsHighToLow) most = std::max(most, sure_trump_tricks(deck.cards(), hand, suit));
  return most;
}

}  // namespace nap
