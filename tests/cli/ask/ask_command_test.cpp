#include <string>

#include <catch2/catch.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

// JSON without the time, which alone differs from run to run.
std::string without_seconds(std::string json) {
  for (std::size_t at = 0; (at = json.find("\"seconds\":", at)) != std::string::npos; ++at) {
    json.erase(at, json.find(',', at) - at);
  }
  return json;
}

}  // namespace

TEST_CASE("The question on the first page of the README is answered", "[cli][snapshot]") {
  const Run run = run_nap("ask AS KS QS JH TH");
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out,
             StartsWith("Call three and lead AS: it makes in 100 % of deals (50 % needed) and is worth\n"
                        "+9.00 stakes. Nap makes in ") &&
                 Contains("\nAS KS QS JH TH   4 players, 52 cards, peel stakes, ") && Contains("selfplay: "));
  CHECK_THAT(run.out, Contains("makes  face up  lead   needs     EV\n") &&
                          Contains("    100 %    100 %  AS      50 %  +9.00\n"));
  CHECK_THAT(run.out, Contains("  after nap\n") && Contains("  after wellington\n"));
  CHECK_THAT(run.out,
             EndsWith("EV: stakes from all 3 payers; passing counts as zero. More: --explain\n"
                      "Makes: nobody sees another's cards. Face up: all hands are open after the lead.\n"));
}

TEST_CASE("The committed model answers in the words that it always had", "[cli][snapshot]") {
  const Run run = run_nap("ask AS KS QS JH TH --model committed");
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out,
             StartsWith("Call three and lead AS: it makes in 100 % of deals (50 % needed) and is worth\n"
                        "+9.00 stakes. Nap makes in 29.7 %; it needs 33.3 %.\n"
                        "\n"
                        "AS KS QS JH TH   4 players, 52 cards, peel stakes, committed: 20,000 deals\n"));
  CHECK_THAT(run.out, Contains("three           > 99.98 %  ##########  AS      50 %  +9.00\n"));
  CHECK_THAT(run.out, Contains("-3.23  after nap\n") && Contains("-4.85  after wellington\n"));
  CHECK_THAT(run.out, EndsWith("EV: stakes from all 3 payers; passing counts as zero. More: --explain\n"
                               "All rates are face up: all hands are open after the lead.\n"));
}

TEST_CASE("The same seed gives the same bits for any number of threads", "[cli][determinism]") {
  for (const char* options : {"--deals 100", "--deals 5000 --model committed"}) {
    const auto answer = [&](const std::string& more) {
      return without_seconds(
          run_nap(std::string("ask AQ9.K8.. --format json ").append(options).append(more)).out);
    };
    const std::string one = answer(" --seed 3 --threads 1");
    CHECK(one == answer(" --seed 3 --threads 2"));
    CHECK(one == answer(" --seed 3 --threads 8"));
    CHECK(one != answer(" --seed 4"));
  }
}

TEST_CASE("A hand is one argument or several, in any notation", "[cli][notation]") {
  const std::string expected = run_nap("ask AS KS QS JH TH --deals 50 --format csv").out;
  for (const char* hand :
       {"'AS KS QS JH TH'", "ASKSQSJHTH", "akq.jt..", "S:AKQ H:JT", "'♠AKQ ♥JT'", "♠AKQ ♥J10"}) {
    CHECK(run_nap(std::string("ask ") + hand + " --deals 50 --format csv").out == expected);
  }
}

TEST_CASE("A stream answers one hand a line", "[cli][stream]") {
  const std::string hands = "AKQ.JT..\n\nAS KS QS JH TD\r\n";
  const Run json = run_nap("ask --stdin --deals 50 --format json", hands);
  CHECK(json.status == 0);
  CHECK(lines(json.out) == 2);
  const Run csv = run_nap("ask --stdin --deals 50 --format csv", hands);
  CHECK(lines(csv.out) == 17);  // one heading
  const Run text = run_nap("ask --stdin --deals 50", hands);
  CHECK_THAT(text.out, Contains("AS KS QS JH TH  ") && Contains("AS KS QS JH TD  "));
  CHECK(run_nap("ask --stdin --deals 50 --format json",
                "\xEF\xBB\xBF"
                "AKQ.JT..")
            .status == 0);
  CHECK_THAT(text.out, Contains("passing counts as zero"));
}

TEST_CASE("A stream prints what comes before a bad line and names the line", "[cli][stream][error]") {
  const Run run = run_nap("ask --stdin --deals 50 --format json", "AKQ.JT..\nAKQ.J\nAKQ.JT..\n");
  CHECK(run.status == 2);
  CHECK(lines(run.out) == 1);
  CHECK_THAT(run.err, StartsWith("nap: line 2: hand \"AKQ.J\""));
  CHECK(lines(run.err) == 1);
}

TEST_CASE("Rules on which tables differ are options", "[cli][rules]") {
  const auto csv = [](const std::string& options) {
    return run_nap("ask AKQ.JT.. --deals 50 --format csv " + options).out;
  };
  CHECK_THAT(csv("--nap-loss 10"), Contains(",10,10,0.5,"));
  CHECK_THAT(csv("--min-bid three"), !Contains(",two,2,"));
  CHECK_THAT(csv("--stakes french --min-bid one"), Contains(",one,1,"));
  CHECK_THAT(csv("--stakes spanish"), !Contains(",two,2,"));
  CHECK_THAT(csv("--misere-trump none"), Contains(",misere,0,none,"));
  CHECK_THAT(csv("--stakes french --misere-trump lead"), !Contains(",misere,0,none,"));
  CHECK_THAT(csv("--misere-rank off"), !Contains("misere"));
  CHECK_THAT(csv("--stake misere=3/6 --stake wellington=10/10"),
             Contains(",3,6,0.666666667,") && Contains(",10,10,0.5,"));
  CHECK_THAT(csv("--dealer-out --players 5 --stakes french"), StartsWith("hand,") && Contains(",5,4,4,52,"));
  CHECK_THAT(csv("--no-dealer-out --players 6"), Contains(",6,6,5,52,"));
}

TEST_CASE("A house-rules file is a stake table", "[cli][rules]") {
  const Folder folder;
  folder.write("club.json",
               R"({"schema":"nap.rules/1","name":"our club","cards":5,"all_pass":"void","dealer_out":[6],
 "bids":[{"id":"three","tricks":3,"trump":"lead","win":3,"lose":3},
         {"id":"nap","tricks":5,"trump":"lead","win":10,"lose":5},
         {"id":"wellington","tricks":5,"trump":"lead","win":20,"lose":10,"after":"nap"}]})");
  const Run run = run_nap("ask AKQ.JT.. --deals 50 --format csv --stakes '" + folder.path("club.json") + "'");
  CHECK(run.status == 0);
  CHECK(lines(run.out) == 4);

  const Run shown = run_nap("rules show peel --format json --out '" + folder.path("peel.json") + "'");
  CHECK(shown.status == 0);
  const auto answer = [&](const std::string& stakes) {
    const std::string out =
        run_nap("ask AKQ.JT.. --deals 50 --model committed --format csv --stakes '" + stakes + "'").out;
    return out.substr(out.find("committed"));
  };
  CHECK(answer(folder.path("peel.json")) == answer("peel"));
}

TEST_CASE("What changes a table is told", "[cli][rules]") {
  CHECK_THAT(run_nap("ask AKQ.JT.. --deals 50 --stake nap=10/10").out, Contains("peel (changed) stakes"));
  CHECK_THAT(run_nap("ask AKQ.JT.. --deals 50 --nap-loss 5").out, Contains(" peel stakes"));
}

TEST_CASE("A choice between equals is called one", "[cli][snapshot]") {
  // One is made in every world, so stakes of 0 and 1 pay nothing; three is made in 11,373 of 11,628.
  const Run run = run_nap(
      "ask AS JS TS 9H KD --players 2 --deck 24 --model committed --stake three=255/11373 --stake one=0/1 --stake two=0/1 "
      "--stake misere=0/9 --stake four=0/9 --stake nap=0/9");
  CHECK(run.status == 0);
  CHECK_THAT(run.out, StartsWith("Pass or call one: both are worth exactly as much. "));
}
