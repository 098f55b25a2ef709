// The output of commands fits a terminal of eighty columns. The tests of inquiry check the texts for all
// kinds of figures.
#include <catch2/catch.hpp>

#include "support/program.hpp"
#include "support/wide.hpp"

using namespace nap;
using namespace nap::test;

namespace {

void check_width(const std::string& arguments) {
  INFO("nap " << arguments);
  const Run run = run_nap(arguments);
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  check_fits(run.out);
}

// The path in quotes for a shell.
std::string quoted(const std::string& path) { return '\'' + path + '\''; }

// The path of a file with these rules. Its name is longer than a line.
std::string wide_rules_file(const Folder& folder, const std::string& name, int cards) {
  const std::string file = std::string(100, 'f') + std::to_string(cards) + ".json";
  folder.write(file, wide_rules_json(name, cards));
  return quoted(folder.path(file));
}

}  // namespace

TEST_CASE("Rules and the fingerprint fit eighty columns", "[cli][width]") {
  check_width("rules list");
  for (const char* name : {"peel", "spanish", "french", "seven", "spanish-seven", "french-seven", "nine",
                           "symmetric", "parlett"}) {
    check_width(std::string("rules show ") + name);
  }
  check_width(
      "rules show peel --misere-rank top --misere-trump none --nap-loss 10 --stake four=1000000/999999");
  check_width("rules show peel --min-bid three");
  check_width("bench");
  check_width("asnas odds --players 2-8");
  check_width("asnas odds --show combinations --names fa");
  check_width("asnas ask as as shah shah sarbas --names fa");
  check_width("asnas ask as shah bibi couli sarbas --names fa --players 2 --heard pass,open --stack 9,20");
  check_width(
      "asnas ask AKKQJ --players 8 --heard pass,open --others open=AAKQT,match=pair,raise=two-pairs --no-progress");
  check_width("asnas solve --names fa --no-progress");
  check_width("asnas evening --players 2,3 --gain 0.01 --deals 100 --bet 12 --no-progress");
  check_width("asnas claims --copies 5 --deals 100 --no-progress");
  check_width("asnas exchange as shah bibi couli sarbas --names fa --deals 1000 --no-progress");
  check_width("asnas exchange as shah bibi couli sarbas --names fa --players 2-8 --deals 1000 --no-progress");
}

TEST_CASE("House rules with the longest names fit eighty columns", "[cli][width]") {
  const Folder folder;
  // The second has the name of a stake table, so that the name of its file is shown, too.
  for (const std::string& name : {std::string(60, 'n'), std::string("peel")}) {
    check_width("rules show " + wide_rules_file(folder, name, 5));
  }
  check_width("rules show " + wide_rules_file(folder, "seven", 7));
}

// Checks the text around the texts of inquiry, and that commands pass on the whole width.
TEST_CASE("The commands that study hands fit eighty columns", "[cli][width]") {
  const Folder folder;
  const std::string few = " --players 2 --deck 24 --hands 100 --model committed --no-progress --stakes ";
  const std::string five = wide_rules_file(folder, "peel", 5) + ",peel,french";
  const std::string seven = wide_rules_file(folder, "seven", 7) + ",seven";
  for (const std::string& stakes : {five, seven}) {
    check_width("thresholds" + few + stakes);
    check_width("fairness --deals 120" + few + stakes);
  }
  check_width("fairness --deals 120 --show schools" + few + "peel");
  check_width("claims --only C20,C24 --hands 2 --deals 200 --no-progress");
  check_width("model --players 2 --deck 24 --hands 2 --deals 2 --no-progress");
}

TEST_CASE("Commands that answer fit eighty columns", "[cli][width]") {
  for (const char* model : {"selfplay", "committed", "double-dummy"}) {
    check_width(std::string("ask 9H 8H TD 4D 2C --deals 30 --no-progress --explain --model ") + model);
  }
  check_width("ask AQ9.K8.. --deals 30 --model committed --leads --heard pass,two");
  check_width("ask AKQ.JT.. --compare AKQ.T9.. --deals 100 --no-progress");
  check_width("ask AKQJ.x --deck 28 --no-progress");
  const std::string name(40, 'n');
  check_width("score --names " + name + "," + name.substr(1) + "," + name.substr(2) +
              " --declarer 2 --bid wellington --result lost --stake wellington=1000000/1000000");
  check_width(
      "score --hands '954.K3.. AKQ.JT.. J.A9.42. T.Q.AK.2' --declarer 2 --bid three --played 'AS JS 2C 4S'");
  check_width("next --hand AKQ.JT.. --bid three --deck 24 --players 2 --deals 10 --no-progress");
}

TEST_CASE("Books fit eighty columns", "[cli][book][width]") {
  const Folder folder;
  const std::string book = quoted(folder.path(std::string(90, 'a') + ".book"));
  check_width("book build " + book + " --players 2 --deck 24 --precision 0.3 --shard 1/100 --no-progress");
  for (const char* question : {"book info ", "book query "}) check_width(question + book);
}
