// What Peel calls certain, against every lie of one opponent's cards.
#include <catch2/catch.hpp>

#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/sim/deals.hpp"
#include "nap/solver/solver.hpp"

using namespace nap;

namespace {

// Whether one lead makes `target` in every lie, or, failing that, each lie has some lead that does.
struct Certainty {
  bool by_one_lead;
  bool by_some_lead;
};

// Lies are looked at in a scattered order, because an uncertain hand soon meets one that beats it. 7919 is
// prime and divides no number of lies here, so every lie has its turn.
Certainty certainty(Solver& solver, Deck deck, CardSet hand, int target) {
  const EveryLie lies(deck, 2, hand);
  REQUIRE(lies.size() % 7919 != 0);
  CardSet leads = hand;
  for (std::uint64_t i = 0; i < lies.size(); ++i) {
    const Deal deal = lies.deal(i * 7919 % lies.size());
    const Solution solution = solver.solve(deal, {Game{}, leads, {target - 1, target}});
    if (solution.best() < target) return {false, false};
    for (const Solution::Lead& lead : solution.leads()) {
      if (lead.tricks < target) leads.remove(lead.card);
    }
  }
  return {!leads.is_empty(), true};
}

struct Count {
  int by_one_lead = 0;
  int by_some_lead = 0;
};

Count certain_naps(Deck deck) {
  Solver solver;
  Count count;
  for (const HandClass& hand_class : hand_classes(deck, 5)) {
    const Certainty found = certainty(solver, deck, hand_class.representative, 5);
    count.by_one_lead += found.by_one_lead ? hand_class.members : 0;
    count.by_some_lead += found.by_some_lead ? hand_class.members : 0;
  }
  return count;
}

bool is_certain(const char* hand, int target) {
  Solver solver;
  return certainty(solver, Deck(), parse_hand(hand, Deck(), 5), target).by_one_lead;
}

}  // namespace

TEST_CASE("Claim C1: with 40 or 52 cards ace to ten of a suit is the only certain Nap",
          "[analysis][guarantee]") {
  CHECK(certain_naps(Deck(40)).by_one_lead == 4);
#ifndef NAP_SANITIZED
  CHECK(certain_naps(Deck(52)).by_one_lead == 4);
#endif
}

TEST_CASE("Claim C1 is false with fewer cards, where more hands are certain Naps", "[analysis][guarantee]") {
  CHECK(certain_naps(Deck(36)).by_one_lead == 20);
  CHECK(certain_naps(Deck(32)).by_one_lead == 52);
  CHECK(certain_naps(Deck(28)).by_one_lead == 88);
  const Count nines_and_up = certain_naps(Deck(24));
  CHECK(nines_and_up.by_one_lead == 116);
  // AK-AK-A and AK-A-A-A never lose, but no one lead is safe.
  CHECK(nines_and_up.by_some_lead == 116 + 16);
}

TEST_CASE("Claim C3 is false: three is certain without ace, king and queen", "[analysis][guarantee]") {
  CHECK(is_certain("AKQ.3.2.", 3));
  for (const char* hand : {"KQJT.2..", "AQJT.2..", "AKJT.2..", "AKQT.2..", "KQJT2..."}) {
    INFO(hand);
    CHECK(is_certain(hand, 3));
  }
  CHECK_FALSE(is_certain("AJT.4.3.", 3));
}

TEST_CASE("Claim C4 is false: two is certain without ace and king", "[analysis][guarantee]") {
  CHECK(is_certain("AK.4.3.2", 2));
  for (const char* hand : {"KQJ.3.2.", "QJT9.2.."}) {
    INFO(hand);
    CHECK(is_certain(hand, 2));
  }
  CHECK_FALSE(is_certain("KQ.4.3.2", 2));
}
