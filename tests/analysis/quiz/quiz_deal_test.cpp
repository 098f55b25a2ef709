#include "nap/analysis/quiz/quiz_deal.hpp"

#include <set>

#include <catch2/catch.hpp>

#include "nap/analysis/ask/ask.hpp"
#include "nap/rules/stake_tables.hpp"

using namespace nap;

namespace {

QuizTable four_players(const char* stakes = "peel", Deck deck = Deck()) {
  const Ruleset ruleset = find_stake_table(stakes).value();
  return {{deck, 4, 5}, ruleset, seat_players(ruleset, 4, std::nullopt, deck)};
}

QuizDeal dealt(int threads, const QuizTable& table, QuizHands hands, std::uint64_t number) {
  Monitor monitor;
  Harness harness(threads, monitor);
  return deal_quiz_hand(harness, table, hands, 7, number).value();
}

// By how much the best call beats the next one, in stakes from each payer.
double margin_of(const QuizDeal& deal, const QuizTable& table) {
  Monitor monitor;
  Harness harness(2, monitor);
  Question question{deal.hand, table.setup.deck, table.ruleset, table.seating, Model::SelfPlay, SamplePlan{}};
  question.turn = deal.turn;
  return ask(harness, question).value().advice.margin.value;
}

}  // namespace

TEST_CASE("The calls before a hand of the quiz are an auction that leaves a bid", "[analysis][quiz]") {
  for (const QuizTable& table :
       {four_players("peel"), four_players("french"), four_players("peel", Deck().with_joker())}) {
    std::set<int> seats;
    std::set<std::string> calls;
    for (std::uint64_t number = 0; number < 24; ++number) {
      const QuizDeal deal = dealt(2, table, QuizHands::Any, number);
      CHECK(deal.hand.size() == 5);
      CHECK_FALSE(deal.turn.bids.empty());
      seats.insert(static_cast<int>(deal.turn.heard.size()));
      calls.insert(deal.turn.heard.begin(), deal.turn.heard.end());
    }
    CHECK(seats.size() == 4);
    CHECK(calls.count("pass") == 1);
    CHECK(calls.size() > 2);
  }
}

TEST_CASE("A hand of the quiz is the same for every number of threads", "[analysis][quiz][threads]") {
  const QuizTable table = four_players();
  for (const QuizHands hands : {QuizHands::Any, QuizHands::Close}) {
    const QuizDeal one = dealt(1, table, hands, 3);
    const QuizDeal three = dealt(3, table, hands, 3);
    CHECK(one.hand == three.hand);
    CHECK(one.turn.heard == three.turn.heard);
  }
  CHECK(dealt(1, table, QuizHands::Any, 3).hand != dealt(1, table, QuizHands::Any, 4).hand);
}

TEST_CASE("The two best calls of a close hand are nearer each other than those of any hand",
          "[analysis][quiz]") {
  const QuizTable table = four_players();
  constexpr std::uint64_t kHands = 6;
  double close = 0.0;
  double any = 0.0;
  for (std::uint64_t number = 0; number < kHands; ++number) {
    close += margin_of(dealt(2, table, QuizHands::Close, number), table);
    any += margin_of(dealt(2, table, QuizHands::Any, number), table);
  }
  CHECK(close / kHands < 0.7);
  CHECK(close < 0.7 * any);
}
