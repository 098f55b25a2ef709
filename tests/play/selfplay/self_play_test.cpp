#include "nap/play/selfplay/self_play.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/chance/interval.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "nap/play/selfplay/lead_trial.hpp"
#include "nap/play/selfplay/played_rate.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "support/mini_nap.hpp"
#include "support/mini_players.hpp"
#include "support/playout.hpp"

namespace nap {
namespace {

// Quick, and not always right.
class LowestCardPlayer : public Player {
 public:
  Card choose(const View& view) override { return view.legal().lowest(); }
};

std::unique_ptr<Player> lowest_cards(Solver& /*solver*/) { return std::make_unique<LowestCardPlayer>(); }

MakePlayer sampling(std::uint64_t seed) {
  return [seed](Solver& solver) { return std::make_unique<SamplingPlayer>(solver, SamplingPlan{seed}); };
}

// A table of four with one hand and one contract.
struct PlayedBid {
  CardSet hand;
  PlayedGame game;

  PlayedBid(CardSet cards, int tricks, Card lead)
      : hand(cards),
        game{Deck().cards(), {tricks, tricks == 0 ? Trump::none() : Trump::first_lead()}, {}, lead} {
    game.calls[kDeclarer.index()] = game.contract;
  }

  RandomDeals deals(std::uint64_t seed, Stream stream = Stream::Evaluation) const {
    return {Deck(), 4, hand, seed, stream};
  }
};

PlayedBid three_with_two_aces() {
  return {parse_hand("AQ9.K8..", Deck(), 5), 3, Card(Rank::Ace, Suit::Spades)};
}

std::vector<std::uint64_t> first_deals(std::uint64_t count) {
  std::vector<std::uint64_t> deals(count);
  std::iota(deals.begin(), deals.end(), 0);
  return deals;
}

Plays count(const std::vector<bool>& made) {
  return {made.size(), static_cast<std::uint64_t>(std::count(made.begin(), made.end(), true))};
}

// Deals by number that ask to stop as soon as one of a high number is wanted.
class StoppingDeals : public DealSource {
 public:
  StoppingDeals(const DealSource& deals, std::uint64_t last, Monitor& monitor)
      : deals_(deals), last_(last), monitor_(monitor) {}
  Deal deal(std::uint64_t i) const override {
    if (i >= last_) monitor_.stop = true;
    return deals_.deal(i);
  }

 private:
  const DealSource& deals_;
  std::uint64_t last_;
  Monitor& monitor_;
};

TEST_CASE("One, two and eight threads play the same", "[play][selfplay][determinism]") {
  const PlayedBid three = three_with_two_aces();
  const RandomDeals deals = three.deals(3);
  std::vector<std::vector<bool>> made;
  std::vector<StrataPlays> strata;
  for (const int threads : {1, 2, 8}) {
    Monitor monitor;
    Harness harness(threads, monitor);
    SelfPlay selfplay(harness, sampling(1), sampling(2));
    made.push_back(selfplay.play(deals, first_deals(300), three.game));
    strata.push_back(selfplay.play_strata(deals, {0, 500}, three.game, {20, 30}));
  }
  CHECK(made[0].size() == 300);
  CHECK(count(made[0]).made > 0);
  CHECK(count(made[0]).made < 300);
  CHECK(made[0] == made[1]);
  CHECK(made[0] == made[2]);
  CHECK(strata[0].deals() == 50);
  CHECK(strata[0] == strata[1]);
  CHECK(strata[0] == strata[2]);
}

TEST_CASE("A player's result does not depend on what was played before", "[play][selfplay][determinism]") {
  const PlayedBid three = three_with_two_aces();
  const RandomDeals deals = three.deals(4);
  Monitor monitor;
  Harness harness(1, monitor);
  SelfPlay selfplay(harness, sampling(1), sampling(2));
  const std::vector<bool> forwards = selfplay.play(deals, first_deals(60), three.game);
  std::vector<std::uint64_t> backwards = first_deals(60);
  std::reverse(backwards.begin(), backwards.end());
  std::vector<bool> made = selfplay.play(deals, backwards, three.game);
  std::reverse(made.begin(), made.end());
  CHECK(made == forwards);
}

TEST_CASE("Play that is stopped gives the results of a first part", "[play][selfplay][determinism]") {
  const PlayedBid three = three_with_two_aces();
  const RandomDeals deals = three.deals(5);
  for (const int threads : {1, 2}) {
    Monitor monitor;
    Harness harness(threads, monitor);
    SelfPlay selfplay(harness, lowest_cards, lowest_cards);
    const std::vector<bool> all = selfplay.play(deals, first_deals(3000), three.game);
    REQUIRE(all.size() == 3000);
    const std::vector<bool> stopped =
        selfplay.play(StoppingDeals(deals, 1000, monitor), first_deals(3000), three.game);
    CHECK(stopped.size() > 0);
    CHECK(stopped.size() <= 1000);
    CHECK(std::equal(stopped.begin(), stopped.end(), all.begin()));

    CHECK(selfplay.play(deals, first_deals(3000), three.game).empty());  // still stopped
    CHECK(selfplay.play_strata(deals, {0, 3000}, three.game, {10, 10}).deals() == 0);
    CHECK(try_leads(selfplay, deals, three.game, std::vector<Card>(three.hand.begin(), three.hand.end()))
              .made.empty());
  }
}

TEST_CASE("Each stratum has the first deals that are in it", "[play][selfplay][oracle]") {
  const PlayedBid three = three_with_two_aces();
  const RandomDeals deals = three.deals(6);
  Monitor monitor;
  Harness harness(2, monitor);
  SelfPlay selfplay(harness, lowest_cards, lowest_cards);
  Solver solver;
  LowestCardPlayer player;
  for (const DealRange range : {DealRange{0, 5000}, DealRange{100, 300}}) {
    const StrataSizes sizes{40, 120};
    StrataPlays expected;
    for (std::uint64_t i = range.first; i < range.last; ++i) {
      const Deal deal = deals.deal(i);
      const bool is_open = is_made(solver, deal, three.game.contract, *three.game.lead);
      Plays& stratum = is_open ? expected.open_made : expected.open_lost;
      if (stratum.deals == (is_open ? sizes.open_made : sizes.open_lost)) continue;
      stratum += Plays{1, play_out(deal, three.game, {player, player}) ? std::uint64_t{1} : 0};
    }
    const StrataPlays plays = selfplay.play_strata(deals, range, three.game, sizes);
    CHECK(plays == expected);
    CHECK(plays.deals() > 0);
    // In two parts.
    const StrataSizes few{30, 10};
    StrataPlays parts = selfplay.play_strata(deals, range, three.game, few);
    parts += selfplay.play_strata(deals, range, three.game, {10, 110}, few);
    CHECK(parts == expected);
  }
}

// A contract and a lead that are worth playing, on a random hand.
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

struct Sum {
  double value = 0.0;
  double variance = 0.0;

  void add(const Estimate& a, const Estimate& b) {
    value += a.value - b.value;
    variance += square(a.half_width() / normal_point()) + square(b.half_width() / normal_point());
  }
  double in_errors() const { return value / std::sqrt(variance); }

 private:
  static double square(double x) { return x * x; }
};

Estimate rate_of(const Plays& plays) { return wilson_estimate(plays.made, plays.deals); }

Sum stratified_and_plain(int hands, std::uint64_t plays) {
  test::Dealer dealer(21);
  Monitor monitor;
  Harness harness(2, monitor);
  SelfPlay selfplay(harness, sampling(1), sampling(2));
  constexpr std::uint64_t kOpenDeals = 2000;
  Sum difference;
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
  const Sum difference = stratified_and_plain(500, 32);
  INFO("mean difference " << difference.value / 500.0);
  CHECK(std::abs(difference.in_errors()) < 3.0);
}

// What was found of the leads that play chose for misères whose result is open.
struct Curse {
  Sum own;    // by how much the deals that chose the lead rate it higher than fresh ones
  Sum fresh;  // by how much fresh deals rate it higher than a third set
};

Curse curse_of(int hands, std::uint64_t plays) {
  test::Dealer dealer(22);
  Monitor monitor;
  Harness harness(2, monitor);
  SelfPlay selfplay(harness, sampling(1), sampling(2));
  Curse curse;
  for (int done = 0; done < hands;) {
    const CardSet hand = dealer.cards_from(CardSet(Deck().cards()), 5);
    if (hand.highest().rank() > Rank::Jack) continue;
    PlayedBid misere(hand, 0, hand.lowest());
    const auto seed = static_cast<std::uint64_t>(done) + 1;
    const LeadTrial trial = try_leads(selfplay, misere.deals(seed, Stream::Play), misere.game,
                                      std::vector<Card>(hand.begin(), hand.end()));
    misere.game.lead = trial.lead;
    const auto rate_on = [&](Stream stream) {
      return rate_of(count(selfplay.play(misere.deals(seed, stream), first_deals(plays), misere.game)));
    };
    const Estimate fresh = rate_on(Stream::Evaluation);
    curse.own.add(rate_of(count(trial.made)), fresh);
    curse.fresh.add(fresh, rate_on(Stream::Sample));
    ++done;
  }
  return curse;
}

// How many deals are played of each of three leads where all of them make every deal, or none.
std::uint64_t deals_of_each_lead(const PlayedBid& bid, bool are_made) {
  const std::vector<Card> leads = {bid.hand.highest(), bid.game.lead.value(), bid.hand.lowest()};
  std::uint64_t played = 0;
  const PlayDeals play = [&](const DealSource&, std::span<const std::uint64_t> deals, const PlayedGame&) {
    played += deals.size();
    return std::vector<bool>(deals.size(), are_made);
  };
  CHECK(try_leads(play, bid.deals(1), bid.game, leads).lead == leads.front());
  return played / leads.size();
}

TEST_CASE("Leads are tried longer where deals cost little, and not for long where none makes any",
          "[play][selfplay][leads][unit]") {
  const CardSet hand = parse_hand("AKQ.32..", Deck(), 5);
  const Card two(Rank::Two, Suit::Hearts);
  CHECK(deals_of_each_lead({hand, 3, two}, true) == 224);
  CHECK(deals_of_each_lead({hand, 3, two}, false) == 32);
  for (const int tricks : {5, 0}) {
    CHECK(deals_of_each_lead({hand, tricks, two}, true) == 896);
    CHECK(deals_of_each_lead({hand, tricks, two}, false) == 224);
  }
}

TEST_CASE("Fresh deals rate the lead that play chose without favour", "[play][selfplay][leads]") {
  CHECK(std::abs(curse_of(kFewHands / 5, 96).fresh.in_errors()) < 3.5);
}

TEST_CASE("The deals that choose a lead are too good for it; fresh deals are not",
          "[play][selfplay][leads][.slow]") {
  const Curse curse = curse_of(40, 500);
  INFO("own deals: " << curse.own.value / 40.0 << ", fresh deals: " << curse.fresh.value / 40.0);
  CHECK(curse.own.value > 0.0);
  CHECK(std::abs(curse.fresh.in_errors()) < 3.0);
}

#ifndef NAP_SANITIZED

using test::MiniGame;

PlayedGame played_game(const MiniGame& mini) {
  return {mini.deck(), {mini.target, mini.has_trump ? Trump::first_lead() : Trump::none()}, {}, {}};
}

// What the player does who sits in the mini-game's seat.
test::Policy policy_of(const MiniGame& mini, Player& player) {
  const PlayedGame game = played_game(mini);
  return [&player, mini, game](Seat seat, CardSet dealt, const std::vector<Card>& played) {
    History history(mini.seats, mini.hand_cards, game.contract.trump);
    for (const Card card : played) history.play(card);
    return player.choose({seat, game.deck, dealt, {}, game.contract, {}, history});
  };
}

// Random deals of a mini-game.
class MiniDeals : public DealSource {
 public:
  MiniDeals(const MiniGame& mini, std::uint64_t seed) : mini_(mini), seed_(seed) {}
  Deal deal(std::uint64_t i) const override {
    test::Dealer dealer(seed_of(seed_, i));
    return test::deal_from(dealer, mini_.deck(), mini_.seats, mini_.hand_cards);
  }

 private:
  MiniGame mini_;
  std::uint64_t seed_;
};

// A share of 0.95 in so many runs, less four standard deviations.
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
  Deal deal(std::uint64_t i) const override {
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
  game.lead = Card(Rank::Ace, Suit::Spades);
  const EveryWorld worlds(game.deck - hand, mini.seats, hand);

  Monitor monitor;
  Harness harness(1, monitor);
  SelfPlay selfplay(harness, sampling(1), sampling(2));
  Solver solver;
  std::uint64_t open_made = 0;
  for (std::uint64_t i = 0; i < worlds.size(); ++i) {
    open_made += is_made(solver, worlds.deal(i), game.contract, *game.lead) ? 1 : 0;
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
