// Hands of the committed model, rated by what players make of them.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/analysis/played/play_record.hpp"
#include "nap/play/selfplay/deal_player.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

// Which rates are played, and how finely. Half-widths are those of 95 % intervals.
struct PlayEffort {
  double doubt;              // a rate is played where a decision is wrong with more than this probability
  double first;              // the half-width of a first look, which settles most doubts
  double half_width;         // of a rate that still leaves the best bid in doubt
  double near;               // of a rate that leaves it in doubt even so
  bool plays_best;           // what seems to be the best bid is played even without a doubt
  bool plays_every = false;  // so is every bid, with the lead that does best in play

  // For books: every verdict rests on play.
  static constexpr PlayEffort thorough() { return {0.05, 0.06, 0.03, 0.02, true}; }
  // For single hands that are shown: nothing is predicted.
  static constexpr PlayEffort checking() { return {0.005, 0.04, 0.03, 0.02, true, true}; }
  // For a quick answer: doubts are settled as far as a few dozen deals a rate settle them.
  static constexpr PlayEffort coarse() { return {0.15, 0.06, 0.06, 0.06, false}; }
};

// The tables whose decisions are played: every built-in one with hands of this size.
std::vector<Ruleset> decided_tables(int cards);

// Plays hands one after the other, on one thread.
class HandPlayer {
 public:
  // The solver is used as long as it lives, as are the tables. Requires a setup that is predicted
  // (played_model.hpp).
  HandPlayer(Solver& solver, const Setup& setup, std::span<const Ruleset> tables, const PlayEffort& effort,
             std::uint64_t seed);

  // What is decided of a hand in any of the tables: which bid that needs no earlier one is the best, and
  // whether a bid lies above its break-even. Rates that no decision needs stay unplayed. At misère every lead
  // is tried in play (lead_trial.hpp) where a first look leaves a doubt; other leads are the committed ones,
  // unless every bid is played. A pure function of the hand, `committed` and what the player was made with.
  // Nothing if it was stopped. Requires a canonical hand.
  std::vector<PlayRecord> play(CardSet hand, std::span<const HandRate> committed,
                               const std::atomic<bool>& stop);

 private:
  class Hand;  // that is being played

  Solver& solver_;
  Setup setup_;
  std::vector<std::vector<Bid>> bids_;  // by table, those that need no earlier bid
  PlayEffort effort_;
  std::uint64_t seed_;
  DealPlayer player_;
};

// The same hands with predicted rates. Requires hands of the committed model and a setup that is predicted.
RatedHands predict_hands(const RatedHands& committed);

// The same hands, played. Nothing if it was stopped. Counts hands in the monitor's `done`.
std::optional<RatedHands> play_hands(Harness& harness, const RatedHands& committed,
                                     std::span<const Ruleset> tables, const PlayEffort& effort);

}  // namespace nap
