// Plays random hands of many tables, and writes how often each contract is made with open hands and in play.
// It writes one line for each hand and contract. From these bench_fit_played_model fits what nap predicts of
// play.
//
//   bench_played_model --hands 40 --peel-hands 800 [--seed 1] [--threads 0] > plays.csv
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/play/players/make_player.hpp"
#include "nap/play/selfplay/deal_player.hpp"
#include "nap/play/selfplay/lead_trial.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/leads/lead_race.hpp"
#include "nap/sim/leads/leads.hpp"
#include "nap/sim/rates/rates.hpp"

namespace {

using namespace nap;

struct Case {
  Setup setup;
  Contract contract;
  std::uint64_t number;
};

std::vector<Case> cases(std::uint64_t hands, std::uint64_t peel_hands) {
  std::vector<Case> all;
  for (const int size : Deck::kSizes) {
    const Deck deck(size);
    for (int seats = 2; seats <= std::min(7, deck.max_seats(5)); ++seats) {
      const bool is_peel = size == 52 && seats == 4;
      for (const Contract& contract : rated_contracts(5)) {
        for (std::uint64_t i = 0; i < (is_peel ? peel_hands : hands); ++i) {
          all.push_back({{deck, seats, 5}, contract, i});
        }
      }
    }
  }
  return all;
}

class Measurer {
 public:
  Measurer(Solver& solver, std::uint64_t seed, const std::atomic<bool>& stop)
      : solver_(solver),
        seed_(seed),
        stop_(stop),
        player_(solver, make_player(kReferencePlayer, solver, seed_of(seed, 1)),
                make_player(kReferencePlayer, solver, seed_of(seed, 2))) {}

  std::string line(const Case& each) {
    constexpr std::uint64_t kTries = 1500;
    const std::uint64_t subject = seed_of(
        seed_of(seed_, static_cast<std::uint64_t>(each.setup.deck.size() * 10 + each.setup.seats)),
        static_cast<std::uint64_t>(each.contract.tricks * 2 + (each.contract.trump.is_none() ? 1 : 0)));
    const RandomDeals hands({.deck = each.setup.deck, .seats = 2, .cards = 5}, seed_of(subject, each.number),
                            Stream::Sample);
    for (std::uint64_t i = 0; i < kTries && !stop_; ++i) {
      const CardSet hand = canonical_hand(hands.deal(i).hands.hand(kDeclarer)).hand;
      const Opening lead =
          race_leads(solver_, hand, each.setup, {&each.contract, 1}, seed_, 0, stop_).front();
      const double q = open_rate(each, hand, lead, 64);
      if (q < 0.03 || q > 0.97) continue;
      return played(each, hand, lead);
    }
    return "";
  }

 private:
  double open_rate(const Case& each, CardSet hand, const Opening& lead, std::uint64_t deals) {
    const RandomDeals source(each.setup, hand, seed_of_hand(seed_, hand), Stream::Evaluation);
    std::uint64_t made = 0;
    for (std::uint64_t i = 0; i < deals; ++i)
      made += is_made(solver_, source.deal(i).hands, each.contract, lead) ? 1 : 0;
    return static_cast<double>(made) / static_cast<double>(deals);
  }

  std::string played(const Case& each, CardSet hand, const Opening& committed) {
    PlayedGame game{each.contract, {}, committed};
    game.calls[kDeclarer.index()] = each.contract;
    if (each.contract.is_misere()) {
      const std::vector<Opening> leads = leads_to_try(hand, each.contract, committed);
      const RandomDeals trial(each.setup, hand, seed_of_hand(seed_, hand), Stream::Play);
      const PlayDeals play = [&](const DealSource& source, std::span<const std::uint64_t> deals,
                                 const PlayedGame& with) { return player_.play(source, deals, with, stop_); };
      game.lead = try_leads(play, trial, game, leads).lead;
    }
    const double committed_rate = open_rate(each, hand, committed, 1024);
    const RandomDeals deals(each.setup, hand, seed_of_hand(seed_of(seed_, 7), hand), Stream::Evaluation);
    const auto strata = player_.play_strata(deals, {0, 4096}, game, {20, 50}, stop_);
    return fmt::format("{},{},{}{},{},{},{},{:.4f},{:.4f},{},{},{},{}\n", each.setup.seats,
                       each.setup.deck.size(), each.contract.tricks,
                       each.contract.trump.is_none() ? "n" : "t", to_dots(hand), to_string(committed.card),
                       to_string(game.lead->card), committed_rate, open_rate(each, hand, *game.lead, 1024),
                       strata.plays.open_made.deals, strata.plays.open_made.made,
                       strata.plays.open_lost.deals, strata.plays.open_lost.made);
  }

  Solver& solver_;
  std::uint64_t seed_;
  const std::atomic<bool>& stop_;
  DealPlayer player_;
};

}  // namespace

int main(int argc, char** argv) {
  std::uint64_t hands = 40;
  std::uint64_t peel_hands = 800;
  std::uint64_t seed = 1;
  int threads = 0;
  CLI::App app("Plays random hands of many tables.");
  app.add_option("--hands", hands, "Of each contract and table");
  app.add_option("--peel-hands", peel_hands, "Of each contract, four players and 52 cards");
  app.add_option("--seed", seed);
  app.add_option("--threads", threads, "0: one per core");
  CLI11_PARSE(app, argc, argv);

  Monitor monitor;
  Harness harness(threads, monitor);
  const std::vector<Case> all = cases(hands, peel_hands);
  std::vector<std::string> lines(all.size());
  std::vector<std::unique_ptr<Measurer>> measurers(harness.threads());
  harness.for_each(all.size(), [&](std::uint64_t i, Solver& solver, std::size_t thread) {
    if (!measurers[thread]) measurers[thread] = std::make_unique<Measurer>(solver, seed, monitor.stop);
    // Slow and quick tables alternate.
    const std::uint64_t place = i * 7919 % all.size();
    lines[place] = measurers[thread]->line(all[place]);
  });
  fmt::print(
      "seats,deck,contract,hand,committed_lead,lead,committed,open,open_made_deals,open_made_made,open_lost_deals,open_lost_made\n");
  for (const std::string& line : lines) fmt::print("{}", line);
  return 0;
}
