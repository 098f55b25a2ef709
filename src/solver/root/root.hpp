// What EngineOf asks about the first lead of a deal.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "nap/rules/opening.hpp"
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

  // The tricks after `lead`; after a joker that names trumps, with the best of the four suits.
  int tricks_after(Card lead) {
    if (names_trumps(lead)) return improve_with_named(std::nullopt, lead);
    return tricks_after(opening(lead));
  }

  int better(int a, int b) const { return game_.is_misere() ? std::min(a, b) : std::max(a, b); }

  // The best of these leads and of another lead that takes `known`. Requires a lead or a `known`.
  int best_of(CardSet leads, std::optional<int> known) {
    if (leads.is_empty()) return *known;
    const bool is_one_search = !game_.trump.is_first_lead() && !looks_up();
    if (leads == runs_ && is_one_search) return best_of_all();
    while (!leads.is_empty()) {
      const Card lead = next_of(leads);
      leads.remove(lead);
      if (names_trumps(lead)) {
        known = improve_with_named(known, lead);
      } else {
        known = known ? improve(*known, opening(lead)) : tricks_after(opening(lead));
      }
    }
    return *known;
  }

 private:
  // Whether the suit led becomes trumps and the declarer's side plays for tricks.
  bool makes_trumps() const { return game_.trump.is_first_lead() && !game_.is_misere(); }
  bool names_trumps(Card lead) const { return lead.is_joker() && game_.trump.is_first_lead(); }

  // What a lead opens that names no trumps.
  Opening opening(Card lead) const { return {lead, game_.trump.after_lead(lead)}; }

  // The lead to try next: where leads make trumps the most promising, and last a joker, which is four leads.
  Card next_of(CardSet leads) {
    const CardSet others = leads - CardSet(Card::joker());
    return makes_trumps() && !others.is_empty() ? estimate().best_of(others) : leads.highest();
  }

  // The search starts from the number to expect with these trumps. From the second lead on it starts from
  // what the lead before took; for a side of several players it starts one higher if that was less than
  // expected.
  int tricks_after(const Opening& opening) {
    if (const std::optional<int> tricks = known_tricks(opening, window_)) return *tricks;
    if (!has_guess_ || (makes_trumps() && opening.trump != guessed_trump_)) {
      has_guess_ = true;
      guessed_trump_ = opening.trump;
      guess_ = expected_ = expected(opening.trump);
    }
    const int tricks = count_after(opening, window_, guess_);
    expected_ = std::max(expected_, tricks);
    guess_ = tricks + (!Sides::is_alone() && tricks < expected_ ? 1 : 0);
    return tricks;
  }

  // The tricks after this joker with the best suit that it can name, or `best` if that is better.
  int improve_with_named(std::optional<int> best, Card joker) {
    for (const Suit suit : kSuitsHighToLow) {
      const Opening named(joker, suit);
      best = best ? improve(*best, named) : tricks_after(named);
    }
    return *best;
  }

  // A first guess at the tricks with these trumps: the estimate, or at misère the middle.
  int expected(std::optional<Suit> trump) {
    if (game_.is_misere()) return (window_.low + window_.high + 1) / 2;
    return Sides::is_alone() ? estimate().tricks(trump) : estimated_tricks(deal_, game_.allies, trump);
  }

  // Whether nobody is left to take a trick from the declarer's side.
  bool is_unopposed() const { return game_.allies == SeatSet::all(Seats); }

  // The tricks after this opening if they are better than `best`, else `best`.
  int improve(int best, const Opening& opening) {
    if (game_.is_misere()) return tricks_within(opening, {window_.low, best}, best);
    return tricks_within(opening, {best, window_.high}, best + 1);
  }

  // Whether the positions after the first trick are all in a table.
  bool looks_up() const { return search_.looks_up_after(deal_.hand_cards()); }

  // The next three functions give the tricks after an opening, or the nearer end of `window`.
  // Looks the tricks up, if every position after the first trick is in an endgame table. If nobody is
  // opposed, the side takes all.
  std::optional<int> known_tricks(const Opening& opening, TrickWindow window) {
    if (is_unopposed()) return window.high;
    if (!looks_up()) return std::nullopt;
    start(opening.trump);
    return search_.tricks_after(to_search(opening.card), window.low, window.high);
  }
  // Counts by yes-or-no questions, starting from `guess`.
  int count_after(const Opening& opening, TrickWindow window, int guess) {
    return count(window, guess, [&](int target) { return reaches_after(opening, target); });
  }
  // Looks the tricks up if possible, else counts them.
  int tricks_within(const Opening& opening, TrickWindow window, int guess) {
    if (const std::optional<int> tricks = known_tricks(opening, window)) return *tricks;
    return count_after(opening, window, guess);
  }

  // The best of all leads where leads do not make trumps: one search, from the position before the lead.
  int best_of_all() {
    if (is_unopposed()) return window_.high;
    const std::optional<Suit> trump = game_.trump.suit();
    start(trump);
    return count(window_, expected(trump), [&](int target) { return search_.reaches(target); });
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

  bool reaches_after(const Opening& opening, int target) {
    if (target == deal_.hand_cards() && is_topped()) return false;
    if (target + 1 >= deal_.hand_cards() && are_covered(opening.trump, target)) return false;
    start(opening.trump);
    return search_.reaches_after(to_search(opening.card), target);
  }

  // Whether a lone declarer has a card in a suit of which somebody else has the highest. Such a declarer
  // cannot take every trick, whatever is trump (see can_run_everything). A joker may draw the highest card.
  bool is_topped() {
    if (!Sides::is_alone() || game_.is_misere() || !use_.running_everything) return false;
    if (deal_.hand(kDeclarer).has_joker()) return false;
    return (deal_.hand(kDeclarer).bits() & ~lanes_with_any(estimate().top_runs())) != 0;
  }

  // Whether too many cards of a lone declarer are covered to take so many tricks with these trumps (see
  // Covers). That is seldom so, unless `target` is nearly all tricks.
  bool are_covered(std::optional<Suit> trump, int target) {
    if (!Sides::is_alone() || game_.is_misere() || !use_.covers) return false;
    if (!covers_) covers_.emplace(hands_before_trumps());
    return !covers_->allow(bits_of(trump), deal_.hand_cards(), target);
  }

  const TrickEstimate<Seats>& estimate() {
    if (!estimate_) estimate_.emplace(hands_before_trumps());
    return *estimate_;
  }

  // Starts the search for these trumps.
  void start(std::optional<Suit> suit) {
    const Trump trump = suit ? Trump::fixed(*suit) : Trump::none();
    if (trump == trump_) return;
    trump_ = trump;
    SeatWords<Seats> hands{};
    for (const Seat seat : all_seats(Seats)) hands[seat.index()] = to_search(deal_.hand(seat));
    search_.start(hands, deal_.hand_cards());
  }

  // The hands as long as no trumps are known. A defender's joker is left out, because it is of no suit; the
  // declarer's counts as a spade above all others, so no spade is covered.
  SeatWords<Seats> hands_before_trumps() const {
    SeatWords<Seats> hands{};
    for (const Seat seat : all_seats(Seats)) hands[seat.index()] = deal_.hand(seat).bits();
    for (const Seat seat : defender_seats(Seats)) hands[seat.index()] &= ~kLoneJoker;
    return hands;
  }

  // Requires that the search was started.
  Word to_search(CardSet cards) const { return trump_to_top(cards, trump_.suit()); }

  Search<Seats, Sides, Techniques> search_;
  const Deal& deal_;
  const Game& game_;
  TrickWindow window_;
  [[no_unique_address]] Techniques use_;
  CardSet runs_;
  std::optional<TrickEstimate<Seats>> estimate_;  // made when first asked for, as is the next
  std::optional<Covers<Seats>> covers_;
  bool has_guess_ = false;  // whether there is a guess, for these trumps:
  std::optional<Suit> guessed_trump_;
  int guess_ = 0;                      // the guess at the tricks of the next lead
  int expected_ = 0;                   // the estimate, or more if a lead took more
  Trump trump_ = Trump::first_lead();  // the search's trump; first lead: not started yet
};

}  // namespace nap::search::inline NAP_PROCESSOR
