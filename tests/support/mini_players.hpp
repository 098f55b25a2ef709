// How often exactly the declarer makes a mini-game when some seats follow a policy and others play best
// against it.
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
  CommitsLead   // the declarer: chooses the lead by the own cards, then sees all cards
};

// The declarer's success rate. Requires one role for each seat. If one seat is BestBlind, all others must
// follow the strategy. Only the declarer may commit a lead, and then all others must be BestSighted.
double success_rate(const MiniTree& tree, const std::vector<Role>& roles, const Strategy& strategy);

// The rate if the lead is committed and then all hands are open (V1).
double committed_rate(const MiniTree& tree);
// The rate if all hands are open from the start (DD).
double double_dummy_rate(const MiniTree& tree);

// Players who take all deals that they cannot exclude as equally likely, and play the card that wins the most
// of them. Between equal cards they choose at random. The first judges a card by the best play with open
// hands, like a player who samples infinitely many worlds. The second judges it by how often it wins when all
// seats go on as `others`.
Strategy judging_by_open_hands(const MiniTree& tree);
Strategy judging_by_play(const MiniTree& tree, const Strategy& others);

// Follows a policy that is asked at most once for each information set of the tree.
class FixedPlayer {
 public:
  FixedPlayer(const MiniTree& tree, Policy policy)
      : tree_(&tree), policy_(std::move(policy)), choices_(tree.sets().size(), -1) {}

  // The place of the chosen card among the legal cards. Throws std::logic_error if the card is not legal.
  std::size_t choice(std::int32_t set);
  std::size_t times_asked() const { return times_asked_; }

 private:
  const MiniTree* tree_;
  Policy policy_;
  std::vector<std::int8_t> choices_;
  std::size_t times_asked_ = 0;
};

// One player for each seat; a null seat may play anything. The players are asked only where play can get to.
// Elsewhere, and for null seats, every card has the probability 0.
Strategy strategy_of(const MiniTree& tree, const std::vector<FixedPlayer*>& players);

// The declarer's exact success rates: whole numbers of deals, divided by the number of all deals.
double rate_of(const MiniTree& tree, FixedPlayer& declarer, FixedPlayer& defenders);
double best_declarer_rate(const MiniTree& tree, FixedPlayer& defenders);
// One defender plays best and sees only its own cards.
double best_defender_rate(const MiniTree& tree, Seat defender, FixedPlayer& declarer, FixedPlayer& partners);
// The defenders see all cards and know the declarer's policy. No defence holds this declarer below this rate.
double lower_bound(const MiniTree& tree, FixedPlayer& declarer);
// The declarer sees all cards and knows the defenders' policy. No declarer makes more against these
// defenders.
double upper_bound(const MiniTree& tree, FixedPlayer& defenders);

}  // namespace nap::test
