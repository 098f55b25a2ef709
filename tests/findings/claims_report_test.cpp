// Claims about a game of dice, which has a unit and a basis of its own.
#include "nap/findings/claims_report.hpp"

#include <catch2/catch.hpp>

using namespace nap;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using report::DocumentWriter;
using report::Format;

namespace {

constexpr Basis kRolled{"rolled"};
constexpr Unit kThrows{"throws", Unit::Form::Mean};
constexpr Unit kSides{"sides", Unit::Form::Count};
constexpr Unit kChips{"chips", Unit::Form::Amount};

std::vector<Claim> dice_claims() {
  const ClaimText six{"D1", "A six is rare.", "OLD, NEW", "a throw of one die; rare: below a quarter"};
  const ClaimText luck{"D2", "A game is short.", "OLD", "games of two players who play as well as they can"};
  return {claim_of(six, conclude({exact_share("a six", "", 1.0 / 6.0),
                                  exact_share("a seven", "", 0.0),
                                  {"sides", "", Estimate::exact(1'296), kSides},
                                  {"a six wins", "6", {0.5, 0.25, 0.75}, kChips}},
                                 is_below(Estimate::exact(1.0 / 6.0), 0.25), {"One in six.", "Often."},
                                 Basis::exact(), "More throws.")),
          claim_of(luck, conclude({{"throws in a game", "", as_solved(7.125), kThrows}}, Verdict::Undecided,
                                  {"", ""}, kRolled, "More games."))};
}

ClaimsFrame frame() {
  return {{{"schema", report::only_json(report::text("dice/1"))}},
          "way",
          {{Basis::exact(), ", counted", ""}, {kRolled, " when rolled", "Rolled: with real dice.\n"}},
          "OLD: an old book.\n"};
}

std::string written(Format format) {
  return DocumentWriter(format).write(claims_report(dice_claims(), frame()));
}

}  // namespace

TEST_CASE("Claims are written in the words of their game", "[findings][unit]") {
  const std::string text = written(Format::Text);
  CHECK_THAT(text, StartsWith("D1: confirmed, counted\nA six is rare. [OLD, NEW]\n"));
  CHECK_THAT(text, Contains("16.67 %") && Contains("1,296") && Contains("+0.50") && Contains("One in six."));
  CHECK_THAT(text, Contains(" 0 %"));  // not "0.0000 %", which might be a little more
  CHECK_THAT(text, Contains("D2: undecided when rolled") && Contains("What would decide it: More games."));
  CHECK_THAT(text, Contains("Rolled: with real dice.\nOLD: an old book.\n"));
}

TEST_CASE("An open claim says which figure leaves it open", "[findings][unit]") {
  const Figure six = share("a six", "", {0.162, 0.149, 0.175});
  const std::string why = why_open(six, 1.0 / 6.0);
  CHECK(why ==
        "The figure \"a six\" is 16.2 % (14.9 to 17.5) and may lie on either side of its limit, 16.67 %.");
  CHECK(conclude({six}, Verdict::Undecided, {"", "", why}, kRolled, "").reason == why);
  CHECK_THAT(why_open({"what a throw wins", "", {-0.5, -1.25, 0.25}, kChips}, 0.0),
             Contains("is -0.50 chips (-1.25 to +0.25)") && Contains("limit, 0 chips."));
}

TEST_CASE("The value of a solution has an interval without ends", "[findings][unit]") {
  CHECK(is_as_solved(as_solved(7.125)));
  CHECK_FALSE(is_as_solved(Estimate::exact(7.125)));
  CHECK(is_above(as_solved(7.125), 0.0) == Verdict::Undecided);
  CHECK_THAT(written(Format::Text), Contains("7.12  as solved"));
  CHECK_THAT(written(Format::Json), Contains(R"("unit":"throws","value":7.125,"low":null,"high":null)"));
}

TEST_CASE("Records of claims have the head, the units and the bases of their game", "[findings][unit]") {
  CHECK_THAT(written(Format::Json), StartsWith(R"({"schema":"dice/1","claims":[{"id":"D1")") &&
                                        Contains(R"("verdict":"confirmed","way":"exact")"));
  CHECK_THAT(written(Format::Csv), StartsWith("claim,source,verdict,way,what,hand,unit,value,low,high\n"
                                              "D1,\"OLD, NEW\",confirmed,exact,a six,,share,"));
}

TEST_CASE("The keys of sources stand between commas", "[findings][unit]") {
  CHECK(cited_keys(dice_claims()) == std::vector<std::string>{"OLD", "NEW", "OLD"});
}
