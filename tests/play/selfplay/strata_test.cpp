// Rates from strata, compared with plain play and with exact rates.
#include <cmath>
#include <cstdint>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/chance/interval.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "nap/play/selfplay/played_rate.hpp"
#include "nap/play/selfplay/self_play.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "support/mini_nap.hpp"
#include "support/mini_players.hpp"
#include "support/mini_seats.hpp"
#include "support/played_bids.hpp"
#include "support/playout.hpp"

namespace nap {
namespace {

using test::count;
using test::first_deals;
using test::PlayedBid;
using test::rate_of;
using test::sampling;
using test::SumOfDifferences;

// A contract and a lead that are worth playing on a random hand.
PlayedBid random_played(test::Dealer& dealer, int round) {
  const CardSet hand = dealer.cards_from(Deck().cards(), 5);
  const int tricks = round % 5;  // misère to four
  if (tricks == 0) return {hand, 0, hand.lowest()};
  Card lead = hand.highest();
  for (const Card card : hand) {
    if (hand.of(card.suit()).size() > hand.of(lead.suit()).size()) lead = card;
  }
  return {hand, tricks, lead};
}

SumOfDifferences stratified_and_plain(int hands, std::uint64_t plays) {
  test::Dealer dealer(21);
  Monitor monitor;
  Harness harness(2, monitor);
  SelfPlay selfplay(harness, sampling(1), sampling(2));
  constexpr std::uint64_t kOpenDeals = 2000;
  SumOfDifferences difference;
  for (int round = 0; round < hands; ++round) {
    const PlayedBid played = random_played(dealer, round);
    const RandomDeals deals = played.deals(static_cast<std::uint64_t>(round) + 1);
    const Outcome outcome{played.game.contract, played.game.lead};
    const Tally tally = harness.count(deals, {0, kOpenDeals}, {&outcome, 1});
    const Estimate open = wilson_estimate(tally.successes(0), kOpenDeals);
    const StrataPlays strata =
        selfplay.play_strata(deals, {0, kOpenDeals}, played.game, {plays / 2, plays / 2});
    const RandomDeals others = played.deals(static_cast<std::uint64_t>(round) + 1, Stream::Sample);
    difference.add(played_rate(open, strata),
                   rate_of(count(selfplay.play(others, first_deals(plays), played.game))));
  }
  return difference;
}

#ifdef NAP_SANITIZED
constexpr int kFewHands = 5;
#else
constexpr int kFewHands = 20;
#endif

TEST_CASE("Stratified and plain play agree", "[play][selfplay][two-method]") {
  CHECK(std::abs(stratified_and_plain(kFewHands, 64).in_errors()) < 3.5);
}

TEST_CASE("Stratified and plain play agree over 500 hands", "[play][selfplay][two-method][.slow]") {
  const SumOfDifferences difference = stratified_and_plain(500, 32);
  INFO("mean difference " << difference.value / 500.0);
  CHECK(std::abs(difference.in_errors()) < 3.0);
}

#ifndef NAP_SANITIZED

using test::MiniGame;
using test::policy_of;

PlayedGame played_game(const MiniGame& mini) {
  return {{mini.target, mini.has_trump ? Trump::first_lead() : Trump::none()}, {}, {}};
}

// Random deals of a mini-game.
class MiniDeals : public DealSource {
 public:
  MiniDeals(const MiniGame& mini, std::uint64_t seed) : mini_(mini), seed_(seed) {}
  Dealt deal(std::uint64_t i) const override {
    test::Dealer dealer(seed_of(seed_, i));
    return test::with_stock(test::deal_from(dealer, mini_.deck(), mini_.seats, mini_.hand_cards),
                            mini_.deck());
  }

 private:
  MiniGame mini_;
  std::uint64_t seed_;
};

// The share may be below 0.95 by four standard deviations in so many runs.
void check_covers(int holding, int runs) {
  const double share = static_cast<double>(holding) / runs;
  CHECK(share > 0.95 - 4.0 * std::sqrt(0.95 * 0.05 / runs));
}

TEST_CASE("Intervals of self-play hold a mini-game's exact rate", "[play][selfplay][mini][coverage]") {
  constexpr int kRuns = 200;
  for (const MiniGame& mini : {MiniGame{2, 3, 3, 3, 2}, MiniGame{2, 3, 3, 3, 0, false}}) {
    CAPTURE(mini.target);
    const test::MiniTree tree(mini);
    Solver solver;
    SamplingPlayer declarer(solver, {1});
    SamplingPlayer defenders(solver, {2});
    test::FixedPlayer declaring(tree, policy_of(mini, declarer));
    test::FixedPlayer defending(tree, policy_of(mini, defenders));
    const double exact = rate_of(tree, declaring, defending);

    Monitor monitor;
    Harness harness(1, monitor);
    SelfPlay selfplay(harness, sampling(1), sampling(2));
    int holding = 0;
    Plays all;
    for (int run = 0; run < kRuns; ++run) {
      const MiniDeals deals(mini, static_cast<std::uint64_t>(run) + 1);
      const Plays plays = count(selfplay.play(deals, first_deals(40), played_game(mini)));
      all += plays;
      const Estimate rate = rate_of(plays);
      holding += rate.low <= exact && exact <= rate.high ? 1 : 0;
    }
    check_covers(holding, kRuns);
    const Estimate together = cautious_estimate(all.made, all.deals);
    CHECK(together.low <= exact);
    CHECK(exact <= together.high);
  }
}

// The worlds of one hand, drawn at random with replacement.
class RandomWorlds : public DealSource {
 public:
  RandomWorlds(const EveryWorld& worlds, std::uint64_t seed)
      : worlds_(worlds), numbers_(seed, Stream::Evaluation) {}
  Dealt deal(std::uint64_t i) const override {
    return worlds_.deal(numbers_.below(i, static_cast<std::uint32_t>(worlds_.size())));
  }

 private:
  const EveryWorld& worlds_;
  RandomNumbers numbers_;
};

TEST_CASE("Intervals of stratified self-play hold a hand's exact rate", "[play][selfplay][mini][coverage]") {
  constexpr int kRuns = 200;
  const MiniGame mini{3, 3, 4, 3, 2};
  PlayedGame game = played_game(mini);
  const CardSet hand = parse_hand("AQ.K..", Deck(), 3);
  game.lead = opening_of(game.contract, Card(Rank::Ace, Suit::Spades));
  const EveryWorld worlds(mini.deck() - hand, mini.seats, hand);

  Monitor monitor;
  Harness harness(1, monitor);
  SelfPlay selfplay(harness, sampling(1), sampling(2));
  Solver solver;
  std::uint64_t open_made = 0;
  for (std::uint64_t i = 0; i < worlds.size(); ++i) {
    open_made += is_made(solver, worlds.deal(i).hands, game.contract, *game.lead) ? 1 : 0;
  }
  const Estimate open = Estimate::exact(static_cast<double>(open_made) / static_cast<double>(worlds.size()));
  const Plays every = count(selfplay.play(worlds, first_deals(worlds.size()), game));
  const double exact = static_cast<double>(every.made) / static_cast<double>(worlds.size());
  REQUIRE(open.value > 0.1);
  REQUIRE(exact < 0.95);

  int holding = 0;
  for (int run = 0; run < kRuns; ++run) {
    const auto seed = static_cast<std::uint64_t>(run) + 1;
    const StrataPlays pilot =
        selfplay.play_strata(RandomWorlds(worlds, seed + kRuns), {0, 4096}, game, {16, 24});
    const StrataSizes sizes = sizes_for(open, pilot, 0.06);
    const Estimate rate =
        played_rate(open, selfplay.play_strata(RandomWorlds(worlds, seed), {0, 4096}, game, sizes));
    holding += rate.low <= exact && exact <= rate.high ? 1 : 0;
  }
  INFO("open " << open.value << ", played " << exact);
  check_covers(holding, kRuns);
}

#endif

}  // namespace
}  // namespace nap
