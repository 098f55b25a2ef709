// What an exchange is worth, checked by counting every draw and every deal of two players.
#include "nap/analysis/exchange/ask_exchange.hpp"

#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/stake_tables.hpp"

using namespace nap;

namespace {

const Deck kDeck(24);

// A table of two players, at which only the cards of `unseen` may be in the other hand or the stock.
Question two_players(const char* hand, const char* unseen, ExchangeKind kind, int price = 1) {
  Question question{parse_hand(hand, kDeck, 5), kDeck,       *find_stake_table("french"), Seating{2, 2, 1},
                    Model::Committed,           SamplePlan{}};
  question.ruleset.exchange = Exchange{kind, price};
  question.out_of_play = kDeck.cards() - question.hand - parse_hand(unseen, kDeck, 9);
  return question;
}

// The exact rate of each bid of a hand, after a choice of what to keep; `must_keep` is kept in any case.
std::vector<double> best_rates(Harness& harness, const Question& question, CardSet held, CardSet must_keep) {
  const std::vector<Bid> bids = question.bids();
  std::vector<double> best(bids.size());
  for (const Card one : held) {
    const CardSet keep = held.size() > 5 ? held - CardSet(one) : held;
    if (!keep.contains(must_keep)) continue;
    Question kept = question;
    kept.ruleset.exchange.reset();
    kept.seen = {};
    kept.plan = {};
    kept.hand = keep;
    kept.out_of_play = question.out_of_play | (question.hand - keep) | (held - keep);
    const auto answer = ask(harness, kept);
    REQUIRE(answer->method == Method::Exact);
    for (std::size_t i = 0; i < bids.size(); ++i) best[i] = std::max(best[i], answer->bids[i].success.value);
  }
  return best;
}

double best_value(const Question& question, const std::vector<double>& rates) {
  const std::vector<Bid> bids = question.bids();
  double best = 0.0;
  for (std::size_t i = 0; i < bids.size(); ++i) {
    if (question.may_advise(bids[i]))
      best = std::max(best, question.seating.payers * expected_payout_per_payer(bids[i], rates[i]));
  }
  return best;
}

// What a look is worth: the mean of the best bid's value over all cards that may be seen.
double true_value_after(Harness& harness, const Question& question, CardSet given) {
  const CardSet stock = question.setup().in_play() - question.hand;
  double sum = 0.0;
  for (const Card drawn : stock)
    sum += best_value(question,
                      best_rates(harness, question, (question.hand - given) | CardSet(drawn), CardSet()));
  return sum / stock.size();
}

constexpr double kChoiceLoss = 0.03;  // in stakes: what choosing by a sample may cost

}  // namespace

TEST_CASE("A look is worth what all cards and deals make of it", "[exchange][consistency]") {
  Monitor monitor;
  Harness harness(2, monitor);
  for (const auto& [hand, unseen] : {std::pair{"AQ9.K9..", "K.AQJ.A9.KJ9"}, {"QJT.J..9", "AK9.AT.AK.QT"}}) {
    const Question question = two_players(hand, unseen, ExchangeKind::Peep);
    const auto answer = ask_exchange(harness, question);
    REQUIRE(answer);
    CHECK(answer->is_every_draw);
    CHECK(answer->draws == 9);
    CHECK(answer->drawn == 1);
    CHECK(answer->given.is_empty());
    CHECK(answer->as_dealt.method == Method::Exact);
    const double value = true_value_after(harness, question, CardSet());
    INFO(hand << ": " << value);
    CHECK(answer->take.ev.low - kChoiceLoss < value);
    CHECK(value < answer->take.ev.high + kChoiceLoss);
    const double leave = best_value(question, best_rates(harness, question, question.hand, question.hand));
    CHECK(answer->leave.ev.value == Approx(leave).margin(1e-9));
    CHECK(answer->gain.value == Approx(answer->take.ev.value - leave - 1.0).margin(1e-9));
    double shares = answer->pass_on;
    for (const ExchangedBid& bid : answer->bids) shares += bid.best_on;
    CHECK(shares == Approx(1.0));
  }
}

TEST_CASE("A declarer who may take the card unseen needs no look for that", "[exchange][consistency]") {
  Monitor monitor;
  Harness harness(2, monitor);
  const Question question = two_players("AQ9.K9..", "K.AQJ.A9.KJ9", ExchangeKind::PeepTaken);
  const auto answer = ask_exchange(harness, question);
  REQUIRE(answer);
  // Each bid's mean over all cards.
  std::vector<double> means(question.bids().size());
  const CardSet stock = question.setup().in_play() - question.hand;
  for (const Card drawn : stock) {
    const std::vector<double> rates =
        best_rates(harness, question, question.hand | CardSet(drawn), CardSet());
    for (std::size_t i = 0; i < rates.size(); ++i) means[i] += rates[i] / stock.size();
  }
  for (std::size_t i = 0; i < means.size(); ++i) {
    INFO(answer->bids[i].bid.id);
    CHECK(answer->bids[i].success.value == Approx(means[i]).margin(0.01));
  }
  CHECK(answer->leave.ev.value == Approx(best_value(question, means)).margin(0.05));
  CHECK(answer->gain.value == Approx(answer->take.ev.value - answer->leave.ev.value - 1.0).margin(1e-9));
}

TEST_CASE("What is given away unseen is the best card to give", "[exchange][consistency]") {
  Monitor monitor;
  Harness harness(2, monitor);
  Question question = two_players("AQ9.K9..", "K.AQJ.A9.KJ9", ExchangeKind::Ecarte, 0);
  const auto bought = ask_exchange(harness, question);
  REQUIRE(bought);
  CHECK(bought->drawn == bought->given.size());
  if (bought->drawn == 1) {
    double best = 0.0;
    for (const Card given : question.hand)
      best = std::max(best, true_value_after(harness, question, CardSet(given)));
    CHECK(bought->take.ev.value == Approx(best).margin(0.1));
  }
  // Cards that cost more than they can bring are not worth it.
  question.ruleset.exchange->price = 50;
  const auto dear = ask_exchange(harness, question);
  REQUIRE(dear);
  CHECK(dear->drawn == 1);
  CHECK(dear->price == 50);
  CHECK_FALSE(dear->is_worth_it());
  CHECK(dear->is_decided());

  const Question indiscret = two_players("AQ9.K9..", "K.AQJ.A9.KJ9", ExchangeKind::Indiscret, 0);
  const auto swapped = ask_exchange(harness, indiscret);
  REQUIRE(swapped);
  CHECK(swapped->take.bid->id == "nap");
  const auto bids = indiscret.bids();
  const auto nap = std::find_if(bids.begin(), bids.end(), [](const Bid& bid) { return bid.id == "nap"; });
  const CardSet stock = indiscret.setup().in_play() - indiscret.hand;
  double best = 0.0;
  CardSet best_given;
  for (const Card given : indiscret.hand) {
    double sum = 0.0;
    for (const Card drawn : stock) {
      const CardSet held = (indiscret.hand - CardSet(given)) | CardSet(drawn);
      sum += best_rates(harness, indiscret, held, held)[static_cast<std::size_t>(nap - bids.begin())];
    }
    if (sum / stock.size() > best) best_given = CardSet(given);
    best = std::max(best, sum / stock.size());
  }
  CHECK(swapped->given == best_given);
  CHECK(swapped->bids.front().success.value == Approx(best).margin(0.01));
  CHECK(swapped->bids.front().bid.id == "nap");
}

TEST_CASE("A spare hand must stand for Nap, and its versions pay as they say", "[exchange]") {
  Monitor monitor;
  Harness harness(2, monitor);
  Question question{parse_hand("AQ7.K4..", Deck(52), 5),
                    Deck(52),
                    *find_stake_table("peel"),
                    Seating{4, 4, 3},
                    Model::Committed,
                    SamplePlan{}};
  question.plan.deals = 4'000;
  std::vector<ExchangeAnswer> answers;
  for (const ExchangeKind kind :
       {ExchangeKind::SpareHand, ExchangeKind::SpareHandPool, ExchangeKind::SpareHandDouble}) {
    question.ruleset.exchange = Exchange{kind, 0};
    const auto answer = ask_exchange(harness, question);
    REQUIRE(answer);
    CHECK(answer->drawn == 5);
    CHECK(answer->take.bid->id == "nap");
    answers.push_back(*answer);
  }
  const double made = answers[0].bids.front().success.value;
  for (const ExchangeAnswer& answer : answers) CHECK(answer.bids.front().success.value == made);
  CHECK(answers[0].take.ev.value == Approx(30.0 * made - 15.0 * (1.0 - made)));
  CHECK(answers[1].take.ev.value == Approx(30.0 * made - 17.0 * (1.0 - made)));
  CHECK(answers[2].take.ev.value == Approx(30.0 * made - 30.0 * (1.0 - made)));
  // The break-evens of rules.md: 1/3, 17/47 and 1/2.
  CHECK(answers[0].bids.front().break_even == Approx(1.0 / 3.0));
  CHECK(answers[1].bids.front().break_even == Approx(17.0 / 47.0));
  CHECK(answers[2].bids.front().break_even == Approx(1.0 / 2.0));
}

TEST_CASE("After the exchange has shown its cards the rest is a choice of what to keep", "[exchange]") {
  Monitor monitor;
  Harness harness(2, monitor);
  Question question = two_players("AQ9.K9..", "K.AQJ.A9.KJ9", ExchangeKind::Peep);
  question.seen = CardSet(parse_card("KS", kDeck));
  const CardSet own = question.hand;
  question.hand = own | question.seen;
  question.plan.deals = 20'000;
  const auto answer = ask(harness, question);
  REQUIRE(answer);
  CHECK_FALSE(answer->habits);
  const std::vector<double> best = best_rates(harness, question, question.hand, CardSet());
  for (std::size_t i = 0; i < best.size(); ++i) {
    INFO(answer->bids[i].bid.id);
    CHECK(answer->bids[i].success.value == Approx(best[i]).margin(0.02));
    CHECK(answer->bids[i].keep.size() == 5);
  }
  CHECK(answer->advice.best->keep.has(parse_card("KS", kDeck)));

  // Who has taken a spare hand stands for Nap, at the worst odds, and pays as its version says.
  question.out_of_play = CardSet();  // ten cards and another hand need more than the nine
  question.seen = parse_hand("K.AQ.9.K", kDeck, 5);
  question.hand = own | question.seen;
  question.ruleset.exchange = Exchange{ExchangeKind::SpareHandPool, 0};
  const auto pool = ask(harness, question);
  REQUIRE(pool);
  CHECK_FALSE(question.may_pass());
  REQUIRE(pool->advice.best);
  const BidAnswer& nap = *pool->advice.best;
  CHECK(nap.bid.id == "nap");
  CHECK(nap.ev == Approx(10.0 * nap.success.value - 7.0 * (1.0 - nap.success.value)));
  CHECK(nap.break_even == Approx(7.0 / 17.0));
  question.ruleset.exchange = Exchange{ExchangeKind::SpareHandDouble, 0};
  const auto twice = ask(harness, question);
  REQUIRE(twice);
  CHECK(twice->advice.best->bid.lose == 10);
}
