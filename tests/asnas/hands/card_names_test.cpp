#include "nap/asnas/hands/card_names.hpp"

#include <catch2/catch.hpp>

#include "nap/text/parse_error.hpp"

using namespace nap;
using namespace nap::asnas;
using Catch::Matchers::Contains;

namespace {

std::string error_of(const char* hand, Names names = Names::English) {
  try {
    parse_hand(hand, Pack{4}, names);
  } catch (const ParseError& error) {
    return error.what();
  }
  return "no error";
}

}  // namespace

TEST_CASE("A hand is written in letters or names, in any order", "[asnas]") {
  const Cards hand = parse_hand("AAKKT", Pack{4});
  for (const char* text : {"taakk", "K T A K A", "A,K,A,K,T", "  AAK KT "})
    CHECK(parse_hand(text, Pack{4}) == hand);
  CHECK(parse_hand("as Shah as shah sarbas", Pack{4}, Names::Persian) == hand);
  CHECK(parse_hand("as shah as shah couli", Pack{4}, Names::PersianSoldierFirst) == hand);
  CHECK(parse_hand("rey,as,diez,rey,as", Pack{4}, Names::Spanish) == hand);
  CHECK(parse_hand("as as roi roi dix", Pack{4}, Names::French) == hand);
  CHECK(parse_hand("AAKKT", Pack{4}, Names::Persian) == hand);
  CHECK(to_text(hand) == "AAKKT");
  CHECK(to_text(hand, Names::Persian) == "as as shah shah sarbas");
}

TEST_CASE("What is written is read back, in all names", "[asnas]") {
  for (const Word<Names>& names : kNamesWords) {
    for (const Cards& hand : hands_from(Pack{8}.cards())) {
      if (parse_hand(to_text(hand, names.value), Pack{8}, names.value) != hand)
        FAIL(to_text(hand, names.value));
    }
  }
}

TEST_CASE("A hand that cannot be is refused", "[asnas][error]") {
  CHECK_THAT(error_of("AAKK"), Contains("4 cards; a hand of As Nas has 5"));
  CHECK_THAT(error_of("A"), Contains("1 card; a hand"));
  CHECK_THAT(error_of(""), Contains("0 cards"));
  CHECK_THAT(error_of("AAAAA"), Contains("5 times A; a pack of 20 cards has 4"));
  CHECK_THAT(error_of("AAKK9"), Contains("\"AAKK9\": no rank of As Nas; ranks are A K Q J T"));
  CHECK_THAT(error_of("as as rey rey dix", Names::Spanish),
             Contains("\"dix\"") && Contains("or as rey dama jota diez"));
  CHECK_THAT(error_of(std::string(1000, 'A').c_str()), Contains("too many cards"));
}

TEST_CASE("A combination is named by its ranks", "[asnas]") {
  CHECK(combination_text(parse_cards("AAAAA")) == "five A");
  CHECK(combination_text(parse_cards("TTTTA")) == "four T");
  CHECK(combination_text(parse_cards("KKTTT")) == "full, three T and two K");
  CHECK(combination_text(parse_cards("KQTTT")) == "three T");
  CHECK(combination_text(parse_cards("KKTTA")) == "two pairs, K and T");
  CHECK(combination_text(parse_cards("AKQTT"), Names::Persian) == "pair of sarbas");
  CHECK(combination_text(parse_cards("AKQJT")) == "nothing, one card of each rank");
}
