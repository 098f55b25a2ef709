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
      solve_document(inquiry, deal, inquiry.solve(solver, deal), 3, SuitStyle::Letters);
  const auto in = [&](report::Format format) { return report::DocumentWriter(format).write(document); };
  CHECK(in(report::Format::Text) == "A... 2...\nAS  1 trick\nbest  1\n");
  CHECK(in(report::Format::Json) ==
        R"({"schema":"nap.solve/1","line":3,"deal":"A... 2...","leads":[{"card":"AS","tricks":1}],"best":1})"
        "\n");
  CHECK(in(report::Format::Csv) == "deal,lead,tricks\n3,AS,1\n");
}

namespace {

std::string solved(const SolveRequest& request, const char* text, report::Format format) {
  const SolveInquiry inquiry(request);
  const Deal deal = inquiry.deal(text);
  Solver solver;
  const report::Document document =
      solve_document(inquiry, deal, inquiry.solve(solver, deal), 1, SuitStyle::Letters);
  return report::DocumentWriter(format).write(document);
}

}  // namespace

// Hearts named, the joker draws the ace, and the king wins; any other suit leaves the ace.
TEST_CASE("A joker that is led first has a row for each suit, the best first", "[inquiry][solve][joker]") {
  const SolveRequest request{.joker = true};
  CHECK(solved(request, ".K...JK .A.2.", report::Format::Text) ==
        ".K...JK .A.2.\nJK, H trump  2 tricks\nJK, S trump  1 trick\nJK, D trump  1 trick\n"
        "JK, C trump  1 trick\nKH  1 trick\nbest  2\n");
  CHECK(solved(request, "A....JK K.2..", report::Format::Json) ==
        R"({"schema":"nap.solve/1","line":1,"deal":"A....JK K.2..","leads":[)"
        R"({"card":"JK","trump":"S","tricks":2},{"card":"JK","trump":"H","tricks":2},)"
        R"({"card":"JK","trump":"D","tricks":2},{"card":"JK","trump":"C","tricks":2},)"
        R"({"card":"AS","trump":"S","tricks":2}],"best":2})"
        "\n");
  CHECK(solved(request, ".K... .A...", report::Format::Csv) == "deal,lead,trump,tricks\n1,KH,H,0\n");
}

TEST_CASE("Under a fixed trump the joker is its highest card, and without trump the only one",
          "[inquiry][solve][joker]") {
  CHECK(solved({.trump = "S", .joker = true}, ".K...JK .A.2.", report::Format::Csv) ==
        "deal,lead,trump,tricks\n1,JK,S,1\n1,KH,S,1\n");
  const SolveRequest misere{.trump = "none", .aim = Aim::Misere, .joker = true};
  CHECK(solved(misere, ".2...JK .A.3.", report::Format::Csv) == "deal,lead,trump,tricks\n1,JK,,2\n1,2H,,1\n");
  CHECK(solved(misere, ".2.3. .A...JK", report::Format::Json) ==
        R"({"schema":"nap.solve/1","line":1,"deal":".2.3. .A...JK","leads":[)"
        R"({"card":"2H","trump":null,"tricks":0},{"card":"3D","trump":null,"tricks":1}],"best":0})"
        "\n");
}

TEST_CASE("A joker needs --joker", "[inquiry][solve][joker][error]") {
  CHECK_THROWS_WITH(SolveInquiry({}).deal("A....JK K.2.."), Catch::Contains("no deck without --joker"));
}
