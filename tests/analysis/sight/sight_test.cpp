// Who sees all hands, and what that changes.
#include "nap/analysis/sight/sight.hpp"

#include <array>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/play/players/greedy_player.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "nap/play/views/open_state.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "sight/near_hands.hpp"
#include "sight/sighted_play.hpp"
#include "support/dealer.hpp"
#include "support/hands.hpp"
#include "support/oracle.hpp"

namespace nap::test {
namespace {

// Sees all hands of one deal, which a plain minimax judges. Of the cards that keep the best result it plays
// the one that another player plays without sight, if that is among them.
class SeeingPlayer : public Player {
 public:
  SeeingPlayer(Deal deal, Player& blind) : deal_(deal), blind_(blind) {}

  Card choose(const View& view) override {
    const Card card = blind_.choose(view);
    const CardSet keeping = cards_that_keep(view);
    return keeping.is_empty() || keeping.has(card) ? card : keeping.lowest();
  }

 private:
  CardSet cards_that_keep(const View& view) const {
    Hands hands{};
    for (const Seat seat : all_seats(deal_.seats()))
      hands[seat.index()] = deal_.hand(seat) - view.history.played();
    const std::vector<int> tricks = oracle_tricks(open_state(view, hands));
    CardSet found;
    std::size_t i = 0;
    for (CardSet legal = view.legal(); !legal.is_empty(); legal.remove(legal.highest())) {
      if (is_made(view.contract, tricks[i++]) == (view.seat == kDeclarer)) found.insert(legal.highest());
    }
    return found;
  }

  Deal deal_;
  Player& blind_;
};

// Plays the four ways one after the other, card by card.
SightedPlay played_four_times(const Dealt& dealt, const PlayedGame& game, Player& blind) {
  SeeingPlayer seeing(dealt.hands, blind);
  return {play_out(dealt, game, {seeing, seeing}), play_out(dealt, game, {seeing, blind}),
          play_out(dealt, game, {blind, seeing}), play_out(dealt, game, {blind, blind})};
}

PlayedGame game_of(const Deal& deal, const Contract& contract, Dealer& dealer) {
  return {contract, Calls{contract},
          opening_of(contract, dealer.cards_from(deal.hand(kDeclarer), 1).highest())};
}

bool is_same(const std::optional<Estimate>& a, const std::optional<Estimate>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->value == b->value && a->low == b->low && a->high == b->high;
}

bool is_same(const SightRow& a, const SightRow& b) {
  return a.looked_at == b.looked_at && a.hands == b.hands && a.deals == b.deals &&
         is_same(a.rates.face_up, b.rates.face_up) && is_same(a.rates.declarer_sees, b.rates.declarer_sees) &&
         is_same(a.rates.defenders_see, b.rates.defenders_see) && is_same(a.rates.played, b.rates.played) &&
         is_same(a.gap.all, b.gap.all) && is_same(a.gap.declarers, b.gap.declarers) &&
         is_same(a.gap.defenders, b.gap.defenders);
}

std::vector<SightRow> measure(const Setup& setup, std::span<const Contract> contracts, const SightPlan& plan,
                              int threads = 2) {
  Monitor monitor;
  Harness harness(threads, monitor);
  std::vector<SightRow> rows = measure_sight(harness, setup, contracts, plan).value();
  CHECK(monitor.done == monitor.planned);
  return rows;
}

TEST_CASE("One play tells how the deal ends by who sees, as four plays card by card do",
          "[analysis][sight][oracle]") {
  Dealer dealer(7);
  Solver solver;
  GreedyPlayer greedy;
  SamplingPlayer sampling(solver, {.seed = 1, .worlds = 8});
  std::array<int, 4> differences{};
  for (int round = 0; round < 2'000; ++round) {
    const int seats = 2 + dealer.below(3);
    const Deck deck(24);
    const Deal deal = dealer.deal(deck, seats, 3);
    const Dealt dealt = with_stock(deal, deck.cards());
    const int target = dealer.below(4);
    const PlayedGame game = game_of(deal, target == 0 ? kMisere : tricks(target), dealer);
    Player& blind = round % 2 == 0 ? static_cast<Player&>(greedy) : sampling;
    const SightedPlay expected = played_four_times(dealt, game, blind);
    const SightedPlay found = play_with_sight(dealt, game, blind, solver);
    CHECK(found.everybody_sees == expected.everybody_sees);
    CHECK(found.declarer_sees == expected.declarer_sees);
    CHECK(found.defenders_see == expected.defenders_see);
    CHECK(found.nobody_sees == expected.nobody_sees);
    differences[0] += found.declarer_sees != found.everybody_sees ? 1 : 0;
    differences[1] += found.defenders_see != found.everybody_sees ? 1 : 0;
    differences[2] += found.nobody_sees != found.declarer_sees ? 1 : 0;
    differences[3] += found.nobody_sees != found.defenders_see ? 1 : 0;
  }
  for (const int difference : differences) CHECK(difference > 5);
}

TEST_CASE("In no deal does a side lose by seeing, or win by the other side's sight",
          "[analysis][sight][consistency]") {
  Dealer dealer(8);
  Solver solver;
  GreedyPlayer greedy;
  for (int round = 0; round < 2'000; ++round) {
    const Deck deck(52);
    const Deal deal = dealer.deal(deck, 2 + dealer.below(6), 5);
    const Dealt dealt = with_stock(deal, deck.cards());
    const PlayedGame game = game_of(deal, tricks(1 + dealer.below(5)), dealer);
    const SightedPlay play = play_with_sight(dealt, game, greedy, solver);
    CHECK(play.everybody_sees == is_made(solver, deal, game.contract, *game.lead));
    CHECK(play.defenders_see <= play.everybody_sees);
    CHECK(play.defenders_see <= play.nobody_sees);
    CHECK(play.everybody_sees <= play.declarer_sees);
    CHECK(play.nobody_sees <= play.declarer_sees);
  }
}

TEST_CASE("Sight changes nothing where nobody has a choice", "[analysis][sight][unit]") {
  Dealer dealer(9);
  Solver solver;
  GreedyPlayer greedy;
  for (int round = 0; round < 50; ++round) {
    const Deck deck(52);
    const Deal deal = dealer.deal(deck, 4, 1);
    const Dealt dealt = with_stock(deal, deck.cards());
    const SightedPlay play = play_with_sight(dealt, game_of(deal, tricks(1), dealer), greedy, solver);
    CHECK(play.declarer_sees == play.everybody_sees);
    CHECK(play.defenders_see == play.everybody_sees);
    CHECK(play.nobody_sees == play.everybody_sees);
  }
}

TEST_CASE("Hands near a contract make it face up neither seldom nor nearly always",
          "[analysis][sight][unit]") {
  Monitor monitor;
  Harness harness(2, monitor);
  const Setup setup{Deck(32), 3, 5};
  const NearHands near = find_near_hands(harness, setup, tricks(3), 5, 40);
  REQUIRE(near.hands.size() == 40);
  CHECK(near.looked_at > 40);
  Solver solver;
  for (const NearHand& hand : near.hands) {
    const RandomDeals deals(setup, hand.cards, 77, Stream::Corpus);
    int made = 0;
    for (std::uint64_t i = 0; i < 400; ++i)
      made += is_made(solver, deals.deal(i).hands, tricks(3), hand.lead) ? 1 : 0;
    CAPTURE(to_dots(hand.cards));
    CHECK(made > 400 * (kNearLow - 0.07));
    CHECK(made < 400 * (kNearHigh + 0.07));
  }
}

TEST_CASE("The gap is the declarer's part and the defenders' part together", "[analysis][sight][unit]") {
  const std::array<Contract, 3> contracts = {tricks(2), tricks(3), kMisere};
  const std::vector<SightRow> rows =
      measure({Deck(32), 3, 5}, contracts, {.seed = 2, .hands = 60, .deals = 8});
  REQUIRE(rows.size() == contracts.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const SightRow& row = rows[i];
    CHECK(row.contract == contracts[i]);
    CHECK(row.hands == 60);
    CHECK(row.deals == 480);
    REQUIRE(row.gap.all);
    REQUIRE(row.gap.declarers);
    REQUIRE(row.gap.defenders);
    CHECK(row.gap.all->value == Approx(row.gap.declarers->value + row.gap.defenders->value).margin(1e-12));
    CHECK(row.gap.all->value == Approx(row.rates.played->value - row.rates.face_up->value).margin(1e-12));
    CHECK(row.gap.declarers->value <= 0.0);
    CHECK(row.gap.defenders->value >= 0.0);
    CHECK(row.rates.defenders_see->value <= row.rates.played->value);
    CHECK(row.rates.played->value <= row.rates.declarer_sees->value);
    // Two rates from the same deals lie closer together than two from different deals.
    CHECK(row.gap.all->half_width() < row.rates.played->half_width() + row.rates.face_up->half_width());
  }
  // At misère defenders who do not see are far from those who do.
  CHECK(rows[2].gap.all->low > 0.05);
}

TEST_CASE("The gap is the same for any number of threads, and another for another seed",
          "[analysis][sight][determinism]") {
  const std::array<Contract, 2> contracts = {tricks(3), kMisere};
  const Setup setup{Deck(28), 3, 5};
  const std::vector<SightRow> one = measure(setup, contracts, {.seed = 1, .hands = 20, .deals = 4}, 1);
  const std::vector<SightRow> three = measure(setup, contracts, {.seed = 1, .hands = 20, .deals = 4}, 3);
  const std::vector<SightRow> other = measure(setup, contracts, {.seed = 2, .hands = 20, .deals = 4}, 3);
  for (std::size_t i = 0; i < contracts.size(); ++i) {
    CHECK(is_same(one[i], three[i]));
    CHECK_FALSE(is_same(one[i], other[i]));
  }
}

TEST_CASE("A search for hands that are hardly ever dealt ends", "[analysis][sight][unit]") {
  const std::array<Contract, 1> contracts = {Contract{5, Trump::none()}};
  const std::vector<SightRow> rows =
      measure({Deck(52), 7, 5}, contracts, {.seed = 1, .hands = 1, .deals = 1});
  CHECK(rows[0].looked_at <= 200);
  CHECK(rows[0].hands <= 1);
  if (rows[0].hands == 0) CHECK_FALSE(rows[0].gap.all);
}

TEST_CASE("A measurement that is stopped gives nothing", "[analysis][sight][interrupt]") {
  Monitor monitor;
  monitor.stop = true;
  Harness harness(2, monitor);
  const std::array<Contract, 1> contracts = {tricks(3)};
  CHECK_FALSE(measure_sight(harness, {Deck(32), 3, 5}, contracts, {}));
}

}  // namespace
}  // namespace nap::test
