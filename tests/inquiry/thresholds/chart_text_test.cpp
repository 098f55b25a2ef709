// The letters of a chart, and tables whose bids share one.
#include <catch2/catch.hpp>

#include "nap/inquiry/thresholds/thresholds_document.hpp"
#include "nap/rules/stake_tables.hpp"

using namespace nap;

TEST_CASE("A chart names bids by their tricks, and by one letter", "[inquiry][thresholds][chart]") {
  const Ruleset peel = *find_stake_table("peel");
  CHECK(chart_letter(peel, "one", SuitStyle::Symbols) == "1");
  CHECK(chart_letter(peel, "four", SuitStyle::Symbols) == "4");
  CHECK(chart_letter(peel, "misere", SuitStyle::Symbols) == "M");
  CHECK(chart_letter(peel, "nap", SuitStyle::Symbols) == "N");
  CHECK(chart_letter(peel, "", SuitStyle::Symbols) == "·");
  CHECK(chart_letter(peel, "", SuitStyle::Letters) == "-");
}

TEST_CASE("Bids of one letter are told apart", "[inquiry][thresholds][chart]") {
  Ruleset house = *find_stake_table("peel");
  for (const char* id : {"drei", "trois"}) {
    Bid again = *house.find("three");
    again.id = id;
    house.bids.push_back(again);
  }
  CHECK(chart_letter(house, "three", SuitStyle::Symbols) == "3");
  CHECK(chart_letter(house, "drei", SuitStyle::Symbols) == "3b");
  CHECK(chart_letter(house, "trois", SuitStyle::Symbols) == "3c");
  CHECK(chart_letter(house, "four", SuitStyle::Symbols) == "4");
}
