#include <catch2/catch.hpp>

#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/text/parse_error.hpp"

using namespace nap;
using Catch::Matchers::Contains;

namespace {

const Deck kDeck = Deck().with_joker();

CardSet hand_of(const char* text) { return parse_hand(text, kDeck, 5); }
Deal deal_of(const char* text) { return parse_deal(text, RankLetters::English, kDeck); }

std::string error_of(const char* hand, Deck deck = kDeck) {
  try {
    parse_hand(hand, deck, 5);
  } catch (const ParseError& error) {
    return error.what();
  }
  return "no error";
}

std::string deal_error_of(const char* deal, Deck deck = kDeck) {
  try {
    parse_deal(deal, RankLetters::English, deck);
  } catch (const ParseError& error) {
    return error.what();
  }
  return "no error";
}

}  // namespace

TEST_CASE("The joker is a card above all others, and of no suit", "[cards][joker]") {
  const CardSet hand = hand_of("AKQ.J...JK");
  CHECK(hand.has_joker());
  CHECK(hand.size() == 5);
  CHECK(hand.highest() == Card::joker());
  CHECK(Card::from_bit(Card::joker().bit()).is_joker());
  for (const Suit suit : kSuitsHighToLow) CHECK_FALSE(hand.of(suit).has_joker());
  CHECK_FALSE(CardSet::full_deck().has_joker());
}

TEST_CASE("Suits that change their names leave the joker what it is", "[cards][joker]") {
  const CanonicalHand canonical = canonical_hand(hand_of("J.AKQ...JK"));
  CHECK(to_dots(canonical.hand) == "AKQ.J...JK");
  CHECK(canonical.from_written(Card::joker()) == Card::joker());
}

TEST_CASE("A deck with a joker has one card more", "[cards][joker]") {
  for (const int size : Deck::kSizes) {
    const Deck deck = Deck(size).with_joker();
    CHECK(deck.size() == size);
    CHECK(deck.cards() == (Deck(size).cards() | Card::joker()));
    CHECK(deck.cards().size() == size + 1);
    CHECK(deck.lowest_rank() == Deck(size).lowest_rank());
    CHECK(deck != Deck(size));
  }
  CHECK(Deck(24).max_seats(5) == 4);
  CHECK(Deck(24).with_joker().max_seats(5) == 5);
}

TEST_CASE("The joker is written JK in every form", "[cards][joker]") {
  const CardSet hand = hand_of("AKQ.J...JK");
  for (const char* text :
       {"AS KS QS JH JK", "JK AS KS QS JH", "ASKSJKQSJH", "askSqsjhjk", "AS;KS;QS;JK;JH", "AS-KS-QS-JH-JK",
        "akq.j...jk", "S:AKQ H:J JK", "JK S:AKQ H:J", "♠AKQ JK ♥J", "♠AKQ ♥J, JK", "spades AKQ hearts J JK",
        "AKQ J JK", "JK AKQ J", "AKQ / J / JK", "SA SK SQ HJ JK", "AS HJ JK KS SQ"}) {
    INFO(text);
    CHECK(hand_of(text) == hand);
  }
  CHECK(parse_card("JK", kDeck) == Card::joker());
  CHECK(parse_card(" jk ", kDeck) == Card::joker());
  CHECK(parse_hand("ARD.V...JK", kDeck, 5, RankLetters::French) == hand);
  CHECK(parse_hand("♠ARC ♥S JK", kDeck, 5, RankLetters::Spanish) == hand);
  CHECK(to_dots(hand) == "AKQ.J...JK");
  CHECK(to_text(hand, SuitStyle::Letters) == "JK AS KS QS JH");
  CHECK(to_text(hand, SuitStyle::Symbols) == "JK ♠AKQ ♥J");
  CHECK(hand_of(to_text(hand, SuitStyle::Letters).c_str()) == hand);
  CHECK(hand_of(to_text(hand, SuitStyle::Symbols).c_str()) == hand);
}

TEST_CASE("In a deck with a joker a hand need not have it", "[cards][joker]") {
  for (const char* text : {"AKQ.JT..", "AKQ.JT...", "AKQ JT", "AS KS QS JH TH", "♠AKQ ♥JT"}) {
    INFO(text);
    CHECK(hand_of(text) == parse_hand("AKQ.JT..", Deck(), 5));
  }
  CHECK(to_dots(hand_of("S:AKQ H:JK")) == "AKQ.KJ..");
  CHECK(to_dots(hand_of("AKQ KJ")) == "AKQ.KJ..");
}

TEST_CASE("Without a joker in the deck, jack and king are a jack and a king", "[cards][joker]") {
  CHECK(to_dots(parse_hand("AKQ JK", Deck(), 5)) == "AKQ.KJ..");
}

TEST_CASE("A joker in the wrong place is refused with the place", "[cards][joker][error]") {
  CHECK_THAT(error_of("AS KS QS JK JK"), Contains("character 13: JK appears twice"));
  CHECK_THAT(error_of("AKQ JK JK"), Contains("character 8: JK appears twice"));
  CHECK_THAT(error_of("AKQ....JKJK"), Contains("character 10: JK appears twice"));
  CHECK_THAT(error_of("AKQ.....JK"), Contains("character 8: a fifth dot"));
  CHECK_THAT(error_of("AKQ.J...T"),
             Contains("character 9: only JK, the joker, stands behind the fourth dot"));
  CHECK_THAT(error_of("AKQ.J...J"), Contains("character 9: only JK"));
  CHECK_THAT(error_of("AS KS QS JH JKS"), Contains("character 15: unknown rank \"S\""));
  CHECK_THAT(error_of("AS KS QS JH SJK"), Contains("hand \"AS KS QS JH SJK\""));
  for (const char* hand : {"AS KS QS JH JK", "AKQ.J...JK", "ASKSQSJHJK"}) {
    INFO(hand);
    CHECK_THAT(error_of(hand, Deck()), Contains("JK is the joker; it is in no deck without --joker"));
  }
}

TEST_CASE("One hand of a deal may have the joker", "[cards][joker]") {
  const Deal deal = deal_of("AK....JK QJ.2... .AK.2.");
  CHECK(deal.hand(kDeclarer).has_joker());
  CHECK(to_dots(deal) == "AK....JK QJ.2.. .AK.2.");
  CHECK(deal_of("AS KS JK / QS JS 2H / ♥AK ♦2") == deal);
  CHECK(deal_of("JKASKS QSJS2H AHKH2D") == deal);
  CHECK(deal_of("AK JK / QJ 2 / - AK 2") == deal);
  CHECK(deal_of("JK / AS").hand(kDeclarer) == CardSet(Card::joker()));
}

TEST_CASE("A joker in two hands, or in a deal without one, is refused", "[cards][joker][error]") {
  CHECK_THAT(deal_error_of("A....JK K....JK"), Contains("character 14: JK appears twice"));
  CHECK_THAT(deal_error_of("AS JK / JK KS"), Contains("character 9: JK appears twice"));
  CHECK_THAT(deal_error_of("A JK / K JK"), Contains("JK appears twice"));
  CHECK_THAT(deal_error_of("A....JK KQ...", Deck()), Contains("character 6: JK is the joker"));
  CHECK_THAT(deal_error_of("AS JK / KS QS", Deck()), Contains("character 4: JK is the joker"));
}
