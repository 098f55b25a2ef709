// What a question about fairness means: no book, no thread and no file takes part.
#include "nap/inquiry/fairness/fairness_request.hpp"

#include <catch2/catch.hpp>

#include "nap/inquiry/thresholds/thresholds_document.hpp"
#include "nap/text/parse_error.hpp"

using namespace nap;
using report::Format;

namespace {

std::vector<TablesOfDeals> tables(const std::string& stakes, const std::string& players) {
  return tables_by_deals(plan_study({.players = players, .stakes = stakes}, {}));
}

std::uint64_t deals(const FairnessRequest& request, const TablesOfDeals& of, HandsFrom hands) {
  return FairnessInquiry(request, Format::Text).plan_of(of, hands, 7).deals;
}

}  // namespace

TEST_CASE("Tables that play the same deals are studied together", "[inquiry][fairness]") {
  const std::vector<TablesOfDeals> two = tables("peel,spanish", "3,4");
  REQUIRE(two.size() == 2);
  for (const TablesOfDeals& each : two) {
    REQUIRE(each.tables.size() == 2);
    CHECK(each.tables[0].ruleset.id == "peel");
    CHECK(each.tables[1].ruleset.id == "spanish");
    for (const SeatedTable& table : each.tables) CHECK(table.seating.players == each.players);
  }
  // Six at Peel's table play with five hands, and six at the French table with six.
  CHECK(tables("peel,french", "6").size() == 2);
}

TEST_CASE("A plan has the deals asked for, or the usual ones", "[inquiry][fairness]") {
  const TablesOfDeals four = tables("peel", "4").front();
  const TablesOfDeals seven = tables("peel", "7").front();
  CHECK(deals({}, four, HandsFrom::Book) == 1'000'000);
  CHECK(deals({}, four, HandsFrom::Sample) == 400'000);
  CHECK(deals({}, seven, HandsFrom::Sample) == 10'000);
  CHECK(deals({.deals = "600"}, seven, HandsFrom::Sample) == 600);
  const FairnessPlan plan = FairnessInquiry({.shift = "0.1"}, Format::Json).plan_of(four, HandsFrom::Book, 7);
  CHECK(plan.shift == 0.1);
  CHECK(plan.seed == 7);
}

TEST_CASE("Too few deals, wide shifts and unknown parts are refused", "[inquiry][fairness][error]") {
  CHECK_THROWS_AS(FairnessInquiry({.deals = "60"}, Format::Text), ParseError);
  CHECK_THROWS_AS(FairnessInquiry({.shift = "0.6"}, Format::Text), ParseError);
  CHECK_THROWS_WITH(
      FairnessInquiry({.show = "all the rest"}, Format::Text),
      "--show \"all the rest\": bids, seats, schools, school_bids, differences, seat_differences, patterns, "
      "flips, hands, swings, pools, pool_curve or all");
}

TEST_CASE("Stakes whose squares would not fit are refused", "[inquiry][fairness][error]") {
  std::vector<TablesOfDeals> rich = tables("peel", "7");
  rich.front().tables.front().ruleset.bids.front().win = kMaxStake;
  CHECK_THROWS_WITH(deals({.deals = "1000000000"}, rich.front(), HandsFrom::Book),
                    Catch::StartsWith("stakes of \"one\" of \"peel\": too high for 1000000000 deals"));
  CHECK(deals({.deals = "600"}, rich.front(), HandsFrom::Book) == 600);
}

TEST_CASE("CSV shows one part where text shows several", "[inquiry][fairness][thresholds]") {
  CHECK(FairnessInquiry({}, Format::Csv).parts().size() == 1);
  CHECK(FairnessInquiry({}, Format::Text).parts().size() == 8);
  CHECK(FairnessInquiry({.show = "swings"}, Format::Text).parts().front() == FairnessPart::Swings);
  CHECK(threshold_parts("all", Format::Csv) == std::vector{ThresholdPart::Shares});
  CHECK(threshold_parts("all", Format::Text).size() == 4);
  CHECK(threshold_parts("rule", Format::Csv) == std::vector{ThresholdPart::Rule});
  CHECK_THROWS_WITH(threshold_parts("rules", Format::Text),
                    "--show \"rules\": shares, holdings, rule, chart or all");
}
