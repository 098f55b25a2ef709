#include "nap/cards/hand_pattern.hpp"

#include <catch2/catch.hpp>

#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"

using namespace nap;

namespace {

bool matches(const char* pattern, const char* hand) {
  return HandPattern::parse(pattern, 5).matches(parse_hand(hand, Deck(), 5));
}

}  // namespace

TEST_CASE("A pattern matches a hand with its suits in any order", "[cards][pattern]") {
  CHECK(matches("AKQ.xx..", "AKQ.93.."));
  CHECK(matches("AKQ.xx..", ".32..QKA"));
  CHECK(matches("..xx.akq", "AKQ.93.."));
  CHECK_FALSE(matches("AKQ.xx..", "AKQ.T3.."));
  CHECK_FALSE(matches("AKQ.xx..", "AKQ.9.3."));
  CHECK_FALSE(matches("AKQ.xx..", "AKQ9.3.."));
  CHECK_FALSE(matches("AKQ.xx..", "AKJ.93.."));
}

TEST_CASE("A question mark matches any card, also one below ten", "[cards][pattern]") {
  CHECK(matches("AK?.A.?.", "AKQ.2.A."));
  CHECK(matches("AK?.A.?.", "AK2.A.A."));
  CHECK(matches("?x...???", "K2...AQ3"));
  CHECK_FALSE(matches("?x...???", "KQ...A32"));  // two suits of three and two; the pair holds no small card
  CHECK(matches("??...xxx", "KQ...432"));
  CHECK_FALSE(matches("AK?.A.?.", "AKQ.2.3."));
}

TEST_CASE("Suits at the end may be left out, and groups are suits", "[cards][pattern]") {
  for (const char* pattern : {"AKQ.xx", "AKQ.xx..", "AKQ xx", " akq xx", "AKQ XX - -"}) {
    INFO(pattern);
    CHECK(matches(pattern, "AKQ.93.."));
    CHECK_FALSE(matches(pattern, "AKQ.9.3."));
  }
  CHECK(matches("A10x.??", "AT9.93.."));
  CHECK(HandPattern::parse("ARD.xx", 5, RankLetters::French).matches(parse_hand("AKQ.93..", Deck(), 5)));
  CHECK(HandPattern::is_pattern("AKQxx.A"));
  CHECK(HandPattern::is_pattern("AKQ?X"));
  CHECK_FALSE(HandPattern::is_pattern("AKQ.JT.."));
  CHECK_FALSE(HandPattern::is_pattern("AS KS QS JH TX"));
  CHECK(HandPattern::is_pattern("ARD x?", RankLetters::French));
}

TEST_CASE("A pattern matches the number of hands that combinatorics gives", "[cards][count]") {
  const auto hands = [](const char* text) {
    const HandPattern pattern = HandPattern::parse(text, 5);
    int count = 0;
    for (const HandClass& hand_class : hand_classes(Deck(), 5)) {
      if (pattern.matches(hand_class.representative)) count += hand_class.members;
    }
    return count;
  };
  CHECK(hands("AKQJT...") == 4);
  CHECK(hands("?????...") == 4 * 1287);       // C(13, 5)
  CHECK(hands("AKQ.xx..") == 4 * 3 * 28);     // C(8, 2)
  CHECK(hands("AKQ.x.x.") == 4 * 3 * 8 * 8);  // 3 ways to choose two of the three other suits
  CHECK(hands("????.?..") == 4 * 715 * 39);
}

TEST_CASE("An error in a pattern is reported with its place", "[cards][notation]") {
  const auto refuse = [](const char* text, const char* message) {
    CHECK_THROWS_WITH(HandPattern::parse(text, 5), Catch::Contains(message));
  };
  refuse("AKQ.xx...", "character 9: a fifth suit");
  refuse("AKQ x x - - -", "a fifth suit");
  refuse("AKQ.x..", "5");
  refuse("AAQ.xx..", "character 2: a card that appears twice");
  refuse("A1Q.xx..", "character 2: no rank");
  refuse("", "0 cards; a hand has 5");
}
