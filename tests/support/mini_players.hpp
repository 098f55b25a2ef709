// How often the declarer makes a mini-game, exactly, when some seats follow a policy and others answer it
// best.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "support/mini_nap.hpp"

namespace nap::test {

enum class Role {
  Follows,      // the strategy
  BestBlind,    // plays best against the others and sees only its own cards
  BestSighted,  // plays best and sees all cards; several such seats play as one
  CommitsLead   // the declarer: leads by their own cards, then sees all cards
};

// The declarer's success rate. Requires one role a seat. Next to a seat that is BestBlind, all others follow
// the strategy; only the declarer commits a lead, and then all others are BestSighted.
double success_rate(const MiniTree& tree, const std::vector<Role>& roles, const Strategy& strategy);

// The lead is committed, then all hands are open (V1).
double committed_rate(const MiniTree& tree);
// All hands are open from the start (DD).
double double_dummy_rate(const MiniTree& tree);

// Players who take all deals that they cannot exclude as equally likely, and play the card that wins most of
// them; equal cards by chance. The first judges a card by the best play with open hands, as a player does who
// samples infinitely many worlds; the second by how often it wins when all seats go on as `others`.
Strategy judging_by_open_hands(const MiniTree& tree);
Strategy judging_by_play(const MiniTree& tree, const Strategy& others);

// A policy that is asked at most once for each information set of the tree.
class FixedPlayer {
 public:
  FixedPlayer(const MiniTree& tree, Policy policy)
      : tree_(&tree), policy_(std::move(policy)), choices_(tree.sets().size(), -1) {}

  // The place of the chosen card among the legal ones. Throws std::logic_error if the card is not legal.
  std::size_t choice(std::int32_t set);
  std::size_t times_asked() const { return times_asked_; }

 private:
  const MiniTree* tree_;
  Policy policy_;
  std::vector<std::int8_t> choices_;
  std::size_t times_asked_ = 0;
};

// One player a seat; a null seat may play anything. The players are asked only where play can come to;
// elsewhere, and for the null seats, every card has the probability 0.
Strategy strategy_of(const MiniTree& tree, const std::vector<FixedPlayer*>& players);

// The declarer's success rates, without error: whole numbers of deals, divided by all deals.
double rate_of(const MiniTree& tree, FixedPlayer& declarer, FixedPlayer& defenders);
double best_declarer_rate(const MiniTree& tree, FixedPlayer& defenders);
// One defender plays best and sees only their own cards.
double best_defender_rate(const MiniTree& tree, Seat defender, FixedPlayer& declarer, FixedPlayer& partners);
// The defenders see all cards and know the declarer's policy: nobody holds this declarer below it.
double lower_bound(const MiniTree& tree, FixedPlayer& declarer);
// The declarer sees all cards and knows the defenders' policy: nobody makes more against these defenders.
double upper_bound(const MiniTree& tree, FixedPlayer& defenders);

}  // namespace nap::test
