#include "nap/chance/race.hpp"

#include <vector>

#include <catch2/catch.hpp>

#include "nap/chance/random_numbers.hpp"

using namespace nap;

TEST_CASE("The leader is the first arm with the most successes", "[chance][race]") {
  Race race(3);
  CHECK(race.leader() == 0);
  race.add(0b110);
  CHECK(race.leader() == 1);
  race.add(0b100, 5);
  CHECK(race.leader() == 2);
  CHECK(race.samples() == 6);
  CHECK(race.successes(0) == 0);
  CHECK(race.successes(1) == 1);
  CHECK(race.successes(2) == 6);
}

TEST_CASE("Only samples that tell two arms apart count between them", "[chance][race]") {
  Race race(2);
  race.add(0b11, 1000);
  race.add(0b00, 1000);
  CHECK(race.apart(0, 1) == 0);
  CHECK_FALSE(race.is_behind(0, 1, 0.0));
  race.add(0b10, 9);
  CHECK(race.apart(0, 1) == 9);
  // Arm 1 is nine behind, with a standard error of three.
  CHECK(race.is_behind(0, 1, 2.9));
  CHECK_FALSE(race.is_behind(0, 1, 3.0));
  CHECK_FALSE(race.is_behind(1, 0, 0.0));
  race.add(0b01, 5);
  CHECK(race.apart(0, 1) == 14);
  CHECK_FALSE(race.is_behind(0, 1, 2.0));
}

TEST_CASE("Arms are dropped that are clearly behind, or can no longer win", "[chance][race]") {
  Race race(3);
  race.add(0b001, 16);
  race.add(0b010, 4);
  race.drop_behind(2.5);  // arm 1 is 12 behind, with an error of 4.5; arm 2 is 16 behind, with an error of 4
  CHECK(race.left() == 0b001);

  Race close(3);
  close.add(0b001, 16);
  close.add(0b010, 12);
  close.drop_beyond(4);
  CHECK(close.left() == 0b011);
  close.add(0b110, 4);  // a dropped arm no longer counts
  CHECK(close.successes(2) == 0);
  close.keep_best();
  CHECK(close.left() == 0b011);
  CHECK_FALSE(close.is_over());
  close.keep(0b010);
  CHECK(close.is_over());
  CHECK(close.leader() == 1);
}

TEST_CASE("Arms are dropped that seem no better than one of them", "[chance][race]") {
  Race race(4);
  race.add(0b1011, 20);
  race.add(0b0001, 6);
  race.add(0b1000, 2);  // arm 3 is four behind, with an error of 2.8; arm 2 is 26 behind
  race.add(0b0100, 5);
  race.drop_no_better(1, 1.0);
  CHECK(race.left() == 0b1011);  // arm 2 is 15 behind arm 1, with an error of 5
  race.drop_no_better(0, 1.5);
  CHECK(race.left() == 0b1001);
  race.drop_no_better(0, 1.4);
  CHECK(race.left() == 0b0001);

  Race alike(3);
  alike.add(0b101, 3);
  alike.add(0b010, 4);
  alike.drop_no_better(0, 5.0);
  CHECK(alike.left() == 0b011);
}

TEST_CASE("A tally counts as its samples do", "[chance][race]") {
  const std::vector<std::vector<std::size_t>> samples = {{0, 2}, {0}, {1, 2}, {}, {0, 1, 2}, {2}};
  Race one_by_one(3);
  Tally tally(4);  // the arms have the places from 1 on
  for (const std::vector<std::size_t>& sample : samples) {
    Race::Arms good = 0;
    std::vector<std::size_t> places = {0};
    for (const std::size_t arm : sample) {
      good |= Race::Arms{1} << arm;
      places.push_back(arm + 1);
    }
    one_by_one.add(good);
    tally.add(places);
  }
  Race at_once(3);
  at_once.add(tally, 1);
  CHECK(at_once.samples() == one_by_one.samples());
  for (std::size_t a = 0; a < 3; ++a) {
    CHECK(at_once.successes(a) == one_by_one.successes(a));
    for (std::size_t b = 0; b < 3; ++b) CHECK(at_once.apart(a, b) == one_by_one.apart(a, b));
  }
}

// The arms succeed in known shares of the samples. An arm as good as the best is rarely dropped, and a far
// worse one always.
TEST_CASE("Of synthetic arms the best stays and bad ones go", "[chance][race]") {
  constexpr int kRaces = 400;
  int best_dropped = 0;
  int equal_dropped = 0;
  int bad_left = 0;
  for (int i = 0; i < kRaces; ++i) {
    const RandomNumbers numbers(static_cast<std::uint64_t>(i) + 1, Stream::Play);
    std::uint64_t drawn = 0;
    const auto happens = [&](std::uint32_t percent) { return numbers.below(drawn++, 100) < percent; };
    Race race(3);
    for (int round = 0; round < 8 && !race.is_over(); ++round) {
      for (int sample = 0; sample < 64; ++sample) {
        const bool is_good_deal = happens(60);
        Race::Arms good = 0;
        if (is_good_deal && happens(80)) good |= 0b001;
        if (is_good_deal && happens(80)) good |= 0b010;
        if (is_good_deal && happens(40)) good |= 0b100;
        race.add(good);
      }
      race.drop_behind(3.0);
    }
    if (!race.is_left(0) && !race.is_left(1)) ++best_dropped;
    if (!race.is_left(0) || !race.is_left(1)) ++equal_dropped;
    if (race.is_left(2)) ++bad_left;
  }
  CHECK(best_dropped == 0);
  // With three standard errors in each of eight looks, this happens in about one race in a hundred.
  CHECK(equal_dropped <= kRaces / 25);
  CHECK(bad_left == 0);
}
