// What a table means as users write it. No file and no environment takes part.
#include "nap/inquiry/table/table_request.hpp"

#include <catch2/catch.hpp>

#include "nap/inquiry/table/table_defaults.hpp"
#include "nap/rules/house/house_rules.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/text/parse_error.hpp"

using namespace nap;

namespace {

// House rules like Peel's table, under another name and perhaps with another win for three.
std::string house_rules(const std::string& name, int win) {
  Ruleset ruleset = find_stake_table("peel").value();
  ruleset.id = name;
  for (Bid& bid : ruleset.bids) {
    if (bid.id == "three") bid.win = win;
  }
  return to_json(ruleset);
}

}  // namespace

TEST_CASE("A request that says nothing is about four players, 52 cards and peel", "[inquiry][table]") {
  const TableSetting table = table_of({}, {});
  CHECK(table.seating.players == 4);
  CHECK(table.deck.size() == 52);
  CHECK(table.ruleset == find_stake_table("peel").value());
  CHECK(table_of({.cards = "7"}, {}).ruleset == find_stake_table("seven").value());
}

TEST_CASE("Nine cards are for two players, who need not be named", "[inquiry][table]") {
  for (const TableRequest& request : {TableRequest{.cards = "9"}, TableRequest{.stakes = "nine"}}) {
    const TableSetting table = table_of(request, {});
    CHECK(table.seating == Seating{2, 2, 1});
    CHECK(table.ruleset == find_stake_table("nine").value());
  }
  CHECK_THROWS_WITH(table_of({.players = "3", .cards = "9"}, {}),
                    "players 3: hands of 9 cards are for two players; more have at most 7 cards each");
  CHECK_THROWS_WITH(table_of({.cards = "9", .stakes = "peel"}, {}), Catch::EndsWith("for 9: nine"));

  // Peel's table, for nine cards.
  Ruleset club = find_stake_table("peel").value();
  club.id = "club";
  club.cards = 9;
  CHECK(table_of({.stakes = "our.json"}, {{"our.json", to_json(club)}}).seating.players == 2);
}

TEST_CASE("House rules come in as text, by the name that the request gives them", "[inquiry][table]") {
  const HouseRulesTexts texts = {{"our.json", house_rules("club", 5)}, {"his.json", house_rules("club", 6)}};
  CHECK(table_of({.stakes = "our.json"}, texts).ruleset.name() == "club");
  const std::vector<Ruleset> both = rulesets_of({"our.json", "his.json"}, {}, texts);
  REQUIRE(both.size() == 2);
  CHECK(both[0].name() == "club (our.json)");
  CHECK(both[1].name() == "club (his.json)");

  // House rules that are the same as a stake table give that table.
  CHECK(ruleset_of("p.json", {}, {{"p.json", house_rules("peel", 3)}}) == find_stake_table("peel").value());
  const Ruleset changed = ruleset_of("p.json", {}, {{"p.json", house_rules("peel", 4)}});
  CHECK(changed.name() == "peel (p.json)");
  CHECK(changed.changes.empty());
}

TEST_CASE("Defaults stand for what the request leaves out, and are named", "[inquiry][table]") {
  TableDefaults defaults;
  defaults.add_stakes("spanish", "NAP_STAKES");
  defaults.add_file("\xEF\xBB\xBFplayers = 5  # us\r\n\n deck=32\nstakes = club.json", "~/nap.conf",
                    "/home/me");
  const TableRequest filled = defaults.filled({.deck = "36"});
  CHECK(filled.players == "5");
  CHECK(filled.deck == "36");
  CHECK(filled.stakes == "spanish");
  CHECK(defaults_text(filled.defaults) == "stakes from NAP_STAKES, players from ~/nap.conf");
  // The default stakes are for five cards, so they do not fill in.
  CHECK_FALSE(defaults.filled({.cards = "7"}).stakes);
  // Nor do its players, where only two can play.
  CHECK(defaults.filled({.cards = "7"}).players == "5");
  CHECK_FALSE(defaults.filled({.cards = "9"}).players);
  CHECK_FALSE(defaults.filled({.stakes = "nine"}).players);

  TableDefaults file;
  file.add_file("stakes = club.json", "~/nap.conf", "/home/me");
  CHECK(file.filled({}).stakes == "/home/me/club.json");
  CHECK_THROWS_WITH(table_of(defaults.filled({.deck = "31"}), {}),
                    Catch::EndsWith(" (stakes from NAP_STAKES, players from ~/nap.conf line 1)"));
}

TEST_CASE("An error in the defaults has its line", "[inquiry][table]") {
  const auto error_of = [](const char* text) -> std::string {
    try {
      TableDefaults().add_file(text, "nap.conf", "");
    } catch (const ParseError& error) {
      return error.what();
    }
    return "";
  };
  CHECK(error_of("# ours\nplayers 5") == "\"nap.conf\", line 2: write SETTING = VALUE, such as players = 5");
  CHECK(error_of("players = ") == "\"nap.conf\", line 1: players has no value");
  CHECK(error_of("players = 5\nplayers = 4") == "\"nap.conf\", line 2: players appears twice");
  CHECK(error_of("colour = red") ==
        "\"nap.conf\", line 1: no such setting \"colour\"; settings are players, deck, stakes");
  CHECK(error_of("").empty());
}
