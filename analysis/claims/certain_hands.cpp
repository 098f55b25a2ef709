#include "nap/analysis/claims/certain_hands.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "nap/sim/deals/contracts.hpp"
#include "nap/sim/leads/leads.hpp"

namespace nap {
namespace {

// The possible hands of the single opponent, up to equal worth. Nobody else has cards, so unseen cards of a
// suit are worth the same unless a card of the hand lies between them. Only how many of them the opponent
// holds counts.
class DistinctLies {
 public:
  DistinctLies(Deck deck, CardSet hand) : hand_(hand) {
    for (const Suit suit : kSuitsHighToLow) add_gaps(deck.cards().of(suit), hand);
    deal_gap(0, CardSet(), hand.size());
  }

  std::size_t size() const { return opponents_.size(); }
  Deal operator[](std::size_t i) const {
    Deal deal(2);
    deal.give(kDeclarer, hand_);
    deal.give(Seat(1), opponents_[i]);
    return deal;
  }

 private:
  void add_gaps(CardSet suit, CardSet hand) {
    std::vector<Card> gap;
    for (const Card card : suit) {
      if (!hand.has(card)) {
        gap.push_back(card);
      } else if (!gap.empty()) {
        gaps_.push_back(std::move(gap));
        gap.clear();
      }
    }
    if (!gap.empty()) gaps_.push_back(std::move(gap));
  }

  // Every way to take `missing` cards from the gaps from this one on.
  void deal_gap(std::size_t gap, CardSet cards, int missing) {
    if (missing == 0) opponents_.push_back(cards);
    if (missing == 0 || gap == gaps_.size()) return;
    deal_gap(gap + 1, cards, missing);
    for (const Card card : gaps_[gap]) {
      cards.insert(card);
      if (--missing < 0) return;
      deal_gap(gap + 1, cards, missing);
    }
  }

  CardSet hand_;
  std::vector<std::vector<Card>> gaps_;
  std::vector<CardSet> opponents_;
};

}  // namespace

Certainty certainty(Solver& solver, Deck deck, CardSet hand, int target) {
  assert(target > 0);
  const Contract contract{target, Trump::first_lead()};
  const DistinctLies lies(deck, hand);
  CardSet leads = hand;
  // The last lies have the longest holdings in the first suits, and soon beat a hand that is not certain.
  for (std::size_t i = lies.size(); i-- > 0;) {
    const Solution solution =
        solver.solve(lies[i], {game_of(contract), leads, window_of(contract), BestLead::Asked});
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
