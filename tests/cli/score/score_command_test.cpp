#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/program.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using nlohmann::json;

namespace {

const std::string kDeal =
    "score --hands '954.K3.. AKQ.JT.. J.A9.42. T.Q.AK.2' --declarer 2 --bid three --played ";

}  // namespace

TEST_CASE("A deal is answered in the first line", "[cli][score]") {
  const Run run = run_nap(kDeal + "'AS JS TS 4S; KS 2D 2C 5S; QS 4D QH 9S'");
  CHECK(run.status == 0);
  CHECK_THAT(run.out, StartsWith("Seat 2 makes three: the others pay 3 each.\n"));
  CHECK_THAT(run_nap(kDeal + "'AS JS 2C 4S'").out,
             StartsWith("Seat 4 revokes in trick 1 and pays seat 2 all that three would have won: 9.\n"));
  CHECK_THAT(run_nap(kDeal + "'AS TS'").out,
             StartsWith("Not settled: seat 4 played TS in trick 1, out of turn."));
}

TEST_CASE("The JSON of a deal has what a program needs", "[cli][score]") {
  const json deal = json::parse(run_nap(kDeal + "'AS JS 2C 4S' --format json").out);
  CHECK(deal["schema"] == "nap.score/1");
  CHECK(deal["legal"] == false);
  CHECK(deal["made"].is_null());
  CHECK(deal["decided_in_trick"].is_null());
  CHECK(deal["payments"] == json({0, 9, 0, -9}));
  CHECK(deal["pool"] == 0);
  CHECK(deal["faults"] == json::parse(R"([{"trick":1,"seat":4,"card":"2C","kind":"revoke"}])"));
}

TEST_CASE("A bad line of an evening stops it, and what came before stays", "[cli][score][errors]") {
  const std::string three = R"({"names":["Ann","Ben","Cat"],"declarer":"Ann","bid":"three","result":"made"})";
  const std::string odd =
      R"({"hands":"A2... K3... Q4...","declarer":"Ann","bid":"three","played":"AS KS xx"})";
  const Run run = run_nap("score --stdin --format json",
                          three + "\n\n# a pause\n" + three + "\n" + odd + "\n" + three + "\n");
  CHECK(run.status == 2);
  CHECK_THAT(run.err, StartsWith("nap: line 5: hands: 2 cards in each hand; at this table they have 5"));
  const std::size_t second = run.out.find('\n') + 1;
  CHECK(json::parse(run.out.substr(second))["line"] == 4);
  CHECK(json::parse(run.out.substr(second))["totals"][0] == json::parse(R"({"player":"Ann","total":12})"));
}

TEST_CASE("An evening with a pool goes on from deal to deal", "[cli][score]") {
  // Each of the two dealers pays 1; the second deal is doubled, and Ann, who makes Nap, takes both stakes.
  const std::string evening = R"({"names":["Ann","Ben"],"heard":"pass,pass"})"
                              "\n"
                              R"({"dealer":"Ben","declarer":"Ann","bid":"nap","result":"made"})"
                              "\n"
                              R"({"end":"Ann"})"
                              "\n";
  const std::string command = "score --stdin --pool-paid-by dealer --all-pass double_header --format ";
  const Run run = run_nap(command + "json", evening);
  CHECK(run.status == 2);
  CHECK_THAT(run.err, StartsWith("nap: line 3: end \"Ann\": at this table the pool is divided; "));
  const json deal = json::parse(run.out.substr(run.out.find('\n') + 1));
  CHECK(deal["payments"] == json({22, -21}));
  CHECK(deal["pool"] == -1);
  CHECK(deal["pool_total"] == 0);
  CHECK(deal["times"] == 2);
  CHECK(deal["totals"] == json::parse(R"([{"player":"Ann","total":22},{"player":"Ben","total":-22}])"));
  CHECK_THAT(run_nap(command + "csv", evening).out, Contains(",pool,1,1\n") && Contains(",pool,-1,0\n"));
}

TEST_CASE("A deal that stands alone is told its pool", "[cli][score]") {
  // 7 in the pool, and 5 more of a fine: Nap is 10 from each and 12.
  const Run run = run_nap(
      "score --declarer 2 --bid nap --result made --pool-paid-by once --pool 7 --fine touching=5 "
      "--fine-paid 3=touching --format json");
  CHECK(json::parse(run.out)["payments"] == json({-10, 42, -15, -10}));
  CHECK(json::parse(run.out)["fined"] == json::parse(R"([{"seat":3,"kind":"touching","fine":5}])"));
  CHECK_THAT(run_nap("score --stdin --pool 7").err, Contains("a deal and --stdin; give one or the other"));
  CHECK_THAT(run_nap("score --declarer 2 --bid nap --result made --pool 7").err,
             StartsWith("nap: pool 7: there is no pool; say who pays into it"));
}

TEST_CASE("A single deal that is wrong prints nothing", "[cli][score][errors]") {
  const Run run = run_nap(kDeal + "'AS JS TS 4S; KS ZZ'");
  CHECK(run.status == 2);
  CHECK(run.out.empty());
  CHECK_THAT(run.err, StartsWith("nap: played, trick 2, card 2: "));
  CHECK_THAT(run_nap("score --stdin --bid three").err, Contains("a deal and --stdin; give one or the other"));
  CHECK(run_nap("score --names Ann,,Ben --declarer 1 --bid three --result made").status == 2);
}
