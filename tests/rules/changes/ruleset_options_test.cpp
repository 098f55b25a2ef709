#include "nap/rules/changes/ruleset_options.hpp"

#include <vector>

#include <catch2/catch.hpp>

#include "support/rulesets.hpp"

namespace nap {
namespace {

using namespace test;

TEST_CASE("Without options a table stays as printed", "[rules][options]") {
  for (const std::string& name : stake_table_names()) {
    CHECK(apply_options(table(name), RulesetOptions{}) == table(name));
  }
}

TEST_CASE("The lowest bid can be agreed", "[rules][options]") {
  RulesetOptions options;
  options.min_bid = "two";
  CHECK(apply_options(table("spanish"), options).callable_bids().front().id == "two");
  CHECK(apply_options(table("peel"), options).callable_bids().front().id == "two");
  options.min_bid = "one";
  CHECK(apply_options(table("french"), options).callable_bids().front().id == "one");
  CHECK(options_error(table("spanish"), options) ==
        "minimum bid \"one\": the lowest bid of \"spanish\" can be two, three, four, nap");
  options.min_bid = "misere";
  CHECK(options_error(table("seven"), options) ==
        "minimum bid \"misere\": the lowest bid of \"seven\" can be three, four, nap, six, seven");
  options.min_bid = "wellington";
  CHECK(options_error(table("peel"), options) ==
        "minimum bid \"wellington\": the lowest bid of \"peel\" can be one, two, three, four, nap");
  options.min_bid = "";
  CHECK(options_error(table("peel"), options) ==
        "minimum bid \"\": the lowest bid of \"peel\" can be one, two, three, four, nap");
}

TEST_CASE("Nap loses five or ten; Wellington's loss does not change", "[rules][options]") {
  RulesetOptions options;
  options.nap_loss = 10;
  const Ruleset level = apply_options(table("peel"), options);
  CHECK(level.find("nap")->win == 10);
  CHECK(level.find("nap")->lose == 10);
  CHECK(*level.find("wellington") == *table("peel").find("wellington"));
  options.nap_loss = 5;
  CHECK(apply_options(table("parlett"), options).find("nap")->lose == 5);
  options.nap_loss = 7;
  CHECK(options_error(table("peel"), options) == "Nap loss 7: Nap loses 5 or 10");
  Ruleset club = table("peel");
  club.bids = {club.bids[0], club.bids[1]};
  options.nap_loss = 10;
  CHECK(options_error(club, options) == "Nap loss: \"peel\" has no Nap; its bids are one, two");
}

TEST_CASE("Options about different bids, and about different things of one bid, go together",
          "[rules][options]") {
  RulesetOptions options;
  options.nap_loss = 10;
  options.misere_rank = MisereRank::Top;
  options.stakes = {{"misere", 3, 6}, {"four", 5, 4}};
  const Ruleset club = apply_options(table("peel"), options);
  CHECK(club.find("nap")->win == 10);
  CHECK(club.find("nap")->lose == 10);
  CHECK(club.find("misere")->lose == 6);
  CHECK(club.find("four")->win == 5);
  CHECK(ids_of(club).back() == "misere");
}

TEST_CASE("What a bid pays may be said only once", "[rules][options]") {
  RulesetOptions options;
  options.stakes = {{"nap", 12, 10}, {"misere", 3, 6}, {"nap", 10, 10}};
  CHECK(options_error(table("peel"), options) == "stakes of \"nap\": given twice; give both numbers once");
  options.stakes = {{"misere", 3, 6}, {"misere", 3, 6}};
  CHECK(options_error(table("peel"), options) == "stakes of \"misere\": given twice; give both numbers once");
  options.stakes = {{"nap", 10, 5}};
  options.nap_loss = 10;
  CHECK(options_error(table("peel"), options) ==
        "Nap loss 10 and stakes nap=10/5: both say what Nap loses; give one of the two");
}

TEST_CASE("An option that says what the table says changes nothing", "[rules][options]") {
  RulesetOptions options;
  options.min_bid = "one";
  options.nap_loss = 5;
  options.misere_rank = MisereRank::BelowThree;
  options.misere_trump = Trump::first_lead();
  options.stakes = {{"four", 4, 4}};
  options.all_pass = AllPass::EldestPlaysOne;
  CHECK(apply_options(table("peel"), options) == table("peel"));
}

TEST_CASE("Stakes belong to a bid of the table and are not both zero", "[rules][options]") {
  const auto error = [](const StakeChange& change) {
    RulesetOptions options;
    options.stakes = {change};
    return options_error(find_stake_table("french-seven").value(), options);
  };
  const std::string right =
      ": write BID=WIN/LOSE with stakes from 0 to 1000000, not both 0, such as nap=10/5";
  CHECK(error({"wellington", 10, 10}) ==
        "stakes of \"wellington\": \"french-seven\" has no such bid; its bids are three, four, nap, misere, "
        "six, seven");
  CHECK(error({"nap", 0, 0}) == "stakes \"nap=0/0\"" + right);
  CHECK(error({"nap", -1, 5}) == "stakes \"nap=-1/5\"" + right);
  CHECK(error({"nap", 5, kMaxStake + 1}) == "stakes \"nap=5/1000001\"" + right);
  CHECK(error({"nap", 0, kMaxStake}) == "no error");
}

TEST_CASE("The first card of a bid can be forced, but not at misère", "[rules][options]") {
  RulesetOptions options;
  options.leads = {parse_lead_change("nap=lowest_trump"), parse_lead_change("Wellington=lowest-non-trump")};
  const Ruleset changed = apply_options(table("peel"), options);
  CHECK(changed.find("nap")->contract.lead == LeadRule::LowestTrump);
  CHECK(changed.find("wellington")->contract.lead == LeadRule::LowestNonTrump);
  CHECK_FALSE(changed.find("blucher")->contract.has_forced_lead());
  CHECK(changed.changes.front() == "Nap is opened with the lowest trump instead of with any card");
  options.leads = {parse_lead_change("nap=none"), parse_lead_change("wellington=none")};
  Ruleset freed = apply_options(changed, options);
  CHECK(freed.bids == table("peel").bids);
  const auto error = [](const LeadChange& change) {
    RulesetOptions one;
    one.leads = {change, change};
    if (change.rule == LeadRule::LowestTrump) one.leads.pop_back();
    return options_error(table("peel"), one);
  };
  CHECK(error({"misere", LeadRule::LowestTrump}) ==
        "forced lead of \"misere\": a misère is opened with any card");
  CHECK(error({"grand", LeadRule::LowestTrump}).find("no such bid") != std::string::npos);
  CHECK(error({"nap", LeadRule::Free}) == "forced lead of \"nap\": given twice; give it once");
  CHECK(error_of([] { parse_lead_change("nap"); }) ==
        "forced lead \"nap\": write BID=RULE, such as nap=lowest_trump");
  CHECK(error_of([] { parse_lead_change("nap=ace"); }) ==
        "forced lead \"ace\": none, lowest_trump or lowest_non_trump");
}

TEST_CASE("Six or seven cards can be dealt to hands that are played with fewer", "[rules][options]") {
  RulesetOptions options;
  options.dealt = 7;
  const Ruleset seven = apply_options(table("peel"), options);
  CHECK(seven.dealt == 7);
  CHECK(seven.changes == std::vector<std::string>{"7 cards are dealt to each instead of 5"});
  CHECK(apply_options(seven, options) == seven);
  CHECK(options_error(table("seven"), options) ==
        "dealt 7: with hands of 7 cards there is nothing to throw away");
  options.dealt = 8;
  CHECK(options_error(table("peel"), options) == "dealt 8: 6 or 7 can be dealt");
}

TEST_CASE("Changes of stakes are parsed", "[rules][options]") {
  const StakeChange change = parse_stake_change("nap=10/0");
  CHECK(change.bid == "nap");
  CHECK(change.win == 10);
  CHECK(change.lose == 0);
  CHECK(parse_stake_change("our-bid_2=1000000/1").win == kMaxStake);
  for (const char* text : {"", "nap", "nap=", "nap=10", "nap=10/", "nap=/5", "=10/5", "nap=10/5/5",
                           "nap=10/5 ", "nap= 10/5", "nap=-1/5", "nap=+1/5", "nap=0/0", "nap=1000001/5",
                           "nap=99999999999999999999/5", "nap=a/b", "nap/5=10"}) {
    CHECK(error_of([text] { parse_stake_change(text); }) ==
          "stakes \"" + std::string(text) +
              "\": write BID=WIN/LOSE with stakes from 0 to 1000000, not both 0, such as nap=10/5");
  }
  CHECK(error_of([] { parse_stake_change("nap=1.5/5"); }) ==
        "stakes \"nap=1.5/5\": 1.5: stakes are whole numbers; double all of them to count in halves");
}

TEST_CASE("A word of house rules changes the rule for all passing", "[rules][options]") {
  RulesetOptions options;
  options.all_pass = parse_all_pass("double_header");
  const Ruleset changed = apply_options(find_stake_table("peel").value(), options);
  CHECK(changed.all_pass == AllPass::DoubleHeader);
  CHECK(changed.name() == "peel (changed)");
  CHECK(changed.changes == std::vector<std::string>{
                               "a deal that all pass is void and doubles the next deal instead of played for "
                               "one trick by the first to call"});
  CHECK(parse_all_pass("eldest_one") == parse_all_pass("eldest_plays_one"));
  CHECK(to_word(AllPass::EldestPlaysOne) == "eldest_plays_one");
  CHECK(error_of([] { parse_all_pass("again"); }) ==
        "all pass \"again\": void, eldest_plays_one, dealer_plays_one or double_header");
}

TEST_CASE("A word of house rules changes what a revoke pays", "[rules][options]") {
  RulesetOptions options;
  options.revoke = parse_revoke("pays_share");
  const Ruleset changed = apply_options(find_stake_table("peel").value(), options);
  CHECK(changed.revoke == RevokePays::Share);
  CHECK(changed.changes ==
        std::vector<std::string>{
            "a defender who revokes pays one share instead of all that the bid would have won"});
  CHECK(error_of([] { parse_revoke("nothing"); }) == "revoke \"nothing\": pays_all or pays_share");
}

}  // namespace
}  // namespace nap
