#include "nap/sim/rates/hand_estimate.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "support/oracle.hpp"

using namespace nap;

namespace {

const std::vector<Contract> kContracts = {
    {1, Trump::first_lead()}, {2, Trump::first_lead()}, {3, Trump::first_lead()}, {0, Trump::none()},
    {4, Trump::first_lead()}, {5, Trump::first_lead()}, {0, Trump::first_lead()}, {2, Trump::none()}};

HandEstimate estimate(const char* hand, int deck, int seats, const SamplePlan& plan, int threads = 2) {
  Monitor monitor;
  Harness harness(threads, monitor);
  return estimate_hand(harness, parse_hand(hand, Deck(deck), 5), {Deck(deck), seats, 5}, kContracts, plan);
}

SamplePlan with_deals(std::uint64_t deals, std::uint64_t seed = 1) {
  SamplePlan plan;
  plan.deals = deals;
  plan.seed = seed;
  return plan;
}

}  // namespace

TEST_CASE("An estimate is the same for one, two and eight threads", "[sim][determinism]") {
  const HandEstimate one = estimate("AQ9.K8..", 52, 4, with_deals(6000), 1);
  for (const int threads : {2, 8}) {
    const HandEstimate other = estimate("AQ9.K8..", 52, 4, with_deals(6000), threads);
    CHECK(other.tally == one.tally);
    for (std::size_t i = 0; i < one.rows.size(); ++i) CHECK(other.rows[i].lead == one.rows[i].lead);
  }
}

TEST_CASE("A hand and its suit permutations get the same answer", "[sim][determinism]") {
  const HandEstimate spades = estimate("AQ9.K8..", 52, 4, with_deals(2000));
  const HandEstimate clubs = estimate(".K8..AQ9", 52, 4, with_deals(2000));
  CHECK(clubs.tally == spades.tally);
  for (std::size_t i = 0; i < spades.rows.size(); ++i) {
    CHECK(clubs.rows[i].lead.card.rank() == spades.rows[i].lead.card.rank());
    CHECK(clubs.rows[i].lead.card.suit() ==
          (spades.rows[i].lead.card.suit() == Suit::Spades ? Suit::Clubs : Suit::Hearts));
  }
}

TEST_CASE("Two players are enumerated, and the plain minimax agrees on every world", "[sim][oracle]") {
  const Deck deck(24);
  const CardSet hand = parse_hand("AJ.K.9.", deck, 4);
  const std::vector<Contract> contracts = {{2, Trump::first_lead()},
                                           {3, Trump::first_lead()},
                                           {2, Trump::none()},
                                           {0, Trump::none()},
                                           {0, Trump::first_lead()}};
  Monitor monitor;
  Harness harness(2, monitor);
  const HandEstimate exact = estimate_hand(harness, hand, {deck, 2, 4}, contracts, SamplePlan{});
  REQUIRE(exact.is_exact);
  CHECK(exact.tally.deals() == 4845);  // C(20, 4)

  const EveryWorld worlds(deck, 2, hand);
  for (const HandEstimate::Row& row : exact.rows) {
    const Game game{.trump = row.contract.trump, .aim = row.contract.aim()};
    // The successes of each card, and of the best card in each world.
    std::vector<std::uint64_t> made(4);
    std::uint64_t best_made = 0;
    for (std::uint64_t i = 0; i < worlds.size(); ++i) {
      const std::vector<int> tricks = test::oracle_tricks(worlds.deal(i).hands, game);
      bool any = false;
      for (std::size_t card = 0; card < tricks.size(); ++card) {
        const bool success = game.is_misere() ? tricks[card] == 0 : tricks[card] >= row.contract.tricks;
        made[card] += success ? 1 : 0;
        any = any || success;
      }
      best_made += any ? 1 : 0;
    }
    const std::vector<Card> cards(hand.begin(), hand.end());
    const auto lead =
        static_cast<std::size_t>(std::find(cards.begin(), cards.end(), row.lead.card) - cards.begin());
    CHECK(exact.tally.successes(row.committed) == made[lead]);
    CHECK(made[lead] == *std::max_element(made.begin(), made.end()));
    CHECK(exact.tally.successes(row.double_dummy) == best_made);
    CHECK(exact.rate(row.committed).low == exact.rate(row.committed).high);
  }
}

TEST_CASE("Sampling agrees with enumeration", "[sim][two-method]") {
  const HandEstimate exact = estimate("AJ9.K8..", 32, 2, SamplePlan{});
  const HandEstimate sampled = estimate("AJ9.K8..", 32, 2, with_deals(40'000));
  REQUIRE(exact.is_exact);
  REQUIRE_FALSE(sampled.is_exact);
  CHECK(sampled.tally.deals() == 40'000);
  for (std::size_t i = 0; i < kContracts.size(); ++i) {
    const double truth = exact.rate(exact.rows[i].double_dummy).value;
    CHECK(sampled.rate(sampled.rows[i].double_dummy).value == Approx(truth).margin(0.01));
    CHECK(sampled.rate(sampled.rows[i].committed).value <= exact.rate(exact.rows[i].committed).value + 0.01);
  }
}

TEST_CASE("Precision sets the number of deals before they are dealt", "[sim][interval]") {
  SamplePlan plan;
  plan.precision = 0.02;
  const HandEstimate coarse = estimate("AQ9.K8..", 52, 4, plan);
  CHECK(coarse.tally.deals() > 1000);
  CHECK(coarse.tally.deals() < 2500);
  for (const HandEstimate::Row& row : coarse.rows) {
    CHECK(coarse.rate(row.committed).half_width() < 0.0205);
    CHECK(coarse.rate(row.double_dummy).half_width() < 0.0205);
  }
}

TEST_CASE("An estimate that is stopped before its first deal has none", "[sim][unit]") {
  Monitor monitor;
  monitor.stop = true;
  Harness harness(1, monitor);
  for (const int seats : {2, 4}) {
    const HandEstimate nothing = estimate_hand(harness, parse_hand("AQ9.K8..", Deck(), 5), {Deck(), seats, 5},
                                               kContracts, SamplePlan{});
    CHECK_FALSE(nothing.is_complete);
    CHECK(nothing.tally.deals() == 0);
  }
}

TEST_CASE("Every lead is counted over the deals of the chosen lead", "[sim][unit]") {
  Monitor monitor;
  Harness harness(2, monitor);
  const CardSet hand = parse_hand("AQ9.K8..", Deck(), 5);
  const Setup setup{Deck(), 4, 5};
  const HandEstimate chosen = estimate_hand(harness, hand, setup, kContracts, with_deals(1000));
  const HandEstimate every =
      estimate_hand(harness, hand, setup, kContracts, with_deals(1000), {std::nullopt, CountedLeads::Every});
  for (std::size_t i = 0; i < kContracts.size(); ++i) {
    CHECK(every.rows[i].lead == chosen.rows[i].lead);
    CHECK(every.tally.successes(every.rows[i].committed) == chosen.tally.successes(chosen.rows[i].committed));
    REQUIRE(every.rows[i].leads.size() == 5);
    for (const HandEstimate::CountedLead& lead : every.rows[i].leads) {
      const HandEstimate only = estimate_hand(harness, hand, setup, {&kContracts[i], 1}, with_deals(1000),
                                              {lead.lead.card, CountedLeads::Chosen});
      CHECK(only.rows[0].lead == lead.lead);
      CHECK(only.tally.successes(only.rows[0].committed) == every.tally.successes(lead.place));
    }
  }
}

TEST_CASE("Two hands are compared over the same deals", "[sim][two-method]") {
  Monitor monitor;
  Harness harness(2, monitor);
  const Setup setup{Deck(), 4, 5};
  const HandPair hands = {parse_hand("AKJ.A2..", Deck(), 5), parse_hand("..A2.AKT", Deck(), 5)};
  const std::vector<Contract> contracts = {{3, Trump::first_lead()}, {0, Trump::none()}};
  const auto pair = estimate_pair(harness, hands, setup, contracts, with_deals(20'000));
  CHECK(pair[0].tally == pair[1].tally);
  for (std::size_t i = 0; i < 2; ++i) {
    const HandEstimate alone = estimate_hand(harness, hands[i], setup, contracts, with_deals(20'000));
    for (std::size_t row = 0; row < contracts.size(); ++row) {
      CHECK(pair[i].rows[row].lead == alone.rows[row].lead);
      const double rate = alone.rate(alone.rows[row].committed).value;
      CHECK(pair[i].rate(pair[i].rows[row].committed).value == Approx(rate).margin(0.012));
    }
  }
  // The first hand keeps its deals. With a jack less, the second hand makes three only in deals in which the
  // first does, except a few.
  const HandEstimate alone = estimate_hand(harness, hands[0], setup, contracts, with_deals(20'000));
  CHECK(pair[0].tally.successes(pair[0].rows[0].committed) == alone.tally.successes(alone.rows[0].committed));
  const std::size_t better = pair[0].rows[0].committed;
  const std::size_t worse = pair[1].rows[0].committed;
  CHECK(pair[0].tally.successes(worse) < pair[0].tally.successes(better));
  CHECK(pair[0].tally.joint(better, worse) > pair[0].tally.successes(worse) * 95 / 100);
}
