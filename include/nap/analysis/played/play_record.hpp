// What is known from play about a hand's contract.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/play/selfplay/played_rate.hpp"

namespace nap {

// What was played of one contract. If nothing was, the rate in play is predicted.
struct PlayRecord {
  Contract contract;
  Opening lead;  // the best in play, as far as that was tried
  std::optional<Plays> open =
      {};  // deals with this lead and all hands open; nothing: the committed rate holds
  StrataPlays plays = {};

  bool is_played() const { return plays.deals() > 0; }
  friend bool operator==(const PlayRecord&, const PlayRecord&) = default;
};

// A record for each committed rate, with nothing played yet.
std::vector<PlayRecord> unplayed(std::span<const HandRate> committed);

// How often players make the contract of the record. The rate predicted from open hands (played_model.hpp)
// and what was played are joined by their weights. The result is exactly 1 if the trumps alone take the
// tricks in whatever order they are led. `committed` has the same contract, and the same lead unless the
// record has open deals of its own. Requires a setup that is predicted and a canonical hand (hand_class.hpp).
HandRate rate_in_play(const Setup& setup, CardSet hand, const HandRate& committed, const PlayRecord& record);

// The same for all contracts of a hand, in order.
std::vector<HandRate> rates_in_play(const Setup& setup, CardSet hand, std::span<const HandRate> committed,
                                    std::span<const PlayRecord> records);

}  // namespace nap
