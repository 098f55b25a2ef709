#include "nap/chance/tally.hpp"

#include <array>
#include <vector>

#include <catch2/catch.hpp>

using namespace nap;

namespace {

void add(Tally& tally, std::vector<std::size_t> succeeded) { tally.add(succeeded); }

}  // namespace

TEST_CASE("A tally counts each outcome and each pair of outcomes", "[sim][tally]") {
  Tally tally(3);
  add(tally, {0, 2});
  add(tally, {2});
  add(tally, {});
  add(tally, {2, 0, 1});
  CHECK(tally.deals() == 4);
  CHECK(tally.successes(0) == 2);
  CHECK(tally.successes(1) == 1);
  CHECK(tally.successes(2) == 3);
  CHECK(tally.joint(0, 2) == 2);
  CHECK(tally.joint(2, 0) == 2);
  CHECK(tally.joint(0, 1) == 1);
}

TEST_CASE("However many deals are added, each pair is counted", "[sim][tally]") {
  constexpr std::size_t kOutcomes = 7;
  std::array<std::array<std::uint64_t, kOutcomes>, kOutcomes> expected{};
  Tally tally(kOutcomes);
  for (std::uint64_t i = 0; i < 200; ++i) {
    std::vector<std::size_t> succeeded;
    for (std::size_t outcome = kOutcomes; outcome-- > 0;) {
      if ((i * i + outcome) % (outcome + 2) < 2) succeeded.push_back(outcome);
    }
    const std::uint64_t deals = i % 10 == 7 ? i : 1;
    tally.add(succeeded, deals);
    for (const std::size_t a : succeeded) {
      for (const std::size_t b : succeeded) expected[a][b] += deals;
    }
    for (std::size_t a = 0; a < kOutcomes; ++a) {
      for (std::size_t b = 0; b < kOutcomes; ++b) REQUIRE(tally.joint(a, b) == expected[a][b]);
      REQUIRE(tally.successes(a) == expected[a][a]);
    }
  }
}

TEST_CASE("Many equal deals are added as one by one", "[sim][tally]") {
  Tally one_by_one(3), together(3);
  const std::vector<std::size_t> succeeded = {0, 2};
  for (int i = 0; i < 70; ++i) add(one_by_one, succeeded);
  for (int i = 0; i < 30; ++i) add(one_by_one, {});
  together.add(succeeded, 70);
  together.add({}, 30);
  CHECK(together == one_by_one);
}

TEST_CASE("Tallies of parts add up to the tally of the whole in any order", "[sim][tally]") {
  Tally whole(2), left(2), right(2);
  for (int i = 0; i < 300; ++i) {
    std::vector<std::size_t> succeeded;
    if (i % 2 == 0) succeeded.push_back(0);
    if (i % 3 == 0) succeeded.push_back(1);
    add(whole, succeeded);
    add(i < 110 ? left : right, succeeded);
  }
  Tally one = left;
  one += right;
  Tally other = right;
  other += left;
  CHECK(one == whole);
  CHECK(other == whole);
}
