#include "nap/analysis/fairness/rule_variants.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

#include "nap/rules/stake_tables.hpp"

using namespace nap;

namespace {

Ruleset table(std::string_view name) { return find_stake_table(name).value(); }

std::vector<std::string> names(const std::vector<RuleVariant>& variants) {
  std::vector<std::string> names;
  for (const RuleVariant& variant : variants) names.push_back(variant.what);
  return names;
}

const RuleVariant& named(const std::vector<RuleVariant>& variants, const std::string& what) {
  const auto found = std::find_if(variants.begin(), variants.end(),
                                  [&](const RuleVariant& variant) { return variant.what == what; });
  REQUIRE(found != variants.end());
  return *found;
}

const Seating kFour = {4, 4, 3};

}  // namespace

TEST_CASE("Every contradiction about payment is a table of its own", "[analysis][variants]") {
  CHECK(names(rule_variants(table("peel"), kFour)) ==
        std::vector<std::string>{"misere 3/6", "wellington 10/10, blucher 10/15", "lowest bid two",
                                 "lowest bid three"});
  CHECK(names(rule_variants(table("spanish"), kFour)) ==
        std::vector<std::string>{"nap 10/10", "lowest bid two"});
  CHECK(names(rule_variants(table("french"), kFour)) ==
        std::vector<std::string>{"lowest bid one", "lowest bid three"});
  CHECK(names(rule_variants(table("spanish-seven"), kFour)) ==
        std::vector<std::string>{"misere 10/5", "misere 10/10", "seven 28/14"});
}

TEST_CASE("A variant changes what it names and nothing else", "[analysis][variants]") {
  const std::vector<RuleVariant> variants = rule_variants(table("peel"), kFour);
  const RuleVariant& modified = named(variants, "wellington 10/10, blucher 10/15");
  CHECK(modified.source == "PEEL, modified");
  CHECK(modified.ruleset.find("wellington")->win == 10);
  CHECK(modified.ruleset.find("blucher")->lose == 15);
  CHECK(modified.ruleset.find("nap")->win == 10);
  CHECK(modified.seating == kFour);
  CHECK(named(variants, "lowest bid three").ruleset.callable_bids().front().id != "one");
}

TEST_CASE("A source with two alternatives for one bid means either; what changes nothing is no variant",
          "[analysis][variants]") {
  Ruleset club = table("french");
  Bid& three =
      *std::find_if(club.bids.begin(), club.bids.end(), [](const Bid& bid) { return bid.id == "three"; });
  for (const int lose : {5, 9, 3}) {
    Alternative other;
    other.lose = lose;
    other.source = "Ann";
    three.alternatives.push_back(other);
  }
  CHECK(names(rule_variants(club, kFour)) ==
        std::vector<std::string>{"three 3/5", "three 3/9", "lowest bid one", "lowest bid three"});
}

TEST_CASE("With six at Peel's table five pay, or by agreement four", "[analysis][variants]") {
  const std::vector<RuleVariant> variants = rule_variants(table("peel"), {6, 5, 5});
  const RuleVariant& aside = named(variants, "the dealer, without cards, does not pay either");
  CHECK(aside.seating == Seating{6, 5, 4});
  CHECK(aside.ruleset == table("peel"));
}

TEST_CASE("There are four rules for a deal that all pass", "[analysis][variants]") {
  CHECK(names(all_pass_variants(table("peel"), kFour)) ==
        std::vector<std::string>{"all pass: void", "all pass: dealer_plays_one", "all pass: double_header"});
  CHECK(all_pass_variants(table("french"), kFour)[0].ruleset.all_pass == AllPass::EldestPlaysOne);
}

TEST_CASE("The auctions in print that a table does not have are variants", "[analysis][variants]") {
  CHECK(names(auction_variants(table("peel"), kFour)) ==
        std::vector<std::string>{"double header, lowest bid three", "an equal bid takes over",
                                 "each bid one more than the last", "who called Nap may raise it"});
  const RuleVariant double_header = auction_variants(table("peel"), kFour).front();
  CHECK(double_header.ruleset.lowest_bid().id == "three");
  CHECK(double_header.ruleset.all_pass == AllPass::DoubleHeader);
  Ruleset french = table("french");
  french.min_bid = "three";
  french.overcall = Overcall::Equal;
  french.has_own_raise = true;
  CHECK(names(auction_variants(french, kFour)) ==
        std::vector<std::string>{"each bid one more than the last"});
  // No bid of the seven-card table needs Nap.
  CHECK(names(auction_variants(table("seven"), kFour)) ==
        std::vector<std::string>{"an equal bid takes over", "each bid one more than the last"});
}

TEST_CASE("A table without a pool has variants with one", "[analysis][variants]") {
  const std::vector<RuleVariant> variants = pool_variants(table("peel"), kFour);
  REQUIRE(variants.size() == 2);
  CHECK(variants[0].ruleset.pool->paid_by == PaidBy::Dealer);
  CHECK(variants[1].ruleset.pool->paid_by == PaidBy::WhenEmpty);
  CHECK(pool_variants(variants[0].ruleset, kFour).empty());
}

TEST_CASE("A table of five cards that shuffles before each deal may shuffle only after a made Nap",
          "[analysis][fairness]") {
  const Seating seating = {3, 3, 2};
  const Ruleset parlett = find_stake_table("parlett").value();
  const std::vector<RuleVariant> variants = shuffle_variants(parlett, seating);
  REQUIRE(variants.size() == 1);
  CHECK(variants.front().source == "EBP");
  CHECK(variants.front().ruleset.shuffle == Shuffle::AfterNap);
  CHECK(shuffle_variants(variants.front().ruleset, seating).empty());
  CHECK(shuffle_variants(find_stake_table("seven").value(), seating).empty());
}
