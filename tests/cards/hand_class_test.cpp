#include "nap/cards/hand_class.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"

using namespace nap;

namespace {

// Every permutation of the four suits.
std::vector<SuitPermutation> all_permutations() {
  std::array<Suit, kSuits> image = {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};
  std::vector<SuitPermutation> all;
  do all.emplace_back(image);
  while (std::next_permutation(image.begin(), image.end()));
  return all;
}

}  // namespace

TEST_CASE("Hands fall into the known number of classes up to suit permutation", "[cards][count]") {
  struct Case {
    int deck, cards;
    std::size_t classes;
    long hands;
  };
  // 2,598,960 = C(52, 5), and so on.
  for (const Case& known :
       {Case{52, 5, 134459, 2598960}, Case{28, 5, 5362, 98280}, Case{32, 5, 10808, 201376},
        Case{36, 5, 19998, 376992}, Case{24, 1, 6, 24}, Case{24, 2, 36, 276}}) {
    const std::vector<HandClass> classes = hand_classes(Deck(known.deck), known.cards);
    long hands = 0;
    for (const HandClass& hand_class : classes) hands += hand_class.members;
    CHECK(classes.size() == known.classes);
    CHECK(hands == known.hands);
  }
}

TEST_CASE("Hands with the joker are classes of their own, before all others", "[cards][count]") {
  // A joker and four of 52 cards, then five of 52: C(53, 5) = 2,869,685 hands.
  const std::vector<HandClass> classes = hand_classes(Deck().with_joker(), 5);
  const std::size_t with_joker = hand_classes(Deck(), 4).size();
  REQUIRE(classes.size() == with_joker + 134459);
  CHECK(count_hands(classes) == 2869685);
  for (std::size_t i = 0; i < classes.size(); ++i) {
    if (classes[i].representative.has_joker() != (i < with_joker)) FAIL(i);
  }
}

TEST_CASE("Renaming the suits of every hand finds the same classes as hand_classes", "[cards][two-method]") {
  const Deck deck = GENERATE(Deck(24), Deck(24).with_joker());
  std::vector<Card> cards(deck.cards().begin(), deck.cards().end());
  std::vector<bool> chosen(cards.size());
  std::fill(chosen.begin(), chosen.begin() + 4, true);
  std::set<std::uint64_t> found;
  const std::vector<SuitPermutation> permutations = all_permutations();
  do {
    CardSet hand;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (chosen[i]) hand.insert(cards[i]);
    }
    std::uint64_t smallest = ~std::uint64_t{0};
    for (const SuitPermutation& permutation : permutations)
      smallest = std::min(smallest, permutation(hand).bits());
    found.insert(smallest);
  } while (std::prev_permutation(chosen.begin(), chosen.end()));

  const std::vector<HandClass> classes = hand_classes(deck, 4);
  CHECK(classes.size() == found.size());
  for (const HandClass& hand_class : classes) {
    std::set<std::uint64_t> members;
    for (const SuitPermutation& permutation : permutations) {
      members.insert(permutation(hand_class.representative).bits());
    }
    CHECK(found.count(*members.begin()) == 1);
    CHECK(static_cast<std::size_t>(hand_class.members) == members.size());
  }
}

TEST_CASE("A hand and its suit permutations have one canonical hand", "[cards][unit]") {
  for (const char* text : {"AKQ.JT..", "AQ..K7.3", "5.3.2.74", "98765...", "A.A.K.K2"}) {
    const CardSet hand = parse_hand(text, Deck(), 5);
    const CanonicalHand canonical = canonical_hand(hand);
    CHECK(canonical.from_written(hand) == canonical.hand);
    CHECK(canonical.from_written.inverse()(canonical.hand) == hand);
    for (const SuitPermutation& permutation : all_permutations()) {
      CHECK(canonical_hand(permutation(hand)).hand == canonical.hand);
    }
  }
}

TEST_CASE("A hand and the cards out of play beside it have one canonical form", "[cards][unit]") {
  for (const char* text : {"K9.K9.A.", "AKQ.JT..", "A.A.A.A2"}) {
    const CardSet hand = parse_hand(text, Deck(), 5);
    for (const char* dead : {".Q5.3.", "Q5...3", "2.2.T.Q"}) {
      const CardSet out_of_play = parse_hand(dead, Deck(), static_cast<int>(std::string(dead).size()) - 3);
      const CanonicalHand canonical = canonical_hand(hand, out_of_play);
      CHECK(canonical.hand == canonical_hand(hand).hand);
      for (const SuitPermutation& permutation : all_permutations()) {
        const CanonicalHand other = canonical_hand(permutation(hand), permutation(out_of_play));
        CHECK(other.hand == canonical.hand);
        CHECK(other.from_written(permutation(out_of_play)) == canonical.from_written(out_of_play));
      }
    }
  }
}

TEST_CASE("The canonical hand has its longest and then its highest suit first", "[cards][unit]") {
  CHECK(to_dots(canonical_hand(parse_hand("3.A.K2.7", Deck(), 5)).hand) == "K2.A.7.3");
}

TEST_CASE("Suit shapes are as frequent as combinatorics says", "[cards][count]") {
  // The percentages of hands with the shapes 5-0, 4-1, 3-2, 3-1-1, 2-2-1 and 2-1-1-1, for 52, 32 and 28
  // cards.
  struct Case {
    int deck;
    std::array<double, 6> percent;
  };
  const std::vector<std::vector<int>> shapes = {{5, 0, 0, 0}, {4, 1, 0, 0}, {3, 2, 0, 0},
                                                {3, 1, 1, 0}, {2, 2, 1, 0}, {2, 1, 1, 1}};
  for (const Case& known : {Case{52, {.198, 4.292, 10.300, 22.317, 36.519, 26.375}},
                            Case{32, {.111, 3.337, 9.344, 21.357, 37.375, 28.476}},
                            Case{28, {.085, 2.991, 8.974, 20.940, 37.692, 29.316}}}) {
    std::array<double, 6> hands{};
    double total = 0;
    for (const HandClass& hand_class : hand_classes(Deck(known.deck), 5)) {
      std::vector<int> shape;
      for (const Suit suit : kSuitsHighToLow) shape.push_back(hand_class.representative.of(suit).size());
      const auto at = std::find(shapes.begin(), shapes.end(), shape);
      REQUIRE(at != shapes.end());
      hands[static_cast<std::size_t>(at - shapes.begin())] += hand_class.members;
      total += hand_class.members;
    }
    for (std::size_t i = 0; i < hands.size(); ++i) {
      CHECK(100.0 * hands[i] / total == Approx(known.percent[i]).margin(0.0006));
    }
  }
}
