#include "nap/sim/deals/distinct_worlds.hpp"

#include <algorithm>
#include <cassert>

#include "nap/cards/binomial.hpp"

namespace nap {
namespace {

// The gaps of a hand. A gap has the unseen cards of a suit that lie between two cards of the hand, above all
// of them, or below all of them. A joker is a gap of its own, because it belongs to any suit.
std::vector<CardSet> gaps_of(CardSet in_play, CardSet hand) {
  std::vector<CardSet> gaps;
  if ((in_play - hand).has_joker()) gaps.emplace_back(Card::joker());
  for (const Suit suit : kSuitsHighToLow) {
    CardSet gap;
    for (const Card card : in_play.of(suit)) {
      if (!hand.has(card)) {
        gap.insert(card);
      } else if (!gap.is_empty()) {
        gaps.push_back(gap);
        gap = CardSet();
      }
    }
    if (!gap.is_empty()) gaps.push_back(gap);
  }
  return gaps;
}

// choose() is for few cards only. Leaving the other cards can be done in as many ways.
std::uint64_t ways_to_take(int cards, int gap) { return choose(gap, std::min(cards, gap - cards)); }

// Takes cards from gaps in every way that differs in how many cards come from each gap.
class GapTaker {
 public:
  struct Taken {
    CardSet cards;       // the highest cards of each gap
    std::uint64_t ways;  // ways to take as many cards from each gap
  };

  GapTaker(std::vector<CardSet> gaps, int cards) : gaps_(std::move(gaps)) { take(0, cards, {CardSet(), 1}); }

  const std::vector<Taken>& all() const { return all_; }

 private:
  // Takes `missing` more cards from the gaps, beginning with gap number `gap`.
  void take(std::size_t gap, int missing, const Taken& before) {
    if (missing == 0) all_.push_back(before);
    if (missing == 0 || gap == gaps_.size()) return;
    take(gap + 1, missing, before);
    CardSet cards = before.cards;
    int taken = 0;
    for (const Card card : gaps_[gap]) {
      if (taken == missing) return;
      cards.insert(card);
      ++taken;
      const std::uint64_t ways = before.ways * ways_to_take(taken, gaps_[gap].size());
      take(gap + 1, missing - taken, {cards, ways});
    }
  }

  std::vector<CardSet> gaps_;
  std::vector<Taken> all_;
};

}  // namespace

DistinctWorlds::DistinctWorlds(const Setup& setup, CardSet declarer)
    : deck_(setup.deck.cards()), out_of_play_(setup.out_of_play) {
  const GapTaker taker(gaps_of(setup.in_play(), declarer), (setup.seats - 1) * declarer.size());
  for (const auto& [cards, ways] : taker.all()) {
    alike_.push_back({EveryWorld(cards, setup.seats, declarer), ways});
  }
}

Dealt DistinctWorlds::deal(std::uint64_t i) const {
  const EveryWorld& worlds = alike_of(i).worlds;
  const Deal hands = worlds.deal(i % worlds.size()).hands;
  Dealt dealt{hands, deck_ - hands.cards()};
  dealt.known[kDeclarer.index()] = out_of_play_;
  dealt.coins = i;
  return dealt;
}

std::uint64_t DistinctWorlds::stands_for(std::uint64_t i) const { return alike_of(i).number_each; }

const DistinctWorlds::Alike& DistinctWorlds::alike_of(std::uint64_t i) const {
  assert(i < size());
  return alike_[i / alike_.front().worlds.size()];
}

}  // namespace nap
