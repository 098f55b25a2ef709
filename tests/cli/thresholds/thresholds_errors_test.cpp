#include <string>

#include <catch2/catch.hpp>

#include "support/report.hpp"

using namespace nap::test;

TEST_CASE("Bad lists are refused", "[cli][thresholds][error]") {
  for (const char* list :
       {"2-", "-2", "7-2", "x", "''", "1", "8", "2,,3", "2,", "2-3-4", "2.5", "99999999999"}) {
    check_refused(std::string("thresholds --players ") + list, "--players \"");
  }
  for (const char* list : {"26", "24-", "24-26", "x", "24-28-32", "52.0"}) {
    check_refused(std::string("thresholds --deck ") + list, "24, 28, 32, 36, 40, 44, 48 or 52");
  }
  check_refused("thresholds --deck ,", "an empty entry; write values separated by commas");
  check_refused("thresholds --deck 24,", "an empty entry; write values separated by commas");
  check_refused("thresholds --deck 52-28", "a range that runs backwards");
  check_refused("thresholds --stakes ,", "an empty entry; write values separated by commas");
  check_refused("thresholds --stakes peel,nobody", "tables are peel, spanish, french");
}

TEST_CASE("Other bad wishes for thresholds are refused", "[cli][thresholds][error]") {
  check_refused("thresholds --show bad", "shares, holdings, rule, chart or all");
  for (const char* hands : {"bad", "99", "10000001", "-100", "1e3"}) {
    check_refused(std::string("thresholds --hands ") + hands, "from 100 to 10000000");
  }
  check_refused("thresholds --format xml", "text, json or csv");
  check_refused("thresholds --players 2 --dealer-out", "at least 2");
  check_refused("thresholds 4", "4");
  const Folder folder;
  check_refused("thresholds --out " + folder.path("no/such/file"), "No such file");
}
