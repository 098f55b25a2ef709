// The letters of a chart, and tables whose bids share one.
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/inquiry/thresholds/thresholds_document.hpp"
#include "nap/rules/stake_tables.hpp"

using namespace nap;
using Catch::Matchers::Contains;

namespace {

// A tenth of all hands, with three as their best call.
ChartCell cell(std::size_t column, bool is_decided, double misled) {
  return {{"AKx", column}, 10, 0.1, "three", 3, 1.0, "two", 0.9, is_decided, misled};
}

std::string chart_of(std::vector<ChartCell> cells) {
  const Estimate stakes = Estimate::exact(1.0);
  return chart_in_markdown({{4, 4, 3},
                            Deck(),
                            *find_stake_table("peel"),
                            100,
                            Coverage::EveryClass,
                            Model::SelfPlay,
                            Method::MonteCarlo,
                            {},
                            {},
                            {std::move(cells), {}, {}, {0.8, 0.93, stakes, stakes}}},
                           1000);
}

}  // namespace

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

TEST_CASE("A chart marks the calls that may be wrong, and says how often", "[inquiry][thresholds][chart]") {
  const std::string marked =
      chart_of({cell(1, true, 0.24), cell(2, true, 0.25), cell(3, false, 0.0), cell(4, false, 0.5)});
  CHECK_THAT(marked, Contains("| AKx | 3 | 3* | 3? | 3? |"));
  CHECK_THAT(marked,
             Contains("With a question mark (20 % of hands)") && Contains("With a star (10 % of hands)"));
  CHECK_THAT(marked, Contains("for 80 % of hands, and for 93 % of those without a mark."));
  const std::string clear = chart_of({cell(1, true, 0.0)});
  CHECK_THAT(clear, !Contains("mark") && !Contains("star") && Contains("for 80 % of hands. To measure"));
}
