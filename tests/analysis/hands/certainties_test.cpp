// What Peel calls certain, checked in all possible deals.
#include <algorithm>
#include <numeric>

#include <catch2/catch.hpp>

#include "hands/certain_hands.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/trick.hpp"
#include "nap/sim/deals/deals.hpp"

using namespace nap;

namespace {

CertainHands certain(int deck, int target) {
  Monitor monitor;
  Harness harness(2, monitor);
  return certain_hands(harness, Deck(deck), 5, target).value();
}

std::uint64_t certain_naps(int deck) { return count_hands(certain(deck, 5).by_one_lead); }

CardSet hand(const char* text) { return parse_hand(text, Deck(), 5); }

bool is_certain(const char* text, int target) {
  Solver solver;
  return certainty(solver, Deck(), hand(text), target).by_one_lead;
}

// Whether an opponent with these cards can win a trick if the cards of `order` are led in turn.
bool can_beat(std::span<const Card> order, CardSet opponent, Suit trump) {
  if (order.empty()) return false;
  for (const Card card : legal_cards(opponent, order[0].suit())) {
    if (trick_winner(std::array{order[0], card}, trump) == 1) return true;
    if (can_beat(order.subspan(1), opponent - card, trump)) return true;
  }
  return false;
}

// Whether some order of leading wins all tricks from every hand that one opponent may hold.
bool has_safe_order(Deck deck, CardSet cards) {
  const EveryWorld worlds(deck, 2, cards);
  std::vector<Card> order(cards.begin(), cards.end());  // trumps first, from the highest
  std::sort(order.begin(), order.end(), [](Card a, Card b) { return a.bit() < b.bit(); });
  do {
    bool is_safe = true;
    for (std::uint64_t i = 0; i < worlds.size() && is_safe; ++i) {
      is_safe = !can_beat(order, worlds.deal(i * 7919 % worlds.size()).hands.hand(Seat(1)), order[0].suit());
    }
    if (is_safe) return true;
  } while (
      std::next_permutation(order.begin(), order.end(), [](Card a, Card b) { return a.bit() < b.bit(); }));
  return false;
}

}  // namespace

TEST_CASE("Claim C1: with 40 or 52 cards ace to ten of a suit is the only certain Nap",
          "[analysis][guarantee]") {
  CHECK(certain_naps(40) == 4);
#ifndef NAP_SANITIZED
  const CertainHands full = certain(52, 5);
  CHECK(count_hands(full.by_one_lead) == 4);
  CHECK(full.hands == 2'598'960);
#endif
}

TEST_CASE("Claim C1 is false with fewer cards, where more hands are certain Naps", "[analysis][guarantee]") {
  CHECK(certain_naps(36) == 20);
  CHECK(certain_naps(32) == 52);
  CHECK(certain_naps(28) == 88);
  const CertainHands nines_and_up = certain(24, 5);
  CHECK(count_hands(nines_and_up.by_one_lead) == 116);
  // AK-AK-A and AK-A-A-A never lose, but no single lead is safe.
  CHECK(count_hands(nines_and_up.by_some_lead) == 116 + 16);
}

TEST_CASE("A certain Nap has an order of leading that no single hand beats, and so no number of them",
          "[analysis][guarantee]") {
#ifdef NAP_SANITIZED
  const std::vector<int> decks = {24};
#else
  const std::vector<int> decks = {24, 28, 32, 36};
#endif
  for (const int deck : decks) {
    for (const HandClass& found : certain(deck, 5).by_one_lead) {
      INFO(deck << " cards: " << to_dots(found.representative));
      CHECK(has_safe_order(Deck(deck), found.representative));
    }
  }
  CHECK_FALSE(has_safe_order(Deck(24), parse_hand("AK.AK.A.", Deck(24), 5)));
}

TEST_CASE("Worlds that differ only in cards of equal worth are one world", "[analysis][two-method]") {
  const Deck deck(24);
  Solver solver;
  const std::vector<HandClass> classes = hand_classes(deck, 5);
  for (std::size_t i = 0; i < classes.size(); i += 97) {
    const CardSet cards = classes[i].representative;
    const EveryWorld worlds(deck, 2, cards);
    for (int target = 1; target <= 5; ++target) {
      bool by_some_lead = true;
      for (std::uint64_t world = 0; world < worlds.size() && by_some_lead; ++world) {
        by_some_lead =
            solver.solve(worlds.deal(world).hands, {Game{}, cards, {target - 1, target}}).best() >= target;
      }
      INFO(to_dots(cards) << " for " << target);
      CHECK(certainty(solver, deck, cards, target).by_some_lead == by_some_lead);
    }
  }
}

TEST_CASE("Claim C3 is false: three is certain without ace, king and queen", "[analysis][guarantee]") {
  CHECK(is_certain("AKQ.3.2.", 3));
  for (const char* text : {"KQJT.2..", "AQJT.2..", "AKJT.2..", "AKQT.2..", "KQJT2..."}) {
    INFO(text);
    CHECK(is_certain(text, 3));
    CHECK(sure_trump_tricks(Deck(), hand(text)) >= 3);
  }
  CHECK_FALSE(is_certain("AJT.4.3.", 3));
  std::uint64_t sure = 0;
  for (const HandClass& hand_class : hand_classes(Deck(), 5)) {
    if (sure_trump_tricks(Deck(), hand_class.representative) >= 3) {
      sure += static_cast<std::uint64_t>(hand_class.members);
    }
  }
  CHECK(sure == 5'304);
}

TEST_CASE("Claim C4 is false: two is certain without ace and king", "[analysis][guarantee]") {
  CHECK(is_certain("AK.4.3.2", 2));
  for (const char* text : {"KQJ.3.2.", "QJT9.2.."}) {
    INFO(text);
    CHECK(is_certain(text, 2));
    CHECK(sure_trump_tricks(Deck(), hand(text)) == 2);
  }
  CHECK_FALSE(is_certain("KQ.4.3.2", 2));
}

TEST_CASE("Tricks that trumps alone are sure of are made against one opponent", "[analysis][consistency]") {
  const Deck deck(28);
  Solver solver;
  for (const HandClass& hand_class : hand_classes(deck, 5)) {
    const int sure = sure_trump_tricks(deck, hand_class.representative);
    if (sure == 0 || hand_class.representative.bits() % 7 != 0) continue;
    INFO(to_dots(hand_class.representative));
    CHECK(certainty(solver, deck, hand_class.representative, sure).by_one_lead);
  }
}
