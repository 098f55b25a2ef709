// The betting round: who may do what, and how it can end.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "nap/equilibrium/sequence_form.hpp"
#include "nap/text/words.hpp"

namespace nap::asnas {

enum class Move { Pass, Open, Fold, Match, Raise };
inline constexpr Word<Move> kMoveWords[] = {{"pass", Move::Pass},
                                            {"open", Move::Open},
                                            {"fold", Move::Fold},
                                            {"match", Move::Match},
                                            {"raise", Move::Raise}};

// "pass,open"
std::string history_text(const std::vector<Move>& history);

// May who has passed come in once another player has opened? The sources say yes.
enum class Passing { Free, Final };
inline constexpr Word<Passing> kPassingWords[] = {{"free", Passing::Free}, {"final", Passing::Final}};

struct BettingRules {
  int players = 2;
  int ante = 1;
  std::vector<int> bets = {2, 4};  // the opening bet, then what each raise makes of it
  std::vector<int> chips = {};  // of each player before the ante, in the order of speaking; empty: no limit
  Passing passing = Passing::Free;

  friend bool operator==(const BettingRules&, const BettingRules&) = default;
};

// Seats are numbered in the order of speaking, from 0.
//
// From seat 0 on, each opens or passes. Once somebody has opened, the others fold, match the bet or raise it,
// one after the other, until all who are in have paid the same or all that they have. Who has fewer chips
// than the bet matches or raises with what he has, and is in for so much of the pot from each player. Nobody
// can open with fewer chips than the opening bet. If nobody opens, all show.
class BettingTree {
 public:
  // Requires 2 to 8 players, an ante of at least 1, bets that grow from at least 1, and chips for none or all
  // of the players, no fewer than the ante.
  explicit BettingTree(const BettingRules& rules);

  struct Choice {
    Move move;
    bool is_end;
    std::size_t next;  // an ending or a position
  };
  // Where a player has to choose.
  struct Position {
    std::size_t seat;
    std::vector<Move> history;  // of all seats
    std::vector<Choice> choices;
    std::vector<int> paid;               // by each seat so far, the ante included
    std::vector<std::size_t> sequences;  // of each seat, in `decisions`
    std::size_t first_choice;            // the sequence that the first choice makes

    // The place in `choices` of this move; nothing if it is not possible.
    std::optional<std::size_t> choice_of(Move move) const;
  };
  struct Ending {
    std::vector<int> paid;               // by each seat, the ante included
    std::vector<bool> is_in;             // who has not folded
    std::vector<std::size_t> sequences;  // of each seat, in `decisions`
    std::size_t moves;                   // how many there were, of all seats

    // Whether all but one have folded, so that nobody shows.
    bool has_one_in() const;
  };

  const BettingRules& rules() const { return rules_; }
  std::size_t seats() const { return decisions_.size(); }
  const std::vector<Position>& positions() const {
    return positions_;
  }  // the first is where the betting starts
  const std::vector<Ending>& endings() const { return endings_; }
  // What a seat decides, whatever its hand.
  const equilibrium::Decisions& decisions(std::size_t seat) const { return decisions_[seat]; }

  // A seat that decides with each of many hands, numbered from 0, has the sequences of one hand after the
  // other. This is the one with this hand that is `sequence` in `decisions`.
  std::size_t with_hand(std::size_t seat, std::size_t hand, std::size_t sequence) const {
    return sequence == 0 ? 0 : hand * (decisions_[seat].sequences() - 1) + sequence;
  }

  // The position after these moves. Throws ParseError that names the first move that is not possible, or that
  // says that the betting is over.
  std::size_t position_after(const std::vector<Move>& history) const;

 private:
  struct State;
  struct Next {
    bool is_end;
    std::size_t place;
  };
  Next add(State state);
  Next add_ending(const State& state);
  Next add_position(const State& state, const std::vector<Move>& moves);
  std::vector<Move> moves_in(const State& state) const;
  State after(const State& state, Move move) const;
  int chips_of(std::size_t seat) const;

  BettingRules rules_;
  std::vector<equilibrium::Decisions> decisions_;
  std::vector<Position> positions_;
  std::vector<Ending> endings_;
};

// What each seat gets of the pot less what it has paid, if the hands have these strengths. Who is in shares
// with his equals what all have paid up to his own payment.
std::vector<double> payoffs_of(const BettingTree::Ending& ending, const std::vector<int>& strengths);

}  // namespace nap::asnas
