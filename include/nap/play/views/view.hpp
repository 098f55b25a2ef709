// What one seat knows in the middle of a hand.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "nap/cards/card_set.hpp"
#include "nap/cards/deal.hpp"
#include "nap/rules/contract.hpp"
#include "nap/rules/tricks/history.hpp"

namespace nap {

// The highest contract that each seat called in the auction, the declarer's seat first; nothing for a seat
// that passed or of which nothing is known. The declarer's is the contract that is played.
using Calls = std::array<std::optional<Contract>, kMaxSeats>;

// Everything that the seat may use to choose a card, and nothing else: no type of the play layer gives a
// player more. Two deals that a seat cannot tell apart give it equal views.
struct View {
  Seat seat;            // who looks; in most uses the seat to play
  CardSet deck;         // the cards that hands and stock were dealt from
  CardSet dealt;        // to this seat
  CardSet out_of_play;  // cards that this seat knows to be in no hand; none of `dealt`, none played
  Contract contract;    // the declarer's
  Calls calls;
  History history;

  // What the seat still holds.
  CardSet hand() const { return dealt - history.played(); }
  // What it may play when it is its turn.
  CardSet legal() const;
  // The cards that others may hold or that are in the stock.
  CardSet unseen() const { return deck - dealt - out_of_play - history.played(); }

  friend bool operator==(const View& a, const View& b);
};

// What `seat` sees of a deal. The only place where a view is made from all hands.
View view_of(Seat seat, const Dealt& dealt, const Contract& contract, const Calls& calls,
             const History& history);

// A number that is the same for equal views, and for two different ones as good as never: the subject of the
// random numbers of a decision (seed_of in random_numbers.hpp).
std::uint64_t hash_of(const View& view);

// Of the cards that may be played, those that stand for all: cards between which, as far as this seat knows,
// no card can be held by anybody else take the same tricks. Of such a run the lowest stands for all. Unlike
// the solver's touching cards this rests on what the seat knows alone.
CardSet distinct_cards(const View& view);

}  // namespace nap
