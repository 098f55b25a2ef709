// A deal as it was played, as users write it, and what it pays.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nap/inquiry/table/table_request.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/tricks/referee.hpp"

namespace nap {

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
};

// How it is known what a hand pays.
enum class HandEnding : std::uint8_t {
  Played,     // the cards decided it
  Claimed,    // the declarer claimed the bid
  Conceded,   // the declarer gave it up
  Told,       // only the result is known
  Revoke,     // a revoke ended the hand
  Unsettled,  // a card was wrong in a way for which no rule says what it pays
};

// A deal with what it pays. Seats count from the eldest hand.
struct ScoredDeal {
  TableSetting table;
  Bid bid;
  Seat declarer;
  std::vector<std::string> names;  // by seat; empty if they are not known
  HandEnding ending = HandEnding::Told;
  std::optional<bool> is_made = {};       // not if a defender's revoke or a wrong card left it open
  std::optional<int> tricks = {};         // that the declarer took, as far as is known
  int tricks_left = 0;                    // not finished, as far as the cards go
  std::optional<Decision> decision = {};  // if the cards decided it
  bool is_checked = false;                // whether hands and cards are known
  std::vector<Fault> faults = {};
  std::optional<Payments> payments = {};  // none if it is not settled

  // "Ann", or "seat 1".
  std::string player(Seat seat) const;
};

// The table at which deals are scored. With names it has as many players as there are names.
class ScoreInquiry {
 public:
  // Requires the text of the house rules that the request names, which must outlive the inquiry. Throws
  // ParseError.
  ScoreInquiry(TableRequest table, const HouseRulesTexts& texts, const std::string& ranks);

  // Throws ParseError that names the key, and of cards the trick and the place in it.
  ScoredDeal score(const ScoreRequest& request) const;
  RankLetters letters() const { return letters_; }

 private:
  TableRequest table_for(const ScoreRequest& request) const;

  TableRequest table_;
  const HouseRulesTexts& texts_;
  RankLetters letters_;
};

}  // namespace nap
