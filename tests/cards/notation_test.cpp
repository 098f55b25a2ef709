#include "nap/cards/notation.hpp"

#include <catch2/catch.hpp>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

using namespace nap;
using Catch::Matchers::Contains;

namespace {

std::string error_of(const char* hand, int deck = 52, int cards = 5) {
  try {
    parse_hand(hand, Deck(deck), cards);
  } catch (const ParseError& error) {
    return error.what();
  }
  return "no error";
}

std::string deal_error_of(const char* deal) {
  try {
    parse_deal(deal);
  } catch (const ParseError& error) {
    return error.what();
  }
  return "no error";
}

}  // namespace

TEST_CASE("One hand can be written in many ways", "[cards][notation]") {
  const CardSet hand = parse_hand("AS KS QS JH TH", Deck(), 5);
  CHECK(to_dots(hand) == "AKQ.JT..");
  for (const char* text : {"ASKSQSJHTH",
                           "as ks qs jh th",
                           "AKQ.JT..",
                           "akq.jt..",
                           "AKQ.J10..",
                           "S:AKQ H:JT",
                           "s:akq h:jt",
                           "S: A K Q H: J 10",
                           "♠AKQ ♥JT",
                           "♠AKQ♥JT",
                           "♥JT ♠AKQ",
                           "♠️AKQ ♥️JT",
                           "♠\uFE0EAKQ ♥\uFE0EJT",
                           "A♠\uFE0E K♠\uFE0F Q♠ J♥\uFE0E T♥\uFE0E",
                           "♤AKQ ♡JT",
                           "♠:AKQ ♥:JT",
                           "TH JH QS KS AS",
                           "AS, KS, QS, JH, 10H",
                           "A♠ K♠ Q♠ J♥ 10♥",
                           "  AS\tKS QS JH TH  ",
                           "S:AKQ H:JT D: C:",
                           " AKQ.JT.. ",
                           "AKQ JT",
                           "akq j10",
                           "AKQ JT - -",
                           "AKQ.JT"}) {
    INFO(text);
    CHECK(parse_hand(text, Deck(), 5) == hand);
  }
}

TEST_CASE("Groups of ranks are suits, the first one spades", "[cards][notation]") {
  CHECK(to_dots(parse_hand("- AKQ - JT", Deck(), 5)) == ".AKQ..JT");
  CHECK(to_dots(parse_hand("AKQJT", Deck(), 5)) == "AKQJT...");
  CHECK(to_dots(parse_hand("9, 8, 765", Deck(), 5)) == "9.8.765.");
  CHECK(form_of_hand("AKQ JT", Deck(), 5, RankLetters::English) == HandForm::Groups);
  CHECK(form_of_hand("AS KS", Deck(), 2, RankLetters::English) == HandForm::Cards);
  CHECK(form_of_hand(" S:AKQ", Deck(), 3, RankLetters::English) == HandForm::Suits);
  CHECK(form_of_hand("♠AKQ", Deck(), 3, RankLetters::English) == HandForm::Suits);
  CHECK(form_of_hand("AKQ.JT", Deck(), 5, RankLetters::English) == HandForm::Dots);
}

TEST_CASE("Ranks are read and written with French and Spanish letters", "[cards][notation]") {
  const CardSet hand = parse_hand("AKQ.JT..", Deck(), 5);
  for (const char* text : {"ARD.V10..", "ard vt", "♠ARD ♥V10", "ARD V10"}) {
    INFO(text);
    CHECK(parse_hand(text, Deck(), 5, RankLetters::French) == hand);
  }
  for (const char* text : {"ARC.S10..", "arc s10", "♠ARC ♥ST"}) {
    INFO(text);
    CHECK(parse_hand(text, Deck(), 5, RankLetters::Spanish) == hand);
  }
  CHECK(to_text(hand, {SuitStyle::Symbols, RankLetters::French}) == "♠ARD ♥V10");
  CHECK(to_text(hand, {SuitStyle::Symbols, RankLetters::Spanish}) == "♠ARC ♥S10");
  CHECK(to_text(parse_card("D♥", Deck(), RankLetters::French), SuitStyle::Letters) == "QH");
  CHECK_THROWS_WITH(parse_hand("AK.D.V10.", Deck(), 5, RankLetters::French),
                    Contains("character 2: unknown rank \"K\"; ranks are A R D V 10") &&
                        Contains("write a hand as ARD.V10"));
}

TEST_CASE("A card is its rank and its suit, in either order", "[cards][notation]") {
  for (const char* text : {"KH", "kh", " ♥K ", "K♥", "HK", "K hearts", "Heart K"})
    CHECK(to_string(parse_card(text, Deck())) == "KH");
  for (const char* text : {"", "K", "♥", "KHH", "KH QH", "1H", "HKH", "hearts"}) {
    INFO(text);
    CHECK_THROWS_AS(parse_card(text, Deck()), ParseError);
  }
  CHECK_THROWS_WITH(parse_card("2H", Deck(32)), Contains("not in a deck of 32 cards"));
}

TEST_CASE("A written hand is read back as the same hand", "[cards][notation]") {
  for (const char* dots : {"AKQ.JT..", "..AKQJT.", ".9.8.765", "2.3.4.65"}) {
    const CardSet hand = parse_hand(dots, Deck(), 5);
    CHECK(to_dots(hand) == dots);
    CHECK(parse_hand(to_text(hand, SuitStyle::Letters), Deck(), 5) == hand);
    CHECK(parse_hand(to_text(hand, SuitStyle::Symbols), Deck(), 5) == hand);
  }
  CHECK(to_text(parse_hand("AKQ.JT..", Deck(), 5), SuitStyle::Letters) == "AS KS QS JH TH");
  CHECK(to_text(parse_hand("AKQ.JT..", Deck(), 5), SuitStyle::Symbols) == "♠AKQ ♥JT");
}

TEST_CASE("A bad hand is refused with the place and what would be right", "[cards][notation][error]") {
  struct Case {
    const char* hand;
    const char* place;
    const char* what;
  };
  for (const Case& bad : std::vector<Case>{
           {"AS KS QS JH 1H", "character 13", "unknown rank \"1\""},
           {"AS KS QS JH TX", "character 14", "unknown suit \"X\""},
           {"AS KS QS JH T", "character 14",
            "no suit; write a hand as AS KS QS JH TH, AKQ.JT.., AKQ JT, S:AKQ"},
           {"AS KS QS JH AS", "character 13", "AS appears twice"},
           {"AKQ.JT.A", "hand", "6 cards; a hand has 5"},
           {"AKQ JT - - -", "character 12", "a fifth group"},
           {"AKQ -J T", "character 6", "after -, a suit without cards"},
           {"AKQ.J...T", "character 8", "fourth dot"},
           {"AKQ.JT.. AS", "character 10", "after the fourth suit"},
           {"♠AKQ ♥JX", "character 8", "unknown rank \"X\""},
           {"♠AKQ ♥JÄ", "character 8", "unknown rank \"Ä\""},
           {"S:AKQ H:JJ", "character 10", "JH appears twice"},
           {"hello", "character 2", "unknown rank \"e\""},
           {"fool", "character 1", "unknown rank \"f\""},
       }) {
    INFO(bad.hand);
    CHECK_THAT(error_of(bad.hand), Contains(bad.place) && Contains(bad.what) && Contains("hand \""));
  }
  CHECK_THAT(error_of("AS KS QS JH"), Contains("4 cards; a hand has 5"));
  CHECK_THAT(error_of("AS KS QS JH TH 9H"), Contains("6 cards; a hand has 5"));
  CHECK_THAT(error_of(""), Contains("0 cards; a hand has 5"));
  CHECK_THAT(error_of("..."), Contains("0 cards; a hand has 5"));
  CHECK_THAT(error_of("2S KS QS JH TH", 32),
             Contains("character 1: 2S is not in a deck of 32 cards, whose lowest rank is 7"));
}

TEST_CASE("An error message stays on one line and has a limited length", "[cards][notation][error]") {
  CHECK_THAT(error_of("AS\nKS\x01"), !Contains("\n") && Contains("\\x0a") && Contains("\\x01"));
  CHECK(error_of(std::string(5000, 'Z').c_str()).size() < 300);
  std::string symbols;
  for (int i = 0; i < 100; ++i) symbols += "♠";
  CHECK_THAT(in_quotes(symbols), Catch::EndsWith("♠...\""));
}

TEST_CASE("An error message shows characters that nobody sees", "[cards][notation][error]") {
  CHECK(on_one_line("a\u202Eb \u2066c\uFEFF") == R"(a\u202eb \u2066c\ufeff)");
  CHECK(on_one_line("\u009B \u00AD \U000E0041") == R"(\x9b \xad \U000e0041)");
  CHECK(on_one_line("♠︎ Café \U0001F0A1") == "♠︎ Café \U0001F0A1");
  // Bytes that are not UTF-8 are shown as numbers.
  CHECK(on_one_line("\xFF \xC3 \xE2\x80") == "\\xff \\xc3 \\xe2\\x80");
}

TEST_CASE("A deal has one hand per seat, the declarer's first", "[cards][notation]") {
  const Deal deal = parse_deal("AKQ.JT.. .AK.Q.93 JT9.98..");
  CHECK(deal.seats() == 3);
  CHECK(deal.hand_cards() == 5);
  CHECK(to_dots(deal.hand(Seat(1))) == ".AK.Q.93");
  CHECK(to_dots(deal) == "AKQ.JT.. .AK.Q.93 JT9.98..");
  CHECK(parse_deal("  AKQ.JT..   .AK.Q.93\tJT9.98.. ") == deal);
  CHECK(parse_deal("AS KS QS JH TH / AH KH QD 9C 3C / JS TS 9S 9H 8H") == deal);
  CHECK(parse_deal("AKQ JT / - AK Q 93 / ♠JT9 ♥98") == deal);
  CHECK(parse_deal("ASKSQSJHTH AHKHQD9C3C JSTS9S9H8H") == deal);
}

TEST_CASE("A bad deal is refused with the place and what would be right", "[cards][notation][error]") {
  CHECK_THAT(deal_error_of(""), Contains("0 hands"));
  CHECK_THAT(deal_error_of("A..."), Contains("1 hand;"));
  CHECK_THAT(deal_error_of("AK... Q..."), Contains("character 7: seat 2 has 1 card, seat 1 has 2"));
  CHECK_THAT(deal_error_of("AK... KQ..."), Contains("character 7: KS appears twice"));
  CHECK_THAT(deal_error_of("AK... ..."), Contains("seat 2 has 0 cards"));
  CHECK_THAT(deal_error_of("AKQJT98765... AKQJT98765..."),
             Contains("seat 1 has 10 cards; a hand has 1 to 9"));
  CHECK(parse_deal("AKQJT9876... .AKQJT9876..").hand_cards() == 9);
  CHECK_THAT(deal_error_of("AKQJT987... .AKQJT987.. ..AKQJT987."),
             Contains("character 25: a third hand of 8 cards; three hands or more have 1 to 7 cards each, "
                      "two hands up to 9"));
  CHECK_THAT(deal_error_of("A... K... Q... J... T... 9... 8... 7..."), Contains("an eighth hand"));
  CHECK_THAT(deal_error_of("AS KS"), Contains("put / between the hands"));
  CHECK_THAT(deal_error_of("AS / KS /"), Contains("character 10: seat 3 has 0 cards"));
  CHECK_THAT(deal_error_of("AS / KT"), Contains("seat 2 has 2 cards"));
  CHECK_THAT(deal_error_of("AKQ JT9"), Contains("\"AKQ\" is no hand of its own"));
  CHECK_THAT(deal_error_of("♠AK ♥JT"), Contains("put / between hands"));
}

TEST_CASE("Only the decks of the game are decks", "[cards][notation][error]") {
  for (const int size : Deck::kSizes) CHECK(parse_deck(std::to_string(size)).size() == size);
  for (const char* text :
       {"0", "-52", "51", "53", "20", "fifty", "", "52 ", "052", "52.0", "99999999999999999999"}) {
    INFO(text);
    CHECK_THROWS_AS(parse_deck(text), ParseError);
  }
}
