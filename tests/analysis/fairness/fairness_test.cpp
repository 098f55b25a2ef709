#include "nap/analysis/fairness/fairness.hpp"

#include <catch2/catch.hpp>

#include "nap/rules/stake_tables.hpp"

using namespace nap;

namespace {

FairnessStudy study(int threads, std::uint64_t deals = 600) {
  Monitor monitor;
  Harness harness(threads, monitor);
  const RatedHands hands = sample_hands(harness, {Deck(28), 2, 5}, {300, 1, 0.1}).value();
  std::vector<SeatedTable> tables;
  for (const char* name : {"peel", "spanish", "french"})
    tables.push_back({*find_stake_table(name), {2, 2, 1}});
  return study_fairness(harness, hands, tables, {1, deals, 0.05}).value();
}

}  // namespace

TEST_CASE("Every table is played as printed and by every other rule", "[analysis][fairness]") {
  const FairnessStudy all = study(2);
  REQUIRE(all.tables.size() == 3);
  CHECK(all.flips.size() == 3);
  CHECK(all.prediction_error.has_value());
  std::array<int, 7> varieties{};
  for (const SchoolStudy& school : all.schools) {
    ++varieties[static_cast<std::size_t>(school.variety)];
    CHECK(school.tally.deals() == 600);
    CHECK(school.bids.size() == school.tally.bids.size());
    CHECK(school.tally.patterns.has_value() == (school.variety == Variety::Shuffle));
  }
  CHECK(varieties == std::array<int, 7>{3, 9, 8, 11, 6, 3, 12});
  CHECK(all.schools[2].variety == Variety::Printed);
  REQUIRE(all.comparisons.size() == 3 + 49);
  for (const SchoolComparison& each : all.comparisons) {
    CHECK(all[each.schools.base].variety == Variety::Printed);
    CHECK((all[each.schools.changed].variety == Variety::Printed ||
           all[each.schools.base].table == all[each.schools.changed].table));
    const EveningSums& base = all[each.schools.base].tally.sums;
    const EveningSums& changed = all[each.schools.changed].tally.sums;
    for (const Measure& measure : {Measure(&Measures::declarer), of_seat(Seat(0)), of_person(1)}) {
      CHECK(each.difference.sum(measure) == changed.sum(measure) - base.sum(measure));
    }
  }
}

TEST_CASE("A study of fairness is the same for one and for eight threads",
          "[analysis][fairness][determinism]") {
  const FairnessStudy one = study(1);
  const FairnessStudy eight = study(8);
  for (std::size_t i = 0; i < one.schools.size(); ++i) {
    CHECK(one.schools[i].tally.results == eight.schools[i].tally.results);
    CHECK(one.schools[i].tally.declares == eight.schools[i].tally.declares);
  }
  CHECK(one.flips[0].flips.share.value == eight.flips[0].flips.share.value);
}

TEST_CASE("Deals are rounded up to whole evenings", "[analysis][fairness]") {
  CHECK(study(2, 61).schools.front().tally.deals() == 120);
}

TEST_CASE("A study that is stopped has no result", "[analysis][fairness]") {
  Monitor monitor;
  Harness harness(1, monitor);
  const RatedHands hands = sample_hands(harness, {Deck(28), 2, 5}, {200, 1, 0.1}).value();
  monitor.stop = true;
  const SeatedTable table = {*find_stake_table("peel"), {2, 2, 1}};
  CHECK_FALSE(study_fairness(harness, hands, {&table, 1}, {1, 60, 0.05}).has_value());
}
