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
