#include "nap/analysis/thresholds/chart_place.hpp"

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"

using namespace nap;

namespace {

ChartPlace place_of(const char* text, Deck deck = Deck()) { return chart_place(parse_hand(text, deck, 5)); }

std::string column_of(const char* text) { return std::string(kChartColumns[place_of(text).column]); }

}  // namespace

TEST_CASE("A chart has a place for each hand", "[analysis][chart]") {
  // The longest suit is trump; of equally long suits, the one with the higher cards.
  CHECK(place_of("2.AK9.3.").trumps == "AKx");
  CHECK(place_of("KQ.AJ.2.").trumps == "AJ");
  CHECK(place_of("AKQJT...").trumps == "AKQJT");
  // Aces and kings of all other suits count together.
  CHECK(column_of("QJT98...") == "-");
  CHECK(column_of("AK9.98..") == "x");
  CHECK(column_of("AK9.9.T.") == "J/T");
  CHECK(column_of("AK9.J2..") == "J/T");
  CHECK(column_of("AK9.Q.J.") == "Q");
  CHECK(column_of("AJ9.K.Q.") == "K");
  CHECK(column_of("AJ9.K.K.") == "KK");
  CHECK(column_of("QJ9.AQ..") == "A");
  CHECK(column_of("QJ9.AK..") == "AK");
  CHECK(column_of("98.A.K.K") == "AK");
  CHECK(column_of("QJ9.A.A.") == "AA");
  CHECK(column_of("98.A.A.K") == "AA");
}

TEST_CASE("A joker is a trump on the chart", "[analysis][chart]") {
  const ChartPlace place = place_of("A92.3...JK", Deck().with_joker());
  CHECK(place.trumps == "JK Axx");
  CHECK(kChartColumns[place.column] == "x");
}

TEST_CASE("A hand is at least as good as one that it beats card by card", "[analysis][chart]") {
  const auto is_good = [](const char* hand, const char* least) {
    return is_at_least(place_of(hand), place_of(least));
  };
  CHECK(is_good("AJ92.K..", "AJ92.K.."));
  CHECK(is_good("AJ92.A..", "AJ92.K.."));
  CHECK(is_good("AQ92.K..", "AJ92.K.."));
  CHECK(is_good("AJT2.K..", "AJ92.K.."));
  CHECK_FALSE(is_good("AJ92.Q..", "AJ92.K.."));
  CHECK_FALSE(is_good("KQ92.A..", "AJ92.K.."));  // the ace of trumps is missing
  CHECK_FALSE(is_good("AJ9.K2..", "AJ92.K.."));  // one trump less
  // A fifth trump is as good as a small card beside, but no king.
  CHECK(is_good("AJ932...", "AJ92.3.."));
  CHECK_FALSE(is_good("AJ932...", "AJ92.K.."));
  CHECK_FALSE(is_good("AJ92.3..", "AJ932..."));
}

TEST_CASE("A joker is better than the ace of trumps", "[analysis][chart]") {
  const ChartPlace joker = place_of("AJ2.K...JK", Deck().with_joker());
  CHECK(is_at_least(joker, {"AJxx", 4}));
  CHECK(is_at_least(joker, {"JK Jxx", 4}));
  CHECK_FALSE(is_at_least(joker, {"JK AKx", 4}));
  CHECK_FALSE(is_at_least(place_of("AKJ2.K.."), {"JK xxx", 4}));
  CHECK(is_at_least(place_of("...AKQJ.JK", Deck().with_joker()), {"JK", 0}));
}
