// The answers of nap ask in JSON and CSV.
#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {

// The keys of the first object in the list `first`, or of the whole object if `first` is empty, in the order
// of print.
std::vector<std::string> keys_of(const std::string& json, const std::string& first) {
  const auto object = nlohmann::ordered_json::parse(json);
  std::vector<std::string> keys;
  for (const auto& [key, value] : (first.empty() ? object : object.at(first).at(0)).items())
    keys.push_back(key);
  return keys;
}

using Keys = std::vector<std::string>;
using Row = std::map<std::string, std::string>;

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream text(line);
  for (std::string field; std::getline(text, field, ',');) fields.push_back(field);
  return fields;
}

// Each record of CSV, by the names of its columns.
std::vector<Row> csv_rows(const std::string& csv) {
  std::istringstream lines(csv);
  std::string line;
  std::getline(lines, line);
  const std::vector<std::string> names = fields_of(line);
  std::vector<Row> rows;
  while (std::getline(lines, line)) {
    const std::vector<std::string> fields = fields_of(line);
    REQUIRE(fields.size() == names.size());
    Row& row = rows.emplace_back();
    for (std::size_t i = 0; i < names.size(); ++i) row[names[i]] = fields[i];
  }
  return rows;
}

}  // namespace

TEST_CASE("The JSON of the committed model has the documented keys, in order, on one line",
          "[cli][snapshot]") {
  const Run run = run_nap(
      "ask AKQ.JT.. --players 6 --deals 300 --seed 7 --format json --stakes spanish "
      "--model committed");
  CHECK(run.status == 0);
  CHECK(lines(run.out) == 1);
  CHECK_THAT(
      run.out,
      StartsWith(R"({"schema":"nap.ask/1","hand":"AKQ.JT..","players":6,"active":5,"payers":5,"deck":52,)"
                 R"("cards":5,"joker":false,"stakes":"spanish","model":"committed","method":"monte-carlo",)"
                 R"("seed":7,"deals":300,"seconds":)"));
  CHECK_THAT(run.out, Contains(R"("bids":[{"bid":"three","tricks":3,"trump":"S","lead":"AS","success":)"));
  CHECK_THAT(run.out, Contains(R"({"bid":"misere","tricks":0,"trump":"none","lead":")"));
  CHECK_THAT(run.out, Contains(R"("win":30,"lose":15,"break_even":0.333333333,)") &&
                          Contains(R"("precondition":"wellington")"));
  CHECK_THAT(run.out, Contains(R"("best":{"bid":"three","ev":)") && Contains(R"("decided":true}})"));
}

TEST_CASE("The CSV of the committed model has one record a bid", "[cli][snapshot]") {
  const Run run = run_nap("ask AKQ.JT.. --deals 300 --format csv --model committed");
  CHECK(run.status == 0);
  CHECK(lines(run.out) == 9);
  CHECK_THAT(
      run.out,
      StartsWith("hand,players,active,payers,deck,cards,stakes,model,method,seed,deals,bid,tricks,trump,"
                 "lead,success,low,high,double_dummy,double_dummy_low,double_dummy_high,win,lose,"
                 "break_even,ev_per_payer,ev,precondition,best,decided\n"
                 "AKQ.JT..,4,4,3,52,5,peel,committed,monte-carlo,1,300,one,1,S,AS,1,"));
}

TEST_CASE("JSON has the documented keys, in order, on one line", "[cli][snapshot]") {
  const Run run =
      run_nap("ask AKQ.JT.. --players 6 --deals 100 --seed 7 --format json --stakes spanish --leads");
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  CHECK(lines(run.out) == 1);
  CHECK_THAT(
      run.out,
      StartsWith(R"({"schema":"nap.ask/2","hand":"AKQ.JT..","players":6,"active":5,"payers":5,"deck":52,)"
                 R"("cards":5,"joker":false,"stakes":"spanish","model":"selfplay","method":"monte-carlo",)"
                 R"("seed":7,"deals":100,"seconds":)"));
  CHECK(keys_of(run.out, "") == Keys{"schema", "hand", "players", "active", "payers", "deck", "cards",
                                     "joker", "stakes", "model", "method", "seed", "deals", "seconds", "bids",
                                     "best", "hangs_on_defence", "hangs_on_declarer"});
  CHECK(keys_of(run.out, "bids") == Keys{"bid",
                                         "tricks",
                                         "trump",
                                         "lead",
                                         "success",
                                         "low",
                                         "high",
                                         "face_up",
                                         "face_up_low",
                                         "face_up_high",
                                         "played",
                                         "predicted",
                                         "double_dummy",
                                         "double_dummy_low",
                                         "double_dummy_high",
                                         "win",
                                         "lose",
                                         "break_even",
                                         "ev_per_payer",
                                         "ev",
                                         "precondition",
                                         "leads"});
  const nlohmann::json answer = nlohmann::json::parse(run.out);
  for (const auto& bid : answer.at("bids")) {
    CHECK(bid.at("low") <= bid.at("success"));
    CHECK(bid.at("success") <= bid.at("high"));
    CHECK(bid.at("leads").size() == 5);
  }
}

TEST_CASE("CSV has one record a bid, with the fields that its heading names", "[cli][snapshot]") {
  const Run run = run_nap("ask AKQ.JT.. --deals 100 --format csv");
  CHECK(run.status == 0);
  CHECK(lines(run.out) == 9);
  CHECK_THAT(
      run.out,
      StartsWith("hand,players,active,payers,deck,cards,stakes,model,method,seed,deals,bid,tricks,trump,"
                 "lead,success,low,high,face_up,face_up_low,face_up_high,played,predicted,"
                 "double_dummy,double_dummy_low,double_dummy_high,win,lose,"
                 "break_even,ev_per_payer,ev,precondition,best,decided,hangs_on_defence,hangs_on_declarer\n"
                 "AKQ.JT..,4,4,3,52,5,peel,selfplay,monte-carlo,1,100,one,1,S,AS,1,1,1,1,"));
  std::istringstream records(run.out);
  for (std::string record; std::getline(records, record);) {
    CHECK(std::count(record.begin(), record.end(), ',') == 35);
  }
}

TEST_CASE("CSV tells of every lead how it was rated", "[cli][leads]") {
  const std::vector<Row> rows =
      csv_rows(run_nap("ask AQ9.K8.. --deals 60 --bid three --leads --format csv").out);
  CHECK(rows.size() == 5);
  for (const Row& row : rows) {
    // The committed model's answer for this lead, over the same deals.
    const auto open = report_of("ask AQ9.K8.. --bid three --model committed --lead " + row.at("lead"));
    CHECK(std::stod(row.at("face_up")) == open.at("bids").at(0).at("success"));
    CHECK(row.at("played") == "60");
  }
}

TEST_CASE("Among all leads JSON and CSV mark the one that the answer chose", "[cli][leads]") {
  for (const std::string options : {"--model committed --deals 400", "--deals 60", "--deals 60 --lead 9S"}) {
    CAPTURE(options);
    const std::string question = "ask AQ9.K8.. --leads --bid misere,three " + options;
    std::vector<std::string> in_json;
    std::vector<std::string> marked_in_json;
    const nlohmann::json answer = report_of(question);
    for (const auto& bid : answer.at("bids")) {
      in_json.push_back(bid.at("lead"));
      for (const auto& lead : bid.at("leads")) {
        if (lead.at("chosen")) marked_in_json.push_back(lead.at("card"));
      }
    }
    CHECK(marked_in_json == in_json);
    std::vector<std::string> marked_in_csv;
    for (const Row& row : csv_rows(run_nap(question + " --format csv").out)) {
      if (row.at("chosen") == "true") marked_in_csv.push_back(row.at("lead"));
    }
    CHECK(marked_in_csv == in_json);
  }
  const std::string no_bid = "ask AQ9.K8.. --format csv --heard nap,pass,pass ";
  CHECK_THAT(run_nap(no_bid + "--leads").out, Contains(",precondition,chosen,best,"));
  CHECK_THAT(run_nap(no_bid).out, Contains(",precondition,best,"));
}
