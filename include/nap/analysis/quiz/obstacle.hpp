// What defeats a bid.
#pragma once

#include <cstdint>
#include <optional>

#include "nap/chance/interval.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/deals/setup.hpp"

namespace nap {

// A card that a defender holds together with at least `others` more cards of its suit. A joker is a card of
// the trump suit, if there is one.
struct Obstacle {
  Card card;
  int others;
  // How often the bid is made with all hands open after the lead.
  Estimate with;     // if a defender holds them
  Estimate without;  // if no defender does
};

// The holding that tells most about whether the declarer makes the contract after this lead, among those that
// make it less likely. One half of the random deals chooses it and the other half rates it. Nothing if it was
// stopped, or if no holding makes a difference beyond the error. Requires a lead of the hand.
std::optional<Obstacle> find_obstacle(Harness& harness, const Setup& setup, CardSet hand,
                                      const Contract& contract, const Opening& lead, std::uint64_t seed);

}  // namespace nap
