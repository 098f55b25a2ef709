// Texts that may mean two hands.
#include <cstdint>
#include <optional>
#include <random>
#include <set>
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

// What a text may mean, found in the plainest way.
class Meanings {
 public:
  Meanings(std::string text, std::string ranks, std::vector<std::pair<char, Suit>> suits)
      : text_(std::move(text)), ranks_(std::move(ranks)), suits_(std::move(suits)) {}

  void add_rank_first(std::set<std::uint64_t>& hands) const {
    CardSet hand;
    if (text_.size() % 2 != 0) return;
    for (std::size_t at = 0; at < text_.size(); at += 2) {
      const auto suit = this->suit(text_[at + 1]);
      if (!suit || !take(hand, text_[at], *suit)) return;
    }
    hands.insert(hand.bits());
  }

  // Each letter is a suit, if a rank comes next, or a rank of the suit before.
  void add_suit_first(std::set<std::uint64_t>& hands) const {
    go_on(0, std::nullopt, true, CardSet(), hands);
  }

 private:
  void go_on(std::size_t at, std::optional<Suit> suit, bool has_rank, CardSet hand,
             std::set<std::uint64_t>& hands) const {
    if (at == text_.size()) {
      if (has_rank) hands.insert(hand.bits());
      return;
    }
    const auto next = this->suit(text_[at]);
    if (next && has_rank) go_on(at + 1, next, false, hand, hands);
    if (suit && take(hand, text_[at], *suit)) go_on(at + 1, suit, true, hand, hands);
  }

  std::optional<Suit> suit(char letter) const {
    for (const auto& [written, suit] : suits_) {
      if (written == letter) return suit;
    }
    return std::nullopt;
  }
  bool take(CardSet& hand, char letter, Suit suit) const {
    const std::size_t rank = ranks_.find(letter);
    if (rank == std::string::npos || hand.has(Card(static_cast<Rank>(rank), suit))) return false;
    hand.insert(Card(static_cast<Rank>(rank), suit));
    return true;
  }

  std::string text_;
  std::string ranks_;
  std::vector<std::pair<char, Suit>> suits_;
};

const std::vector<std::pair<char, Suit>> kEnglishSuits = {
    {'S', Suit::Spades}, {'H', Suit::Hearts}, {'D', Suit::Diamonds}, {'C', Suit::Clubs}};
const std::vector<std::pair<char, Suit>> kFrenchSuits = {
    {'P', Suit::Spades}, {'C', Suit::Hearts}, {'K', Suit::Diamonds}, {'T', Suit::Clubs}};
const std::vector<std::pair<char, Suit>> kSpanishSuits = {
    {'E', Suit::Spades},   {'P', Suit::Spades}, {'C', Suit::Hearts}, {'O', Suit::Diamonds},
    {'D', Suit::Diamonds}, {'T', Suit::Clubs},  {'B', Suit::Clubs}};

struct Tongue {
  RankLetters letters;
  std::string ranks;
  std::string alphabet;  // of the texts to try
  std::vector<std::vector<std::pair<char, Suit>>> suits;
};
const std::vector<Tongue> kTongues = {
    {kEnglish, "23456789TJQKA", "SHCAKT9", {kEnglishSuits}},
    {kFrench, "23456789TVDRA", "PCTDATR9", {kFrenchSuits, kEnglishSuits}},
    {kSpanish, "23456789TSCRA", "ECTDSTAC", {kSpanishSuits, kEnglishSuits}}};

}  // namespace

TEST_CASE("A text that may be two hands is refused, and both are shown", "[cards][notation][error]") {
  std::mt19937 random(2);
  int ambiguous = 0;
  int single = 0;
  for (const Tongue& tongue : kTongues) {
    for (int i = 0; i < 60'000; ++i) {
      constexpr int kCards = 3;
      std::string text;
      const std::size_t length = 4 + random() % 3;
      while (text.size() < length) text += tongue.alphabet[random() % tongue.alphabet.size()];
      std::set<std::uint64_t> hands;
      for (const auto& suits : tongue.suits) {
        const Meanings meanings(text, tongue.ranks, suits);
        meanings.add_rank_first(hands);
        meanings.add_suit_first(hands);
      }
      std::erase_if(hands, [](std::uint64_t hand) { return CardSet(hand).size() != kCards; });
      const auto [found, error] = as_read(text, kCards, tongue.letters);
      INFO(text << ": " << error);
      if (hands.size() == 1) {
        ++single;
        REQUIRE(found.bits() == *hands.begin());
      } else if (hands.size() > 1) {
        ++ambiguous;
        REQUIRE(found.is_empty());
        REQUIRE_THAT(error, Contains("could be ") && Contains(" or ") && Contains("write "));
      } else {
        REQUIRE(found.is_empty());
      }
    }
  }
  CHECK(ambiguous > 1000);
  CHECK(single > 1000);
}

TEST_CASE("A hand that somebody may have meant otherwise is not guessed", "[cards][notation][error]") {
  check_refused({
      {"♠A K♠ Q♠ J♥ T♥", "could be ♠AKQJ ♥T or ♠AKQ ♥JT; write AKQJ.T.. or AKQ.JT.."},
      {"♠AKQ JT♥", "could be ♠AKQJT or ♠AKQ ♥JT"},
      {"S AKQ JT H", "could be ♠AKQJT or ♠AKQ ♥JT"},
      {"S A K S Q S J H T H", "could be ♠AKQJ ♥T or ♠AKQ ♥JT"},
      {"AKQ JT /", "could be ♠AKQJT or ♠AKQ ♥JT"},
      {"A KQ / J T", "could be ♠AKQ ♥JT or ♠A ♥KQ ♦JT"},
      {"AC RC DC VC TC", "could be ♥ARDV10 or ♣ARDV10; write .ARDV10.. or ...ARDV10", kFrench},
      {"C:ARDVT", "could be ♥ARDV10 or ♣ARDV10", kFrench},
      {"PATTRDV", "could be ♠A ♣RDV10 or ♠A10 ♣RDV", kFrench},
      {"AP RH DC VC TC", "unknown suit \"H\"; suits are P C K T, or all S H D C", kFrench},
      {"SA SK S QH JH", "character"},
      {"AS K QS JH TH", "character 5: the card has no suit"},
      {"SAKSQSJHTH", "character 11: the last suit has no ranks behind it"},
      {"S AKQ / JT", "character 9: the card has no suit"},
      {"AKQ S JT H", "character"},
  });
}
