// Exchanges of cards as options: how rules tell them, and which commands refuse them.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/program.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using nlohmann::json;

TEST_CASE("Rules with an exchange tell how it goes, in text and in JSON", "[cli][rules]") {
  CHECK_THAT(run_nap("rules show french --exchange ecarte --price 3").out,
             Contains("\nExchange, ecarte: ") && Contains("Each new card costs 3") &&
                 Contains("Changed: cards are exchanged: ecarte for 3 stakes to the pool.") &&
                 Contains("\n  PEEL  ") && Contains("\n  ES "));
  CHECK(report_of("rules show peel --exchange miron").at("exchange") ==
        json({{"kind", "peep"}, {"price", 1}, {"to", "pool"}}));
  CHECK(report_of("rules show peel --exchange sir-garnet --price 0").at("exchange").at("price") == 0);
  CHECK_FALSE(report_of("rules show peel").contains("exchange"));
}

TEST_CASE("Bids with the extra card are told, in text, JSON and CSV", "[cli][rules]") {
  const json spanish = report_of("rules show spanish --exchange extra-card");
  CHECK(spanish.at("min_bid") == "three-with");
  CHECK(spanish.at("bids").at(2).at("id") == "three-with");
  CHECK(spanish.at("bids").at(2).at("extra_card") == true);
  CHECK_FALSE(spanish.at("bids").at(3).contains("extra_card"));
  CHECK_THAT(run_nap("rules show spanish --exchange extra-card").out,
             Contains("\nThe card is taken by two-with, three-with, four-with and nap-with.\n"));
  CHECK_THAT(run_nap("rules show spanish --exchange extra-card --format csv").out,
             Contains(",forced_lead,extra_card\n") &&
                 Contains("\n3,three-with,3,lead,3,3,0.5,,\"ES, JP\",none,true\n") &&
                 Contains("\n4,three,3,lead,3,3,0.5,,ES,none,false\n"));
}

TEST_CASE("House rules with an exchange are read again, and can get another price", "[cli][rules]") {
  const Folder folder;
  folder.write("club.json", run_nap("rules show peel --exchange extra-card --format json").out);
  const std::string file = folder.path("club.json");
  CHECK(report_of("rules show " + file) == report_of("rules show peel --exchange extra-card"));
  CHECK(report_of("rules show " + file + " --price 5").at("exchange").at("price") == 5);
  check_refused("rules show " + file + " --exchange peep",
                "has bids with the extra card: one-with, two-with");
}

TEST_CASE("Wrong exchanges and prices are refused", "[cli][rules][error]") {
  check_refused(
      "rules show peel --exchange frob",
      "--exchange \"frob\": peep, peep-taken, indiscret, indiscret-seen, spare-hand, spare-hand-pool, "
      "spare-hand-double, ecarte or extra-card\n");
  for (const std::string price : {"-1", "1.5", "1001", "99999999999999999999", "x"}) {
    check_refused("rules show peel --exchange peep --price=" + price, "not a whole number from 0 to 1000");
  }
  for (const std::string command : {"rules show peel", "ask AKQ.JT..", "thresholds"}) {
    check_refused(command + " --price 2",
                  "price 2: \"peel\" has no exchange to pay for; name one, such as peep");
  }
  check_refused("rules show seven --exchange peep", "hands have 7 cards; an exchange is for hands of 5");
  check_refused("rules show peel --exchange peep --dealt 7", "exchange peep: 7 cards are dealt to each");
}

TEST_CASE("Studies refuse an exchange", "[cli][rules][error]") {
  const Folder folder;
  folder.write("club.json", run_nap("rules show peel --exchange peep --format json").out);
  for (const std::string command : {"thresholds", "fairness", "quiz"}) {
    for (const std::string& rules :
         {std::string("--exchange peep"), "--stakes " + folder.path("club.json")}) {
      check_refused(command + ' ' + rules,
                    "exchange peep: this command is about hands as they are dealt; ask about one hand\n");
    }
  }
}

// The cards are exchanged by then: what was given away is out of play.
TEST_CASE("After an exchange next tells how to go on", "[cli][rules]") {
  const Folder folder;
  folder.write("club.json", run_nap("rules show peel --exchange extra-card --format json").out);
  for (const std::string& rules :
       {std::string("--exchange extra-card"), "--stakes " + folder.path("club.json")}) {
    const Run run = run_nap("next --hand AQ7.AK.. --bid nap-with --dead 4H --deals 20 " + rules);
    CHECK(run.status == 0);
    CHECK_THAT(run.out, Contains("Out of play: 4H."));
  }
}
