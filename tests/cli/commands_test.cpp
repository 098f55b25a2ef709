#include <algorithm>
#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>

#include "support/program.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

TEST_CASE("solve prints the tricks after every lead", "[cli][solve]") {
  const Run text = run_nap("solve 'AK.2.. Q.3.4.' 'J..5.6'");
  CHECK(text.status == 0);
  CHECK(text.out == "AK.2.. Q.3.4. J..5.6\nAS  2 tricks\nKS  2 tricks\n2H  0 tricks\nbest  2\n");

  const Run json = run_nap("solve --format json 'A... K...'");
  CHECK(
      json.out ==
      "{\"schema\":\"nap.solve/1\",\"line\":1,\"deal\":\"A... K...\",\"leads\":[{\"card\":\"AS\",\"tricks\":1}],"
      "\"best\":1}\n");

  const Run csv = run_nap("solve --stdin --format csv --trump none", "A... K...\n\n2... K...\n");
  CHECK(csv.status == 0);
  CHECK(csv.out == "deal,lead,tricks\n1,AS,1\n3,2S,0\n");
}

TEST_CASE("At misère the best lead takes the fewest tricks", "[cli][solve]") {
  const Run run = run_nap("solve --misere --trump none --format json 'A2... K3...'");
  CHECK_THAT(run.out, Contains("\"best\":1"));
}

TEST_CASE("Partners' tricks count together", "[cli][solve]") {
  CHECK_THAT(run_nap("solve --trump none --format json '2... 3... A... 4...'").out, Contains("\"best\":0"));
  CHECK_THAT(run_nap("solve --trump none --allies 1,3 --format json '2... 3... A... 4...'").out,
             Contains("\"best\":1"));
  CHECK_THAT(run_nap("solve --trump none --allies 3 --format json '2... 3... A... 4...'").out,
             Contains("\"best\":1"));
}

TEST_CASE("A bad deal in a stream stops it at its line", "[cli][solve][error]") {
  const Run run = run_nap("solve --stdin --format csv", "A... K...\nA... A...\n");
  CHECK(run.status == 2);
  CHECK(run.out == "deal,lead,tricks\n1,AS,1\n");
  CHECK_THAT(run.err, StartsWith("nap: line 2: ") && Contains("AS appears twice"));
}

TEST_CASE("rules list names every table", "[cli][rules]") {
  const Run run = run_nap("rules list");
  CHECK(run.status == 0);
  for (const char* name : {"peel", "spanish", "french", "seven", "spanish-seven", "french-seven", "nine",
                           "symmetric", "parlett"}) {
    CHECK_THAT(run.out, Contains(name));
  }
}

TEST_CASE("rules without another word lists the tables, too", "[cli][rules]") {
  for (const char* options : {"", " --format json", " --format csv"}) {
    const Run run = run_nap("rules" + std::string(options));
    CHECK(run.status == 0);
    CHECK(run.out == run_nap("rules list" + std::string(options)).out);
  }
}

TEST_CASE("Blank lines and lines that begin with # are no records", "[cli][stream]") {
  const std::string plain = run_nap("solve --stdin --format csv", "A... K...\n").out;
  const Run run = run_nap("solve --stdin --format csv", "# our deals\n\n  # the first\nA... K...\n#\n");
  CHECK(run.status == 0);
  CHECK(run.out.find(",AS,1\n") != std::string::npos);
  CHECK(run.out.size() == plain.size());
  CHECK_THAT(run_nap("ask --stdin", "# nothing\n").err, Contains("no hand was given"));
}

TEST_CASE("rules show prints stakes, break-even and sources", "[cli][rules]") {
  const Run run = run_nap("rules show spanish");
  CHECK(run.status == 0);
  CHECK_THAT(run.out, Contains("ES, text") && Contains("33.3 %") && Contains("nap called") &&
                          Contains("--min-bid two"));
  CHECK_THAT(run_nap("rules show spanish --nap-loss 10 --format csv").out, Contains("nap,5,lead,10,10,0.5,"));
}

TEST_CASE("bench prints the fingerprint", "[cli][bench]") {
  const Run run = run_nap("bench");
  CHECK(run.status == 0);
  CHECK_THAT(run.out, Contains("nodes    ") && Contains("answers  ") && Contains("seconds  "));
}

TEST_CASE("The examples of the help and the README work", "[cli][snapshot]") {
  for (const char* example :
       {"ask AKQ.JT.. --players 5 --deck 32 --stakes french",
        "ask AKQ.JT.. --players 6 --deck 36 --stakes spanish", "ask S:AKQJ H:A --precision 0.02",
        "solve 'AKQ.J.. J.A.K.2 T.K.A.3' --trump lead", "rules show spanish", "rules show peel --format json",
        "claims --only C3"}) {
    const Run run = run_nap(example);
    INFO(example << ": " << run.err);
    CHECK(run.status == 0);
  }
  CHECK(run_nap("solve --allies 1,3 --trump H --stdin --format csv", "AK... .A2.. .K3.. Q2...\n").status ==
        0);
}

TEST_CASE("Every command helps with an example", "[cli][snapshot]") {
  for (const char* command :
       {"", "ask", "solve", "claims", "model", "rules", "rules list", "rules show", "bench"}) {
    const Run run = run_nap(std::string(command) + " --help");
    INFO(command);
    CHECK(run.status == 0);
    CHECK(run.err.empty());
    CHECK_THAT(run.out, Contains("Example") && Contains("nap "));
  }
  CHECK_THAT(run_nap("--version").out, StartsWith("nap "));
}
