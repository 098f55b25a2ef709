// The best defence against a known declarer, if the defenders see all cards. This is the lower end of the
// bracket.
#pragma once

#include <cstddef>
#include <unordered_map>

#include "nap/play/bracket/coarse_policy.hpp"
#include "nap/play/selfplay/play_out.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// Whether a declarer who plays by a policy makes the contract against every play of the defence.
//
// In each deal the answer is what the policy makes against defenders who see all cards, know the policy, and
// play the deal as well as possible. Proof that no defence holds the policy lower: whatever defenders see, in
// this deal they play some line of cards, and the policy answers it as it answers the same line here. If the
// policy makes the contract on every line, it makes it on theirs. So averaged over the deals of a hand, no
// defence, blind or not, random or not, holds this policy below the average of these answers. Since the
// declarer could play the policy, the value V* between players who see only their own cards, averaged over
// all hands that the declarer may hold, is at least the average of the answers over these hands. For a single
// hand this need not hold: a declarer may give something away with one hand so that others are trusted more.
//
// Three facts save work. If the contract fails with all hands open, it fails with one hand hidden. A declarer
// who leads and holds only cards that no defender can beat or ruff takes all tricks, whatever the policy. Two
// states with equal open keys have equal answers. Proof of the last: the owners give the order of all cards
// that can still be played, so cards at the same places may be played in both states and take the same
// tricks. A defender's card takes one unseen card from the same gap in both. So the coarse states stay equal,
// and with them the declarer's cards.
class BestDefence {
 public:
  // Solver and policy must outlive it.
  BestDefence(Solver& solver, CoarsePolicy& policy) : solver_(solver), policy_(policy) {}

  bool is_made(const Dealt& dealt, const Contract& contract, const Opening& lead);
  // The same from a state in the middle of a hand. From call to call the deal may differ.
  bool is_made(const BlindState& state);

 private:
  // Whether the contract is made from this state.
  bool survives(const BlindState& state);
  bool answers(const BlindState& state);
  bool answers_all(const BlindState& state);
  bool can_be_made(const BlindState& state, CardSet cards);

  static constexpr std::size_t kMostKept = std::size_t{1} << 18U;

  Solver& solver_;
  CoarsePolicy& policy_;
  std::unordered_map<OpenKey, bool, KeyHash> known_;
};

// The same for any player, who may look at every card that was played: each line is searched for itself.
bool is_made_against_best_defence(const Dealt& dealt, const PlayedGame& game, Player& declarer,
                                  Solver& solver);

}  // namespace nap
