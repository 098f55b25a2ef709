#include "nap/analysis/deck/deck_order.hpp"

#include <cmath>
#include <map>
#include <sstream>
#include <string>

#include <catch2/catch.hpp>

#include "nap/cards/joker.hpp"
#include "nap/cards/notation.hpp"

using namespace nap;

namespace {

// "AS KS" with the cards in this order.
DeckOrder order_of(const std::string& text) {
  DeckOrder deck;
  std::istringstream words(text);
  for (std::string word; words >> word;) deck.push_back(parse_card(word, Deck(24).with_joker()));
  return deck;
}

std::string text_of(const DeckOrder& deck) {
  std::string text;
  for (const Card card : deck) text += (text.empty() ? "" : " ") + to_string(card);
  return text;
}

// A deck of 24, suit by suit.
const std::string kNewDeck = "AS KS QS JS TS 9S AH KH QH JH TH 9H AD KD QD JD TD 9D AC KC QC JC TC 9C";

// The new deck of 24, cut after its fourth card and dealt to two: the first seat gets TS 9S AH, the second
// KH QH JH, then the first TH 9H and the second AD KD.
PacketDeal two_hands() { return dealt_in_packets(cut_at(order_of(kNewDeck), 4), {2, 5}); }
const std::string kStockOfTwo = "QD JD TD 9D AC KC QC JC TC 9C AS KS QS JS";

}  // namespace

TEST_CASE("Five cards are dealt as three and two, from the dealer's left", "[analysis][deck]") {
  const PacketDeal dealt = two_hands();
  CHECK(to_dots(dealt.hands) == "T9.AT9.. .KQJ.AK.");
  CHECK(text_of(dealt.stock) == kStockOfTwo);
}

TEST_CASE("Seven cards are dealt as three, three and one", "[analysis][deck]") {
  // First seat: AS KS QS, then AH KH QH, then AD. Second seat: JS TS 9S, JH TH 9H, KD.
  const PacketDeal dealt = dealt_in_packets(order_of(kNewDeck), {2, 7});
  CHECK(to_dots(dealt.hands) == "AKQ.AKQ.A. JT9.JT9.K.");
  CHECK(text_of(dealt.stock) == "QD JD TD 9D AC KC QC JC TC 9C");
}

TEST_CASE("The tricks of the declarer come on top of those of the defenders, and the stock comes last",
          "[analysis][deck]") {
  // The declarer holds TS 9S AH TH 9H and makes hearts trump.
  //   AH JH: declarer.  TH QH: defender.  AD 9H (a ruff): declarer.  TS KH (a ruff): defender.
  //   KD 9S: defender.
  History history({2, 5}, Trump::first_lead());
  for (const Card card : order_of("AH JH TH QH AD 9H TS KH KD 9S")) history.play(card);
  REQUIRE(history.declarers_tricks() == 2);
  CHECK(text_of(gathered(history, two_hands().stock)) == "AH JH AD 9H TH QH TS KH KD 9S " + kStockOfTwo);
}

TEST_CASE("Hands that are thrown in lie on each other as players sort them", "[analysis][deck]") {
  const PacketDeal dealt = two_hands();
  CHECK(text_of(gathered(dealt.hands, dealt.stock)) == "TS 9S AH TH 9H KH QH JH AD KD " + kStockOfTwo);
}

TEST_CASE("A joker that was a trump is the joker again in the deck", "[analysis][deck]") {
  History history({2, 1}, Trump::first_lead());
  history.open({Card::joker_of(Suit::Hearts), Suit::Hearts});
  history.play(parse_card("AH", Deck()));
  CHECK(text_of(gathered(history, order_of("9C"))) == "JK AH 9C");
}

TEST_CASE("A cut leaves four cards or more in each part, all places alike", "[analysis][deck]") {
  const DeckOrder deck = order_of(kNewDeck);
  constexpr int kCuts = 17'000;  // a thousand for each of the places 4 to 20
  std::map<std::string, int> found;
  for (std::uint64_t i = 0; i < kCuts; ++i) {
    RandomWords words(3, Stream::Cut, i);
    ++found[text_of(cut(deck, words))];
  }
  CHECK(found.size() == 17);
  for (std::size_t place = 4; place <= 20; ++place) {
    CHECK(std::abs(found[text_of(cut_at(deck, place))] - 1000) < 4.0 * std::sqrt(1000.0));
  }
  // The deck is 24 words of two letters, with a space between two of them.
  CHECK(text_of(cut_at(deck, 4)) == kNewDeck.substr(12) + ' ' + kNewDeck.substr(0, 11));
}

TEST_CASE("A shuffled deck has each card once, and each card is as often on top", "[analysis][deck]") {
  const CardSet cards = Deck(24).with_joker().cards();
  std::map<int, int> on_top;
  constexpr int kShuffles = 25'000;
  for (std::uint64_t i = 0; i < kShuffles; ++i) {
    RandomWords words(4, Stream::Cut, i);
    const DeckOrder deck = shuffled(cards, words);
    CardSet all;
    for (const Card card : deck) all.insert(card);
    if (all != cards || deck.size() != 25) FAIL("a card is missing");
    ++on_top[deck[0].bit()];
  }
  CHECK(on_top.size() == 25);
  for (const auto& [card, times] : on_top) CHECK(std::abs(times - 1000) < 4.0 * std::sqrt(1000.0));
}
