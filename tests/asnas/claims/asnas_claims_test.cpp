// The claims about As Nas: the figures that must be found, and what turns a verdict around.
#include "nap/asnas/claims/asnas_claims.hpp"

#include <array>

#include <catch2/catch.hpp>

#include "claims/claim_tests.hpp"

using namespace nap;
using namespace nap::asnas;
using Catch::Matchers::Contains;

namespace {

Claim test_one(const char* id, std::optional<int> copies = std::nullopt) {
  Monitor monitor;
  Workers workers(2, monitor);
  Claim claim = test_claims({copies, 1, 200, {id}}, workers).value().at(0);
  CHECK(monitor.done == monitor.planned);
  return claim;
}

double value_of(const Claim& claim, const std::string& what) {
  for (const Figure& figure : claim.figures) {
    if (figure.what == what) return figure.estimate.value;
  }
  throw std::runtime_error("no figure " + what);
}

const std::array<std::string, 7> kTables = {
    "2 players, 20 cards", "3 players, 20 cards", "4 players, 20 cards", "5 players, 25 cards",
    "6 players, 30 cards", "7 players, 35 cards", "8 players, 40 cards"};

void check_values(const Claim& claim, const std::string& what, const std::array<double, 7>& expected,
                  double margin) {
  for (std::size_t i = 0; i < kTables.size(); ++i) {
    INFO(kTables[i]);
    CHECK(value_of(claim, kTables[i] + what) == Approx(expected[i]).margin(margin));
  }
}

std::vector<double> numbers_of(const std::vector<Claim>& claims) {
  std::vector<double> numbers;
  for (const Claim& claim : claims) {
    for (const Figure& figure : claim.figures) {
      numbers.insert(numbers.end(), {figure.estimate.value, figure.estimate.low, figure.estimate.high});
    }
  }
  return numbers;
}

}  // namespace

TEST_CASE("A course says where values grow and where they fall", "[asnas][claims][unit]") {
  CHECK(course_text(std::array{1.0, 2.0, 3.0}) == "grows from 2 to 4 players");
  CHECK(course_text(std::array{1.0, 2.0, 3.0, 2.0, 4.0}) ==
        "grows from 2 to 4 players, falls to 5 and grows to 6");
  CHECK(course_text(std::array{1.0, 1.0}) == "stays the same from 2 to 3 players");
  CHECK(always_grows(std::array{1.0, 2.0}));
  CHECK_FALSE(always_grows(std::array{1.0, 2.0, 2.0}));
}

TEST_CASE("Claim N1: big hands come more often with more players", "[asnas][claims][golden]") {
  const Claim claim = test_one("N1");
  CHECK(claim.verdict == Verdict::Confirmed);
  CHECK(claim.basis == Basis::exact());
  check_values(claim, ": the best hand is a full or better", {.070, .102, .131, .207, .279, .346, .408},
               0.0006);
}

TEST_CASE("Claim N2: ties do not always become more frequent", "[asnas][claims][golden]") {
  const Claim claim = test_one("N2");
  CHECK(claim.verdict == Verdict::Refuted);
  check_values(claim, ": a tie, by category", {.356, .393, .426, .401, .403, .409, .416}, 0.0006);
  check_values(claim, ": a tie, by combination", {.0286, .0155, .0144, .0146, .0168, .0209, .0263}, 6e-5);
  check_values(claim, ": a tie, with kickers", {.0101, .0034, .0035, .0031, .0035, .0043, .0053}, 6e-5);
  CHECK_THAT(claim.reason, Contains("by category it grows from 2 to 4 players, falls to 5 and grows to 8"));
  // With one pack for all tables ties by category do not fall.
  CHECK_THAT(test_one("N2", 5).reason, Contains("by category it grows from 2 to 5 players;"));
}

TEST_CASE("Claim N3: the ranks take most ties away", "[asnas][claims][golden]") {
  const Claim claim = test_one("N3");
  CHECK(claim.verdict == Verdict::Confirmed);
  check_values(claim, ": rarer by combination than by category",
               {.3274, .3775, .4116, .3864, .3862, .3881, .3897}, 0.0006);
}

TEST_CASE("Claim N4: the pack decides who can have five alike", "[asnas][claims]") {
  const Claim claim = test_one("N4");
  CHECK(claim.verdict == Verdict::Confirmed);
  CHECK(value_of(claim, "4 players, 20 cards: somebody has five alike") == 0.0);
  // Five hands of each player, of 53,130; deals with several of them hardly count.
  CHECK(value_of(claim, "5 players, 25 cards: somebody has five alike") ==
        Approx(25.0 / 53'130).margin(1e-6));
  CHECK(test_one("N4", 5).verdict == Verdict::Refuted);
  CHECK(test_one("N4", 4).verdict == Verdict::Confirmed);
}

TEST_CASE("Claim N5: with five ranks combinations are easier", "[asnas][claims][golden]") {
  const Claim claim = test_one("N5");
  CHECK(claim.verdict == Verdict::Confirmed);
  CHECK(value_of(claim, "20 cards: a full or better") == Approx((80.0 + 480.0) / 15'504));
  CHECK(value_of(claim, "25 cards: a pair or better") == Approx(1.0 - 3'125.0 / 53'130));
  CHECK(value_of(claim, "poker, 52 cards: a full or better") == Approx((624.0 + 3'744.0) / 2'598'960));
  CHECK_THAT(claim.reason, Contains("6.6 % of hands with 20 cards"));
  CHECK(test_one("N5", 8).figures.size() == 8);
}

TEST_CASE("Claim N6: another order changes hands and not the game", "[asnas][claims]") {
  const Claim claim = test_one("N6", 4);
  CHECK(claim.verdict == Verdict::Confirmed);
  CHECK(claim.basis == Basis::exact());
  CHECK(value_of(claim, "4 players, 20 cards, any order: the most that a hand loses by category") == 0.0);
  CHECK(value_of(claim,
                 "4 players, 20 cards, two neighbours change places: the most that a hand loses by "
                 "combination") > 0.2);
}

TEST_CASE("Claim N7: with the exchange big hands win", "[asnas][claims]") {
  const Claim claim = test_one("N7");
  CHECK(claim.verdict == Verdict::Refuted);
  CHECK(claim.basis == kSampledBasis);
  CHECK(value_of(claim, "4 players, 20 cards: a full or better is the best hand, before") ==
        Approx(.131).margin(0.0006));
  CHECK(value_of(claim, "4 players, 20 cards: so much more often") > 0.3);
}

TEST_CASE("Claims are the same bits on any number of threads, and others with another seed",
          "[asnas][claims][determinism]") {
  const auto tested = [](int threads, std::uint64_t seed) {
    Monitor monitor;
    Workers workers(threads, monitor);
    return numbers_of(test_claims({4, seed, 100, {"N6", "N7"}}, workers).value());
  };
  const std::vector<double> one = tested(1, 1);
  CHECK(one == tested(2, 1));
  CHECK(one != tested(2, 2));
}

TEST_CASE("Claims that are stopped have no answer", "[asnas][claims]") {
  for (const std::string& id : claim_ids()) {
    INFO(id);
    Monitor monitor;
    Workers workers(2, monitor);
    monitor.stop = true;
    CHECK_FALSE(test_claims({std::nullopt, 1, 100, {id}}, workers).has_value());
  }
}
