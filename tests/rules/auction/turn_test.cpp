#include "nap/rules/auction/turn.hpp"

#include <catch2/catch.hpp>

#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/text/parse_error.hpp"

using namespace nap;
using Catch::Matchers::Contains;

namespace {

Turn turn_at(const char* table, const char* calls, int players = 4) {
  const Ruleset ruleset = find_stake_table(table).value();
  return parse_turn(calls, ruleset, seat_players(ruleset, players, std::nullopt, Deck()));
}

std::vector<std::string> ids(const std::vector<Bid>& bids) {
  std::vector<std::string> ids;
  for (const Bid& bid : bids) ids.push_back(bid.id);
  return ids;
}

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("A seat may call what outranks the calls before it", "[rules][auction]") {
  const Turn first = turn_at("french", "");
  CHECK(first.seat == Seat(0));
  CHECK(ids(first.bids) == Ids{"two", "three", "misere", "four", "nap"});
  CHECK(first.duty == Duty::None);
  const Turn third = turn_at("french", "pass, Three");
  CHECK(third.seat == Seat(2));
  CHECK(third.heard == Ids{"pass", "three"});
  CHECK(ids(third.bids) == Ids{"misere", "four", "nap"});
  CHECK(ids(turn_at("peel", "misère").bids) == Ids{"three", "four", "nap"});
}

TEST_CASE("A call may be shortened to a beginning or to its tricks", "[rules][auction]") {
  CHECK(turn_at("peel", "p,2,m").heard == Ids{"pass", "two", "misere"});
  CHECK(turn_at("peel", "PA, th ,N").heard == Ids{"pass", "three", "nap"});
  CHECK(turn_at("peel", "5,w").heard == Ids{"nap", "wellington"});
  CHECK_THROWS_WITH(turn_at("peel", "p,t"), Contains("call 2: \"t\" may be two or three; write more of it"));
  CHECK_THROWS_WITH(turn_at("peel", "6"), Contains("\"6\" is no call at this table"));
  CHECK_THROWS_WITH(turn_at("peel", "0"), Contains("\"0\" is no call at this table"));
  CHECK_THROWS_WITH(turn_at("peel", "p,,two"), Contains("call 2: \"\" is no call at this table"));
}

TEST_CASE("Wellington may be called after Nap, and Blücher after Wellington", "[rules][auction]") {
  CHECK(ids(turn_at("peel", "nap").bids) == Ids{"wellington"});
  CHECK(ids(turn_at("peel", "nap,pass,wellington").bids) == Ids{"blucher"});
  CHECK(ids(turn_at("peel", "nap,wellington,Blücher").bids).empty());
}

TEST_CASE("When all have passed, the table's rule says who plays for one", "[rules][auction]") {
  const Turn eldest = turn_at("peel", "pass,pass,pass,pass");
  CHECK(eldest.duty == Duty::PlayOne);
  CHECK(eldest.seat == Seat(0));
  CHECK(ids(eldest.bids) == Ids{"one"});
  CHECK(turn_at("french", "pass,pass,pass,pass").duty == Duty::DealVoid);
  CHECK(turn_at("french", "pass,pass,pass,pass").bids.empty());

  RulesetOptions options;
  options.all_pass = AllPass::DealerPlaysOne;
  const Ruleset dealer_rule = apply_options(find_stake_table("french").value(), options);
  const Seating four = seat_players(dealer_rule, 4, std::nullopt, Deck());
  const Turn dealer = parse_turn("pass,pass,pass,pass", dealer_rule, four);
  CHECK(dealer.seat == Seat(3));
  CHECK(ids(dealer.bids) == Ids{"one"});
  // A dealer who passed would have to play for one trick, so the seat that calls now must play.
  const Turn last = parse_turn("pass,pass,pass", dealer_rule, four);
  CHECK(last.duty == Duty::PlayOne);
  CHECK(ids(last.bids) == Ids{"one", "two", "three", "misere", "four", "nap"});
  CHECK(parse_turn("pass,two,pass", dealer_rule, four).duty == Duty::None);
  // At Peel's table of six, five seats have cards.
  CHECK(turn_at("peel", "pass,pass,pass,pass,pass", 6).duty == Duty::PlayOne);
}

TEST_CASE("A deal is void once all have passed and nobody has to play", "[rules][auction]") {
  const Seating four = {4, 4, 3};
  Ruleset ruleset = find_stake_table("peel").value();
  ruleset.all_pass = AllPass::Void;
  CHECK(are_all_passed("pass,pass,pass,pass", ruleset, four));
  CHECK_FALSE(are_all_passed("pass,pass,pass", ruleset, four));
  CHECK_FALSE(are_all_passed("pass,pass,pass,two", ruleset, four));
  ruleset.all_pass = AllPass::EldestPlaysOne;
  CHECK_FALSE(are_all_passed("pass,pass,pass,pass", ruleset, four));
}

TEST_CASE("Calls that cannot have been made are refused with their place", "[rules][auction][error]") {
  const auto refuse = [](const char* table, const char* calls, const char* message) {
    INFO(calls);
    CHECK_THROWS_WITH(turn_at(table, calls), Contains(message));
  };
  refuse("peel", "three,two", "call 2: two does not outrank three");
  refuse("peel", "three,three", "call 2: three does not outrank three");
  refuse("peel", "pass,wellington", "call 2: wellington may be called only after nap");
  refuse("peel", "pass,,pass", "call 2: \"\" is no call at this table; calls are pass, one, two");
  refuse("french", "one", "call 1: \"one\" is no call");
  refuse("peel", "pass,pass,two,pass", "the auction is over; two was called highest, by seat 3");
  refuse("peel", "pass,pass,pass,pass,pass", "call 5: there are only 4 calls");
  refuse("peel", ",", "call 1: \"\"");
}
