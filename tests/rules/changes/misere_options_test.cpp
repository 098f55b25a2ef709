#include <catch2/catch.hpp>

#include "nap/rules/auction/auction.hpp"
#include "nap/rules/changes/ruleset_options.hpp"
#include "support/rulesets.hpp"

namespace nap {
namespace {

using namespace test;

Ruleset without_misere() { return with_rank(table("peel"), MisereRank::Off); }

TEST_CASE("The players can agree where misère ranks", "[rules][options]") {
  const Ids below = {"one", "two", "misere", "three", "four", "nap", "wellington", "blucher"};
  const Ids above = {"one", "two", "three", "misere", "four", "nap", "wellington", "blucher"};
  const Ids top = {"one", "two", "three", "four", "nap", "wellington", "blucher", "misere"};
  const Ids off = {"one", "two", "three", "four", "nap", "wellington", "blucher"};
  for (const char* name : {"peel", "french"}) {
    INFO(name);
    CHECK(ids_of(with_rank(table(name), MisereRank::BelowThree)) == below);
    CHECK(ids_of(with_rank(table(name), MisereRank::AboveThree)) == above);
    CHECK(ids_of(with_rank(table(name), MisereRank::Top)) == top);
    CHECK(ids_of(with_rank(table(name), MisereRank::Off)) == off);
  }
  CHECK(ids_of(with_rank(table("seven"), MisereRank::Top)) ==
        Ids{"three", "four", "nap", "six", "seven", "misere"});
  CHECK(ids_of(with_rank(table("seven"), MisereRank::BelowThree)).front() == "misere");
}

TEST_CASE("A moved misère keeps its stakes and its alternatives", "[rules][options]") {
  CHECK(*with_rank(table("peel"), MisereRank::Top).find("misere") == *table("peel").find("misere"));
}

TEST_CASE("Several misères move together", "[rules][options]") {
  Ruleset club = table("seven");
  club.bids.push_back({"open-misere", {0, Trump::none()}, 40, 20, "misere", false, "", {}});
  CHECK(ids_of(with_rank(club, MisereRank::AboveThree)) ==
        Ids{"three", "misere", "open-misere", "four", "nap", "six", "seven"});
  CHECK(ids_of(with_rank(club, MisereRank::Off)) == Ids{"three", "four", "nap", "six", "seven"});
}

TEST_CASE("Misère stays below a bid that needs it", "[rules][options]") {
  Ruleset club = table("seven");
  club.bids[4].after = "misere";
  for (const MisereRank rank : {MisereRank::Top, MisereRank::Off}) {
    RulesetOptions options;
    options.misere_rank = rank;
    CHECK(options_error(club, options) ==
          "misère rank: \"six\" of \"seven\" needs the earlier bid \"misere\"; leave misère where it is");
  }
  CHECK(ids_of(with_rank(club, MisereRank::AboveThree)) ==
        Ids{"three", "misere", "four", "nap", "six", "seven"});
}

TEST_CASE("Misère can be played with or without trumps", "[rules][options]") {
  RulesetOptions options;
  options.misere_trump = Trump::none();
  CHECK(apply_options(table("peel"), options).find("misere")->contract.trump == Trump::none());
  CHECK(apply_options(table("peel"), options).find("three")->contract.trump == Trump::first_lead());
  options.misere_trump = Trump::first_lead();
  CHECK(apply_options(table("seven"), options).find("misere")->contract.trump == Trump::first_lead());
}

TEST_CASE("Options about misère need a table with misère", "[rules][options]") {
  const std::string rest = " has no misère; its bids are one, two, three, four, nap, wellington, blucher";
  const std::string changed = "\"peel (changed)\"" + rest;
  RulesetOptions trump;
  trump.misere_trump = Trump::none();
  CHECK(options_error(without_misere(), trump) == "misère trump: " + changed);
  trump.misere_rank = MisereRank::Off;
  CHECK(options_error(table("peel"), trump) == "misère trump: \"peel\"" + rest);
  RulesetOptions rank;
  for (const MisereRank each :
       {MisereRank::BelowThree, MisereRank::AboveThree, MisereRank::Top, MisereRank::Off}) {
    rank.misere_rank = each;
    CHECK(options_error(without_misere(), rank) == "misère rank: " + changed);
  }
}

TEST_CASE("Misère ranks below or above three only where there is a three", "[rules][options]") {
  Ruleset club = table("peel");
  club.bids.erase(club.bids.begin() + 3);
  RulesetOptions options;
  options.misere_rank = MisereRank::AboveThree;
  CHECK(options_error(club, options) == "misère rank: \"peel\" has no bid three; misère can be top or off");
  CHECK(ids_of(with_rank(club, MisereRank::Top)) ==
        Ids{"one", "two", "four", "nap", "wellington", "blucher", "misere"});
}

TEST_CASE("Misère alone can neither be top nor off", "[rules][options]") {
  Ruleset club = table("peel");
  club.bids = {club.bids[2]};
  RulesetOptions options;
  options.misere_rank = MisereRank::Top;
  CHECK(options_error(club, options) == "misère rank: \"peel\" has no bid to rank misère above");
  options.misere_rank = MisereRank::Off;
  CHECK(options_error(club, options) == "misère rank: \"peel\" has no other bid");
}

TEST_CASE("On top misère outranks Blücher, and may be called without any earlier bid", "[rules][options]") {
  const Ruleset top = with_rank(table("peel"), MisereRank::Top);
  const BidOrder order(top);
  REQUIRE(order.bids().back().id == "misere");
  const std::size_t misere = order.bids().size() - 1;
  CHECK_FALSE(order.needed_by(misere));
  Auction auction(order);
  for (const std::size_t bid : {misere - 3, misere - 2, misere - 1}) auction.call(bid);  // Nap to Blücher
  CHECK(auction.may_call(misere));
  Auction at_once(order);
  at_once.call(misere);
  for (std::size_t bid = 0; bid <= misere; ++bid) CHECK_FALSE(at_once.may_call(bid));
}

TEST_CASE("The ranks of misère are parsed", "[rules][options]") {
  CHECK(parse_misere_rank("below-three") == MisereRank::BelowThree);
  CHECK(parse_misere_rank("above-three") == MisereRank::AboveThree);
  CHECK(parse_misere_rank("top") == MisereRank::Top);
  CHECK(parse_misere_rank("off") == MisereRank::Off);
  CHECK(error_of([] { parse_misere_rank("above\nthree"); }) ==
        "misère rank \"above\\x0athree\": below-three, above-three, top or off");
}

}  // namespace
}  // namespace nap
