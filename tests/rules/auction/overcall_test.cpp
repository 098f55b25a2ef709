// Auctions in which the same bid may be called again, only the next one, or one's own Nap may be raised.
#include <string>

#include <catch2/catch.hpp>

#include "nap/rules/auction/turn.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/text/parse_error.hpp"

using namespace nap;

namespace {

constexpr Seating kFour = {4, 4, 3};

Ruleset peel_with(Overcall overcall) {
  Ruleset ruleset = find_stake_table("peel").value();
  ruleset.overcall = overcall;
  return ruleset;
}

Ruleset own_raise() {
  Ruleset ruleset = find_stake_table("peel").value();
  ruleset.has_own_raise = true;
  return ruleset;
}

std::string next_bids(std::string_view calls, const Ruleset& ruleset) {
  std::string ids;
  for (const Bid& bid : parse_turn(calls, ruleset, kFour).bids) ids += (ids.empty() ? "" : " ") + bid.id;
  return ids;
}

// "2 nap": the declarer's seat and the bid.
std::string declared(std::string_view calls, const Ruleset& ruleset) {
  const FinishedAuction auction = parse_auction(calls, ruleset, kFour);
  return std::to_string(auction.declarer.number() + 1) + ' ' + auction.bid.id;
}

}  // namespace

// FR: one may not bid lower than the previous bid.
TEST_CASE("An equal bid takes over", "[rules][auction]") {
  const Ruleset french = peel_with(Overcall::Equal);
  CHECK(next_bids("three", french) == "three four nap");
  CHECK(declared("three,pass,three,pass", french) == "3 three");
  CHECK(declared("three,three,four,four", french) == "4 four");
  CHECK_THROWS_WITH(parse_turn("four,three", french, kFour),
                    R"(calls "four,three", call 2: three does not outrank four, which was called before)");
  CHECK(next_bids("nap", french) == "nap wellington");
  CHECK(declared("nap,nap,wellington,wellington", french) == "4 wellington");
}

// ES: one trick more than the previous player.
TEST_CASE("Each bid is exactly one more than the last", "[rules][auction]") {
  const Ruleset spanish = peel_with(Overcall::OneMore);
  CHECK(next_bids("", spanish) == "one two misere three four nap");
  CHECK(next_bids("one", spanish) == "two");
  CHECK(next_bids("two", spanish) == "misere three");  // misère, below three here, may be left out
  CHECK(next_bids("pass,three", spanish) == "four");
  CHECK(next_bids("four", spanish) == "nap");
  CHECK(next_bids("four,nap", spanish) == "wellington");
  CHECK_THROWS_WITH(
      parse_turn("three,nap", spanish, kFour),
      R"(calls "three,nap", call 2: nap is more than one higher than three, which was called before)");
}

// PEEL: the Nap caller may raise his own call when challenged; only if he will not does the challenger play.
TEST_CASE("Who called Nap may play the bid that outbids it", "[rules][auction]") {
  const Ruleset peel = own_raise();
  const Turn answer = parse_turn("pass,nap,wellington", peel, kFour);
  CHECK(answer.seat == Seat(1));
  CHECK(answer.duty == Duty::Answer);
  CHECK(next_bids("pass,nap,wellington", peel) == "wellington");

  CHECK(declared("pass,nap,wellington,raise,pass", peel) == "2 wellington");
  CHECK(declared("pass,nap,wellington,wellington,pass", peel) == "2 wellington");
  CHECK(declared("pass,nap,wellington,pass,pass", peel) == "3 wellington");
  // Raised once, and challenged again by Blücher.
  CHECK(declared("nap,wellington,raise,blucher,raise,pass", peel) == "1 blucher");
  CHECK(declared("nap,wellington,raise,blucher,pass,pass", peel) == "3 blucher");
  // Who has let Wellington go is asked no more, and neither is who only outbid Nap.
  CHECK(declared("nap,wellington,pass,blucher,pass", peel) == "3 blucher");
  // The last seat challenges, and the answer ends the auction.
  CHECK(declared("pass,pass,nap,wellington,raise", peel) == "3 wellington");
  CHECK_THROWS_WITH(parse_auction("pass,pass,nap,wellington", peel, kFour),
                    Catch::Contains("seat 3 was outbid and answers before the play: raise, or pass"));
  CHECK_THROWS_WITH(
      parse_turn("nap,wellington,blucher", peel, kFour),
      R"(calls "nap,wellington,blucher", call 3: "blucher"; seat 1 was outbid and answers: raise, which plays wellington, or pass)");
  // Without the rule there is no such word.
  CHECK_THROWS_WITH(parse_turn("nap,wellington,raise", find_stake_table("peel").value(), kFour),
                    Catch::Contains("\"raise\" is no call at this table"));
}

TEST_CASE("The calls of an auction are told by seat", "[rules][auction]") {
  const FinishedAuction auction = parse_auction("nap,wellington,raise,pass,pass", own_raise(), kFour);
  REQUIRE(auction.calls.size() == 4);
  CHECK(auction.calls[0]->id == "wellington");
  CHECK(auction.calls[1]->id == "wellington");
  CHECK_FALSE(auction.calls[2]);
  CHECK(auction.heard.size() == 5);
}
