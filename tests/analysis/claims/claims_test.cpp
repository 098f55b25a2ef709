// The claims of the old books: what the tests must find, and how they reach a verdict.
#include "nap/analysis/claims/claims.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <catch2/catch.hpp>

#include "nap/analysis/trials/model_bases.hpp"

using namespace nap;

namespace {

std::vector<Claim> test(const ClaimsPlan& plan, int threads = 2) {
  Monitor monitor;
  Harness harness(threads, monitor);
  std::vector<Claim> claims = test_claims(harness, plan).value();
  CHECK(monitor.done == monitor.planned);
  return claims;
}

Claim test_one(const char* id, std::uint64_t hands, std::uint64_t deals) {
  Monitor monitor;
  Harness harness(2, monitor);
  return test_claims(harness, {{1, hands, deals}, {id}}).value().at(0);
}

const Figure& figure(const Claim& claim, std::string_view what, std::string_view hand = "") {
  for (const Figure& figure : claim.figures) {
    if (figure.what == what && (hand.empty() || figure.hand == hand)) return figure;
  }
  throw std::runtime_error("no figure " + std::string(what));
}

bool is_same(const Figure& a, const Figure& b) {
  return a.what == b.what && a.hand == b.hand && a.estimate.value == b.estimate.value &&
         a.estimate.low == b.estimate.low && a.estimate.high == b.estimate.high;
}

}  // namespace

TEST_CASE("Claims C1, C3 and C4 come out as counted", "[analysis][count]") {
#ifndef NAP_SANITIZED
  const Claim perfect = test_one("C1", 1, 1);
  CHECK(perfect.verdict == Verdict::Confirmed);
  CHECK(perfect.basis == Basis::exact());
  const std::array<std::pair<const char*, double>, 6> counts = {
      {{"52", 4}, {"40", 4}, {"36", 20}, {"32", 52}, {"28", 88}, {"24", 116}}};
  for (const auto& [deck, count] : counts) {
    const Figure& found = figure(perfect, std::string("certain Naps, ") + deck + " cards");
    CHECK(found.estimate.value == count);
    CHECK(found.estimate.is_exact());
  }
  const Claim three = test_one("C3", 1, 1);
  CHECK(three.verdict == Verdict::Confirmed);
  CHECK(figure(three, "combinations of three cards of one suit").estimate.value == 286);
  CHECK(figure(three, "certain among four players").estimate.value == 1);
  CHECK(figure(three, "hands that are certain by trumps alone, any number of opponents").estimate.value ==
        5'304);
  CHECK(figure(three, "of these without AKQ").estimate.value == 600);
  CHECK(figure(three, "hands that are certain against one opponent, in all possible deals").estimate.value >=
        5'304);
  const Claim two = test_one("C4", 1, 1);
  CHECK(two.verdict == Verdict::Confirmed);
  CHECK(figure(two, "combinations of two cards of one suit").estimate.value == 78);
  CHECK(figure(two, "certain among four players").estimate.value == 1);
#endif
}

TEST_CASE("Claim C5: ace, knave and ten win in as many possible deals as counted", "[analysis][golden]") {
  const Claim claim = test_one("C5", 1, 400);
  CHECK(claim.verdict == Verdict::Confirmed);
  CHECK(claim.basis == Basis::exact());
  const std::array<double, 5> of_52 = {.883, .772, .668, .571, .481};
  const std::array<double, 5> of_32 = {.839, .689, .548, .417, .296};
  for (std::size_t i = 0; i < 5; ++i) {
    const std::string players = std::to_string(i + 2) + " players: ";
    const std::string line = players + "A, J and T win when led in turn";
    CHECK(figure(claim, "52 cards, " + line).estimate.value == Approx(of_52[i]).margin(0.0005));
    CHECK(figure(claim, "32 cards, " + line).estimate.value == Approx(of_32[i]).margin(0.0005));
  }
  const Estimate three = figure(claim, "52 cards, 4 players: makes three").estimate;
  CHECK(three.high > of_52[2]);  // leading them in turn is one way to play
}

TEST_CASE("Claim C6: not every good Nap of Peel's is one", "[analysis][golden]") {
  const Claim claim = test_one("C6", 1, 4'000);
  CHECK(claim.verdict == Verdict::Refuted);
  CHECK(claim.basis == kPlayedBasis);
  CHECK(figure(claim, "Nap is worth more than three by", "KJ95.K..").estimate.high < 0.0);
  CHECK(figure(claim, "Nap is worth more than four by", "AKJ.AK..").estimate.low > 0.0);
  CHECK(figure(claim, "makes Nap", "KQT87...").estimate.value == Approx(0.665).margin(0.03));
}

TEST_CASE("Claim C7: four trumps against Nap are fatal, and rare", "[analysis][golden]") {
  const Claim claim = test_one("C7", 1, 4'000);
  CHECK(claim.verdict == Verdict::Refuted);
  const std::array<double, 5> expected = {.9948, .9895, .9843, .9791, .9739};
  for (std::size_t i = 0; i < 5; ++i) {
    const Figure& nobody =
        figure(claim, "no opponent has four trumps, " + std::to_string(i + 2) + " players");
    CHECK(nobody.estimate.value == Approx(expected[i]).margin(0.00005));
  }
  for (const char* hand : {"AKQ.A.A.", "AKJ.A.A.", "AKQ.A.K."}) {
    CHECK(figure(claim, "makes Nap with open hands when an opponent has four trumps", hand).estimate.value ==
          0.0);
    CHECK(figure(claim, "makes Nap", hand).estimate.low > 0.6);
  }
}

TEST_CASE("The opponents' share of the unseen cards is exact, and which deck is best is undecided",
          "[analysis][golden]") {
  const Claim claim = test_one("C12", 4, 1);
  CHECK(claim.verdict == Verdict::Undecided);
  CHECK_FALSE(claim.to_decide.empty());
  const auto held = [&](const std::string& at) {
    return figure(claim, at + ": unseen cards that opponents hold").estimate.value;
  };
  CHECK(held("4 players, 52 cards") == Approx(.319).margin(.0005));
  CHECK(held("4 players, 32 cards") == Approx(.556).margin(.0005));
  CHECK(held("4 players, 28 cards") == Approx(.652).margin(.0005));
  CHECK(held("5 players, 36 cards") == Approx(.645).margin(.0005));
  CHECK(held("5 players, 40 cards") == Approx(.571).margin(.0005));
}

TEST_CASE("The lowest trump costs a perfect Nap nothing", "[analysis][golden]") {
  const Claim claim = test_one("C19", 4, 2'000);
  CHECK(figure(claim, "lowest trump: makes all five", "AKQJT...").estimate.value == 1.0);
  CHECK(figure(claim, "lowest trump: makes all five", "AKJ.AK..").estimate.high <
        figure(claim, "free lead: makes all five", "AKJ.AK..").estimate.low);
}

#ifndef NAP_SANITIZED
namespace {

// These claims are tested together, on one sample of hands.
const Claim& claim_on_play(std::string_view id) {
  static const std::vector<Claim> claims = test({{1, 200, 1}, {"C15", "C16", "C17", "C26"}});
  return *std::find_if(claims.begin(), claims.end(), [&](const Claim& claim) { return claim.id == id; });
}

}  // namespace

TEST_CASE("Claim C15: to pass the first trick helps the declarer", "[analysis][golden]") {
  const Claim& claim = claim_on_play("C15");
  CHECK(claim.basis == kPlayedBasis);
  CHECK(figure(claim, "two: change").estimate.low > 0.05);
  CHECK(figure(claim, "three: change").estimate.low > 0.0);
  CHECK(figure(claim, "two, headed: makes it").estimate.high <
        figure(claim, "two, passed: makes it").estimate.low);
}

TEST_CASE("Claim C16: misère is safe from defenders who take every trick", "[analysis][golden]") {
  const Claim& claim = claim_on_play("C16");
  CHECK(claim.basis == kPlayedBasis);
  CHECK(figure(claim, "misère: change").estimate.low > 0.15);
  CHECK(figure(claim, "misère, defenders take every trick: makes it").estimate.low > 0.75);
  const Estimate nap =
      figure(claim, "Nap: change").estimate;  // so few hands show only that the change is small
  CHECK(nap.low < 0.05);
  CHECK(nap.high > -0.05);
}

TEST_CASE("Claim C17: a defence that forgets is not much worse", "[analysis][golden]") {
  const Claim& claim = claim_on_play("C17");
  CHECK(claim.basis == kPlayedBasis);
  // With so few deals, no whole hand of Nap shows a change, so there is no mean of all bids.
  const Estimate change = figure(claim, "all bids, mean, from two nearly equal cards on: change").estimate;
  CHECK(change.high > 0.0);
  CHECK(change.value < 0.05);
  CHECK_FALSE(claim.verdict == Verdict::Refuted);
}

TEST_CASE("Claim C24: seven is hardly ever the best bid, at either stakes", "[analysis][golden]") {
  const Claim claim = test_one("C24", 250, 1);
  CHECK(claim.verdict == Verdict::Refuted);
  CHECK(claim.basis == kPlayedBasis);
  const auto share = [&](const char* what) { return figure(claim, what).estimate; };
  CHECK(share("seven pays with open hands").low > 0.0);
  CHECK(share("seven pays with open hands").high < 0.003);
  const double lower = share("seven is the best bid at 24/12").value;
  const double higher = share("seven is the best bid at 28/14").value;
  CHECK(higher == Approx(lower + share("28/14 makes seven the best bid").value));
  CHECK(share("28/14 makes seven the best bid").high < 0.001);
}

TEST_CASE("Claim C26: to bid by value gains on players who count", "[analysis][golden]") {
  const Claim& claim = claim_on_play("C26");
  const Estimate skill = figure(claim, "the best bidder among players who count gains, per evening").estimate;
  CHECK(skill.low > 0.0);
  CHECK(figure(claim, "standard deviation of that player's evening").estimate.value > 20.0);
}
#endif

TEST_CASE("The claims are the same for any number of threads", "[analysis][determinism]") {
#ifdef NAP_SANITIZED
  const ClaimsPlan plan{{3, 3, 40}, {"C8", "C16", "C17", "C19", "C20", "C23", "C26", "C28"}};
#else
  const ClaimsPlan plan{{3, 3, 60},
                        {"C2",  "C6",  "C7",  "C8",  "C9",  "C10", "C12", "C13", "C14", "C15", "C16", "C17",
                         "C18", "C19", "C20", "C21", "C22", "C23", "C24", "C25", "C26", "C27", "C28"}};
#endif
  const std::vector<Claim> one = test(plan, 1);
  const std::vector<Claim> eight = test(plan, 8);
  REQUIRE(one.size() == plan.only.size());
  REQUIRE(eight.size() == one.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    INFO(one[i].id);
    CHECK(one[i].verdict == eight[i].verdict);
    CHECK(one[i].reason == eight[i].reason);
    CHECK(std::equal(one[i].figures.begin(), one[i].figures.end(), eight[i].figures.begin(),
                     eight[i].figures.end(), is_same));
  }
}

TEST_CASE("Claims are tested in their order, and a test that is stopped says nothing", "[analysis][unit]") {
  const std::vector<std::string> ids = claim_ids();
  REQUIRE(ids.size() == 28);
  for (std::size_t i = 0; i < ids.size(); ++i)
    CHECK(ids[i] == std::string("C").append(std::to_string(i + 1)));
  Monitor monitor;
  monitor.stop = true;
  Harness harness(1, monitor);
  for (const char* id : {"C1", "C2", "C5", "C13", "C15", "C17", "C24"}) {
    CHECK_FALSE(test_claims(harness, {{1, 5, 10}, {id}}).has_value());
  }
}
