#include "nap/analysis/next/next.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "support/equal_estimates.hpp"
#include "support/positions.hpp"

namespace nap {
namespace {

using test::are_equal;
using test::view_after;

const Contract kNap{5, Trump::first_lead()};

std::optional<NextAnswer> answer_of(const View& view, const NextPlan& plan, int threads = 1) {
  Monitor monitor;
  Harness harness(threads, monitor);
  return next_card(harness, view, plan);
}

// The view of the seat to play, with two players and 24 cards, if it knows nothing about the auction.
View view_of_two(const std::string& dealt, const std::string& played, const Contract& contract) {
  History history({.seats = 2, .hand_cards = 5}, contract.trump);
  for (const Card card : test::cards_of(played)) history.play(card);
  const Deck deck(24);
  return {history.to_play(), deck.cards(), parse_hand(dealt, deck, 5), CardSet(), contract, {}, history};
}

bool are_equal(const NextAnswer& a, const NextAnswer& b) {
  return a.is_exact == b.is_exact && a.deals == b.deals && a.is_complete == b.is_complete &&
         std::equal(a.cards.begin(), a.cards.end(), b.cards.begin(), b.cards.end(),
                    [](const NextCard& one, const NextCard& other) {
                      return one.card == other.card && one.same_as == other.same_as &&
                             are_equal(one.success, other.success) && are_equal(one.face_up, other.face_up) &&
                             are_equal(one.behind, other.behind);
                    });
}

TEST_CASE("The last card makes the contract as often as the other seat has none that beats it",
          "[analysis][next]") {
  // The defender may still hold any of 15 cards. The ace, king and queen of hearts among them beat the ten.
  const View view = view_of_two("AKQ.JT..", "AS 9S KS TS QS JS JH 9H", kNap);
  const std::optional<NextAnswer> answer = answer_of(view, {});
  REQUIRE(answer);
  CHECK(answer->is_exact);
  CHECK(answer->is_complete);
  CHECK(answer->deals == 15);
  REQUIRE(answer->cards.size() == 1);
  const NextCard& last = answer->cards.front();
  CHECK(to_string(last.card) == "TH");
  CHECK(last.success.value == Approx(0.8));
  CHECK(last.success.is_exact());
  CHECK(are_equal(last.face_up, last.success));
  CHECK(are_equal(last.behind, Estimate::exact(0.0)));
}

TEST_CASE("A defender who can beat the declarer's last but one card does", "[analysis][next]") {
  // The ace of hearts takes the trick. If kept, it takes the last trick if the declarer leads a heart: the
  // queen, jack or ten of the fifteen unseen cards. No card of the stock is known.
  const View view = view_of_two("T9.A9.9.", "AS 9S KS TS AC 9D KH", kNap);
  const std::optional<NextAnswer> answer = answer_of(view, {});
  REQUIRE(answer);
  CHECK(answer->is_exact);
  CHECK(answer->deals == 15);
  REQUIRE(answer->cards.size() == 2);
  CHECK(to_string(answer->cards[0].card) == "AH");
  CHECK(are_equal(answer->cards[0].success, Estimate::exact(0.0)));
  CHECK(are_equal(answer->cards[0].face_up, Estimate::exact(0.0)));
  CHECK(to_string(answer->cards[1].card) == "9H");
  CHECK(answer->cards[1].success.value == Approx(0.8));
  CHECK(answer->cards[1].behind.value == Approx(0.8));
  CHECK_FALSE(answer->cards[1].same_as);
}

TEST_CASE("With the top trumps a declarer makes three after every card, and equal cards say so",
          "[analysis][next]") {
  const View view = view_after("AKQ.JT..", "AS 5S 2S 9S", {3, Trump::first_lead()});
  const std::optional<NextAnswer> answer = answer_of(view, {1, 60});
  REQUIRE(answer);
  CHECK_FALSE(answer->is_exact);
  CHECK(answer->deals == 60);
  std::vector<std::string> cards;
  for (const NextCard& each : answer->cards) {
    cards.push_back(to_string(each.card));
    CHECK(each.success.value == 1.0);
    CHECK(each.face_up.value == 1.0);
    CHECK(each.behind.value == 0.0);
  }
  CHECK(cards == std::vector<std::string>{"KS", "QS", "JH", "TH"});
  REQUIRE(cards.size() == 4);
  CHECK_FALSE(answer->cards[0].same_as);
  CHECK(answer->cards[1].same_as == answer->cards[0].card);
  CHECK_FALSE(answer->cards[2].same_as);
  CHECK(answer->cards[3].same_as == answer->cards[2].card);
}

TEST_CASE("The next card is the same on one and on two threads, and another seed has other figures",
          "[analysis][next][determinism]") {
  const View view = view_after("A2.K3..4", "QS", {3, Trump::first_lead()});
  const std::optional<NextAnswer> one = answer_of(view, {1, 80}, 1);
  const std::optional<NextAnswer> two = answer_of(view, {1, 80}, 2);
  const std::optional<NextAnswer> other = answer_of(view, {2, 80}, 2);
  REQUIRE((one && two && other));
  CHECK_FALSE(one->is_exact);
  CHECK(one->cards.front().success.value < one->cards.back().success.value);
  CHECK(are_equal(*one, *two));
  CHECK_FALSE(are_equal(*one, *other));
}

// With few cards the players meet the same views in many deals. If they chose alike there, the deals would
// hang together, and the rates of different seeds would differ by three times their errors.
TEST_CASE("Rates of different seeds differ as far as their intervals say", "[analysis][next]") {
  constexpr std::uint64_t kSeeds = 12;
  const View view = view_of_two("9.J.K.AT", "", {3, Trump::first_lead()});
  std::vector<Estimate> rates;
  double mean = 0.0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const NextAnswer answer = answer_of(view, {seed, 400}, 2).value();
    for (const NextCard& each : answer.cards) {
      if (to_string(each.card) == "AC") rates.push_back(each.success);
    }
    mean += rates.back().value / kSeeds;
  }
  REQUIRE(rates.size() == kSeeds);
  double squares = 0.0;  // in standard errors: about one for each seed but one
  for (const Estimate& rate : rates) {
    const double error = (rate.high - rate.low) / 2.0 / 1.96;
    squares += (rate.value - mean) * (rate.value - mean) / (error * error);
  }
  CHECK(squares > 3.0);
  CHECK(squares < 28.0);
}

TEST_CASE("Who asked to stop gets no next card", "[analysis][next]") {
  for (const View& view : {view_after("A2.K3..4", "QS", {3, Trump::first_lead()}),
                           view_of_two("AKQ.JT..", "AS 9S KS TS QS JS JH 9H", kNap)}) {
    Monitor monitor;
    monitor.stop = true;
    Harness harness(1, monitor);
    CHECK_FALSE(next_card(harness, view, {}));
  }
}

// The answer if the work is stopped once so many of its steps are done.
std::optional<NextAnswer> answer_stopped_after(std::uint64_t steps, const View& view, const NextPlan& plan) {
  Monitor monitor;
  Harness harness(1, monitor);
  const std::jthread stopper([&](const std::stop_token& is_over) {
    while (monitor.done < steps && !is_over.stop_requested()) std::this_thread::yield();
    monitor.stop = true;
  });
  return next_card(harness, view, plan);
}

TEST_CASE("Who stops the work gets the card that few worlds choose and few others rate", "[analysis][next]") {
  const View view = view_after("A2.K3..4", "QS", {3, Trump::first_lead()});
  const std::optional<NextAnswer> answer = answer_stopped_after(40, view, {1, 100'000});
  REQUIRE(answer);
  CHECK_FALSE(answer->is_complete);
  CHECK_FALSE(answer->is_exact);
  CHECK(answer->deals >= 16);
  CHECK(answer->deals < 100'000);
  CHECK(to_string(answer->cards.front().card) == "AS");
  CHECK_FALSE(answer->cards.front().success.is_exact());
}

TEST_CASE("A part of all worlds is a random sample of them", "[analysis][next]") {
  View view = view_of_two("AQ9.KT..", "AS TS", {4, Trump::first_lead()});
  view.calls = Calls{view.contract};
  const std::optional<NextAnswer> all = answer_of(view, {1, 100'000});
  const std::optional<NextAnswer> part = answer_stopped_after(800, view, {1, 100'000});
  REQUIRE((all && part));
  REQUIRE(all->is_exact);
  CHECK_FALSE(part->is_complete);
  CHECK_FALSE(part->is_exact);
  CHECK(part->deals < all->deals);
  for (const NextCard& each : part->cards) {
    const auto same = std::find_if(all->cards.begin(), all->cards.end(),
                                   [&](const NextCard& other) { return other.card == each.card; });
    REQUIRE(same != all->cards.end());
    // Twice as wide as the interval, which misses one rate in twenty.
    CHECK(std::abs(same->success.value - each.success.value) <= 2.0 * wider_side(each.success));
  }
}

}  // namespace
}  // namespace nap
