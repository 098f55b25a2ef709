// Every way to write a hand.
#include <algorithm>
#include <functional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "cards/written/as_read.hpp"
#include "nap/cards/notation.hpp"

using namespace nap;
using namespace nap::test;
using Catch::Matchers::Contains;

namespace {

// Letters and names of spades, hearts, diamonds and clubs.
struct SuitsWritten {
  RankLetters ranks;
  std::vector<std::string> suits;
};
const std::vector<SuitsWritten> kLetters = {
    {kEnglish, {"S", "H", "D", "C"}}, {kEnglish, {"s", "h", "d", "c"}}, {kFrench, {"P", "C", "K", "T"}},
    {kFrench, {"S", "H", "D", "C"}},  {kSpanish, {"E", "C", "O", "B"}}, {kSpanish, {"P", "C", "D", "T"}},
    {kSpanish, {"S", "H", "D", "C"}}};
const std::vector<SuitsWritten> kWords = {{kEnglish, {"spades", "hearts", "diamonds", "clubs"}},
                                          {kEnglish, {"Spade", "HEART", "Diamond", "Club"}},
                                          {kEnglish, {"♠", "♥", "♦", "♣"}},
                                          {kFrench, {"pique", "cœur", "carreau", "trèfle"}},
                                          {kFrench, {"Piques", "COEURS", "carreaux", "TRÈFLES"}},
                                          {kFrench, {"♠", "♥", "♦", "♣"}},
                                          {kSpanish, {"picas", "corazones", "diamantes", "tréboles"}},
                                          {kSpanish, {"Espadas", "COPAS", "oros", "bastos"}},
                                          {kSpanish, {"spade", "heart", "diamond", "club"}}};

CardSet random_hand(std::mt19937& random, int cards) {
  CardSet hand;
  while (hand.size() < cards) {
    const auto suit = static_cast<Suit>(random() % 4);
    hand.insert(Card(static_cast<Rank>(random() % 13), suit));
  }
  return hand;
}

std::string suit_of(Card card, const SuitsWritten& written) {
  return written.suits[3 - static_cast<std::size_t>(card.suit())];
}

std::string each_card(CardSet hand, const std::string& between,
                      const std::function<std::string(Card)>& write) {
  std::string text;
  for (const Card card : hand) text += (text.empty() ? "" : between) + write(card);
  return text;
}

std::string ranks_in(CardSet hand, Suit suit, RankLetters letters, const std::string& between = "") {
  return each_card(hand.of(suit), between, [&](Card card) { return rank_name(card.rank(), letters); });
}

std::string rank_first(CardSet hand, const SuitsWritten& written, const std::string& between) {
  return each_card(hand, between, [&](Card card) {
    const std::string suit = suit_of(card, written);
    const bool is_name = suit.size() > 3;  // a symbol has three bytes
    return rank_name(card.rank(), written.ranks) + (is_name ? " " : "") + suit;
  });
}

std::string suit_first(CardSet hand, const SuitsWritten& written, const std::string& between) {
  return each_card(hand, between,
                   [&](Card card) { return suit_of(card, written) + rank_name(card.rank(), written.ranks); });
}

std::string suit_runs(CardSet hand, const SuitsWritten& written, const std::string& behind_suit,
                      const std::string& between) {
  std::string text;
  for (const Suit suit : kSuitsHighToLow) {
    if (hand.of(suit).is_empty()) continue;
    text += (text.empty() ? "" : between) + suit_of(hand.of(suit).highest(), written) + behind_suit +
            ranks_in(hand, suit, written.ranks);
  }
  return text;
}

std::string by_place(CardSet hand, RankLetters letters, const std::string& between, const std::string& empty,
                     const std::string& within = "") {
  std::string text;
  for (const Suit suit : kSuitsHighToLow) {
    const std::string ranks = ranks_in(hand, suit, letters, within);
    text += (suit == Suit::Spades ? "" : between) + (ranks.empty() ? empty : ranks);
  }
  return text;
}

std::vector<std::string> with_letters(CardSet hand, const SuitsWritten& written) {
  std::vector<std::string> texts;
  for (const char* between : {" ", "", ";", "-", ", ", " / "}) {
    texts.push_back(rank_first(hand, written, between));
    texts.push_back(suit_first(hand, written, between));
  }
  texts.push_back(suit_runs(hand, written, "", ""));
  texts.push_back(suit_runs(hand, written, "", " "));
  texts.push_back(suit_runs(hand, written, " ", " "));
  texts.push_back(suit_runs(hand, written, ":", " "));
  return texts;
}

}  // namespace

TEST_CASE("The same hand can be written with its suits first, or parted by other signs",
          "[cards][notation]") {
  const CardSet hand = parse_hand("AKQ.JT..", Deck(), 5);
  for (const char* text : {"SA SK SQ HJ HT",
                           "sa sk sq hj h10",
                           "SASKSQHJHT",
                           "SAKQHJT",
                           "SAKQ HJT",
                           "S AKQ H JT",
                           "spades AKQ hearts JT",
                           "Spade A K Q, Heart J 10",
                           "HEARTS: JT SPADES: AKQ",
                           "AS;KS;QS;JH;TH",
                           "AS-KS-QS-JH-TH",
                           "SA-SK-SQ-HJ-HT",
                           "A K Q / J T",
                           "AKQ/JT",
                           "AKQ/JT/-/-",
                           "A,K,Q / J,T //",
                           "♠A ♠K ♠Q / ♥J ♥T",
                           "A S K S Q S J H T H",
                           "A spades, K spades, Q spades, J hearts, T hearts",
                           "AS KS QS HJ HT",
                           "♠AKQ ♥JT ♦ ♣",
                           "♠AK Q ♥ JT",
                           "♠AK Q♥ JT",
                           "S AKQ H JT D - C -"}) {
    INFO(text);
    CHECK(parse_hand(text, Deck(), 5) == hand);
  }
  CHECK(to_dots(parse_hand("/ AKQ / / JT", Deck(), 5)) == ".AKQ..JT");
  CHECK(form_of_hand("A K Q / J T", Deck(), 5, kEnglish) == HandForm::Groups);
  CHECK(form_of_hand("SA SK SQ HJ HT", Deck(), 5, kEnglish) == HandForm::Suits);
}

TEST_CASE("French and Spanish suits are read with their letters and names", "[cards][notation]") {
  const CardSet hand = parse_hand("AKQ.JT..", Deck(), 5);
  for (const char* text :
       {"AP RP DP VC 10C", "PA PR PD CV CT", "PARD CV10", "P ARD C VT", "P:ARD C:V10", "pique ARD cœur V10",
        "AS RS DS VH TH", "S:ARD H:V10", "♠ARD / ♥V10", "ARD / V10"}) {
    INFO(text);
    CHECK(parse_hand(text, Deck(), 5, kFrench) == hand);
  }
  for (const char* text : {"AE RE CE SC 10C", "EA ER EC CS CT", "P ARC C S10", "espadas ARC copas S10",
                           "Picas ARC Corazón S10", "AS RS CS SH TH", "ARC / S 10"}) {
    INFO(text);
    CHECK(parse_hand(text, Deck(), 5, kSpanish) == hand);
  }
  CHECK(form_of_hand("AT RT DT VT 9T", Deck(), 5, kFrench) == HandForm::Cards);
  for (const auto& [text, card] :
       {std::pair{"AP", "AS"}, {"RC", "KH"}, {"DK", "QD"}, {"TT", "TC"}, {"K9", "9D"}}) {
    CHECK(to_string(parse_card(text, Deck(), kFrench)) == card);
  }
  for (const auto& [text, card] :
       {std::pair{"AE", "AS"}, {"RO", "KD"}, {"CC", "QH"}, {"SB", "JC"}, {"oros S", "JD"}}) {
    CHECK(to_string(parse_card(text, Deck(), kSpanish)) == card);
  }
  CHECK_THROWS_WITH(parse_card("CT", Deck(), kSpanish), Contains("card \"CT\": could be ♣C or ♥10"));
  CHECK_THROWS_WITH(parse_card("RS", Deck(), kFrench),
                    Contains("character 2: unknown suit \"S\"; suits are P C K T"));
}

TEST_CASE("A random hand in any form is read as this hand", "[cards][notation]") {
  std::mt19937 random(1);
  int refused = 0;
  int texts_read = 0;
  const auto check = [&](CardSet hand, const std::string& text, RankLetters letters) {
    const auto [found, error] = as_read(text, hand.size(), letters);
    ++texts_read;
    if (found == hand) return;
    ++refused;
    INFO(text << " should be " << to_dots(hand) << ", is " << to_dots(found) << ", " << error);
    REQUIRE(letters != kEnglish);
    REQUIRE(found.is_empty());
    REQUIRE_THAT(error, Contains("could be ") && Contains(to_text(hand, {SuitStyle::Symbols, letters})));
  };
  for (int i = 0; i < 400; ++i) {
    const CardSet hand = random_hand(random, i % 2 == 0 ? 5 : 7);
    for (const SuitsWritten& written : kLetters) {
      for (const std::string& text : with_letters(hand, written)) check(hand, text, written.ranks);
    }
    for (const SuitsWritten& written : kWords) {
      for (const char* behind_suit : {" ", ": "})
        check(hand, suit_runs(hand, written, behind_suit, " "), written.ranks);
      check(hand, rank_first(hand, written, ", "), written.ranks);
    }
    for (const RankLetters letters : {kEnglish, kFrench, kSpanish}) {
      check(hand, by_place(hand, letters, ".", ""), letters);
      check(hand, by_place(hand, letters, " ", "-"), letters);
      for (const char* within : {"", " ", ","})
        check(hand, by_place(hand, letters, " / ", "-", within), letters);
      check(hand, by_place(hand, letters, "/", ""), letters);
    }
  }
  CHECK(refused * 25 < texts_read);
}

TEST_CASE("An error points at the character that is wrong", "[cards][notation][error]") {
  check_refused({
      {"AKO JT", "character 3: unknown rank \"O\""},
      {"AS KS QS JH IOH", "character 13: unknown rank \"I\""},
      {"AS KS QX JH TH", "character 8: unknown suit \"X\""},
      {"SA SK SX HJ HT", "character 8: unknown rank \"X\""},
      {"S AKQ H JX", "character 10: unknown rank \"X\""},
      {"spades AKQ harts JT", "character 14: unknown rank \"r\""},
      {"♠AKQ ♥JÖ", "character 8: unknown rank \"Ö\""},
      {"A K Q / J O", "character 11: unknown rank \"O\""},
      {"AKQ / J / T / - / 2", "character 19: a fifth group"},
      {"AS;KS;QS;JH;AS", "character 13: AS appears twice"},
      {"SAKQHJJ", "character 7: JH appears twice"},
      {"AP RP DP VX TC", "character 11: unknown suit \"X\"", kFrench},
      {"ARD VO", "character 6: unknown rank \"O\"", kFrench},
  });
}

TEST_CASE("The hands of a deal are read together", "[cards][notation]") {
  const Deal deal = parse_deal("AKQ.JT.. .AK.Q.93");
  for (const char* text :
       {"SAKQHJT / HAKDQC93", "SA SK SQ HJ HT / ♥AK ♦Q ♣93", "spades AKQ hearts JT / - AK Q 93",
        "AS;KS;QS;JH;TH / AH-KH-QD-9C-3C", "AKQ.JT / HA HK DQ C9 C3"}) {
    INFO(text);
    CHECK(parse_deal(text) == deal);
  }
  CHECK(to_dots(parse_deal("AP RC / TC 9T", kFrench)) == "A.K.. .T..9");
  CHECK(to_dots(parse_deal("AT / RP", kFrench)) ==
        "...A K...");  // the ace of clubs, as the other hand has one card
  CHECK(to_dots(parse_deal("AT / R9", kFrench)) == "AT... K9...");
  CHECK_THROWS_WITH(parse_deal("CT / AE", kSpanish), Contains("character 1: the hand could be ♣C or ♥10"));
  CHECK_THROWS_WITH(parse_deal("AS KS / 2S KS"), Contains("character 12: KS appears twice"));
  CHECK_THROWS_WITH(parse_deal("AS KS / 2S XH"), Contains("character 12: unknown rank \"X\""));
}
