// A seat's turn in the auction: what was called before it, and what it may do.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/auction/auction.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

enum class Duty {
  None,     // the seat may pass
  PlayOne,  // all others have passed, and the table's rule makes this seat play for one trick at least
  DealVoid  // all have passed, and nobody plays
};

struct Turn {
  std::vector<std::string> heard;  // the calls so far, from the eldest hand: the id of a bid, or "pass"
  Seat seat;                       // whose turn it is
  std::vector<Bid> bids;           // what it may bid, lowest first
  Duty duty;
};

// The turn after these calls, separated by commas, in turn from the eldest hand: "pass,two,pass". No calls,
// an empty text, are the eldest hand's turn. After as many passes as there are active seats it is the turn of
// the seat that must play for one trick, if there is one. Throws ParseError that names the call which cannot
// have been made, or says that the auction is over.
Turn parse_turn(std::string_view calls, const Ruleset& ruleset, const Seating& seating);

}  // namespace nap
