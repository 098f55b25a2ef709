#include <catch2/catch.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

TEST_CASE("A claim about As Nas is printed with its verdict, its figures and its source",
          "[cli][asnas][claims]") {
  const Run run = run_nap("asnas claims --only n2");
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out, StartsWith("N2: refuted, exact\n"));
  CHECK_THAT(run.out, Contains("[ASN]") && Contains("42.59 %") && Contains("ASN: El As Nas"));
}

TEST_CASE("A claim that was sampled or solved says so", "[cli][asnas][claims]") {
  CHECK_THAT(run_nap("asnas claims --only N7 --copies 4 --deals 100").out,
             StartsWith("N7: refuted by random deals\n") && Contains("By random deals: "));
  const Run solved = run_nap("asnas claims --only N8 --copies 5");
  CHECK_THAT(solved.out, StartsWith("N8: confirmed in equilibrium\n") && Contains("as solved") &&
                             Contains("In equilibrium: ") && Contains("with 25 cards"));
  CHECK_THAT(solved.out, !Contains("4 players, 25 cards"));
}

TEST_CASE("Claims about As Nas as JSON and CSV", "[cli][asnas][claims][snapshot]") {
  const Run json = run_nap("asnas claims --only N4,N6 --copies 5 --seed 7 --format json");
  CHECK(lines(json.out) == 1);
  CHECK_THAT(
      json.out,
      StartsWith(
          R"({"schema":"nap.asnas.claims/1","seed":7,"deals":10000,"copies":5,"claims":[{"id":"N4","statement":)"));
  CHECK_THAT(json.out, Contains(R"("verdict":"refuted","basis":"exact","reason":"It hangs on the pack)") &&
                           Contains(R"("hand":"AAKKQ","unit":"share")"));
  const Run csv = run_nap("asnas claims --only N1 --format csv");
  CHECK(lines(csv.out) == 1 + 7);
  CHECK_THAT(csv.out,
             StartsWith("claim,source,verdict,basis,what,hand,unit,value,low,high\nN1,ASN,confirmed,exact,"));
}

TEST_CASE("What is wrong with the options of claims about As Nas is said in one line",
          "[cli][asnas][claims][error]") {
  const std::vector<std::pair<const char*, const char*>> cases = {
      {"--only N10", "no claim \"N10\"; claims are N1, N2, N3, N4, N5, N6, N7, N8, N9"},
      {"--only C1", "no claim \"C1\"; claims are N1"},
      {"--only N5,n5", "N5 appears twice"},
      {"--copies 3", "--copies \"3\": not a whole number from 4 to 8"},
      {"--deals 99", "--deals \"99\": not a whole number from 100 to 10000000"},
      {"--format xml", "text, json or csv"},
  };
  for (const auto& [arguments, message] : cases) {
    INFO("nap asnas claims " << arguments);
    const Run run = run_nap(std::string("asnas claims ") + arguments);
    CHECK(run.status == 2);
    CHECK(run.out.empty());
    CHECK_THAT(run.err, StartsWith("nap: ") && Contains(message));
    CHECK(lines(run.err) == 1);
  }
}

TEST_CASE("Interrupted claims about As Nas end with 130, one line and no file",
          "[cli][asnas][claims][interrupt]") {
  for (const char* claims : {"--only N7 --deals 10000000", "--only N8"}) {
    const Folder folder;
    const Run run = run_nap(std::string("asnas claims ") + claims + " --out '" + folder.path("claims.txt") +
                            "' 2>'" + folder.path("message") + "' & sleep 0.5; kill -INT $!; wait $!");
    CHECK(run.status == 130);
    CHECK_THAT(folder.read("message"), StartsWith("nap: interrupted"));
    CHECK(lines(folder.read("message")) == 1);
    CHECK_FALSE(folder.has("claims.txt"));
  }
}
