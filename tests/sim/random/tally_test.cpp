#include "nap/sim/random/tally.hpp"

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
  for (int i = 0; i < 30; ++i) {
    std::vector<std::size_t> succeeded;
    if (i % 2 == 0) succeeded.push_back(0);
    if (i % 3 == 0) succeeded.push_back(1);
    add(whole, succeeded);
    add(i < 11 ? left : right, succeeded);
  }
  Tally one = left;
  one += right;
  Tally other = right;
  other += left;
  CHECK(one == whole);
  CHECK(other == whole);
}
