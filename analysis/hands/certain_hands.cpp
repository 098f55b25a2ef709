#include "nap/analysis/hands/certain_hands.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "nap/sim/deals/contracts.hpp"
#include "nap/sim/deals/distinct_lies.hpp"
#include "nap/sim/leads/leads.hpp"

namespace nap {

Certainty certainty(Solver& solver, Deck deck, CardSet hand, int target) {
  assert(target > 0);
  const Contract contract{target, Trump::first_lead()};
  const DistinctLies lies(deck, 2, hand);
  CardSet leads = hand;
  // The last lies have the longest holdings in the first suits, and soon beat a hand that is not certain.
  for (std::uint64_t i = lies.size(); i-- > 0;) {
    const Solution solution =
        solver.solve(lies.deal(i), {game_of(contract), leads, window_of(contract), BestLead::Asked});
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
  for (const Suit suit : kSuitsHighToLow) most = std::max(most, sure_trump_tricks(deck, hand, suit));
  return most;
}

}  // namespace nap
