// Questions under other auctions and at doubled stakes.
#include <string>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/program.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using nlohmann::json;

namespace {

const std::string kAsk = "ask AKQ.J9.. --players 3 --deck 32 --model committed --deals 1000 ";

std::string bids_of(const std::string& options) {
  std::string ids;
  const json answer = json::parse(run_nap(kAsk + "--format json " + options).out);
  for (const json& bid : answer.at("bids"))
    ids += (ids.empty() ? "" : " ") + bid.at("bid").get<std::string>();
  return ids;
}

}  // namespace

TEST_CASE("An equal bid may be asked about where it takes over", "[cli][ask][auction]") {
  CHECK(bids_of("--heard three") == "four nap");
  CHECK(bids_of("--heard three --overcall equal") == "three four nap");
  CHECK(bids_of("--heard two --overcall one_more") == "misere three");
  check_refused(kAsk + "--heard two,four --overcall one_more",
                "calls \"two,four\", call 2: four is more than one higher than two, which was called before");
}

TEST_CASE("Who called Nap and was outbid is asked whether to raise", "[cli][ask][auction]") {
  const Run answer = run_nap(kAsk + "--own-raise --heard nap,wellington");
  CHECK(answer.status == 0);
  CHECK_THAT(answer.out, Contains("Your Nap was outbid: you may play wellington\nyourself."));
  CHECK(bids_of("--own-raise --heard nap,wellington") == "wellington");
  CHECK(bids_of("--own-raise --heard nap,wellington,raise") == "blucher");
}

// PEEL: all pass, and the next deal's stakes are doubled; the lowest call is then three.
TEST_CASE("In a doubled deal every stake counts twice, and three is the lowest bid", "[cli][ask][auction]") {
  CHECK(bids_of("--doubled --heard pass") == "misere three four nap");
  const json single = json::parse(run_nap(kAsk + "--format json --bid three").out);
  const json doubled = json::parse(run_nap(kAsk + "--format json --bid three --doubled").out);
  CHECK(doubled.at("doubled") == true);
  CHECK_FALSE(single.contains("doubled"));
  CHECK(doubled.at("bids")[0].at("win") == 6);
  CHECK(doubled.at("bids")[0].at("success") == single.at("bids")[0].at("success"));
  CHECK(doubled.at("bids")[0].at("ev").get<double>() ==
        Approx(2.0 * single.at("bids")[0].at("ev").get<double>()).margin(1e-6));
  CHECK_THAT(run_nap(kAsk + "--doubled").out, Contains("Stakes are doubled; three is the lowest bid."));
}

TEST_CASE("What happens when all pass may be said by an option", "[cli][ask][auction]") {
  CHECK_THAT(run_nap(kAsk + "--heard pass,pass,pass").out, Contains("You must stand for one"));
  CHECK_THAT(run_nap(kAsk + "--heard pass,pass,pass --all-pass double_header").out,
             Contains("Everybody has passed: nobody plays, and the next deal counts double."));
}
