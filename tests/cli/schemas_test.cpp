// The README lists the schema of every JSON answer.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "support/program.hpp"

using namespace nap::test;

namespace {

// The schemas in the table, each after its command: "solve nap.solve/1".
std::set<std::string> listed_schemas() {
  std::ifstream file(NAP_TEST_DATA "/../../README.md");
  const std::regex row("^\\| `nap ([a-z]+)` \\|(.*)\\|$");
  const std::regex schema("`(nap\\.[^`]+)`");
  std::set<std::string> listed;
  for (std::string line; std::getline(file, line);) {
    std::smatch match;
    if (!std::regex_match(line, match, row)) continue;
    const std::string command = match[1];
    const std::string schemas = match[2];
    for (std::sregex_iterator each(schemas.begin(), schemas.end(), schema); each != std::sregex_iterator();
         ++each) {
      listed.insert(command + ' ' + (*each)[1].str());
    }
  }
  return listed;
}

std::string schema_in(const std::string& json) {
  const std::regex schema("^\\{\\s*\"schema\":\\s*\"([^\"]+)\"");
  std::smatch match;
  return std::regex_search(json, match, schema) ? match[1].str() : "none";
}

}  // namespace

TEST_CASE("The README lists the schema of every command", "[cli][schemas]") {
  const Folder folder;
  const std::string book = folder.path("a.book");
  const std::vector<std::string> commands = {
      "ask AKQ.JT.. --deals 20",
      "ask AKQ.JT.. --model committed",
      "ask AKQ.Jx",
      "ask AKQ JT --compare 'AKQ T9'",
      "ask AKQ JT --exchange peep --deals 500",
      "next --hand AKQ.JT.. --bid three --played 'AS 5S 2S 9S'",
      "quiz --hands 1",
      "solve 'A... K...'",
      "score --declarer 2 --bid three --result made",
      "thresholds --deck 24 --players 2 --model committed --no-progress",
      "fairness --hands 100 --deck 28 --players 3 --deals 240 --model committed --no-progress",
      "model --players 3 --deck 28 --hands 2 --deals 4 --no-progress",
      "claims --only C5 --deals 50 --hands 2",
      "book build " + book + " --deck 24 --players 3 --precision 0.2 --no-progress",
      "book info " + book,
      "book query " + book,
      "rules show peel",
      "rules list",
      "bench",
      "asnas odds",
      "asnas ask AAKKT",
      "asnas exchange AAKKT --deals 1000",
      "asnas solve --raises 0",
      "asnas evening --players 2 --style solved",
      "asnas claims --only N4",
  };
  std::set<std::string> printed;
  for (const std::string& command : commands) {
    CAPTURE(command);
    const Run run = run_nap(command + " --format json", "pass\n");
    CHECK(run.status == 0);
    printed.insert(command.substr(0, command.find(' ')) + ' ' + schema_in(run.out));
  }
  CHECK(printed == listed_schemas());
}
