#include "nap/report/records.hpp"

#include <limits>

#include <catch2/catch.hpp>

using namespace nap;
using namespace nap::report;

TEST_CASE("A field is named once, for JSON and for CSV", "[report][records]") {
  const Fields record = {{"schema", only_json(text("nap.test/1"))},
                         {"name", text("one \"big\", hand")},
                         {"count", number(3)},
                         {"share", number(1.0 / 3)},
                         {"time", fixed(2.0, 3)},
                         {"whole", truth(true)},
                         {"after", text_or_null("")}};
  CHECK(json_object(record) ==
        R"({"schema":"nap.test/1","name":"one \"big\", hand","count":3,"share":0.333333333,)"
        R"("time":2.000,"whole":true,"after":null})");
  CHECK(csv_heading(record) == "name,count,share,time,whole,after\n");
  CHECK(csv_line(record) == "\"one \"\"big\"\", hand\",3,0.333333333,2.000,true,\n");
}

TEST_CASE("What is infinite or missing is null, and zero has no sign", "[report][records]") {
  const Fields record = {{"ratio", number(std::numeric_limits<double>::infinity())},
                         {"points", number(std::optional<int>())},
                         {"ev", number(-0.0)}};
  CHECK(json_object(record) == R"({"ratio":null,"points":null,"ev":0})");
  CHECK(csv_line(record) == ",,0\n");
}

TEST_CASE("An estimate is three fields", "[report][records]") {
  const Estimate rate = {0.5, 0.25, 0.75};
  CHECK(json_object(estimate("made", rate)) == R"({"made":0.5,"made_low":0.25,"made_high":0.75})");
  CHECK(json_object(estimate("made", std::nullopt)) == R"({"made":null,"made_low":null,"made_high":null})");
  CHECK(json_object(main_estimate("made", rate)) == R"({"made":0.5,"low":0.25,"high":0.75})");
}

TEST_CASE("A field of one format is not in the other", "[report][records]") {
  const Fields record = {{"best", object({{"bid", text("nap")}})}, {"best", only_csv(text("nap"))}};
  CHECK(json_object(record) == R"({"best":{"bid":"nap"}})");
  CHECK(csv_heading(record) + csv_line(record) == "best\nnap\n");
}

TEST_CASE("Lists stand in JSON only", "[report][records]") {
  const Fields record =
      joined({{{"line", number(1)}}, {{"leads", list({{{"card", text("AS")}}, {{"card", text("KS")}}})}}});
  CHECK(json_object(record) == R"({"line":1,"leads":[{"card":"AS"},{"card":"KS"}]})");
  CHECK(csv_heading(record) + csv_line(record) == "line\n1\n");
}

TEST_CASE("A table of JSON can be written row by row", "[report][records]") {
  const Fields row = {{"hand", text("AKQ.JT..")}};
  CHECK(json_opening({{"seed", number(1)}}, "rows") + '\n' + json_object(row) + json_closing() ==
        "{\"seed\":1,\"rows\":[\n{\"hand\":\"AKQ.JT..\"}\n]}\n");
}
