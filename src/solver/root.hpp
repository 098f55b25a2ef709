// The first lead of a deal, for EngineOf.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "nap/solver/solver.hpp"
#include "search.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// In which order to try first cards of seat 0. Where they make trumps, those of the suit that promises most:
// the more cards she has of it and the fewer are above all of them. Otherwise, and within a suit, from the
// top.
class LeadOrder {
 public:
  LeadOrder(const Deal& deal, const Game& game) {
    if (!game.trump.is_first_lead() || game.misere) return;
    const Word hers = deal.hand(0).bits();
    const Word above_hers = deal.cards().bits() & ~up_to_top(hers);
    promise_ =
        each_lane(1 + CardSet::whole_suit(kTrumpLane).size()) + lane_counts(hers) - lane_counts(above_hers);
  }

  // Requires any.
  Card first_of(CardSet leads) const {
    CardSet suit = CardSet::full_pack();
    Word most = 0;
    for (const Suit each : kSuitsHighToLow) {
      const Word promise = promise_ >> (16U * static_cast<unsigned>(each)) & CardSet::kLane;
      if (promise <= most || leads.of(each).is_empty()) continue;
      most = promise;
      suit = CardSet::whole_suit(each);
    }
    return (leads & suit).highest();
  }

 private:
  Word promise_ = 0;  // of each suit, in its lane
};

// The first cards of one deal, put to the search one query at a time. Of each run of cards that touch
// within the deal only the lowest is searched; the others take the same tricks.
template <int Seats, class Sides, class Techniques>
class Root {
 public:
  Root(Memory<Seats>& memory, EndgameTables& endgames, Techniques use, const Deal& deal, const Game& game,
       TrickWindow window)
      : search_(game, memory, endgames, use),
        deal_(deal),
        game_(game),
        window_(window),
        use_(use),
        runs_(lowest_cards_of_runs(deal)),
        guess_((window.low + window.high + 1) / 2) {}

  CardSet runs() const { return runs_; }

  // The lowest card of the run that `card` belongs to: the highest of `runs` that is not above it.
  Card run_of(Card card) const { return CardSet(runs_.bits() & ~above(CardSet(card).bits())).highest(); }

  // Starts at what the lead before took: leads of one deal mostly take as many tricks, give or take one.
  int tricks_after(Card lead) { return guess_ = tricks_within(lead, window_, guess_); }

  int better(int a, int b) const { return game_.misere ? std::min(a, b) : std::max(a, b); }

  // The best of these leads and of one that takes `known`. Requires any.
  int best_of(CardSet leads, std::optional<int> known) {
    if (leads.is_empty()) return *known;
    const bool is_one_search = !game_.trump.is_first_lead() && !search_.looks_up_after(deal_.hand_cards());
    if (leads == runs_ && is_one_search) return best_of_all();
    const LeadOrder order(deal_, game_);
    while (!leads.is_empty()) {
      const Card lead = order.first_of(leads);
      leads.remove(lead);
      known = known ? improve(*known, lead) : tricks_after(lead);
    }
    return *known;
  }

 private:
  // `best` or, where `lead` does better, what it takes.
  int improve(int best, Card lead) {
    if (game_.misere) return tricks_within(lead, {window_.low, best}, best);
    return tricks_within(lead, {best, window_.high}, best + 1);
  }

  // Tricks after `lead`, or the nearer end of `window`; asks first whether they are `guess`.
  int tricks_within(Card lead, TrickWindow window, int guess) {
    if (game_.allies == SeatSet::first(Seats)) return window.high;  // nobody else is there to take a trick
    if (search_.looks_up_after(deal_.hand_cards())) {
      start(lead.suit());
      return search_.tricks_after(to_search(lead), window.low, window.high);
    }
    return count(window, guess, [&](int target) { return reaches_after(lead, target); });
  }

  // The best of all leads where they do not make trumps: one search, from the position before them.
  int best_of_all() {
    if (game_.allies == SeatSet::first(Seats)) return window_.high;
    start(kTrumpLane);
    return count(window_, guess_, [&](int target) { return search_.reaches(target); });
  }

  // The highest number in `window` that is reached, as the lowest always is.
  template <class Reaches>
  static int count(TrickWindow window, int guess, Reaches reaches) {
    auto [low, high] = window;
    int target = std::clamp(guess, std::min(low + 1, high), high);
    while (low < high) {
      if (reaches(target)) {
        low = target++;
      } else {
        high = --target;
      }
    }
    return low;
  }

  static CardSet lowest_cards_of_runs(const Deal& deal) {
    const Word gone = (CardSet::full_pack() - deal.cards()).bits();
    return CardSet(lowest_of_runs(deal.hand(0).bits(), gone));
  }

  bool reaches_after(Card lead, int target) {
    if (target == deal_.hand_cards() && is_topped()) return false;
    start(lead.suit());
    return search_.reaches_after(to_search(lead), target);
  }

  // Whether seat 0 is alone and has a card in a suit of which somebody else has the highest, so that she
  // cannot take every trick (see runs_everything), whatever is trump.
  bool is_topped() const {
    if (!Sides::is_alone() || game_.misere || !use_.running_everything) return false;
    const Word hers = deal_.hand(0).bits();
    const Word topping = hers & ~up_to_top((deal_.cards() - deal_.hand(0)).bits());
    return (hers & ~lanes_with_any(topping)) != 0;
  }

  // The search, for the trumps of a lead of this suit.
  void start(Suit led) {
    const std::optional<Suit> suit = game_.trump.after_lead(led);
    const Trump trump = suit ? Trump::fixed(*suit) : Trump::none();
    if (trump == trump_) return;
    trump_ = trump;
    std::array<Word, Seats> hands{};
    for (Seat seat = 0; seat < Seats; ++seat) {
      hands[static_cast<std::size_t>(seat)] = to_search(deal_.hand(seat));
    }
    search_.start(hands, deal_.hand_cards(), !trump.is_none());
  }

  Word to_search(CardSet cards) const {
    return trump_to_top(cards, trump_.after_lead(kTrumpLane).value_or(kTrumpLane));
  }

  Search<Seats, Sides, Techniques> search_;
  const Deal& deal_;
  const Game& game_;
  TrickWindow window_;
  [[no_unique_address]] Techniques use_;
  CardSet runs_;
  int guess_;
  Trump trump_ = Trump::first_lead();  // of the search; first lead: not started yet
};

}  // namespace nap::search::inline NAP_PROCESSOR
