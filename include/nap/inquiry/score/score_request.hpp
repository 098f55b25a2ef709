// A deal as it was played, as users write it, and what it pays.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nap/inquiry/table/table_request.hpp"
#include "nap/rules/evening/evening_course.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/tricks/referee.hpp"

namespace nap {

// Who has to pay a fine, a seat or one of the names, and for what.
struct ToldFine {
  std::string player;
  std::string kind;
};

// Who has paid for an exchange of cards, and how many stakes.
struct ToldFee {
  std::string player;
  std::string stakes;
};

// Seats count from 1, the eldest hand; the declarer leads.
struct ScoreRequest {
  std::optional<std::string> hands = {};     // one a seat, seat 1 first
  std::optional<std::string> declarer = {};  // a seat, or one of the names
  std::optional<std::string> bid = {};
  std::optional<std::string> heard = {};   // all calls, in place of declarer and bid
  std::optional<std::string> played = {};  // the cards in the order of play
  std::optional<std::string> trump = {};   // if the declarer named it aloud
  std::optional<std::string> result = {};  // made, lost, claimed, conceded, or the declarer's tricks
  std::vector<std::string> names =
      {};  // of the players, clockwise; the dealer's last unless `dealer` says who
  std::optional<std::string> dealer = {};  // one of the names
  std::vector<ToldFine> fines = {};        // alone: the same dealer deals again
  std::vector<ToldFee> fees = {};
  bool spare_hand = false;               // the declarer took it
  std::optional<std::string> end = {};   // of the evening: "divided", or who drew the lowest card
  std::optional<std::string> pool = {};  // stakes in it, of a deal that stands alone
  bool doubled = false;                  // the stakes of a deal that stands alone
};

// How it is known what a deal pays.
enum class HandEnding : std::uint8_t {
  Played,     // the cards decided it
  Claimed,    // the declarer claimed the bid
  Conceded,   // the declarer gave it up
  Told,       // only the result is known
  Revoke,     // a revoke ended the hand
  Unsettled,  // a card was wrong in a way for which no rule says what it pays
  AllPassed,  // nobody played
  Redeal,     // only fines: the same dealer deals again
  End         // the evening ends
};

struct DeclarersBid {
  Bid bid;
  Seat declarer;
};

// What a deal moves between the players and the pool.
struct DealMoves {
  Transfer all = {};
  Transfer paid_in = {};  // of it: what went into the pool, from whom
  Payments stakes = {};   // of it: what the hand pays
  int taken = 0;          // of it: what was taken out of the pool
  int times = 1;          // the factor of the stakes
  int next_times = 1;     // that of the next deal
  int pool_total = 0;     // stakes in the pool after the deal
};

// A deal with what it pays. Seats count from the eldest hand.
struct ScoredDeal {
  TableSetting table;
  std::vector<std::string> names;           // by seat; empty if they are not known
  std::optional<DeclarersBid> played = {};  // nothing if nobody played
  HandEnding ending = HandEnding::Told;
  std::optional<bool> is_made = {};       // not if a defender's revoke or a wrong card left it open
  std::optional<int> tricks = {};         // that the declarer took, as far as is known
  int tricks_left = 0;                    // not finished, as far as the cards go
  std::optional<Decision> decision = {};  // if the cards decided it
  bool is_checked = false;                // whether hands and cards are known
  std::vector<Fault> faults = {};
  std::vector<Fine> fines = {};  // told, or for a fault
  std::vector<Fee> fees = {};
  bool has_spare_hand = false;
  std::optional<Seat> takes_all = {};  // who drew the lowest card at the end
  DealMoves moves = {};

  // "Ann", or "seat 1".
  std::string player(Seat seat) const;
  // What everybody gets; nothing if no rule settles the hand and no pool moves.
  std::optional<Payments> payments() const;
};

// The table at which deals are scored. With names it has as many players as there are names.
class ScoreInquiry {
 public:
  // Requires the text of the house rules that the request names, which must outlive the inquiry. Throws
  // ParseError.
  ScoreInquiry(TableRequest table, const HouseRulesTexts& texts, const std::string& ranks);

  // What happened, before it is known what it pays. Throws ParseError that names the key, and of cards the
  // trick and the place in it.
  ScoredDeal read(const ScoreRequest& request) const;
  // A deal that stands alone. Its pool holds what was paid in before. Throws ParseError as `read` does.
  ScoredDeal score(const ScoreRequest& request) const;
  RankLetters letters() const { return letters_; }
  const Ruleset& ruleset() const { return ruleset_; }

 private:
  TableRequest table_for(const ScoreRequest& request) const;

  TableRequest table_;
  const HouseRulesTexts& texts_;
  RankLetters letters_;
  Ruleset ruleset_;
};

}  // namespace nap
