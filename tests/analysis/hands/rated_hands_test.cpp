#include "nap/analysis/hands/rated_hands.hpp"

#include <numeric>

#include <catch2/catch.hpp>

#include "nap/cards/hand_class.hpp"

using namespace nap;

namespace {

RatedHands sample(const Setup& setup, std::uint64_t hands, std::uint64_t seed, int threads = 2) {
  Monitor monitor;
  Harness harness(threads, monitor);
  return sample_hands(harness, setup, {hands, seed, 0.08}).value();
}

double sum_of_weights(const RatedHands& rated) {
  return std::accumulate(rated.list.begin(), rated.list.end(), 0.0,
                         [](double sum, const RatedHand& hand) { return sum + hand.weight; });
}

}  // namespace

TEST_CASE("A sample of hands is the same for one and for eight threads", "[analysis][determinism]") {
  const Setup setup{Deck(32), 3, 5};
  const RatedHands one = sample(setup, 60, 3, 1);
  const RatedHands eight = sample(setup, 60, 3, 8);
  CHECK(one.coverage == Coverage::Sample);
  CHECK(sum_of_weights(one) == Approx(1.0));
  REQUIRE(one.list.size() == 60);
  for (std::size_t i = 0; i < one.list.size(); ++i) {
    CHECK(one.list[i].cards == eight.list[i].cards);
    CHECK(canonical_hand(one.list[i].cards).hand == one.list[i].cards);
    for (const Contract& contract : rated_contracts(5)) {
      CHECK(one.list[i].rate(contract).success.value == eight.list[i].rate(contract).success.value);
    }
  }
  CHECK(sample(setup, 60, 4).list[7].cards != one.list[7].cards);
}

TEST_CASE("A sample deals each shape as often as hands have it", "[analysis][count]") {
  // With 32 cards, 3.337 % of hands have a suit of four cards, 0.111 % one of five, and 30.7 % one of three.
  const RatedHands rated = sample({Deck(32), 2, 5}, 2000, 5);
  std::array<int, 6> by_length{};
  for (const RatedHand& hand : rated.list)
    ++by_length[static_cast<std::size_t>(hand.cards.of(Suit::Spades).size())];
  CHECK(by_length[5] >= 2);
  CHECK(by_length[5] <= 3);
  CHECK(by_length[4] >= 66);
  CHECK(by_length[4] <= 68);
  CHECK(by_length[3] >= 613);
  CHECK(by_length[3] <= 616);
}

TEST_CASE("Where there are few classes each is rated once, weighted by its hands", "[analysis][count]") {
  const Setup setup{Deck(24), 2, 5};
  const std::vector<HandClass> classes = hand_classes(setup.deck, 5);
  Monitor monitor;
  Harness harness(2, monitor);
#ifndef NAP_SANITIZED
  const RatedHands rated = sample_hands(harness, setup, {classes.size(), 1, 0.2}).value();
  CHECK(rated.coverage == Coverage::EveryClass);
  REQUIRE(rated.list.size() == classes.size());
  CHECK(sum_of_weights(rated) == Approx(1.0));
  CHECK(rated.list[5].weight == Approx(classes[5].members / 42'504.0));  // C(24, 5)
#endif
  monitor.stop = true;
  CHECK_FALSE(sample_hands(harness, setup, {10, 1, 0.2}).has_value());
}
