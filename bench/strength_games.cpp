#include "strength_games.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <numeric>
#include <time.h>

#include "nap/cards/hand_class.hpp"
#include "nap/play/selfplay/played_hand.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "nap/sim/deals/deals.hpp"
#include "nap/sim/leads/lead_race.hpp"

namespace nap::bench {
namespace {

struct Board {
  Deal deal = Deal(2);
  Card lead = Card(Rank::Two, Suit::Clubs);
  double committed = 0.0;
};

constexpr int kHandCards = 5;

Contract contract_of(const StrengthPlan& plan) {
  return {plan.tricks, plan.tricks == 0 ? Trump::none() : Trump::first_lead()};
}

// Seconds of this thread.
double processor_time() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// The share of open deals in which the lead makes the contract. Ends early where that is far out of range.
double committed_rate(Solver& solver, const DealSource& deals, const Contract& contract, Card lead) {
  constexpr std::uint64_t kFew = 40;
  constexpr std::uint64_t kMany = 300;
  std::uint64_t made = 0;
  for (std::uint64_t i = 0; i < kMany; ++i) {
    if (i == kFew && (made < kFew / 10 || made == kFew)) return made == 0 ? 0.0 : 1.0;
    if (is_made(solver, deals.deal(i), contract, lead)) ++made;
  }
  return static_cast<double>(made) / static_cast<double>(kMany);
}

Board choose_board(const StrengthPlan& plan, std::uint64_t number, Solver& solver) {
  constexpr double kLeast = 0.25;
  constexpr double kMost = 0.85;
  constexpr std::uint64_t kPlayed = 1'000'000;  // not among the deals that chose the hand
  constexpr std::uint64_t kOneRound = 0;
  const std::atomic<bool> never{false};
  const Setup setup{Deck(), plan.seats, kHandCards};
  const std::array<Contract, 1> contracts = {contract_of(plan)};
  const RandomDeals hands(Deck(), 2, kHandCards, seed_of(plan.seed, number), Stream::Sample);
  for (std::uint64_t i = 0;; ++i) {
    const CardSet hand = canonical_hand(hands.deal(i).hand(kDeclarer)).hand;
    const RandomDeals deals(Deck(), plan.seats, hand, seed_of_hand(plan.seed, hand), Stream::Play);
    const Card lead = race_leads(solver, hand, setup, contracts, plan.seed, kOneRound, never).front();
    const double rate = committed_rate(solver, deals, contracts.front(), lead);
    if (rate >= kLeast && rate <= kMost) return {deals.deal(kPlayed + number), lead, rate};
  }
}

PlayedGame game_of_board(const StrengthPlan& plan, const Board& board) {
  PlayedGame game{Deck().cards(), contract_of(plan), Calls{}, board.lead};
  game.calls[kDeclarer.index()] = game.contract;
  return game;
}

}  // namespace

std::uint64_t Pairing::successes() const {
  return std::accumulate(made.begin(), made.end(), std::uint64_t{0});
}

Estimate gain(const Pairing& first, const Pairing& second) {
  std::uint64_t both = 0;
  for (std::size_t i = 0; i < first.made.size(); ++i) both += first.made[i] & second.made[i];
  return paired_difference({first.successes(), second.successes(), both, first.made.size()}, 1.0, 1.0);
}

StrengthTable play_strength(Harness& harness, const StrengthPlan& plan) {
  constexpr std::uint64_t kPiece = 20;  // deals
  std::vector<Board> boards(plan.deals);
  const std::uint64_t pieces = (plan.deals + kPiece - 1) / kPiece;
  const auto each_deal = [&plan](std::uint64_t piece, const auto& visit) {
    for (std::uint64_t i = piece * kPiece; i < std::min(plan.deals, (piece + 1) * kPiece); ++i) visit(i);
  };
  harness.for_each(pieces, [&](std::uint64_t piece, Solver& solver) {
    each_deal(piece, [&](std::uint64_t i) { boards[i] = choose_board(plan, i, solver); });
  });

  StrengthTable table{plan, 0.0, {}};
  for (const Board& board : boards) table.committed += board.committed / static_cast<double>(plan.deals);
  for (std::size_t declarer = 0; declarer < plan.players.size(); ++declarer) {
    for (std::size_t defenders = 0; defenders < plan.players.size(); ++defenders) {
      Pairing pairing{declarer, defenders, std::vector<std::uint8_t>(plan.deals), 0.0};
      std::vector<double> seconds(pieces);
      harness.for_each(pieces, [&](std::uint64_t piece, Solver& solver) {
        const auto caller = make_player(plan.players[declarer], solver, plan.seed);
        const auto others = make_player(plan.players[defenders], solver, plan.seed);
        each_deal(piece, [&](std::uint64_t i) {
          const double start = processor_time();
          pairing.made[i] = play_out(boards[i].deal, game_of_board(plan, boards[i]), {*caller, *others});
          seconds[piece] += processor_time() - start;
        });
      });
      pairing.milliseconds =
          1e3 * std::accumulate(seconds.begin(), seconds.end(), 0.0) / static_cast<double>(plan.deals);
      table.pairings.push_back(pairing);
    }
  }
  return table;
}

}  // namespace nap::bench
