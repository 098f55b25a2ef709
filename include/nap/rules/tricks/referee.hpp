// Checks every card of a hand that was played, by somebody who knows all hands.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "nap/cards/deal.hpp"
#include "nap/rules/contract.hpp"
#include "nap/rules/opening.hpp"
#include "nap/rules/tricks/history.hpp"

namespace nap {

// What is wrong with a card that was played.
enum class FaultKind : std::uint8_t {
  Revoke,       // the seat could follow and did not
  ForcedLead,   // the contract does not allow this first card
  OutOfTurn,    // another seat than the one to play holds it
  PlayedTwice,  // it was played before
  NotHeld       // no seat holds it
};

struct Fault {
  int trick;  // from 1
  Seat seat;  // whose turn it was; of a card out of turn, who played it
  Card card;  // as it was before a suit was trump
  FaultKind kind;

  friend constexpr bool operator==(const Fault&, const Fault&) = default;
};

// The trick after which the declarer has the tricks of the contract, or cannot get them any more.
struct Decision {
  bool is_made;
  int trick;  // from 1

  friend constexpr bool operator==(const Decision&, const Decision&) = default;
};

struct RefereedHand {
  // The cards, but none from the first one on that the seat to play cannot have played: behind such a card
  // nobody can tell whose turn it is.
  History history;
  std::vector<Fault> faults;         // in the order of play
  std::optional<Decision> decision;  // if it came before the first fault
  int declarers_tricks = 0;          // before the first fault
};

// Requires hands and, in `others`, the cards that followed the first card, in the order of play: no more than
// the hands have.
RefereedHand refereed(const Deal& deal, const Contract& contract, const Opening& opening,
                      std::span<const Card> others);

}  // namespace nap
