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

// The highest contract that each seat called in the auction, the declarer's seat first. It is empty for a
// seat that passed or whose calls are not known. The declarer's is the contract that is played.
using Calls = std::array<std::optional<Contract>, kMaxSeats>;

// Everything that a seat may use to choose a card, and nothing else: no type of the play layer gives a player
// more. Two deals that a seat cannot tell apart give it equal views.
//
// |<--------------------------------- deck --------------------------------->|
// |<------ dealt ------>|<- out_of_play ->|<---- other seats and stock ----->|
// |  hand()  |  played  |   in no hand    |  played  |       unseen()        |
//
// history.played() is both parts "played". Which of the others holds which card of unseen(), and which are in
// the stock, the seat cannot see. In a view a joker is as in its history: under_trump.
struct View {
  Seat seat;            // the seat that looks, in most uses the seat to play
  CardSet deck;         // the cards that hands and stock were dealt from
  CardSet dealt;        // the cards dealt to this seat
  CardSet out_of_play;  // cards that this seat knows to be in no hand; none of `dealt`, none played
  Contract contract;    // the declarer's
  Calls calls;
  History history;
  std::uint64_t coins = 0;  // for random choices, as in Dealt

  // What the seat still holds.
  CardSet hand() const { return dealt - history.played(); }
  // What the seat may play when it is its turn.
  CardSet legal() const;
  // The cards that other seats hold or that are in the stock.
  CardSet unseen() const { return deck - dealt - out_of_play - history.played(); }

  friend bool operator==(const View& a, const View& b);
};

// What `seat` sees of a deal. The only place where a view is made from all hands.
View view_of(Seat seat, const Dealt& dealt, const Contract& contract, const Calls& calls,
             const History& history);

// A number that is the same for equal views and practically never the same for different ones. It is the
// subject of the random numbers of a decision (seed_of in random_numbers.hpp).
std::uint64_t hash_of(const View& view);

// The cards that may be played, reduced to one for each run: the lowest card of a run stands for the others.
// Cards form a run if, as far as this seat knows, nobody else can hold a card between them; they take the
// same tricks. Unlike the solver's touching cards, runs rest only on what the seat knows.
CardSet distinct_cards(const View& view);

}  // namespace nap
