#include <algorithm>

#include <catch2/catch.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

TEST_CASE("A claim is printed with its verdict first, then its figures", "[cli][claims]") {
  const Run run = run_nap("claims --only C7 --deals 500");
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out, StartsWith("C7: refuted under selfplay\n"));
  CHECK_THAT(run.out, Contains("[PEEL]") && Contains("AKQ.A.A.") && Contains("98.43 %") &&
                          Contains("exact") && Contains("W. H. Peel"));
}

TEST_CASE("A claim that was played out names its model", "[cli][claims]") {
  const std::string claim = "claims --only C16 --hands 20";
  const Run run = run_nap(claim);
  CHECK(run.status == 0);
  CHECK_THAT(run.out, StartsWith("C16: ") && Contains(" under selfplay\n") && Contains("[ENQ]") &&
                          Contains("Enquire Within") && Contains("\"Under selfplay\"") &&
                          !Contains("\"Under committed\""));
  CHECK_THAT(run_nap(claim + " --format json").out, Contains(R"("model":"selfplay","reason":")"));
}

TEST_CASE("Claims as JSON are one object on one line", "[cli][claims][snapshot]") {
  const Run run = run_nap("claims --only C5,C12 --deals 50 --hands 2 --seed 7 --format json");
  CHECK(run.status == 0);
  CHECK(lines(run.out) == 1);
  CHECK_THAT(
      run.out,
      StartsWith(R"({"schema":"nap.claims/2","seed":7,"sources":[{"key":"PEEL","title":"W. H. Peel )"));
  CHECK_THAT(run.out,
             Contains(R"("title":"Spanish Wikipedia, Napoleón"}],"claims":[{"id":"C5","statement":"Ace, )"));
  CHECK_THAT(run.out, Contains(R"("source":"PEEL","reading":")") && Contains(R"("figures":[{"what":")"));
  CHECK_THAT(run.out, Contains(R"("hand":"AJT.2.2.","unit":"share","value":0.882596374,"low":0.882596374,)"));
  CHECK_THAT(run.out, Contains(R"("verdict":"confirmed","model":"exact","reason":")"));
  CHECK_THAT(run.out, Contains(R"("verdict":"undecided","model":"selfplay","reason":")") &&
                          Contains(R"("to_decide":"An auction)"));
}

TEST_CASE("Claims as CSV are one record a figure", "[cli][claims][snapshot]") {
  const Run run = run_nap("claims --only C5 --deals 50 --format csv");
  CHECK(run.status == 0);
  CHECK(lines(run.out) == 1 + 10 + 2);
  CHECK_THAT(run.out, StartsWith("claim,source,verdict,model,what,hand,unit,value,low,high\n"
                                 "C5,PEEL,confirmed,exact,\"52 cards, 2 players: A, J and T win when led in "
                                 "turn\",AJT.2.2.,share,"));
}

TEST_CASE("Claims are the same bits for any number of threads, and others for another seed",
          "[cli][claims][determinism]") {
  const std::string claims = "claims --only c8,C2 --hands 20 --deals 3000 --format json --seed ";
  const std::string one = run_nap(claims + "1 --threads 1").out;
  CHECK(one == run_nap(claims + "1 --threads 3").out);
  CHECK(one != run_nap(claims + "2 --threads 3").out);
}

TEST_CASE("What is wrong with the options of claims is said in one line", "[cli][claims][error]") {
  const std::vector<std::pair<const char*, const char*>> cases = {
      {"claims --only C29", "no claim \"C29\"; claims are C1, C2, C3,"},
      {"claims --only C5,", "no claim \"\"; claims are C1"},
      {"claims --only ''", "--only \"\": an empty value"},
      {"claims --only C5,c5", "C5 appears twice"},
      {"claims --hands 0", "--hands \"0\": not a whole number from 1 to 100000"},
      {"claims --deals many", "--deals \"many\": not a whole number from 1 to 1000000000"},
      {"claims C5", "C5"},
      {"claims --format xml", "text, json or csv"},
  };
  for (const auto& [arguments, message] : cases) {
    INFO("nap " << arguments);
    const Run run = run_nap(arguments);
    CHECK(run.status == 2);
    CHECK(run.out.empty());
    CHECK_THAT(run.err, StartsWith("nap: ") && Contains(message));
    CHECK(lines(run.err) == 1);
  }
}

TEST_CASE("Interrupted claims end with 130, one line and no file", "[cli][claims][interrupt]") {
  const Folder folder;
  const Run run = run_nap("claims --only C7 --deals 1000000000 --out '" + folder.path("claims.txt") +
                          "' 2>'" + folder.path("message") + "' & sleep 0.5; kill -INT $!; wait $!");
  CHECK(run.status == 130);
  CHECK_THAT(folder.read("message"), StartsWith("nap: interrupted"));
  CHECK(lines(folder.read("message")) == 1);
  CHECK_FALSE(folder.has("claims.txt"));
}
