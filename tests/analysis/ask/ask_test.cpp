#include "nap/analysis/ask/ask.hpp"

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/stake_tables.hpp"

using namespace nap;

namespace {

#ifdef NAP_SANITIZED
constexpr std::uint64_t kManyDeals = 20'000;
#else
constexpr std::uint64_t kManyDeals = 200'000;
#endif

Question question(const char* hand, int players, int deck = 52, const char* stakes = "peel") {
  const Ruleset ruleset = find_stake_table(stakes).value();
  const Seating seating = seat_players(ruleset, players, std::nullopt, Deck(deck));
  return {parse_hand(hand, Deck(deck), ruleset.cards),
          Deck(deck),
          ruleset,
          seating,
          Model::Committed,
          SamplePlan{}};
}

Answer answer(const Question& question) {
  Monitor monitor;
  Harness harness(2, monitor);
  return ask(harness, question).value();
}

const BidAnswer& bid(const Answer& answer, std::string_view id) {
  for (const BidAnswer& each : answer.bids) {
    if (each.bid.id == id) return each;
  }
  throw std::runtime_error("no such bid");
}

std::string best(const Answer& answer) { return answer.advice.best ? answer.advice.best->bid.id : "pass"; }

}  // namespace

TEST_CASE("Ace, king, queen, knave and ten of a suit make Nap in every possible deal",
          "[analysis][guarantee]") {
  const Answer two = answer(question("AKQJT...", 2));
  CHECK(two.method == Method::Exact);
  CHECK(two.deals == 1'533'939);
  CHECK(bid(two, "nap").success.low == 1.0);
  CHECK(best(two) == "nap");
  for (const int players : {3, 4, 7}) {
    const Answer sampled = answer(question("AKQJT...", players));
    CHECK(bid(sampled, "nap").success.value == 1.0);
    CHECK(best(sampled) == "nap");
  }
}

TEST_CASE("A hand is worth what can be worked out by hand", "[analysis][golden]") {
  // AKQJ and a side ace make Nap with probability .99975 at four players and 52 cards.
  Question four_aces = question("AKQJ.A..", 4);
  four_aces.plan.deals = kManyDeals;
  const Estimate nap = bid(answer(four_aces), "nap").success;
  CHECK(nap.low <= 0.99975);
  CHECK(nap.high >= 0.99975);
  CHECK(bid(answer(question("AKQJ.A..", 4, 32)), "nap").success.value == 1.0);

  // For two to five players, A, J and T led in turn all win in .883, .772, .668 and .571 of all deals. A
  // better declarer makes three at least as often.
  const std::vector<double> leading_out = {.883, .772, .668, .571};
  for (int players = 2; players <= 5; ++players) {
    Question knave = question("AJT.4.3.", players);
    if (players > 2) knave.plan.deals = kManyDeals;
    CHECK(bid(answer(knave), "three").success.value >= leading_out[static_cast<std::size_t>(players - 2)]);
  }
}

TEST_CASE("What a bid is worth follows from its stakes and the payers", "[analysis][unit]") {
  const Answer six = answer(question("AKQ.JT..", 6));
  for (const BidAnswer& answer : six.bids) {
    const double p = answer.success.value;
    CHECK(answer.ev_per_payer == Approx(answer.bid.win * p - answer.bid.lose * (1 - p)));
    CHECK(answer.ev == Approx(5 * answer.ev_per_payer));  // five payers, though only four defend
    CHECK(answer.break_even ==
          Approx(static_cast<double>(answer.bid.lose) / (answer.bid.win + answer.bid.lose)));
    CHECK(answer.double_dummy->value >= p);
    CHECK(answer.success.low <= p);
    CHECK(answer.success.high >= p);
  }
  CHECK(bid(six, "nap").success.value == bid(six, "blucher").success.value);
  // The dealer takes no cards, so the cards are those of a table of five.
  CHECK(bid(answer(question("AKQ.JT..", 5)), "nap").success.value == bid(six, "nap").success.value);
}

TEST_CASE("Wellington and Bluecher are never the advice", "[analysis][unit]") {
  const Answer sure = answer(question("AKQJT...", 4));
  CHECK(bid(sure, "blucher").ev > bid(sure, "nap").ev);
  CHECK(best(sure) == "nap");
  CHECK(bid(sure, "wellington").bid.after == "nap");
}

TEST_CASE("A hand without tricks passes", "[analysis][unit]") {
  Question weak = question("72.63.4.", 5);
  RulesetOptions without_misere;
  without_misere.misere_rank = MisereRank::Off;
  weak.ruleset = apply_options(weak.ruleset, without_misere);
  const Answer pass = answer(weak);
  CHECK(best(pass) == "pass");
  CHECK(pass.advice.ev == 0.0);
  CHECK(pass.advice.is_decided);
  CHECK(pass.advice.next->ev < 0.0);
}

TEST_CASE("Few deals leave a close choice open and say how many would close it", "[analysis][unit]") {
  Question close = question("KQJ.A9..", 4);
  close.plan.deals = 200;
  const Answer open = answer(close);
  REQUIRE_FALSE(open.advice.is_decided);
  CHECK(open.advice.margin.low <= 0.0);
  CHECK(open.advice.margin.high >= 0.0);
  CHECK(open.deals == 200);
  REQUIRE(open.advice.deals_to_decide.has_value());
  CHECK(*open.advice.deals_to_decide > 200);
  close.plan.deals = *open.advice.deals_to_decide;
  CHECK(answer(close).advice.is_decided);
}

TEST_CASE("The double-dummy model leaves the lead to each deal", "[analysis][unit]") {
  Question open = question("AQ9.K8..", 4);
  const Answer committed = answer(open);
  open.model = Model::DoubleDummy;
  const Answer index = answer(open);
  for (std::size_t i = 0; i < index.bids.size(); ++i) {
    CHECK_FALSE(index.bids[i].lead.has_value());
    CHECK(index.bids[i].success.value == committed.bids[i].double_dummy->value);
    CHECK(index.bids[i].success.value >= committed.bids[i].success.value);
  }
}

TEST_CASE("Seven-card Nap asks for five of seven tricks", "[analysis][unit]") {
  Question seven = question("AKQJT.A.K.", 3, 52, "seven");
  seven.plan.deals = 500;
  const Answer answered = answer(seven);
  CHECK(bid(answered, "nap").success.value == 1.0);
  CHECK(bid(answered, "six").success.value > bid(answered, "seven").success.value);
}

TEST_CASE("An interrupted question has the answer of the deals that were done, or none", "[analysis][unit]") {
  Monitor monitor;
  monitor.stop = true;
  Harness harness(1, monitor);
  CHECK_FALSE(ask(harness, question("AQ9.K8..", 4)).has_value());
}
