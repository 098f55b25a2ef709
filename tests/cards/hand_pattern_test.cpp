#include "nap/cards/hand_pattern.hpp"

#include <catch2/catch.hpp>

#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/text/parse_error.hpp"

using namespace nap;
using Catch::Matchers::Contains;

namespace {

bool matches(const char* pattern, const char* hand) {
  return HandPattern::parse(pattern, 5).matches(parse_hand(hand, Deck(), 5));
}

bool matches_with_joker(const char* pattern, const char* hand, RankLetters letters = RankLetters::English) {
  const Deck deck = Deck().with_joker();
  return HandPattern::parse(pattern, 5, letters, deck).matches(parse_hand(hand, deck, 5));
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

TEST_CASE("A plus is a dot", "[cards][pattern]") {
  CHECK(matches("KTxx+A", "KT93.A.."));
  CHECK(matches("KQJ+AK", "AK.KQJ.."));
  CHECK(matches("QJ + A + x + x", "QJ.A.2.3"));
  CHECK_FALSE(matches("KQJ+AK", "KQJ.A.K."));
  CHECK(HandPattern::is_pattern("KTxx+A"));
  CHECK(HandPattern::is_pattern("KQJ+AK"));
  CHECK_FALSE(HandPattern::is_pattern("AS+KS QS JH TH"));
}

TEST_CASE("A pattern with the joker matches hands with the joker, and no others", "[cards][pattern][joker]") {
  for (const char* pattern : {"AKx.J...JK", "akx.j...jk", ".J.AKx..JK", "AKx J JK", "JK AKx J", "AKx JK J",
                              "J JK AKx - -", "JK AKx+J", "JK AKx + J"}) {
    INFO(pattern);
    CHECK(matches_with_joker(pattern, "AK9.J...JK"));
    CHECK(matches_with_joker(pattern, "J...AK2.JK"));
    CHECK_FALSE(matches_with_joker(pattern, "AK9.JT.."));
    CHECK_FALSE(matches_with_joker(pattern, "AKT.J...JK"));
  }
  CHECK_FALSE(matches_with_joker("AKx.J?..", "AK9.J...JK"));
  CHECK_FALSE(matches_with_joker("AKx.J.?.", "AK9.J...JK"));
  CHECK(matches_with_joker("AKx.J.?..", "AK9.J.A.."));  // the fifth field may be left empty
  CHECK(matches_with_joker("?? JK xx", "AK.32...JK"));
  CHECK(matches_with_joker("ARx.V...JK", "AK9.J...JK", RankLetters::French));
  CHECK(matches_with_joker("JK ARx S", "AK9.J...JK", RankLetters::Spanish));
  CHECK(matches_with_joker("AKx KJ", "AK9.KJ.."));
  CHECK(matches_with_joker("AKx+JK", "AK9.KJ.."));
  CHECK(matches("AKx JK", "AK9.KJ.."));  // without a joker in the deck
}

TEST_CASE("A pattern with the joker is a pattern in every language", "[cards][pattern][joker]") {
  for (const RankLetters letters : {RankLetters::English, RankLetters::French, RankLetters::Spanish}) {
    CHECK(HandPattern::is_pattern("ARx...JK", letters) == (letters != RankLetters::English));
    CHECK(HandPattern::is_pattern("Axxx....JK", letters));
    CHECK(HandPattern::is_pattern("JK xx ??", letters));
    CHECK_FALSE(HandPattern::is_pattern("A.T...JK", letters));
    CHECK_FALSE(HandPattern::is_pattern("AS JK", letters));
  }
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

TEST_CASE("The joker in a pattern takes the place of a card", "[cards][count][joker]") {
  const Deck deck = Deck(24).with_joker();
  const auto hands = [&](const char* text) {
    const HandPattern pattern = HandPattern::parse(text, 5, RankLetters::English, deck);
    int count = 0;
    for (const HandClass& hand_class : hand_classes(deck, 5)) {
      if (pattern.matches(hand_class.representative)) count += hand_class.members;
    }
    return count;
  };
  CHECK(hands("????....JK") == 4 * 15);         // C(6, 4)
  CHECK(hands("???.?...JK") == 4 * 20 * 18);    // C(6, 3)
  CHECK(hands("???.??..") == 4 * 20 * 3 * 15);  // the joker is no "?"
  CHECK(hands("AK x x JK") == 4 * 3);           // the nines of two of three suits
}

TEST_CASE("An error in a pattern is reported with its place", "[cards][notation]") {
  const auto refuse = [](const char* text, const char* message) {
    CHECK_THROWS_WITH(HandPattern::parse(text, 5), Contains(message));
  };
  refuse("AKQ.xx...", "character 9: a fifth suit");
  refuse("AKQ x x - - -", "a fifth suit");
  refuse("AKx++++K", "character 7: a fifth suit");
  refuse("AKQ.x..", "5");
  refuse("AAQ.xx..", "character 2: a card that appears twice");
  refuse("A1Q.xx..", "character 2: no rank");
  refuse("", "0 cards; a hand has 5");
}

TEST_CASE("A joker in the wrong place of a pattern is reported with its place", "[cards][notation][joker]") {
  const auto error_of = [](const char* text, Deck deck, RankLetters letters = RankLetters::English) {
    try {
      HandPattern::parse(text, 5, letters, deck);
    } catch (const ParseError& error) {
      return std::string(error.what());
    }
    return std::string("no error");
  };
  const Deck with_joker = Deck().with_joker();
  CHECK_THAT(error_of("AKx.J....JK", with_joker), Contains("character 9: only JK, the joker, stands behind"));
  CHECK_THAT(error_of("AKx.J...x", with_joker), Contains("character 9: only JK, the joker"));
  CHECK_THAT(error_of("AKx....JKJK", with_joker), Contains("character 10: only JK, the joker"));
  CHECK_THAT(error_of("JK AKx JK", with_joker), Contains("character 8: JK appears twice"));
  CHECK_THAT(error_of("AKx.Jx...JK", with_joker), Contains("6 cards; a hand has 5"));
  CHECK_THAT(error_of("JK AK+x JK", with_joker), Contains("character 9: JK appears twice"));
  CHECK_THAT(error_of("JK A x x x x", with_joker), Contains("character 11: a fifth suit"));
  CHECK_THAT(error_of("JK AK+xx", Deck()),
             Contains("character 1: JK is the joker; it is in no deck without --joker"));
  CHECK_THAT(error_of("AKx.J...JK", Deck()),
             Contains("character 9: JK is the joker; it is in no deck without --joker"));
  CHECK_THAT(error_of("A x x x JK", Deck()), Contains("character 9: JK is the joker"));
  CHECK_THAT(error_of("JK ARx x", Deck(), RankLetters::French), Contains("character 1: JK is the joker"));
}
