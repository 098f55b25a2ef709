// Exchanges of cards, checked by counting every draw and every deal of two players.
#include "nap/sim/rates/drawn_rates.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "nap/sim/rates/hand_estimate.hpp"
#include "support/oracle.hpp"

using namespace nap;

namespace {

const Deck kDeck(24);
constexpr Contract kMisere = {0, Trump::none()};
constexpr Contract kNap = {5, Trump::first_lead()};
const std::vector<KeepTask> kTasks = {
    {{2, Trump::first_lead()}}, {{3, Trump::first_lead()}}, {kNap}, {kMisere}};

constexpr std::array<KeepRound, 2> kRounds = {{{200, 6}, {1'000, 1}}};

DrawPlan plan_of(std::uint64_t draws, std::uint64_t rating) {
  return {1, 0, draws, {200, kRounds}, 100, rating};
}

// All sets of so many of the cards.
std::vector<CardSet> subsets(CardSet cards, int size) {
  const std::vector<Card> all(cards.begin(), cards.end());
  std::vector<bool> is_in(all.size());
  std::fill(is_in.begin(), is_in.begin() + size, true);
  std::vector<CardSet> sets;
  do {
    CardSet set;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (is_in[i]) set.insert(all[i]);
    }
    sets.push_back(set);
  } while (std::prev_permutation(is_in.begin(), is_in.end()));
  return sets;
}

// How many deals each lead makes, by plain minimax, the highest card first.
std::vector<int> made_by_leads(CardSet keep, CardSet unseen, const Contract& contract) {
  std::vector<int> made(static_cast<std::size_t>(keep.size()));
  for (const CardSet other : subsets(unseen, keep.size())) {
    Deal deal(2);
    deal.give(kDeclarer, keep);
    deal.give(Seat(1), other);
    const std::vector<int> tricks = test::oracle_tricks(deal, game_of(contract));
    for (std::size_t lead = 0; lead < made.size(); ++lead)
      made[lead] += contract.is_misere() ? tricks[lead] == 0 : tricks[lead] >= contract.tricks;
  }
  return made;
}

// The rate of the best keep of five and lead among these cards.
double best_rate(CardSet held, CardSet must_keep, CardSet unseen, const Contract& contract) {
  int most = 0;
  for (const CardSet keep : subsets(held, 5)) {
    if (!keep.contains(must_keep)) continue;
    const std::vector<int> made = made_by_leads(keep, unseen, contract);
    most = std::max(most, *std::max_element(made.begin(), made.end()));
  }
  return most / static_cast<double>(subsets(unseen, 5).size());
}

// The mean over all draws of the best rate.
double true_mean(const Draw& draw, const Setup& setup, const KeepTask& task) {
  const CardSet stock = setup.in_play() - draw.hand;
  double sum = 0;
  const std::vector<CardSet> draws = subsets(stock, draw.cards);
  for (const CardSet drawn : draws)
    sum += best_rate((draw.hand - draw.given) | drawn, task.must_keep, stock - drawn, task.contract);
  return sum / static_cast<double>(draws.size());
}

double mean(const DrawnRates& rates, std::size_t row, std::uint64_t rating) {
  double sum = 0;
  for (const DrawnHand& hand : rates.hands)
    sum += static_cast<double>(hand.rows[row].made) / static_cast<double>(rating);
  return sum / static_cast<double>(rates.hands.size());
}

struct TwoPlayers {
  CardSet hand;
  Setup setup{kDeck, 2, 5};
};

// Most cards are known to be out of play, so that few draws and deals are left.
TwoPlayers two_players(const char* hand, const char* unseen) {
  TwoPlayers table{parse_hand(hand, kDeck, 5)};
  table.setup.out_of_play = kDeck.cards() - table.hand - parse_hand(unseen, kDeck, 9);
  return table;
}

void check_means(const TwoPlayers& table, const Draw& draw, std::span<const KeepTask> tasks) {
  constexpr std::uint64_t kRating = 3'000;
  Monitor monitor;
  Harness harness(2, monitor);
  const auto rates = rate_draws(harness, draw, table.setup, tasks, plan_of(1'000, kRating));
  REQUIRE(rates);
  CHECK(rates->is_every_draw);
  for (std::size_t row = 0; row < tasks.size(); ++row) {
    const double rate = true_mean(draw, table.setup, tasks[row]);
    const double error = 0.5 / std::sqrt(static_cast<double>(rates->hands.size() * kRating));
    INFO(to_dots(table.hand) << ", " << tasks[row].contract.tricks << " tricks: " << rate);
    CHECK(mean(*rates, row, kRating) == Approx(rate).margin(4.0 * error + 0.001));
  }
}

}  // namespace

TEST_CASE("One card seen before it is taken makes what all draws and deals make", "[sim][exchange][oracle]") {
  for (const auto& [hand, unseen] : {std::pair{"AQ9.K9..", "K.AQJ.A9.KJ9"}, {"QJT.J..9", "AK9.AT.AK.QT"}}) {
    const TwoPlayers table = two_players(hand, unseen);
    check_means(table, {table.hand, CardSet(), 1}, kTasks);
  }
}

TEST_CASE("Cards given away unseen make what all draws and deals make", "[sim][exchange][oracle]") {
  const TwoPlayers table = two_players("AQ9.K9..", "K.AQJ.A9.KJ9");
  for (const char* given : {"9H", "9S"}) {
    const CardSet card(parse_card(given, kDeck));
    check_means(table, {table.hand, card, 1}, kTasks);
    check_means(table, {table.hand, card | CardSet(parse_card("KH", kDeck)), 2}, kTasks);
  }
}

TEST_CASE("A contract that takes no new card keeps the hand", "[sim][exchange][oracle]") {
  const TwoPlayers table = two_players("AQ9.K9..", "K.AQJ.A9.KJ9");
  const std::vector<KeepTask> tasks = {{{3, Trump::first_lead()}, table.hand}, {kNap}};
  check_means(table, {table.hand, CardSet(), 1}, tasks);
}

// 462 draws with six deals each, and 252 ways to keep five cards.
TEST_CASE("Five of ten make what all draws and deals make", "[sim][exchange]") {
  const TwoPlayers table = [] {
    TwoPlayers made{parse_hand("KJ.Q9.9.", kDeck, 5)};
    made.setup.out_of_play = kDeck.cards() - made.hand - parse_hand("AQ9.AT.KQT.AK9", kDeck, 11);
    return made;
  }();
  const CardSet stock = table.setup.in_play() - table.hand;
  Solver solver;
  double sum = 0;
  const std::vector<CardSet> draws = subsets(stock, 5);
  for (const CardSet drawn : draws) {
    const std::vector<CardSet> others = subsets(stock - drawn, 5);
    std::size_t most = 0;
    for (const CardSet keep : subsets(table.hand | drawn, 5)) {
      std::vector<Card> leads(keep.begin(), keep.end());
      for (const Card lead : leads) {
        std::size_t made = 0;
        for (std::size_t i = 0; i < others.size() && made + others.size() - i > most; ++i) {
          Deal deal(2);
          deal.give(kDeclarer, keep);
          deal.give(Seat(1), others[i]);
          made += is_made(solver, deal, kNap, opening_of(kNap, lead)) ? 1U : 0U;
        }
        most = std::max(most, made);
      }
    }
    sum += static_cast<double>(most) / static_cast<double>(others.size());
  }
  const double rate = sum / static_cast<double>(draws.size());

  Monitor monitor;
  Harness harness(2, monitor);
  constexpr std::uint64_t kRating = 200;
  const std::vector<KeepTask> tasks = {{kNap}};
  const auto every =
      rate_draws(harness, {table.hand, CardSet(), 5}, table.setup, tasks, plan_of(1'000, kRating));
  REQUIRE(every);
  CHECK(every->is_every_draw);
  CHECK(mean(*every, 0, kRating) == Approx(rate).margin(0.01));
  // The same from a sample of the draws.
  const auto some =
      rate_draws(harness, {table.hand, CardSet(), 5}, table.setup, tasks, plan_of(300, kRating));
  REQUIRE(some);
  CHECK_FALSE(some->is_every_draw);
  CHECK(some->hands.size() == 300);
  CHECK(mean(*some, 0, kRating) == Approx(rate).margin(4.0 * 0.5 / std::sqrt(300.0)));
}

// It is best to give away one of three equal low cards. The equal plans make the contract in different deals,
// so the one that made most of the deals that chose it made too many of them.
TEST_CASE("The deals that choose a plan after a draw do not rate it", "[sim][exchange]") {
  Monitor monitor;
  Harness harness(2, monitor);
  const CardSet hand = parse_hand("AQ9.9.9.", kDeck, 5);
  const CardSet last(parse_card("9C", kDeck));
  const std::vector<KeepTask> tasks = {
      {{4, Trump::first_lead()}, parse_hand("AQ9.9.9.", kDeck, 5).of(Suit::Spades)}};
  constexpr std::array<KeepRound, 1> kShortRace = {{{4, 1}}};
  constexpr std::uint64_t kRating = 40'000;
  DrawPlan plan{1, 0, 100, {200, kShortRace}, kRating, kRating};
  const Setup setup{kDeck, 2, 5};
  double off = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    plan.seed = seed;
    const auto rates = rate_draws(harness, {hand, CardSet(), 1}, setup, tasks, plan);
    REQUIRE(rates);
    const auto drawn = std::find_if(rates->hands.begin(), rates->hands.end(),
                                    [&](const DrawnHand& each) { return each.drawn == last; });
    REQUIRE(drawn != rates->hands.end());
    const DrawnHand::Row& row = drawn->rows.front();
    Setup kept = setup;
    kept.out_of_play = (hand | last) - row.plan.keep;
    const std::vector<Contract> contracts = {tasks.front().contract};
    const HandEstimate exact =
        estimate_hand(harness, row.plan.keep, kept, contracts, {}, {.only = row.plan.lead.card});
    REQUIRE(exact.is_exact);
    const double rate = exact.rate(exact.rows[0].committed).value;
    for (const std::uint64_t made : {row.made, row.promised})
      CHECK(static_cast<double>(made) / kRating == Approx(rate).margin(0.01));
    off = std::max(off, std::abs(static_cast<double>(row.made) - static_cast<double>(row.promised)));
  }
  CHECK(off > 0);  // the two are counted over different deals
}

TEST_CASE("Draws depend neither on the names of the suits nor on the threads", "[sim][exchange]") {
  Monitor monitor;
  Harness one(1, monitor);
  Harness three(3, monitor);
  const SuitPermutation suits({Suit::Hearts, Suit::Spades, Suit::Clubs, Suit::Diamonds});
  const CardSet hand = parse_hand("AQ7.K4..", Deck(52), 5);
  Setup setup{Deck(52), 4, 5};
  setup.out_of_play = CardSet(parse_card("2D", Deck(52)));
  const CardSet given(parse_card("4H", Deck(52)));
  DrawPlan plan = plan_of(20, 50);
  const auto rates = rate_draws(one, {hand, given, 2}, setup, kTasks, plan);
  const auto same = rate_draws(three, {suits(hand), suits(given), 2}, renamed(setup, suits), kTasks, plan);
  REQUIRE((rates && same));
  REQUIRE(same->hands.size() == 20);
  for (std::size_t i = 0; i < 20; ++i) {
    CHECK(same->hands[i].drawn == suits(rates->hands[i].drawn));
    for (std::size_t row = 0; row < kTasks.size(); ++row) {
      CHECK(same->hands[i].rows[row].made == rates->hands[i].rows[row].made);
      CHECK(same->hands[i].rows[row].promised == rates->hands[i].rows[row].promised);
      CHECK(same->hands[i].rows[row].plan.keep == suits(rates->hands[i].rows[row].plan.keep));
    }
  }
  // Longer draws have the cards of shorter ones, and later numbers are other draws.
  const auto longer = rate_draws(one, {hand, given, 3}, setup, kTasks, plan);
  plan.first = 19;
  const auto later = rate_draws(one, {hand, given, 2}, setup, kTasks, plan);
  REQUIRE((longer && later));
  for (std::size_t i = 0; i < 20; ++i) CHECK(longer->hands[i].drawn.contains(rates->hands[i].drawn));
  CHECK(later->hands[0].drawn == rates->hands[19].drawn);
  CHECK(later->hands[1].drawn != rates->hands[1].drawn);
  monitor.stop = true;
  CHECK_FALSE(rate_draws(one, {hand, given, 2}, setup, kTasks, plan));
}

TEST_CASE("Hands with the same stock but one card draw different cards", "[sim][exchange]") {
  Monitor monitor;
  Harness harness(1, monitor);
  const Setup setup{Deck(52), 4, 5};
  const DrawPlan plan = plan_of(20, 1);
  const auto first =
      rate_draws(harness, {parse_hand("AQ7.K4..", Deck(52), 5), CardSet(), 5}, setup, kTasks, plan);
  const auto other =
      rate_draws(harness, {parse_hand("AQ7.K3..", Deck(52), 5), CardSet(), 5}, setup, kTasks, plan);
  REQUIRE((first && other));
  double shared = 0;
  for (std::size_t i = 0; i < 20; ++i) shared += (first->hands[i].drawn & other->hands[i].drawn).size();
  CHECK(shared / 20 < 2);  // of five; draws that do not know each other share 25 / 47
}
