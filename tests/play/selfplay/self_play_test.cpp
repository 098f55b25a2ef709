#include "nap/play/selfplay/self_play.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/play/selfplay/lead_trial.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "support/played_bids.hpp"

namespace nap {
namespace {

using test::count;
using test::first_deals;
using test::PlayedBid;
using test::sampling;
using test::three_with_two_aces;

// A player that is quick and not always right.
class LowestCardPlayer : public Player {
 public:
  Card choose(const View& view) override { return view.legal().lowest(); }
};

std::unique_ptr<Player> lowest_cards(Solver& /*solver*/) { return std::make_unique<LowestCardPlayer>(); }

// Deals by number. They ask to stop as soon as one with a high number is wanted.
class StoppingDeals : public DealSource {
 public:
  StoppingDeals(const DealSource& deals, std::uint64_t last, Monitor& monitor)
      : deals_(deals), last_(last), monitor_(monitor) {}
  Dealt deal(std::uint64_t i) const override {
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
    CHECK(try_leads(plays_of(selfplay), deals, three.game, three.every_lead()).made.empty());
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
      const Dealt dealt = deals.deal(i);
      const bool is_open = is_made(solver, dealt.hands, three.game.contract, *three.game.lead);
      Plays& stratum = is_open ? expected.open_made : expected.open_lost;
      if (stratum.deals == (is_open ? sizes.open_made : sizes.open_lost)) continue;
      stratum += Plays{1, play_out(dealt, three.game, {player, player}) ? std::uint64_t{1} : 0};
    }
    const StrataPlays plays = selfplay.play_strata(deals, range, three.game, sizes);
    CHECK(plays == expected);
    CHECK(plays.deals() > 0);
    // The same in two parts.
    const StrataSizes few{30, 10};
    StrataPlays parts = selfplay.play_strata(deals, range, three.game, few);
    parts += selfplay.play_strata(deals, range, three.game, {10, 110}, few);
    CHECK(parts == expected);
  }
}

}  // namespace
}  // namespace nap
