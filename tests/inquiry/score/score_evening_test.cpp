#include "nap/inquiry/score/score_evening.hpp"

#include <catch2/catch.hpp>

#include "inquiry/score/told_evening.hpp"
#include "nap/inquiry/score/score_document.hpp"

namespace nap {
namespace {

TEST_CASE("An evening adds up what each player wins, wherever they sit", "[inquiry][score][evening]") {
  test::ToldEvening evening({"Ann", "Ben", "Cat"});
  // Ann wins 3 from each, then Ben loses Nap: 5 to each. Dan joins, and pays for a four of Cat.
  CHECK(evening.add(R"({"declarer":"Ann","bid":"three","result":"made"})") == "Ann 6, Ben -3, Cat -3");
  CHECK(evening.add(R"({"declarer":"Ben","bid":"nap","result":4,"dealer":"Ben"})") ==
        "Ann 11, Ben -13, Cat 2");
  CHECK(evening.add(R"({"names":["Dan","Cat"],"declarer":2,"bid":"four","result":"claimed"})") ==
        "Ann 11, Ben -13, Cat 6, Dan -4");
  // The names of the last record hold.
  CHECK(evening.add(R"({"declarer":"Dan","bid":"two","result":"made"})") == "Ann 11, Ben -13, Cat 4, Dan -2");
}

TEST_CASE("A correction takes the place of an earlier deal", "[inquiry][score][evening]") {
  test::ToldEvening evening;
  CHECK(evening.add(R"({"declarer":1,"bid":"three","result":"made"})") ==
        "seat 1 9, seat 2 -3, seat 3 -3, seat 4 -3");
  CHECK(evening.add(R"({"declarer":2,"bid":"two","result":"made"})") ==
        "seat 1 7, seat 2 3, seat 3 -5, seat 4 -5");
  CHECK(evening.add(R"({"replaces":1,"declarer":1,"bid":"three","result":"lost"})") ==
        "seat 1 -11, seat 2 9, seat 3 1, seat 4 1");
  CHECK(evening.error_of(R"({"replaces":1,"declarer":1,"bid":"four","result":"lost"})") ==
        "replaces 1: line 3 has replaced it; replace that");
  CHECK(evening.error_of(R"({"replaces":5,"declarer":1,"bid":"four","result":"lost"})") ==
        "replaces 5: no deal stands on that line");
  CHECK(evening.add(R"({"replaces":3,"declarer":1,"bid":"three","result":"made"})") ==
        "seat 1 7, seat 2 3, seat 3 -5, seat 4 -5");
}

TEST_CASE("A correction keeps the names of the deal that it replaces", "[inquiry][score][evening]") {
  test::ToldEvening evening({"Ann", "Ben"});
  evening.add(R"({"declarer":"Ann","bid":"three","result":"made"})");
  evening.add(R"({"names":["Cat","Dan"],"declarer":"Dan","bid":"two","result":"made"})");
  CHECK(evening.add(R"({"replaces":1,"declarer":"Ben","bid":"three","result":"made"})") ==
        "Ann -3, Ben 3, Cat -2, Dan 2");
  // The later names hold.
  CHECK(evening.add(R"({"declarer":"Cat","bid":"two","result":"made"})") == "Ann -3, Ben 3, Cat 0, Dan 0");
}

TEST_CASE("A record that is wrong changes nothing and is named", "[inquiry][score][evening][errors]") {
  test::ToldEvening evening;
  const std::string right = R"({"declarer":1,"bid":"three","result":"made"})";
  evening.add(right);
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {"[]", "column 1: a list; a record is an object {...}"},
      {R"({"bid":3})", "column 8: \"bid\" is 3; it must be a text"},
      {R"({"declarer":[1]})", "column 13: \"declarer\" is a list; it must be a text or a whole number"},
      {R"({"names":["A",2]})", "column 10: \"names\" must be a list of texts"},
      {R"({"replaces":0})", "column 13: \"replaces\" is 0; it must be the number of a line"},
      {R"({"replaces":1,"names":["A","B"],"declarer":3,"bid":"three","result":"made"})",
       "declarer \"3\": not a whole number from 1 to 2"},
      {R"({"resul":1})",
       "column 2: unknown key \"resul\"; a record can have hands, declarer, bid, heard, played, trump, result, dealer, "
       "end, names, fines, fees, spare_hand, replaces"},
      {"{}", "no declarer; write a seat, such as declarer 2, or all calls (heard)"}};
  for (const auto& [record, error] : wrong) CHECK(evening.error_of(record) == error);
  CHECK(evening.add(right) == "seat 1 18, seat 2 -6, seat 3 -6, seat 4 -6");
}

TEST_CASE("An evening is told with the totals of those who left", "[inquiry][score][evening]") {
  const HouseRulesTexts none;
  const ScoreInquiry inquiry({}, none, "en");
  Evening evening(inquiry, {"Ann", "Ben", "Cat"});
  evening.add(R"({"declarer":"Ann","bid":"three","result":"made"})", 1);
  const EveningDeal deal =
      evening.add(R"({"replaces":1,"names":["Ann","Ben"],"declarer":"Ann","bid":"nap","result":"lost"})", 4);
  report::DocumentWriter writer(report::Format::Text);
  CHECK(writer.write(score_document(deal, SuitStyle::Letters)) ==
        "Ann loses nap and pays 5 to the other.\n\n"
        "No cards are known; only the result counts.\n\n"
        "seat  player  stakes  total\n"
        "   1  Ann         -5     -5  declarer\n"
        "   2  Ben         +5     +5  is paid by Ann\n"
        "Totals after line 4. This deal replaces that of line 1. Not at the table: Cat 0.\n");
}

}  // namespace
}  // namespace nap
