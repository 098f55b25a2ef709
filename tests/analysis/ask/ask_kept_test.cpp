// Answers about hands with more cards than are kept.
#include <algorithm>

#include <catch2/catch.hpp>

#include "nap/analysis/ask/ask.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/stake_tables.hpp"

using namespace nap;

namespace {

Question question_of(const char* dealt, Model model) {
  Ruleset ruleset = find_stake_table("peel").value();
  ruleset.dealt = 7;
  Question question{
      parse_hand(dealt, Deck(), 7), Deck(), std::move(ruleset), Seating{4, 4, 3}, model, SamplePlan{}};
  question.plan.deals = 100;
  question.asked_bids = {"two", "misere", "nap"};
  return question;
}

Answer answer_to(const Question& question, int threads = 2) {
  Monitor monitor;
  Harness harness(threads, monitor);
  return ask(harness, question).value();
}

}  // namespace

TEST_CASE("Each bid keeps five of the seven cards and leads one of them", "[analysis][ask][keeping]") {
  for (const Model model : {Model::Committed, Model::SelfPlay}) {
    const Question question = question_of("K97.Q42.2.", model);
    const Answer answer = answer_to(question);
    CHECK(answer.is_complete);
    CHECK(answer.model == model);
    REQUIRE(answer.bids.size() == 3);
    for (const BidAnswer& bid : answer.bids) {
      CHECK(bid.keep.size() == 5);
      CHECK(question.hand.contains(bid.keep));
      CHECK(bid.keep.has(bid.lead->card));
    }
    const auto misere = std::find_if(answer.bids.begin(), answer.bids.end(),
                                     [](const BidAnswer& bid) { return bid.bid.id == "misere"; });
    CHECK_FALSE(misere->keep.has(parse_card("KS", Deck())));
    CHECK(answer.bids.front().keep.has(parse_card("KS", Deck())));
    REQUIRE(answer.habits);
    REQUIRE(answer.habits->rates.size() == 3);
    const BidAnswer& told = answer.advice.best ? *answer.advice.best : *answer.advice.next;
    CHECK(answer.habits->bid == told.bid.id);
    CHECK(answer.habits->rates.front().success.value == told.success.value);
  }
}

TEST_CASE("An answer about seven cards does not depend on threads", "[analysis][ask][keeping][determinism]") {
  const Question question = question_of("AJ.KT2.Q.4", Model::SelfPlay);
  const Answer one = answer_to(question, 1);
  const Answer two = answer_to(question, 2);
  for (std::size_t i = 0; i < one.bids.size(); ++i) {
    CHECK(one.bids[i].keep == two.bids[i].keep);
    CHECK(one.bids[i].lead == two.bids[i].lead);
    CHECK(one.bids[i].success.value == two.bids[i].success.value);
  }
}

TEST_CASE("The seat that cannot call has nothing to keep", "[analysis][ask][keeping]") {
  Question question = question_of("AJ.KT2.Q.4", Model::SelfPlay);
  question.asked_bids = {"no such bid"};
  const Answer answer = answer_to(question);
  CHECK(answer.bids.empty());
  CHECK_FALSE(answer.habits.has_value());
}
