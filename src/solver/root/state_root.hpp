// What EngineOf asks about the cards that a seat may play in the middle of a hand.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <span>

#include "nap/solver/play_state.hpp"
#include "nap/solver/solver.hpp"
#include "search/search_parts.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Puts states that differ only in their hands to the search, one after the other. Of each run of cards that
// touch within a state only the lowest is searched.
template <int Seats, class Sides, class Techniques>
class StateRoot {
 public:
  // Requires a state whose trump is settled. The state must outlive this object.
  StateRoot(Memory<Seats>& memory, EndgameTables& endgames, Techniques use, const PlayState& state)
      : search_(state.game, memory, endgames, use),
        state_(state),
        trump_(state.game.trump.suit()),
        legal_(to_search(state.legal())) {
    for (const Card card : state.trick) cards_[in_trick_++] = to_search(card);
    if (in_trick_ > 0) trick_ = search_.resumed(state.leader, cards());
  }

  // Sets the hands to ask about.
  void start(const Hands& hands) {
    SeatWords<Seats> words{};
    for (std::size_t seat = 0; seat < Seats; ++seat) words[seat] = to_search(hands[seat]);
    Seat seat = state_.leader;
    for (const Word card : cards()) {
      words[seat.index()] |= card;  // a position has the hands from before the trick
      seat = seat.next(Seats);
    }
    tricks_left_ = hands[state_.to_play().index()].size();
    search_.start(words, tricks_left_, state_.leader);
    runs_ = in_trick_ == 0 ? search_.distinct_leads(legal_) : search_.distinct_in_trick(*trick_, legal_);
  }

  // The cards of `cards` after which the declarer's side takes at least `target` tricks in all.
  CardSet reaching(CardSet cards, int target) {
    const int missing = target - state_.taken;
    if (missing <= 0) return cards;
    if (missing > tricks_left_) return {};
    CardSet reaching;
    Word searched = 0;
    bool answer = false;
    for (const Card card : cards) {
      const Word run = run_of(card);
      // Cards come from high to low, so if this run was searched, it is the run of the card before.
      if (run != searched) answer = reaches(run, missing);
      searched = run;
      if (answer) reaching.insert(card);
    }
    return reaching;
  }

  // All tricks of the declarer's side after `card`, or the nearer end of `window`. The search starts from
  // `guess`.
  int tricks_after(Card card, TrickWindow window, int guess) {
    int low = std::clamp(state_.taken, window.low, window.high);
    int high = std::clamp(state_.taken + tricks_left_, window.low, window.high);
    int target = std::clamp(guess, std::min(low + 1, high), high);
    const Word run = run_of(card);
    while (low < high) {
      if (reaches(run, target - state_.taken)) {
        low = target++;
      } else {
        high = --target;
      }
    }
    return low;
  }

 private:
  bool reaches(Word run, int target) {
    if (in_trick_ == 0) return search_.reaches_after_lead(run, target);
    return search_.reaches_in_trick(*trick_, static_cast<int>(in_trick_), run, target);
  }

  // The cards of the trick in progress.
  std::span<const Word> cards() const { return {cards_.data(), in_trick_}; }
  Word to_search(CardSet cards) const { return trump_to_top(cards, trump_); }
  // The card that is searched for `card`: the highest of `runs_` in its suit that is not above it.
  Word run_of(Card card) const {
    const Word word = to_search(card);
    return top_card(runs_ & ~above(word));
  }

  Search<Seats, Sides, Techniques> search_;
  const PlayState& state_;
  std::optional<Suit> trump_;  // its suit is in the search's trump lane
  Word legal_;                 // what the seat to play may play
  std::array<Word, Seats> cards_{};
  std::size_t in_trick_ = 0;
  std::optional<Trick> trick_;  // in progress
  Word runs_ = 0;
  int tricks_left_ = 0;
};

}  // namespace nap::search::inline NAP_PROCESSOR
