#include <catch2/catch.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

TEST_CASE("The model's error is printed with the answer first, then bid by bid", "[cli][model]") {
  const Run run = run_nap("model --players 3 --deck 28 --hands 12 --deals 4");
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out, StartsWith("3 players, 28 cards: face-up rates are "));
  CHECK_THAT(run.out, Contains("\nbid  ") && Contains("face up") && Contains("off by") &&
                          Contains("\nthree ") && Contains("\nmisere ") && Contains(" ± ") &&
                          Contains("The two add up.") && Contains("12 such hands of each bid") &&
                          Contains("with 4 deals played each"));
}

TEST_CASE("The model's error as JSON is one row a bid and table", "[cli][model][snapshot]") {
  const nlohmann::json report = report_of("model --players 2-3 --deck 28 --hands 6 --deals 4 --seed 3");
  CHECK(report["schema"] == "nap.model/1");
  CHECK(report["seed"] == 3);
  CHECK(report["hands"] == 6);
  CHECK(report["deals"] == 4);
  CHECK(report["near_low"] == 0.1);
  CHECK(report["near_high"] == 0.9);
  REQUIRE(report["rows"].size() == 12);
  CHECK(report["rows"][0]["players"] == 2);
  CHECK(report["rows"][6]["players"] == 3);
  for (const nlohmann::json& row : report["rows"]) {
    CHECK(row["deck"] == 28);
    CHECK(row["deals"] == 4 * row["hands"].get<int>());
    CHECK(row["looked_at"] >= row["hands"]);
    if (row["gap"].is_null() || row["declarers_part"].is_null() || row["defenders_part"].is_null()) continue;
    const double gap = row["gap"];
    CHECK(gap ==
          Approx(row["declarers_part"].get<double>() + row["defenders_part"].get<double>()).margin(1e-8));
    CHECK(gap == Approx(row["played"].get<double>() - row["face_up"].get<double>()).margin(1e-8));
  }
}

TEST_CASE("No rate of the model reaches below 0 or above 1, however few its hands are", "[cli][model]") {
  const nlohmann::json report = report_of("model --players 3 --deck 28 --hands 4 --deals 4");
  for (const nlohmann::json& row : report["rows"]) {
    for (const std::string rate : {"face_up", "declarer_sees", "defenders_see", "played"}) {
      if (row[rate].is_null()) continue;
      CHECK(row[rate + "_low"] >= 0.0);
      CHECK(row[rate + "_high"] <= 1.0);
    }
  }
}

TEST_CASE("The model's error as CSV has a line a bid and table", "[cli][model][snapshot]") {
  const Run run = run_nap("model --players 2 --deck 24 --hands 4 --deals 2 --format csv");
  CHECK(run.status == 0);
  CHECK(lines(run.out) == 7);
  CHECK_THAT(
      run.out,
      StartsWith("players,active,payers,deck,bid,looked_at,hands,deals,face_up,face_up_low,face_up_high,"
                 "declarer_sees,"));
  CHECK_THAT(run.out, Contains("\n2,2,1,24,nap,"));
}

TEST_CASE("A table at which the dealer takes no cards plays as that of one player less", "[cli][model]") {
  const nlohmann::json report = report_of("model --players 5-6 --deck 28 --hands 2 --deals 1");
  REQUIRE(report["rows"].size() == 12);
  for (std::size_t i = 0; i < 6; ++i) {
    CHECK(report["rows"][i]["active"] == 5);
    CHECK(report["rows"][i + 6]["players"] == 6);
    CHECK(report["rows"][i + 6]["active"] == 5);
    CHECK(report["rows"][i]["played"] == report["rows"][i + 6]["played"]);
  }
}

TEST_CASE("The model's error is the same bits for any number of threads, and other ones for another seed",
          "[cli][model][determinism]") {
  const std::string model = "model --players 3 --deck 28 --hands 8 --deals 3 --format json --seed ";
  const std::string one = run_nap(model + "1 --threads 1").out;
  CHECK(one == run_nap(model + "1 --threads 3").out);
  CHECK(one != run_nap(model + "2 --threads 3").out);
}

TEST_CASE("What is wrong with the options of model is said in one line", "[cli][model][error]") {
  check_refused("model --players 8", "--players");
  check_refused("model --players 7 --deck 28", "28");
  check_refused("model --deck 53", "no such deck");
  check_refused("model --hands 1", "--hands \"1\": not a whole number from 2 to 100000");
  check_refused("model --deals 0", "--deals \"0\": not a whole number from 1 to 100000");
  check_refused("model --stakes peel", "--stakes");
  check_refused("model --format xml", "text, json or csv");
}

TEST_CASE("An interrupted model ends with 130, one line and no file", "[cli][model][interrupt]") {
  const Folder folder;
  const Run run = run_nap("model --hands 100000 --out '" + folder.path("model.json") + "' 2>'" +
                          folder.path("message") + "' & sleep 0.5; kill -INT $!; wait $!");
  CHECK(run.status == 130);
  CHECK_THAT(folder.read("message"), StartsWith("nap: interrupted"));
  CHECK(lines(folder.read("message")) == 1);
  CHECK_FALSE(folder.has("model.json"));
}
