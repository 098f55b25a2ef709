#include "nap/rules/ruleset.hpp"

#include <fstream>
#include <vector>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/sources.hpp"
#include "nap/rules/stake_tables.hpp"

namespace nap {
namespace {

using Json = nlohmann::ordered_json;

Ruleset table(std::string_view name) { return find_stake_table(name).value(); }

// The tables as the books print them.
Json printed_tables() {
  std::ifstream file(NAP_TEST_DATA "/rules.json");
  REQUIRE(file);
  return Json::parse(file).at("tables");
}

Json to_printed(Trump trump) { return trump.is_none() ? "none" : "lead"; }

Json to_printed(const Alternative& alternative) {
  Json printed;
  if (alternative.rank != "") printed["rank"] = alternative.rank;
  if (alternative.forced_lead) printed["forced_lead"] = to_word(*alternative.forced_lead);
  if (alternative.trump) printed["trump"] = to_printed(*alternative.trump);
  if (alternative.win) printed["win"] = *alternative.win;
  if (alternative.lose) printed["lose"] = *alternative.lose;
  printed["source"] = alternative.source;
  return printed;
}

Json to_printed(const Bid& bid) {
  Json printed = {{"id", bid.id},
                  {"tricks", bid.contract.tricks},
                  {"trump", to_printed(bid.contract.trump)},
                  {"win", bid.win},
                  {"lose", bid.lose}};
  if (bid.after != "") printed["after"] = bid.after;
  if (bid.optional) printed["optional"] = true;
  printed["source"] = bid.source;
  for (const Alternative& alternative : bid.alternatives)
    printed["options"].push_back(to_printed(alternative));
  return printed;
}

std::vector<std::string> callable_ids(const Ruleset& ruleset) {
  std::vector<std::string> ids;
  for (const Bid& bid : ruleset.callable_bids()) ids.push_back(bid.id);
  return ids;
}

using Ids = std::vector<std::string>;

TEST_CASE("Every table names its sources", "[rules][table]") {
  for (const std::string& name : stake_table_names()) {
    INFO(name);
    CHECK_FALSE(sources_of(table(name)).empty());
  }
  const std::vector<RulesSource> peel = sources_of(table("peel"));
  REQUIRE(peel.size() == 2);
  CHECK(peel[0].key == "PEEL");
  CHECK(peel[1].key == "EB11");
}

TEST_CASE("Every stake table is as its source prints it", "[rules][tables]") {
  const Json printed = printed_tables();
  std::vector<std::string> names;
  for (const auto& [name, printed_table] : printed.items()) {
    INFO(name);
    names.push_back(name);
    const Ruleset ruleset = table(name);
    CHECK(ruleset.name() == name);
    CHECK(ruleset.cards == printed_table.at("cards").get<int>());
    CHECK(ruleset.dealer_out == printed_table.at("dealer_out").get<std::vector<int>>());
    CHECK((ruleset.all_pass == AllPass::EldestPlaysOne) ==
          (printed_table.at("all_pass") == "eldest_plays_one"));
    CHECK((ruleset.all_pass == AllPass::Void) == (printed_table.at("all_pass") == "void"));
    REQUIRE(ruleset.bids.size() == printed_table.at("bids").size());
    for (std::size_t i = 0; i < ruleset.bids.size(); ++i) {
      CHECK(to_printed(ruleset.bids[i]) == printed_table.at("bids").at(i));
    }
  }
  CHECK(stake_table_names() == names);
}

TEST_CASE("A bid is printed with the tricks and the stakes of the rules", "[rules][tables]") {
  struct Line {
    const char* id;
    int tricks, win, lose;
  };
  const std::vector<Line> five = {{"three", 3, 3, 3}, {"four", 4, 4, 4},         {"misere", 0, 3, 3},
                                  {"nap", 5, 10, 5},  {"wellington", 5, 20, 10}, {"blucher", 5, 30, 15}};
  const std::vector<Line> seven = {{"three", 3, 3, 3},   {"four", 4, 4, 4}, {"nap", 5, 10, 5},
                                   {"misere", 0, 10, 5}, {"six", 6, 18, 9}, {"seven", 7, 28, 14}};
  const auto check = [](const std::string& name, const std::vector<Line>& lines) {
    const Ruleset ruleset = table(name);
    for (const Line& line : lines) {
      INFO(name << ' ' << line.id);
      const Bid* bid = ruleset.find(line.id);
      REQUIRE(bid);
      CHECK(bid->contract.tricks == line.tricks);
      CHECK(bid->win == line.win);
      CHECK(bid->lose == line.lose);
    }
  };
  for (const char* name : {"peel", "spanish", "french"}) check(name, five);
  for (const char* name : {"seven", "french-seven"}) check(name, seven);
}

TEST_CASE("Peel's misère has trumps and ranks below three; the others' has none and ranks above",
          "[rules][tables]") {
  CHECK(callable_ids(table("peel")) ==
        Ids{"one", "two", "misere", "three", "four", "nap", "wellington", "blucher"});
  CHECK(table("peel").find("misere")->contract == Contract{0, Trump::first_lead()});
  CHECK(callable_ids(table("symmetric")) ==
        Ids{"two", "three", "misere", "four", "nap", "wellington", "blucher"});
  CHECK(table("symmetric").find("misere")->contract == Contract{0, Trump::none()});
}

TEST_CASE("The Spanish table has no two and the French no one unless agreed", "[rules][auction]") {
  CHECK(callable_ids(table("spanish")) == Ids{"three", "misere", "four", "nap", "wellington", "blucher"});
  CHECK(callable_ids(table("french")) ==
        Ids{"two", "three", "misere", "four", "nap", "wellington", "blucher"});
}

TEST_CASE("A minimum of up to three does not exclude a misère below it", "[rules][auction]") {
  Ruleset peel = table("peel");
  peel.min_bid = "three";
  CHECK(callable_ids(peel) == Ids{"misere", "three", "four", "nap", "wellington", "blucher"});
  peel.min_bid = "four";
  CHECK(callable_ids(peel) == Ids{"four", "nap", "wellington", "blucher"});
}

TEST_CASE("A bid may not be called where the earlier bid that it needs may not", "[rules][auction]") {
  Ruleset club = table("seven");
  club.bids.push_back({"grand", {7, Trump::none()}, 40, 20, "nap", false, "", {}});
  CHECK(callable_ids(club).back() == "grand");
  club.min_bid = "six";
  CHECK(callable_ids(club) == Ids{"six", "seven"});
}

TEST_CASE("Unknown names find no table and no bid", "[rules][tables]") {
  CHECK_FALSE(find_stake_table("Peel").has_value());
  CHECK_FALSE(find_stake_table("").has_value());
  CHECK(table("peel").find("six") == nullptr);
  CHECK(table("seven").find("wellington") == nullptr);
}

TEST_CASE("Bids are titled as people write them", "[rules][tables]") {
  CHECK(bid_title("nap") == "Nap");
  CHECK(bid_title("misere") == "misère");
  CHECK(bid_title("wellington") == "Wellington");
  CHECK(bid_title("blucher") == "Blücher");
  CHECK(bid_title("three") == "three");
}

}  // namespace
}  // namespace nap
