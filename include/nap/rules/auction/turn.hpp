// An auction as people tell it: up to a seat's turn, or to the end.
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
  Answer,   // another seat has outbid this seat's Nap: it plays the higher bid itself, or passes
  DealVoid  // all have passed, and nobody plays
};

struct Turn {
  std::vector<std::string> heard;  // the calls so far, in turn: the id of a bid, or "pass"
  Seat seat;                       // whose turn it is
  std::vector<Bid> bids;           // what the seat may bid, lowest first
  Duty duty;
};

// The turn after these calls, which are separated by commas and start with the eldest hand: "pass,two,pass".
// An empty text, for no calls, gives the eldest hand's turn. If every active seat has passed, it is the turn
// of the seat that must play for one trick, if there is such a seat. Where a seat that called Nap may raise
// its own call, its answer to each challenge follows the challenge: "raise", or the higher bid, or "pass":
// "nap,wellington,raise,pass". Throws ParseError that names a call that
// cannot have been made, or says that the auction is over.
Turn parse_turn(std::string_view calls, const Ruleset& ruleset, const Seating& seating);

// An auction after its last call.
struct FinishedAuction {
  std::vector<std::string> heard;         // all calls, in turn: the id of a bid, or "pass"
  std::vector<std::optional<Bid>> calls;  // the highest bid that each seat called; nothing if it passed
  Seat declarer;                          // as the auction counts seats
  Bid bid;                                // the bid that is played
};

// Reads calls as parse_turn does. Throws ParseError if a call cannot have been made, if calls are missing,
// and if all have passed and nobody plays.
FinishedAuction parse_auction(std::string_view calls, const Ruleset& ruleset, const Seating& seating);

// Whether all have passed in these calls, and nobody plays. Reads them as parse_turn does, and throws
// ParseError for a call that cannot have been made.
bool are_all_passed(std::string_view calls, const Ruleset& ruleset, const Seating& seating);

}  // namespace nap
