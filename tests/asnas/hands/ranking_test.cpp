#include "nap/asnas/hands/ranking.hpp"

#include <string>

#include <catch2/catch.hpp>

#include "nap/asnas/hands/card_names.hpp"

using namespace nap;
using namespace nap::asnas;

namespace {

int strength_of(const char* hand, Ranking ranking) { return strength(parse_cards(hand), ranking); }

// Checks that each hand beats the next by this ranking.
void check_falling(const std::vector<const char*>& hands, Ranking ranking) {
  for (std::size_t i = 1; i < hands.size(); ++i) {
    INFO(hands[i - 1] << " and " << hands[i]);
    CHECK(strength_of(hands[i - 1], ranking) > strength_of(hands[i], ranking));
  }
}

}  // namespace

TEST_CASE("The categories of As Nas in their order", "[asnas]") {
  CHECK(category_of(parse_cards("TTTTT")) == Category::Five);
  CHECK(category_of(parse_cards("TATTT")) == Category::Four);
  CHECK(category_of(parse_cards("TATAT")) == Category::Full);
  CHECK(category_of(parse_cards("TATKT")) == Category::Three);
  CHECK(category_of(parse_cards("TATAK")) == Category::TwoPairs);
  CHECK(category_of(parse_cards("TATKQ")) == Category::Pair);
  CHECK(category_of(parse_cards("TAJKQ")) == Category::Nothing);
  for (const Ranking ranking : kRankings) {
    check_falling({"TTTTT", "AAAAK", "AAAKK", "AAAKQ", "AAKKQ", "AAKQJ", "AKQJT"}, ranking);
  }
}

TEST_CASE("Hands of one category share the pot, or the ranks of the combination decide", "[asnas]") {
  CHECK(strength_of("AAAKQ", Ranking::Category) == strength_of("TTTJQ", Ranking::Category));
  check_falling({"AAAQJ", "KKKAT", "TTTAK"}, Ranking::Combination);
  check_falling({"AAATT", "KKKAA", "KKKQQ"}, Ranking::Combination);           // the three first
  check_falling({"AATTJ", "KKQQA", "KKJJA", "QQJJA"}, Ranking::Combination);  // the higher pair first
  check_falling({"AAJTQ", "KKAQJ", "TTAKQ"}, Ranking::Combination);
  CHECK(strength_of("AAKQJ", Ranking::Combination) == strength_of("AAQJT", Ranking::Combination));
}

TEST_CASE("With kickers the other cards decide last, the highest first", "[asnas]") {
  check_falling({"AAKQJ", "AAKQT", "AAKJT", "AAQJT"}, Ranking::Kickers);
  check_falling({"AAKKQ", "AAKKT", "AAQQK"}, Ranking::Kickers);
  check_falling({"TTTTA", "TTTTJ"}, Ranking::Kickers);
  CHECK(strength_of("AAKKT", Ranking::Kickers) == strength_of("TKAKA", Ranking::Kickers));
}

TEST_CASE("With kickers no two hands are equal", "[asnas]") {
  const std::vector<Cards> hands = hands_from(Pack{8}.cards());
  for (const Cards& a : hands) {
    for (const Cards& b : hands) {
      if ((strength(a, Ranking::Kickers) == strength(b, Ranking::Kickers)) != (a == b))
        FAIL(to_text(a) + to_text(b));
    }
  }
}
