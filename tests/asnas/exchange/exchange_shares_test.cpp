#include "nap/asnas/exchange/exchange_shares.hpp"

#include <cmath>

#include <catch2/catch.hpp>

#include "nap/asnas/hands/card_names.hpp"
#include "plain_exchange.hpp"

using namespace nap;
using namespace nap::asnas;
using namespace nap::test;

TEST_CASE("With three and more players a hand wins what it wins at a shuffled table",
          "[asnas][exchange][oracle]") {
  constexpr int kDeals = 10'000;
  struct Case {
    const char* hand;
    const char* thrown;
    int players;
    int copies;
  };
  Monitor monitor;
  Workers workers(2, monitor);
  for (const Case& each : {Case{"AAKQT", "KQT", 3, 4}, Case{"KKQQT", "T", 4, 4}, Case{"AKQJT", "KQJT", 5, 5},
                           Case{"TTTJA", "A", 4, 6}, Case{"AAAKK", "", 8, 8}}) {
    const ExchangeQuestion question{parse_cards(each.hand), each.players, Pack{each.copies},
                                    Ranking::Combination, OthersThrow::AnyCards};
    const ExchangeShares answer = exchange_shares(question, {3, kDeals}, workers);
    const Cards thrown = parse_cards(each.thrown);
    const auto found = std::find_if(answer.throws.begin(), answer.throws.end(),
                                    [&](const ThrowShare& share) { return share.thrown == thrown; });
    REQUIRE(found != answer.throws.end());
    ShuffledTable table(question.hand, each.players, question.pack, 7);
    const ShuffledTable::Mean mean = table.play(thrown, any_cards, Ranking::Combination, kDeals);
    INFO(each.hand << ", " << each.players << " players");
    const double own_error = found->share.half_width() / normal_point();
    CHECK(std::abs(found->share.value - mean.share) < 4.5 * std::hypot(mean.error, own_error));
  }
}

TEST_CASE("An exchange has the same figures on any number of threads", "[asnas][exchange][threads]") {
  const ExchangeQuestion question{parse_cards("AAKQT"), 3, Pack{4}, Ranking::Combination,
                                  OthersThrow::BestRule};
  std::vector<ExchangeShares> answers;
  for (const int threads : {1, 2, 8}) {
    Monitor monitor;
    Workers workers(threads, monitor);
    answers.push_back(exchange_shares(question, {1, 1000}, workers));
    CHECK(monitor.done == deals_for(question, {1, 1000}));
  }
  for (const ExchangeShares& answer : answers) {
    CHECK(answer.gains->mean == answers.front().gains->mean);
    CHECK(answer.gains->largest == answers.front().gains->largest);
    REQUIRE(answer.throws.size() == answers.front().throws.size());
    for (std::size_t i = 0; i < answer.throws.size(); ++i) {
      CHECK(answer.throws[i].thrown == answers.front().throws[i].thrown);
      CHECK(answer.throws[i].share.value == answers.front().throws[i].share.value);
      CHECK(answer.throws[i].behind.low == answers.front().throws[i].behind.low);
    }
  }
}

TEST_CASE("Exchanges of two players and against nothing thrown away are counted", "[asnas][exchange]") {
  Monitor monitor;
  Workers workers(1, monitor);
  for (const auto& [players, others] :
       {std::pair(2, OthersThrow::AnyCards), std::pair(2, OthersThrow::BestRule),
        std::pair(5, OthersThrow::Nothing)}) {
    const ExchangeQuestion question{parse_cards("KKQQT"), players, pack_for(players), Ranking::Combination,
                                    others};
    const ExchangeShares answer = exchange_shares(question, {1, 1000}, workers);
    CHECK(answer.deals == 0);
    CHECK(deals_for(question, {1, 1000}) == 0);
    CHECK(answer.throws.size() == throws_of(question.hand).size());
    CHECK(answer.gains.has_value() == (others == OthersThrow::BestRule));
    for (const ThrowShare& each : answer.throws) {
      CHECK(each.share.is_exact());
      CHECK(each.behind.value >= 0.0);
      CHECK(each.behind.value == Approx(answer.throws.front().share.value - each.share.value).margin(1e-12));
    }
    CHECK(is_without_effect(question) == (players == 5));
    if (players == 5) CHECK(answer.throws.back().share.value == Approx(answer.before).margin(1e-12));
  }
}

TEST_CASE("A sampled throw is behind the best one by the difference of their shares", "[asnas][exchange]") {
  Monitor monitor;
  Workers workers(2, monitor);
  const ExchangeShares answer = exchange_shares(
      {parse_cards("AAKQT"), 4, Pack{4}, Ranking::Combination, OthersThrow::AnyCards}, {1, 2000}, workers);
  const ThrowShare& best = answer.throws.front();
  CHECK(best.thrown == parse_cards("KQT"));
  CHECK(best.behind.low == 0.0);
  CHECK(best.behind.high == 0.0);
  for (const ThrowShare& each : answer.throws) {
    CHECK(each.share.low < each.share.value);
    CHECK(each.share.value < each.share.high);
    CHECK(each.behind.value == Approx(best.share.value - each.share.value).margin(1e-12));
  }
}
