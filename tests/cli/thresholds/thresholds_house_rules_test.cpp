// Thresholds of house rules.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "small_tables.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using nlohmann::json;

TEST_CASE("A deck or a table that is named twice appears once", "[cli][thresholds]") {
  const Run once = run_nap(kTiny + "--format csv");
  CHECK(run_nap(kTiny + "--format csv --stakes peel,peel").out == once.out);
  const std::string twice = "thresholds --hands 100 --players 3,3-3 --no-progress --format csv --deck ";
  CHECK(run_nap(twice + "24,24-24").out == run_nap(twice + "24").out);
  const Folder folder;
  write_house_rules(folder, "a.json", "club", kThree);
  write_house_rules(folder, "b.json", "club", kOne);
  const std::string a = folder.path("a.json");
  const Run apart = run_nap(kTiny + "--format csv --stakes " + a + "," + folder.path("b.json"));
  CHECK_THAT(apart.out, Contains(",club (a.json),") && Contains(",club (b.json),"));
  // Another file already has this name for its own.
  write_house_rules(folder, "c.json", "club (a.json)", kOne);
  const std::string both = a + "," + folder.path("b.json");
  check_refused(kTiny + "--stakes " + both + "," + folder.path("c.json"), "the name \"club (a.json)\"");
  check_refused(kTiny + "--stakes " + a + ",peal", "\"peal\"");
}

TEST_CASE("House rules have thresholds, whatever they are called", "[cli][thresholds]") {
  const Folder folder;
  const std::string name = R"(our "club", a/b)";
  write_house_rules(folder, "our.json", name, kThree);
  const std::string arguments = kTiny + "--stakes " + folder.path("our.json");
  const json report = report_of(arguments + " --pages " + folder.path("pages"));
  CHECK(report.at("rows").size() == 2);
  for (const json& row : report.at("rows")) CHECK(row.at("stakes") == name);
  CHECK(folder.has("pages/3-players-24-cards-our \"club\", a-b.md"));
  CHECK_THAT(run_nap(arguments + " --format csv").out,
             Contains(R"(3,3,2,24,5,"our ""club"", a/b",committed,monte-carlo,three,)"));
}

TEST_CASE("A table of one bid has thresholds", "[cli][thresholds]") {
  const Folder folder;
  write_house_rules(folder, "one.json", "ones", kOne);
  CHECK_THAT(run_nap(kTiny + "--stakes " + folder.path("one.json")).out,
             Contains("\nCall the highest bid for which you have the points"));
  write_house_rules(folder, "misere.json", "low", kMisere);
  const Run misere =
      run_nap(kTiny + "--stakes " + folder.path("misere.json") + " --pages " + folder.path("p"));
  CHECK(misere.status == 0);
  CHECK_THAT(misere.out, Contains("\nmisere ") && Contains("\nNo bid of this table goes by points."));
  CHECK_THAT(folder.read("p/3-players-24-cards-low.md"), Contains("No bid of this table goes by points."));
}
