// An auction as people tell it: a seat's turn, or all of it.
#pragma once

#include <optional>
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

// An auction after its last call.
struct FinishedAuction {
  std::vector<std::string> heard;         // all calls, from the eldest hand: the id of a bid, or "pass"
  std::vector<std::optional<Bid>> calls;  // the same; nothing for a pass
  Seat declarer;                          // as the auction counts seats
  Bid bid;                                // that is played
};

// Reads calls as parse_turn does. Throws ParseError where a call cannot have been made, where calls are
// missing, and where all have passed and nobody plays.
FinishedAuction parse_auction(std::string_view calls, const Ruleset& ruleset, const Seating& seating);

}  // namespace nap
