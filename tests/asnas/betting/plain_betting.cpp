#include "asnas/betting/plain_betting.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace nap::asnas {
namespace {

// All ways to choose `left` more cards of the ranks from `rank` on.
void choose_cards(const PlainHand& pack, std::size_t rank, int left, PlainHand& hand,
                  const std::function<void(const PlainHand&)>& found) {
  if (rank == 5) {
    if (left == 0) found(hand);
    return;
  }
  for (int cards = 0; cards <= std::min(left, pack[rank]); ++cards) {
    hand[rank] = cards;
    choose_cards(pack, rank + 1, left - cards, hand, found);
  }
  hand[rank] = 0;
}

// How many cards, of so many that are alike, can be this one, then the next, ... in any order.
double ways_to_take(int from, int cards) {
  double ways = 1.0;
  for (int i = 0; i < cards; ++i) ways = ways * (from - i) / (i + 1);
  return ways;
}

// A number that is higher for better hands: groups of like cards, the largest first, then the highest rank.
long strength_of(const PlainHand& hand) {
  std::vector<std::pair<int, int>> groups;  // cards, and minus the place of the rank
  for (int rank = 0; rank < 5; ++rank) {
    if (hand[static_cast<std::size_t>(rank)] > 1)
      groups.emplace_back(hand[static_cast<std::size_t>(rank)], -rank);
  }
  std::sort(groups.rbegin(), groups.rend());
  groups.resize(2, {0, -9});
  return groups[0].first * 1000 + groups[1].first * 100 + (9 + groups[0].second) * 10 + 9 + groups[1].second;
}

}  // namespace

PlainBetting::PlainBetting(std::size_t players, int bet, int copies) : players_(players), bet_(bet) {
  PlainHand pack;
  pack.fill(copies);
  PlainHand any{};
  choose_cards(pack, 0, 5, any, [&](const PlainHand& hand) { hands_.push_back(hand); });
  std::map<PlainHand, std::size_t> places;
  for (const PlainHand& hand : hands_) places.emplace(hand, places.size());
  Deal deal{1.0, {}, {}};
  const std::function<void()> next = [&] {
    if (deal.hands.size() == players_) {
      deals_.push_back(deal);
      return;
    }
    PlainHand hand{};
    choose_cards(pack, 0, 5, hand, [&](const PlainHand& found) {
      const double chance = deal.chance;
      const PlainHand before = pack;
      for (std::size_t rank = 0; rank < 5; ++rank) {
        deal.chance *= ways_to_take(pack[rank], found[rank]);
        pack[rank] -= found[rank];
      }
      deal.hands.push_back(places.at(found));
      deal.strengths.push_back(strength_of(found));
      next();
      deal.hands.pop_back();
      deal.strengths.pop_back();
      deal.chance = chance;
      pack = before;
    });
  };
  next();
  double all = 0.0;
  for (const Deal& each : deals_) all += each.chance;
  for (Deal& each : deals_) each.chance /= all;
}

PlainBetting::State PlainBetting::state_after(const std::string& history) const {
  State state{std::vector<int>(players_, 1), std::vector<bool>(players_, true), 0, ""};
  int highest = 1;
  std::size_t to_speak = players_;
  const auto skip = [&] {
    while (to_speak > 0 && !state.is_in[state.seat]) {
      state.seat = (state.seat + 1) % players_;
      --to_speak;
    }
  };
  for (const char move : history) {
    --to_speak;
    if (move == 'f') state.is_in[state.seat] = false;
    if (move == 'm') state.paid[state.seat] = highest;
    if (move == 'o' || move == 'r') {
      highest = 1 + (move == 'o' ? bet_ : 2 * bet_);
      state.paid[state.seat] = highest;
      to_speak = players_ - 1;
    }
    state.seat = (state.seat + 1) % players_;
    skip();
  }
  const bool is_over = to_speak == 0 || std::count(state.is_in.begin(), state.is_in.end(), true) == 1;
  if (!is_over) state.moves = highest == 1 ? "po" : highest == 1 + bet_ ? "fmr" : "fm";
  return state;
}

double PlainBetting::payoff(std::size_t seat, const State& state, const Deal& deal) const {
  long best = 0;
  int winners = 0;
  for (std::size_t i = 0; i < players_; ++i) {
    if (!state.is_in[i]) continue;
    if (deal.strengths[i] > best) winners = 0;
    best = std::max(best, deal.strengths[i]);
    winners += deal.strengths[i] == best ? 1 : 0;
  }
  const int pot = std::accumulate(state.paid.begin(), state.paid.end(), 0);
  const bool wins = state.is_in[seat] && deal.strengths[seat] == best;
  return (wins ? static_cast<double>(pot) / winners : 0.0) - state.paid[seat];
}

double PlainBetting::sum(std::size_t seat, bool is_best, const std::string& history,
                         const std::vector<const Deal*>& deals, const std::vector<double>& chances,
                         const PlainPlan& plan) const {
  const State state = state_after(history);
  if (state.moves.empty()) {
    double total = 0.0;
    for (std::size_t i = 0; i < deals.size(); ++i) total += chances[i] * payoff(seat, state, *deals[i]);
    return total;
  }
  std::vector<double> sums;
  for (const char move : state.moves) {
    std::vector<double> next = chances;
    if (state.seat != seat || !is_best) {
      const std::vector<double> shares = plan(state.seat, history, move);
      for (std::size_t i = 0; i < deals.size(); ++i) next[i] *= shares[deals[i]->hands[state.seat]];
    }
    sums.push_back(sum(seat, is_best, history + move, deals, next, plan));
  }
  if (state.seat == seat && is_best) return *std::max_element(sums.begin(), sums.end());
  return std::accumulate(sums.begin(), sums.end(), 0.0);
}

double PlainBetting::value(std::size_t seat, bool is_best, const PlainPlan& plan) const {
  std::map<std::size_t, std::vector<const Deal*>> by_hand;
  for (const Deal& deal : deals_) by_hand[deal.hands[seat]].push_back(&deal);
  double total = 0.0;
  for (const auto& [hand, deals] : by_hand) {
    std::vector<double> chances;
    for (const Deal* deal : deals) chances.push_back(deal->chance);
    total += sum(seat, is_best, "", deals, chances, plan);
  }
  return total;
}

double PlainBetting::value(std::size_t seat, const PlainPlan& plan) const { return value(seat, false, plan); }
double PlainBetting::best_value(std::size_t seat, const PlainPlan& plan) const {
  return value(seat, true, plan);
}

}  // namespace nap::asnas
