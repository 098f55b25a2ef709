// What EngineOf asks about the first lead of a deal.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "nap/solver/solver.hpp"
#include "root/estimate.hpp"
#include "search/search_parts.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Puts the first leads of one deal to the search, one query at a time. Of each run of cards that touch within
// the deal only the lowest is searched: the others take the same tricks.
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
        runs_(lowest_cards_of_runs(deal)) {}

  CardSet runs() const { return runs_; }

  // The lowest card of the run that `card` belongs to: the highest of `runs` that is not above it.
  Card run_of(Card card) const { return CardSet(runs_.bits() & ~above(CardSet(card).bits())).highest(); }

  // The tricks after `lead`. The search starts from the number to expect with these trumps. From the second
  // lead on it starts from what the lead before took; for a side of several players it starts one higher if
  // that was less than expected.
  int tricks_after(Card lead) {
    if (const std::optional<int> tricks = known_tricks(lead, window_)) return *tricks;
    if (!guessed_suit_ || (makes_trumps() && lead.suit() != *guessed_suit_)) {
      guessed_suit_ = lead.suit();
      guess_ = expected_ = expected(lead.suit());
    }
    const int tricks = count_after(lead, window_, guess_);
    expected_ = std::max(expected_, tricks);
    guess_ = tricks + (!Sides::is_alone() && tricks < expected_ ? 1 : 0);
    return tricks;
  }

  int better(int a, int b) const { return game_.is_misere() ? std::min(a, b) : std::max(a, b); }

  // The best of these leads and of another lead that takes `known`. Requires a lead or a `known`.
  int best_of(CardSet leads, std::optional<int> known) {
    if (leads.is_empty()) return *known;
    const bool is_one_search = !game_.trump.is_first_lead() && !looks_up();
    if (leads == runs_ && is_one_search) return best_of_all();
    while (!leads.is_empty()) {
      const Card lead = makes_trumps() ? estimate().best_of(leads) : leads.highest();
      leads.remove(lead);
      known = known ? improve(*known, lead) : tricks_after(lead);
    }
    return *known;
  }

 private:
  // Whether the suit led becomes trumps and the declarer's side plays for tricks.
  bool makes_trumps() const { return game_.trump.is_first_lead() && !game_.is_misere(); }

  // A first guess at the tricks after a lead of this suit: the estimate, or at misère the middle.
  int expected(Suit led) {
    if (game_.is_misere()) return (window_.low + window_.high + 1) / 2;
    const std::optional<Suit> trump = game_.trump.after_lead(led);
    return Sides::is_alone() ? estimate().tricks(trump) : estimated_tricks(deal_, game_.allies, trump);
  }

  // Whether nobody is left to take a trick from the declarer's side.
  bool is_unopposed() const { return game_.allies == SeatSet::all(Seats); }

  // The tricks after `lead` if they are better than `best`, else `best`.
  int improve(int best, Card lead) {
    if (game_.is_misere()) return tricks_within(lead, {window_.low, best}, best);
    return tricks_within(lead, {best, window_.high}, best + 1);
  }

  // Whether the positions after the first trick are all in a table.
  bool looks_up() const { return search_.looks_up_after(deal_.hand_cards()); }

  // The next three functions give the tricks after `lead`, or the nearer end of `window`.
  // Looks the tricks up, if every position after the first trick is in an endgame table. If nobody is
  // opposed, the side takes all.
  std::optional<int> known_tricks(Card lead, TrickWindow window) {
    if (is_unopposed()) return window.high;
    if (!looks_up()) return std::nullopt;
    start(lead.suit());
    return search_.tricks_after(to_search(lead), window.low, window.high);
  }
  // Counts by yes-or-no questions, starting from `guess`.
  int count_after(Card lead, TrickWindow window, int guess) {
    return count(window, guess, [&](int target) { return reaches_after(lead, target); });
  }
  // Looks the tricks up if possible, else counts them.
  int tricks_within(Card lead, TrickWindow window, int guess) {
    if (const std::optional<int> tricks = known_tricks(lead, window)) return *tricks;
    return count_after(lead, window, guess);
  }

  // The best of all leads where leads do not make trumps: one search, from the position before the lead.
  int best_of_all() {
    if (is_unopposed()) return window_.high;
    start(kTrumpLane);
    return count(window_, expected(kTrumpLane), [&](int target) { return search_.reaches(target); });
  }

  // The highest number in `window` that is reached. The lowest number in it always is.
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
    const Word gone = (CardSet::full_deck() - deal.cards()).bits();
    return CardSet(lowest_of_runs(deal.hand(kDeclarer).bits(), gone));
  }

  bool reaches_after(Card lead, int target) {
    if (target == deal_.hand_cards() && is_topped()) return false;
    if (target + 1 >= deal_.hand_cards() && are_covered(lead.suit(), target)) return false;
    start(lead.suit());
    return search_.reaches_after(to_search(lead), target);
  }

  // Whether a lone declarer has a card in a suit of which somebody else has the highest. Such a declarer
  // cannot take every trick, whatever is trump (see can_run_everything).
  bool is_topped() {
    if (!Sides::is_alone() || game_.is_misere() || !use_.running_everything) return false;
    return (deal_.hand(kDeclarer).bits() & ~lanes_with_any(estimate().top_runs())) != 0;
  }

  // Whether too many cards of a lone declarer are covered to take so many tricks after a lead of this suit
  // (see Covers). That is seldom so, unless `target` is nearly all tricks.
  bool are_covered(Suit led, int target) {
    if (!Sides::is_alone() || game_.is_misere() || !use_.covers) return false;
    if (!covers_) covers_.emplace(hands_with_top(kTrumpLane));
    const std::optional<Suit> trump = game_.trump.after_lead(led);
    return !covers_->allow(bits_of(trump), deal_.hand_cards(), target);
  }

  const TrickEstimate<Seats>& estimate() {
    if (!estimate_) estimate_.emplace(hands_with_top(kTrumpLane));
    return *estimate_;
  }

  // Starts the search for the trumps that a lead of this suit makes.
  void start(Suit led) {
    const std::optional<Suit> suit = game_.trump.after_lead(led);
    const Trump trump = suit ? Trump::fixed(*suit) : Trump::none();
    if (trump == trump_) return;
    trump_ = trump;
    search_.start(hands_with_top(top_suit()), deal_.hand_cards());
  }

  SeatWords<Seats> hands_with_top(Suit suit) const {
    SeatWords<Seats> hands{};
    for (const Seat seat : all_seats(Seats)) {
      hands[seat.index()] = trump_to_top(deal_.hand(seat), suit);
    }
    return hands;
  }

  // The suit in the search's trump lane.
  Suit top_suit() const { return trump_.after_lead(kTrumpLane).value_or(kTrumpLane); }
  Word to_search(CardSet cards) const { return trump_to_top(cards, top_suit()); }

  Search<Seats, Sides, Techniques> search_;
  const Deal& deal_;
  const Game& game_;
  TrickWindow window_;
  [[no_unique_address]] Techniques use_;
  CardSet runs_;
  std::optional<TrickEstimate<Seats>> estimate_;  // made when first asked for, as is the next
  std::optional<Covers<Seats>> covers_;
  std::optional<Suit> guessed_suit_;   // the suit of the lead that the next two are about
  int guess_ = 0;                      // the guess at the tricks of the next lead
  int expected_ = 0;                   // the estimate, or more if a lead took more
  Trump trump_ = Trump::first_lead();  // the search's trump; first lead: not started yet
};

}  // namespace nap::search::inline NAP_PROCESSOR
