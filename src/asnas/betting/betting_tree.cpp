#include "nap/asnas/betting/betting_tree.hpp"

#include <algorithm>
#include <cassert>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/parse_error.hpp"

namespace nap::asnas {

struct BettingTree::State {
  std::vector<Move> history;
  std::vector<int> paid;
  std::vector<bool> is_in;
  std::vector<bool> has_passed;
  std::vector<std::size_t> sequences;
  std::size_t seat = 0;  // the next to speak
  std::size_t left = 0;  // seats that may have to speak, from this one on
  std::size_t bets = 0;  // the opening, and each raise

  int bet() const { return *std::max_element(paid.begin(), paid.end()); }
  auto players_in() const { return std::count(is_in.begin(), is_in.end(), true); }
};

namespace {

std::string choices_text(const BettingTree::Position& position) {
  std::vector<Move> moves;
  for (const BettingTree::Choice& choice : position.choices) moves.push_back(choice.move);
  return history_text(moves);
}

}  // namespace

std::string history_text(const std::vector<Move>& history) {
  std::vector<std::string_view> words;
  for (const Move move : history) words.push_back(word_for(move, kMoveWords));
  return fmt::format("{}", fmt::join(words, ","));
}

BettingTree::BettingTree(const BettingRules& rules)
    : rules_(rules), decisions_(static_cast<std::size_t>(rules.players)) {
  State start;
  start.paid.assign(seats(), rules_.ante);
  start.is_in.assign(seats(), true);
  start.has_passed.assign(seats(), false);
  start.sequences.assign(seats(), 0);
  start.left = seats();
  add(start);
}

int BettingTree::chips_of(std::size_t seat) const {
  return rules_.chips.empty() ? std::numeric_limits<int>::max() : rules_.chips[seat];
}

BettingTree::Next BettingTree::add(State state) {
  for (; state.left > 0 && state.players_in() > 1; --state.left) {
    const std::vector<Move> moves = moves_in(state);
    if (moves.size() > 1) return add_position(state, moves);
    state.seat = (state.seat + 1) % seats();
  }
  return add_ending(state);
}

std::vector<Move> BettingTree::moves_in(const State& state) const {
  const std::size_t seat = state.seat;
  const int bet = state.bet();
  if (!state.is_in[seat] || state.paid[seat] == chips_of(seat)) return {};
  const auto can_pay_more = [&](std::size_t other) {
    return other != seat && state.is_in[other] && chips_of(other) > bet;
  };
  bool has_rival = false;
  for (std::size_t other = 0; other < seats(); ++other) has_rival = has_rival || can_pay_more(other);

  const bool can_bet = has_rival && state.bets < rules_.bets.size() && chips_of(seat) > bet;
  if (state.bets > 0) {
    return can_bet ? std::vector<Move>{Move::Fold, Move::Match, Move::Raise}
                   : std::vector<Move>{Move::Fold, Move::Match};
  }
  if (can_bet && chips_of(seat) >= rules_.ante + rules_.bets[0]) return {Move::Pass, Move::Open};
  return {Move::Pass};
}

BettingTree::State BettingTree::after(const State& state, Move move) const {
  const std::size_t seat = state.seat;
  State after = state;
  after.history.push_back(move);
  after.seat = (seat + 1) % seats();
  --after.left;
  switch (move) {
    case Move::Pass:
      after.has_passed[seat] = true;
      break;
    case Move::Fold:
      after.is_in[seat] = false;
      break;
    case Move::Match:
      after.paid[seat] = std::min(state.bet(), chips_of(seat));
      break;
    case Move::Open:
    case Move::Raise:
      after.paid[seat] = std::min(rules_.ante + rules_.bets[state.bets], chips_of(seat));
      ++after.bets;
      after.left = seats() - 1;
      for (std::size_t other = 0; other < seats() && rules_.passing == Passing::Final; ++other) {
        if (state.has_passed[other]) after.is_in[other] = false;
      }
      break;
  }
  return after;
}

BettingTree::Next BettingTree::add_position(const State& state, const std::vector<Move>& moves) {
  equilibrium::Decisions& own = decisions_[state.seat];
  const std::size_t place = positions_.size();
  const std::size_t first = own.add(state.sequences[state.seat], moves.size());
  positions_.push_back({state.seat, state.history, {}, state.paid, state.sequences, first});
  for (std::size_t i = 0; i < moves.size(); ++i) {
    State next_state = after(state, moves[i]);
    next_state.sequences[state.seat] = first + i;
    const Next next = add(std::move(next_state));
    positions_[place].choices.push_back({moves[i], next.is_end, next.place});
  }
  return {false, place};
}

BettingTree::Next BettingTree::add_ending(const State& state) {
  endings_.push_back({state.paid, state.is_in, state.sequences, state.history.size()});
  return {true, endings_.size() - 1};
}

bool BettingTree::Ending::has_one_in() const { return std::count(is_in.begin(), is_in.end(), true) == 1; }

std::optional<std::size_t> BettingTree::Position::choice_of(Move move) const {
  const auto choice = std::find_if(choices.begin(), choices.end(),
                                   [move](const Choice& candidate) { return candidate.move == move; });
  if (choice == choices.end()) return std::nullopt;
  return static_cast<std::size_t>(choice - choices.begin());
}

std::size_t BettingTree::position_after(const std::vector<Move>& history) const {
  std::size_t place = 0;
  for (std::size_t i = 0; i < history.size(); ++i) {
    const Position& position = positions_[place];
    const std::optional<std::size_t> made = position.choice_of(history[i]);
    const std::string before =
        i == 0 ? std::string("at first") : fmt::format("after {}", history_text(position.history));
    if (!made) {
      throw ParseError(fmt::format("{} is not possible {}: the player can {}",
                                   word_for(history[i], kMoveWords), before, choices_text(position)));
    }
    const Choice& choice = position.choices[*made];
    if (choice.is_end) {
      throw ParseError(
          fmt::format("the betting is over after {}",
                      history_text({history.begin(), history.begin() + static_cast<std::ptrdiff_t>(i + 1)})));
    }
    place = choice.next;
  }
  return place;
}

std::vector<double> payoffs_of(const BettingTree::Ending& ending, const std::vector<int>& strengths) {
  const std::size_t seats = ending.paid.size();
  std::vector<int> levels = ending.paid;
  std::sort(levels.begin(), levels.end());
  std::vector<double> payoffs;
  for (const int paid : ending.paid) payoffs.push_back(-paid);

  // Each part of the pot is what was paid between one level and the next, and goes to the best of those in
  // who have paid so much. The last to bet has paid most and is in.
  int below = 0;
  for (const int level : levels) {
    int best = 0;
    int winners = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      if (!ending.is_in[seat] || ending.paid[seat] < level) continue;
      if (winners == 0 || strengths[seat] > best) winners = 0;
      if (winners == 0) best = strengths[seat];
      if (strengths[seat] == best) ++winners;
    }
    assert(winners > 0);
    double part = 0.0;
    for (const int paid : ending.paid) part += std::min(paid, level) - std::min(paid, below);
    for (std::size_t seat = 0; seat < seats; ++seat) {
      if (ending.is_in[seat] && ending.paid[seat] >= level && strengths[seat] == best)
        payoffs[seat] += part / winners;
    }
    below = level;
  }
  return payoffs;
}

}  // namespace nap::asnas
