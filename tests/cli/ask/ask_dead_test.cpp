// Cards that only the asker knows to be out of play, as people write and read them.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "ask_json.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using Json = nlohmann::json;

TEST_CASE("An answer says which cards are out of play", "[cli][ask]") {
  const std::string asked = "KQJ.A4.. --dead as,7C --bid three";
  CHECK_THAT(run_nap("ask " + asked).out, StartsWith("Call three and lead KS: it makes in 100 % of deals") &&
                                              Contains("\nOut of play: AS 7C.\n"));
  const std::string compared = "ask RDV.A4.. --compare RD9.A4.. --model committed --deals 50";
  CHECK_THAT(run_nap(compared + " --ranks fr --dead ap,vt").out, Contains("\nOut of play: ♠A ♣V.\n"));
  CHECK(ask_json(asked).at("dead") == Json({"AS", "7C"}));
  CHECK_FALSE(ask_json("KQJ.A4.. --deals 20 --bid three").contains("dead"));
}

TEST_CASE("Cards are out of play for every hand of a stream", "[cli][ask][stream]") {
  const Run run =
      run_nap("ask --stdin --deals 20 --bid three --dead AS --format json", "KQJ.A4..\nAQJ.A4..\n");
  CHECK(run.status == 2);
  CHECK(lines(run.out) == 1);
  CHECK_THAT(run.err, StartsWith("nap: line 2: ") && Contains("--dead \"AS\": AS is in the hand"));
}

TEST_CASE("Cards that cannot be out of play are refused", "[cli][ask][error]") {
  check_refused("ask KQJ.A4.. --dead KS", "--dead \"KS\": KS is in the hand");
  check_refused("ask KQJ.A4.. --dead 7C,7C", "--dead \"7C,7C\": 7C appears twice");
  check_refused("ask KQJ.A9.. --deck 32 --dead 6C", "--dead \"6C\": card \"6C\"");
  check_refused("ask KQJx.A --dead 7C", "--dead: for one hand, not for a pattern");
  check_refused("ask KQJ.A4.. --dead 7C --book no.book",
                "--book with --dead: the deals of a book have every card");
  check_refused("ask KQJ.A4.. --compare KQJ.A3.. --dead 3H", "--dead \"3H\": 3H is in the hand");
}
