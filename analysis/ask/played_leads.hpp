// The first steps of playing a hand: for each contract the lead, its rate with open hands, and a pilot.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "nap/analysis/ask/ask.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/play/selfplay/self_play.hpp"
#include "nap/sim/rates/hand_estimate.hpp"

namespace nap {

// The hand of a question at its table. The suits are those of the canonical hand, not as written. Requires a
// harness and a question that outlive it.
struct HandAtTable {
  HandAtTable(Harness& all_threads, const Question& asked);

  Harness& harness;
  const Question& question;
  CanonicalHand canonical;
  Setup setup;
  SelfPlay selfplay;
  std::uint64_t players_seed;  // of the defenders
  RandomDeals trial_deals;     // they choose leads and sizes, and rate nothing
  RandomDeals open_deals;      // the deals of a sampled HandEstimate

  CardSet hand() const { return canonical.hand; }
  bool is_stopped() const { return harness.monitor().stop; }
  PlayedGame game_of(const Contract& contract, const Opening& lead) const;
  // What is played of a contract with one lead. Each contract is played on deals of its own, so that the
  // played rates of two contracts are independent.
  std::shared_ptr<const GameSource> games_of(const Contract& contract, const Opening& lead) const;
};

// 1 if the trumps alone make the contract after this lead, in whatever order they are played; 0 if it is a
// misère and the hand has a joker, which takes the trick that it is played to; else nothing.
std::optional<double> proved_rate(const Setup& setup, CardSet hand, const Contract& contract,
                                  const Opening& lead);

// A contract with its lead, ready to be rated.
struct ChosenLead {
  Contract contract;
  Opening lead;
  std::optional<double> proved_rate;
  Estimate open;      // the rate with all hands open after the lead
  StrataPlays pilot;  // it only fixes sizes; none if the rate is proved
};

// One for each row of `open`, in order. `open` is the complete estimate of the canonical hand. Empty if it
// was stopped.
std::optional<std::vector<ChosenLead>> choose_leads(HandAtTable& table, const HandEstimate& open);

}  // namespace nap
