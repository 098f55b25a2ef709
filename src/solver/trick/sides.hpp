// Who plays with whom, and for what: the part of a game that a search is compiled for.
#pragma once

#include "bits/processor.hpp"
#include "nap/solver/game.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// The declarer alone against everybody, as in Nap. Everything is known at compile time.
template <Aim kAim>
struct LoneDeclarer {
  explicit LoneDeclarer(const Game&) {}

  static constexpr bool has_lone_joker() { return false; }  // see JokerAlone
  using AfterJoker = void;
  static constexpr bool is_alone() { return true; }
  static constexpr bool is_alone_at_misere() { return is_misere(); }
  static constexpr bool is_misere() { return kAim == Aim::Misere; }
  static constexpr Aim aim() { return kAim; }
  // Whether the seat is on the declarer's side; below, whether two seats are on different sides.
  static constexpr bool is_ally(Seat seat) { return seat == kDeclarer; }
  static constexpr bool are_opposed(Seat a, Seat b) { return (a == kDeclarer) != (b == kDeclarer); }
  static constexpr bool wants_tricks(Seat seat) { return is_ally(seat) != is_misere(); }
};

// Seats 0 and 2 against seats 1 and 3, as at bridge.
struct Partnership {
  explicit Partnership(const Game&) {}

  static constexpr bool has_lone_joker() { return false; }
  using AfterJoker = void;
  static constexpr bool is_alone() { return false; }
  static constexpr bool is_alone_at_misere() { return false; }
  static constexpr bool is_misere() { return false; }
  static constexpr Aim aim() { return Aim::Tricks; }
  static constexpr bool is_ally(Seat seat) { return seat.number() % 2 == 0; }
  static constexpr bool are_opposed(Seat a, Seat b) { return (a.number() ^ b.number()) % 2 != 0; }
  static constexpr bool wants_tricks(Seat seat) { return is_ally(seat); }
};

// Any sides and either aim.
class AnySides {
 public:
  explicit AnySides(const Game& game) : allies_(game.allies), aim_(game.aim) {}

  static constexpr bool has_lone_joker() { return false; }
  using AfterJoker = void;
  static constexpr bool is_alone() { return false; }
  static constexpr bool is_alone_at_misere() { return false; }
  bool is_misere() const { return aim_ == Aim::Misere; }
  Aim aim() const { return aim_; }
  bool is_ally(Seat seat) const { return allies_.has(seat); }
  bool are_opposed(Seat a, Seat b) const { return allies_.separates(a, b); }
  bool wants_tricks(Seat seat) const { return allies_.has(seat) != is_misere(); }

 private:
  SeatSet allies_;
  Aim aim_;
};

// The same sides while a joker is in play and no suit is trump. The joker is then the only trump, and no card
// of its lane touches it. When it has been played, the rest of the game is one of `Rest`.
template <class Rest>
struct JokerAlone : Rest {
  using AfterJoker = Rest;
  using Rest::Rest;
  static constexpr bool has_lone_joker() { return true; }
};

}  // namespace nap::search::inline NAP_PROCESSOR
