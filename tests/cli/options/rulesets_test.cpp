// How an answer tells its rules: what was changed, and in which file.
#include <set>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/program.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using nlohmann::json;

namespace {

json shown(const std::string& arguments) {
  const Run run = run_nap("rules show " + arguments + " --format json");
  INFO(arguments << ": " << run.err);
  REQUIRE(run.status == 0);
  return json::parse(run.out);
}

std::string peel_with(const std::string& options) {
  return run_nap("rules show peel --format json " + options).out;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

// A study that is quick to make.
const std::string kTiny = " --players 2 --deck 24 --hands 100 --model committed --no-progress";

json study(const std::string& arguments) {
  const Run run = run_nap(arguments + kTiny + " --format json");
  INFO(arguments << ": " << run.err);
  REQUIRE(run.status == 0);
  return json::parse(run.out);
}

}  // namespace

TEST_CASE("A changed table says what changed, in text and in JSON", "[cli][rules]") {
  CHECK_FALSE(shown("peel").contains("stakes_changes"));
  const json changed = shown("peel --nap-loss 10 --misere-rank above-three");
  CHECK(changed.at("name") == "peel");
  CHECK(changed.at("stakes_changes") ==
        json({"misère ranks above three instead of below", "Nap loses 10 instead of 5"}));
  CHECK_THAT(run_nap("rules show peel --nap-loss 10").out,
             StartsWith("peel (changed): 5 cards") && Contains("\nChanged: nap loses 10 instead of 5.\n"));
  CHECK_THAT(run_nap("rules show peel").out, !Contains("Changed"));
}

TEST_CASE("A table of which nothing changed keeps its name", "[cli][rules]") {
  CHECK(shown("peel --nap-loss 5 --min-bid one --stake four=4/4") == shown("peel"));
}

TEST_CASE("A lower minimum than misère leaves misère, which is said", "[cli][rules]") {
  CHECK_THAT(run_nap("rules show peel --min-bid three").out,
             Contains("Misere ranks below three, the lowest bid, but may be called, too."));
}

TEST_CASE("A bid that may not be called from the start says what allows it", "[cli][rules]") {
  CHECK_THAT(run_nap("rules show peel --min-bid four").out,
             Contains("\nOnly on a condition:\n  one: lower minimum (--min-bid one)\n") &&
                 Contains("\n  misere: lower minimum\n") && Contains("\n  wellington: nap called\n"));
  CHECK_THAT(run_nap("rules show french-seven").out, !Contains("condition"));
}

TEST_CASE("House rules with the name of a table but other rules have the name of their file",
          "[cli][rules]") {
  const Folder folder;
  folder.write("same.json", peel_with(""));
  folder.write("our.json", replaced(peel_with(""), R"("win": 4)", R"("win": 5)"));
  folder.write("written.json", peel_with("--nap-loss 10"));
  CHECK(shown(folder.path("same.json")) == shown("peel"));
  const json our = shown(folder.path("our.json"));
  CHECK(our.at("name") == "peel");
  CHECK(our.at("stakes_changes") == json({"four wins 5 instead of 4"}));
  CHECK(shown(folder.path("written.json")).at("stakes_changes") == json({"Nap loses 10 instead of 5"}));
  // If changes are made on top of changes, the answer tells all differences from the table.
  const json more = shown(folder.path("our.json") + " --nap-loss 10");
  CHECK(more.at("stakes_changes") == json({"four wins 5 instead of 4", "Nap loses 10 instead of 5"}));
  CHECK_THAT(run_nap("rules show " + folder.path("our.json")).out, StartsWith("peel (our.json): 5 cards"));
  CHECK_THAT(run_nap("rules show " + folder.path("our.json") + " --nap-loss 10").out,
             StartsWith("peel (our.json) (changed): 5 cards"));
  CHECK_THAT(run_nap("rules show " + folder.path("written.json")).out,
             StartsWith("peel (written.json): 5 cards"));
}

TEST_CASE("House rules with a name of their own keep it", "[cli][rules]") {
  const Folder folder;
  folder.write("club.json", replaced(peel_with(""), R"("peel")", R"("our club")"));
  CHECK(shown(folder.path("club.json")).at("name") == "our club");
  CHECK_FALSE(shown(folder.path("club.json")).contains("stakes_changes"));
}

TEST_CASE("A file name that is not text can be told, too", "[cli][rules]") {
  const Folder folder;
  folder.write("our\xff\n.json", replaced(peel_with(""), R"("win": 4)", R"("win": 5)"));
  CHECK_THAT(run_nap("rules show '" + folder.path("our\xff\n.json") + '\'').out,
             StartsWith("peel (our\\xff\\x0a.json): 5 cards"));
}

TEST_CASE("Two house rules of one name are told apart by their files in a study", "[cli][rules]") {
  const Folder folder;
  const std::string club = replaced(peel_with(""), R"("peel")", R"("our club")");
  const std::string dearer = replaced(club, R"("win": 4)", R"("win": 5)");
  folder.write("a.json", club);
  folder.write("b.json", dearer);
  folder.write("again.json", dearer);
  const std::string files =
      folder.path("a.json") + "," + folder.path("b.json") + "," + folder.path("again.json");
  const json report = study("thresholds --stakes " + files);
  std::set<std::string> names;
  for (const json& row : report.at("rows")) names.insert(row.at("stakes").get<std::string>());
  CHECK(names == std::set<std::string>{"our club (a.json)", "our club (b.json)"});
}

TEST_CASE("House rules of one name in files of one name are told apart by their paths", "[cli][rules]") {
  const Folder one;
  const Folder other;
  const std::string club = replaced(peel_with(""), R"("win": 4)", R"("win": 5)");
  one.write("our.json", club);
  other.write("our.json", replaced(club, R"("win": 5)", R"("win": 6)"));
  const std::string first = one.path("our.json");
  const std::string second = other.path("our.json");
  const json report = study("thresholds --stakes " + first + "," + second + ",peel");
  std::set<std::string> names;
  for (const json& row : report.at("rows")) names.insert(row.at("stakes").get<std::string>());
  CHECK(names == std::set<std::string>{"peel", "peel (" + first + ")", "peel (" + second + ")"});
}

TEST_CASE("Studies list what changed in their tables, and only then", "[cli][rules]") {
  for (const std::string command :
       {"thresholds --stakes peel,french", "fairness --stakes peel,french --deals 120"}) {
    CHECK_FALSE(study(command).contains("rulesets"));
    const std::string change = "Nap loses 10 instead of 5";
    const json changed = {{{"stakes", "peel (changed)"}, {"stakes_changes", {change}}},
                          {{"stakes", "french (changed)"}, {"stakes_changes", {change}}}};
    CHECK(study(command + " --nap-loss 10").at("rulesets") == changed);
    const std::string text = run_nap(command + " --nap-loss 10" + kTiny).out;
    CHECK_THAT(text, Contains("nap loses 10 instead of 5."));
    // Two is already the lowest bid of the French table.
    CHECK(study(command + " --min-bid two").at("rulesets").size() == 1);
  }
}

TEST_CASE("Six under French rules read that nobody sits out", "[cli][rules]") {
  const std::string nobody = "Nobody sits out: all 6 hold cards. Under peel and spanish the dealer has none.";
  const std::string rest = " --players 6 --deck 32 --hands 100 --model committed --no-progress";
  CHECK_THAT(run_nap("thresholds --show shares --stakes french" + rest).out, Contains('\n' + nobody + '\n'));
  CHECK_THAT(run_nap("thresholds --show shares --stakes peel" + rest).out,
             !Contains("Nobody sits out") && Contains("the dealer has no cards but pays"));
}

TEST_CASE("Rules that deal more cards than are kept are shown with their source", "[cli][rules]") {
  const Run run = run_nap("rules show french --dealt 7");
  CHECK_THAT(run.out, Contains("7 cards are dealt to each; before the auction everybody keeps 5 and") &&
                          Contains("Changed: 7 cards are dealt to each instead of 5.") &&
                          Contains("\n  PEEL  "));
  CHECK(shown("peel --dealt 6").at("dealt") == 6);
  CHECK_FALSE(shown("peel").contains("dealt"));
}

TEST_CASE("Rules that deal more cards than are kept are refused where they have no answer",
          "[cli][rules][error]") {
  const std::string as_dealt = "dealt 7: this command is about hands as they are dealt";
  for (const std::string command : {"thresholds", "fairness", "quiz", "next --hand AKQ.JT.. --bid three"}) {
    check_refused(command + " --dealt 7", as_dealt);
  }
  check_refused("rules show seven --dealt 7",
                "dealt 7: with hands of 7 cards there is nothing to throw away");
  check_refused("rules show peel --dealt 8", "--dealt \"8\": not a whole number from 6 to 7");
}
