// Open deals as users write them, and the documents of their solutions.
#include "nap/inquiry/solve/solve_request.hpp"

#include <catch2/catch.hpp>

#include "nap/text/parse_error.hpp"

using namespace nap;

TEST_CASE("A request to solve names the game", "[inquiry][solve]") {
  const SolveInquiry inquiry({.allies = "1,3", .trump = "h", .aim = Aim::Misere});
  CHECK(inquiry.game.trump == Trump::fixed(Suit::Hearts));
  CHECK(inquiry.game.aim == Aim::Misere);
  CHECK(inquiry.game.allies.has(Seat(2)));
  CHECK_THROWS_AS(SolveInquiry({.allies = "8"}), ParseError);
  CHECK_THROWS_AS(SolveInquiry({.trump = "X"}), ParseError);
  CHECK_THROWS_WITH(inquiry.deal("AKQ.J.. J.A.K.2"),
                    Catch::Contains("names a seat that is not among its 2 seats"));
  CHECK(inquiry.deal("AKQ.J.. J.A.K.2 T.K.A.3").seats() == 3);
}

TEST_CASE("A solution is said in every format", "[inquiry][solve]") {
  const SolveInquiry inquiry({});
  const Deal deal = inquiry.deal("A... 2...");
  Solver solver;
  const report::Document document =
      solve_document(deal, solver.solve(deal, inquiry.game), 3, SuitStyle::Letters);
  const auto in = [&](report::Format format) { return report::DocumentWriter(format).write(document); };
  CHECK(in(report::Format::Text) == "A... 2...\nAS  1 trick\nbest  1\n");
  CHECK(in(report::Format::Json) ==
        R"({"schema":"nap.solve/1","line":3,"deal":"A... 2...","leads":[{"card":"AS","tricks":1}],"best":1})"
        "\n");
  CHECK(in(report::Format::Csv) == "deal,lead,tricks\n3,AS,1\n");
}
