// The answers of nap ask in JSON and CSV.
#include <algorithm>
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
  const auto fields_of = [](const std::string& record) {
    std::vector<std::string> fields;
    std::istringstream text(record);
    for (std::string field; std::getline(text, field, ',');) fields.push_back(field);
    return fields;
  };
  const std::string options = "ask AQ9.K8.. --deals 60 --bid three --format csv";
  const Run run = run_nap(options + " --leads");
  std::istringstream records(run.out);
  std::string record;
  std::getline(records, record);
  const std::vector<std::string> names = fields_of(record);
  const auto place = [&](const char* name) {
    return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
  };
  int leads = 0;
  while (std::getline(records, record)) {
    const std::vector<std::string> fields = fields_of(record);
    // The committed model's answer for this lead, over the same deals.
    const auto open = report_of("ask AQ9.K8.. --bid three --model committed --lead " + fields[place("lead")]);
    CHECK(std::stod(fields[place("face_up")]) == open.at("bids").at(0).at("success"));
    CHECK(fields[place("played")] == "60");
    ++leads;
  }
  CHECK(leads == 5);
}
