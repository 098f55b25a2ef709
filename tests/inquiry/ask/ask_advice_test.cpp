// The first lines of an answer, from hand-made advice.
#include <catch2/catch.hpp>

#include "nap/inquiry/ask/ask_document.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/stake_tables.hpp"

using namespace nap;

namespace {

Question peel_question() {
  const Ruleset ruleset = find_stake_table("peel").value();
  return {parse_hand("AKQ.JT..", Deck(), 5),
          Deck(),
          ruleset,
          seat_players(ruleset, 4, std::nullopt, Deck()),
          Model::SelfPlay,
          SamplePlan{}};
}

BidAnswer rated(const Question& question, std::string_view id, double played, double open) {
  const std::vector<Bid> bids = question.bids();
  const Bid& bid = *find_bid(bids, id);
  BidAnswer answer{bid,
                   opening_of(bid.contract, Card(Rank::Ace, Suit::Spades)),
                   {played, played - 0.01, played + 0.01},
                   std::nullopt,
                   break_even(bid),
                   0.0,
                   1.5};
  answer.face_up = Estimate{open, open - 0.01, open + 0.01};
  return answer;
}

std::string sentences(const Question& question, const std::vector<BidAnswer>& bids, Advice advice) {
  const Answer answer{bids, std::move(advice), Method::MonteCarlo, 1000, true, Model::SelfPlay};
  return advice_text(question, answer, {SuitStyle::Letters, RankLetters::English});
}

}  // namespace

TEST_CASE("The first lines say both rates where a bid hangs on the defence", "[inquiry][unit]") {
  const Question question = peel_question();
  const BidAnswer nap = rated(question, "nap", 0.37, 0.17);
  Advice advice{nap, std::nullopt, 1.5, {0.2, 0.1, 0.3}, true, std::nullopt, HangsOn::Defence};
  CHECK(
      sentences(question, {nap}, advice) ==
      "Call nap and lead AS: it makes in 37.0 % of deals (33.3 % needed) if the defenders see only their own "
      "cards, in 17.0 % if they guard everything. It hangs on the defence: against the best, pass.");

  const BidAnswer one = rated(question, "one", 0.7, 0.6);
  const BidAnswer misere = rated(question, "misere", 0.75, 0.2);
  // The text does not add that one is too close to tell.
  advice = {misere, one, 1.5, {0.2, -0.1, 0.3}, false, 5000, HangsOn::Defence, one};
  CHECK(sentences(question, {one, misere}, advice) ==
        "Call misere and lead AS: it makes in 75.0 % of deals (50 % needed) if the defenders see only their "
        "own cards, in 20.0 % if they see all hands. It hangs on the defence: against the best, call one.");
}

TEST_CASE("The first lines say that passing hangs on the declarer's play", "[inquiry][unit]") {
  const Question question = peel_question();
  const BidAnswer nap = rated(question, "nap", 0.3, 0.36);
  const Advice advice{std::nullopt, nap, 0.0, {0.2, 0.1, 0.3}, true, std::nullopt, HangsOn::Declarer, nap};
  CHECK(sentences(question, {nap}, advice) ==
        "Pass: no bid pays; the nearest, nap, makes in 30.0 % of deals (33.3 % needed). It hangs on how well "
        "you play without sight: with all hands face up, nap makes in 36.0 % (33.3 % needed).");
}

TEST_CASE("Bids that no feasible number of deals tells apart are too close to tell", "[inquiry][unit]") {
  const Question question = peel_question();
  const BidAnswer one = rated(question, "one", 0.7, 0.6);
  const BidAnswer two = rated(question, "two", 0.6, 0.55);
  const Advice advice{one, two, 1.5, {0.01, -0.1, 0.12}, false, std::nullopt};
  CHECK_THAT(sentences(question, {one, two}, advice),
             Catch::Matchers::EndsWith(" Two is worth +1.50, too close to tell which is better."));
}

TEST_CASE("A bid that may pay or not is one sentence", "[inquiry][unit]") {
  const Question question = peel_question();
  const BidAnswer nap = rated(question, "nap", 0.329, 0.325);
  Advice advice{std::nullopt, nap, 0.0, {0.07, -0.3, 0.4}, false, 90'000};
  CHECK(
      sentences(question, {nap}, advice) ==
      "Pass or call nap: it makes in 32.9 % of deals and needs 33.3 %, too close to tell (--deals 90000 would "
      "settle it).");
  advice.deals_to_decide.reset();
  CHECK(sentences(question, {nap}, advice) ==
        "Pass or call nap: it makes in 32.9 % of deals and needs 33.3 %, too close to tell.");
}
