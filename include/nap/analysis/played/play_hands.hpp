// Plays hands of the committed model, to rate them by what players make of them.
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
  double doubt;              // a rate is played if a decision is wrong with more than this probability
  double first;              // the half-width of a first look, which settles most doubts
  double half_width;         // of a rate that still leaves the best bid in doubt
  double near;               // of a rate that leaves the best bid in doubt even then
  bool plays_best;           // the bid that seems best is played even if there is no doubt
  bool plays_every = false;  // every bid is played, with the lead that does best in play

  // For books: what is beyond doubt is predicted, so that four players and 52 cards take half an hour.
  static constexpr PlayEffort for_books() { return {0.05, 0.06, 0.05, 0.05, false}; }
  // For single hands that are shown: nothing is predicted.
  static constexpr PlayEffort checking() { return {0.005, 0.04, 0.03, 0.02, true, true}; }
  // For a quick answer: doubts are settled as far as a few dozen deals for each rate can settle them.
  static constexpr PlayEffort coarse() { return {0.15, 0.06, 0.06, 0.06, false}; }
};

// The tables whose decisions are played: all built-in tables with hands of this size.
std::vector<Ruleset> decided_tables(int cards);

// Plays hands one after the other, on one thread.
class HandPlayer {
 public:
  // The solver must outlive the player. Requires a setup that is predicted (played_model.hpp).
  HandPlayer(Solver& solver, const Setup& setup, std::span<const Ruleset> tables, const PlayEffort& effort,
             std::uint64_t seed);

  // Plays a hand as far as the decisions of the tables need it: which bid is the best of those that need no
  // earlier bid, and whether a bid lies above its break-even. Rates that no decision needs stay unplayed. At
  // misère every lead is tried in play (lead_trial.hpp) if a first look leaves a doubt. Other leads are the
  // committed ones, unless every bid is played. A pure function of the hand, `committed` and what the player
  // was made with. Nothing if it was stopped. Requires a canonical hand.
  std::vector<PlayRecord> play(CardSet hand, std::span<const HandRate> committed,
                               const std::atomic<bool>& stop);

 private:
  class Hand;  // the hand that is being played

  Solver& solver_;
  Setup setup_;
  std::vector<std::vector<Bid>> bids_;  // by table, the bids that need no earlier bid
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
