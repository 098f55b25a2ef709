#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using nlohmann::json;

namespace {

// A study of few hands and evenings, with a deck that is quick to solve. The model is committed because
// playing hands takes longer than solving them.
const std::string kTiny =
    "fairness --hands 100 --deck 28 --players 3 --deals 240 --model committed --no-progress ";

// The only row in which these fields have these values.
const json& row_of(const json& rows, const std::map<std::string, json>& wanted) {
  const auto fits = [&](const json& row) {
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](const auto& field) { return row.at(field.first) == field.second; });
  };
  REQUIRE(std::count_if(rows.begin(), rows.end(), fits) == 1);
  return *std::find_if(rows.begin(), rows.end(), fits);
}

}  // namespace

TEST_CASE("The report of fairness has every array, and their totals agree", "[cli][fairness]") {
  const json report = report_of(kTiny);
  CHECK(report.at("schema") == "nap.fairness/3");
  CHECK(report.at("studies").size() == 1);
  CHECK(report.at("studies")[0].at("deals") == 240);
  CHECK(report.at("bids").size() == 8 + 6 + 7);  // of three tables: Spanish starts at three, French at two
  CHECK(report.at("seats").size() == 9);
  CHECK(report.at("flips").size() == 3);
  for (const std::string stakes : {"peel", "spanish", "french"}) {
    INFO(stakes);
    const json& school = row_of(report.at("schools"), {{"stakes", stakes}, {"variety", "printed"}});
    double seats = 0.0;
    double declares = 0.0;
    for (const json& seat : report.at("seats")) {
      if (seat.at("stakes") != stakes) continue;
      seats += seat.at("mean").get<double>();
      declares += seat.at("declares").get<double>();
      CHECK(seat.at("low") <= seat.at("mean"));
      CHECK(seat.at("mean") <= seat.at("high"));
    }
    CHECK(std::abs(seats) < 1e-6);
    CHECK(declares + school.at("all_passed").get<double>() == Approx(1.0));
    const double forced = school.at("forced").get<double>();
    double declared = forced + school.at("all_passed").get<double>();
    double won = forced == 0.0 ? 0.0 : 2.0 * forced * school.at("forced_ev").get<double>();
    for (const json& bid : report.at("bids")) {
      if (bid.at("stakes") != stakes) continue;
      declared += bid.at("declared").get<double>();
      if (!bid.at("ev_declared").is_null()) {
        won += 2.0 * bid.at("declared").get<double>() * bid.at("ev_declared").get<double>();
      }
    }
    CHECK(declared == Approx(1.0));
    CHECK(won == Approx(school.at("declarer").get<double>()));
    CHECK(2.0 * school.at("defender").get<double>() == Approx(-school.at("declarer").get<double>()));
    double people = 0.0;
    for (const json& bin : report.at("swings")) {
      if (bin.at("stakes") == stakes) people += bin.at("share").get<double>();
    }
    CHECK(people == Approx(1.0));
  }
}

TEST_CASE("A difference is that of the means of its two schools", "[cli][fairness]") {
  const json report = report_of(kTiny);
  const json& schools = report.at("schools");
  const json& peel = row_of(schools, {{"stakes", "peel"}, {"what", ""}});
  const json& french = row_of(schools, {{"stakes", "french"}, {"what", ""}});
  const json& difference = row_of(report.at("differences"), {{"from", "peel"}, {"to", "french"}});
  for (const char* mean : {"declarer", "defender", "eldest", "dealer"}) {
    const double between = french.at(mean).get<double>() - peel.at(mean).get<double>();
    CHECK(difference.at(mean).get<double>() == Approx(between).margin(1e-7));
  }
  const json& modified = row_of(report.at("differences"), {{"to", "peel: wellington 10/10, blucher 10/15"}});
  CHECK(modified.at("variety") == "payment");
  CHECK(row_of(schools, {{"what", "nap 10/10"}}).at("source") == "ES, table");
}

TEST_CASE("Each table has a school that shuffles only after a made Nap", "[cli][fairness]") {
  const json report = report_of(kTiny);
  CHECK(report.at("patterns").size() == 3 * 6);
  std::map<std::string, std::pair<double, double>> shares;
  for (const json& row : report.at("patterns")) {
    CHECK(row.at("what") == "shuffled only after a made Nap");
    CHECK(row.at("low") <= row.at("share"));
    CHECK(row.at("share") <= row.at("high"));
    shares[row.at("stakes")].first += row.at("share").get<double>();
    shares[row.at("stakes")].second += row.at("shuffled").get<double>();
  }
  for (const auto& [stakes, sums] : shares) {
    CHECK(sums.first == Approx(1.0));
    CHECK(sums.second == Approx(1.0));
    const std::string to = stakes + ": shuffled only after a made Nap";
    CHECK(row_of(report.at("differences"), {{"to", to}}).at("variety") == "shuffle");
    const json& school = row_of(report.at("schools"), {{"stakes", stakes}, {"variety", "shuffle"}});
    CHECK(school.at("source") == "EBP");
  }
}

TEST_CASE("What each school does with each bid agrees with the rows of the printed tables",
          "[cli][fairness]") {
  const json report = report_of(kTiny);
  for (const json& bid : report.at("bids")) {
    const json& row = row_of(report.at("school_bids"),
                             {{"stakes", bid.at("stakes")}, {"variety", "printed"}, {"bid", bid.at("bid")}});
    for (const char* name : {"declared", "made", "made_low", "made_high", "ev_declared"}) {
      CHECK(row.at(name) == bid.at(name));
    }
  }
  // Each school's bids, the deals that all pass and the forced ones are all deals.
  for (const json& school : report.at("schools")) {
    double declared = school.at("all_passed").get<double>() + school.at("forced").get<double>();
    for (const json& row : report.at("school_bids")) {
      if (row.at("stakes") == school.at("stakes") && row.at("what") == school.at("what"))
        declared += row.at("declared").get<double>();
    }
    CHECK(declared == Approx(1.0));
  }
}

TEST_CASE("The text says how uneven the hands of a cut deck are", "[cli][fairness]") {
  const Run run = run_nap(kTiny + "--stakes peel --show patterns");
  REQUIRE(run.status == 0);
  CHECK_THAT(run.out,
             Contains("peel: shuffled only after a made Nap: the deck is only cut from deal to deal."));
  CHECK_THAT(run.out, Contains("2-1-1-1"));
  const Run seven = run_nap(
      "fairness --hands 100 --deck 28 --players 2 --deals 120 --stakes spanish-seven --no-progress --show patterns");
  CHECK_THAT(seven.out, Contains("Everybody shuffles the deck before each deal."));
}

TEST_CASE("What each bid pays its callers follows from its success", "[cli][fairness]") {
  const json report = report_of(kTiny);
  for (const json& bid : report.at("bids")) {
    if (bid.at("success_when_called").is_null()) continue;
    INFO(bid.dump());
    const double p = bid.at("success_when_called").get<double>();
    const double win = bid.at("win").get<double>();
    const double lose = bid.at("lose").get<double>();
    CHECK(bid.at("ev_when_called").get<double>() == Approx(win * p - lose * (1 - p)).margin(1e-6));
    CHECK(bid.at("fair_win").get<double>() == Approx(lose * (1 - p) / p).margin(1e-6));
    if (!bid.at("ratio").is_null()) CHECK(bid.at("ratio").get<double>() > 1.0);
    CHECK(bid.at("sd_when_called").get<double>() ==
          Approx((win + lose) * std::sqrt(p * (1 - p))).margin(1e-6));
  }
  for (const json& hand : report.at("hands")) {
    INFO(hand.dump());
    CHECK(hand.at("from_bid") != hand.at("to_bid"));
    CHECK(hand.at("from_better").get<double>() >= 0.0);
    CHECK(hand.at("to_better").get<double>() >= 0.0);
  }
}

TEST_CASE("Fairness is the same for one and for three threads, and another for another seed",
          "[cli][fairness][determinism]") {
  const Run one = run_nap(kTiny + "--format json --threads 1");
  CHECK(one.out == run_nap(kTiny + "--format json --threads 3").out);
  CHECK(one.out != run_nap(kTiny + "--format json --seed 2").out);
}

TEST_CASE("The answer stands before the tables", "[cli][fairness]") {
  const Run run = run_nap(kTiny);
  REQUIRE(run.status == 0);
  CHECK_THAT(run.out, StartsWith("3 players, 28 cards: 100 random hands; 240 deals bid and played\n"));
  CHECK_THAT(run.out, Contains("Stakes won by the declarer per deal: peel +"));
  CHECK_THAT(run.out, Contains("a bank of 50"));
  CHECK_THAT(run.out, Contains("peel -> spanish: "));
  CHECK_THAT(run.out, Contains("infers nothing\nfrom the calls of others"));
}

TEST_CASE("CSV has one array, each row as many fields as the heading", "[cli][fairness]") {
  const std::string parts[] = {
      "bids",     "seats", "schools", "school_bids", "differences", "seat_differences",
      "patterns", "flips", "hands",   "swings"};
  for (const std::string& part : parts) {
    const Run run = run_nap(kTiny + "--stakes peel,french --format csv --show " + part);
    REQUIRE(run.status == 0);
    CHECK(lines(run.out) > 1);
    CHECK(run.out.find(",players,deck,active,payers,cards,") != std::string::npos);
  }
  CHECK_THAT(run_nap(kTiny + "--format csv").out,
             StartsWith("stakes,players,deck,active,payers,cards,bid,win,"));
}

TEST_CASE("Six at Peel's table play with five hands and five payers", "[cli][fairness]") {
  const json report = report_of(
      "fairness --hands 100 --deck 28 --players 6 --deals 120 --stakes peel,french --model committed --no-progress");
  // The dealer of the French table takes cards, too, and 28 cards are too few for six hands.
  CHECK(report.at("studies").size() == 1);
  const json& aside =
      row_of(report.at("differences"), {{"to", "peel: the dealer, without cards, does not pay either"}});
  CHECK(aside.at("payers") == 5);
  CHECK(aside.at("declarer").get<double>() < 0.0);
  const json& dealer = row_of(report.at("seats"), {{"seat", 6}});
  CHECK(dealer.at("declares") == 0.0);
}

TEST_CASE("Seven cards have their own contradictions, and committed rates", "[cli][fairness]") {
  const json report = report_of(
      "fairness --hands 100 --deck 28 --players 2 --deals 120 --stakes spanish-seven --no-progress");
  CHECK(report.at("studies")[0].at("model") == "committed");
  row_of(report.at("differences"), {{"to", "spanish-seven: seven 28/14"}});
  row_of(report.at("differences"), {{"to", "spanish-seven: misere 10/5"}});
}

TEST_CASE("House rules may have tricks without trump, and alternatives of their own", "[cli][fairness]") {
  const Folder folder;
  folder.write("club.json", R"({"schema":"nap.rules/1","name":"our club","cards":5,"bids":[
    {"id":"two","tricks":2,"trump":"lead","win":2,"lose":2},
    {"id":"plain","tricks":2,"trump":"none","win":4,"lose":3,"options":[{"win":6,"source":"Ann"}]}]})");
  const json report = report_of(kTiny + "--stakes peel," + folder.path("club.json"));
  CHECK(row_of(report.at("bids"), {{"stakes", "our club"}, {"bid", "plain"}}).at("declared").get<double>() >
        0.0);
  CHECK(row_of(report.at("differences"), {{"to", "our club: plain 6/3"}}).at("declarer") > 0.0);
}

#ifndef NAP_SANITIZED
TEST_CASE("Played rates are the default, and committed ones can be asked for", "[cli][fairness]") {
  const std::string played_rates = "fairness --hands 100 --deck 24 --players 2 --deals 120 --no-progress ";
  const std::string open_rates = played_rates + "--model committed ";
  const json played = report_of(played_rates + "--stakes peel,french");
  const json open = report_of(open_rates + "--stakes peel,french");
  CHECK(played.at("studies")[0].at("model") == "selfplay");
  CHECK(open.at("studies")[0].at("model") == "committed");
  CHECK(played.at("bids") != open.at("bids"));
  CHECK(played.at("schools") != open.at("schools"));
  CHECK_THAT(run_nap(played_rates + "--stakes peel").out,
             Contains("as often as players make them") && !Contains("committed"));
  CHECK_THAT(run_nap(open_rates + "--stakes peel").out, Contains("Where rates are committed"));
}
#endif

TEST_CASE("A bid is called rare, and a stake that revives it is told, only where the hands tell it",
          "[cli][fairness]") {
  // None or one of a hundred hands may call a bid that is dead, or one that is best on one hand in fifty.
  const std::string few = run_nap(kTiny + "--show bids").out;
  CHECK_THAT(few, Contains("too few hands to tell whether it is rare") && !Contains(" is dead"));
  const json report = report_of(kTiny);
  int undecided = 0;
  for (const json& bid : report.at("bids")) {
    INFO(bid.dump());
    if (bid.at("best").is_null()) {
      CHECK(bid.at("rare") == false);
      continue;
    }
    const json rare = bid.at("best_high") < 0.01  ? json(true)
                      : bid.at("best_low") < 0.01 ? json()
                                                  : json(false);
    CHECK(bid.at("rare") == rare);
    undecided += rare.is_null() ? 1 : 0;
    const json& low = bid.at("reviving_win_low");
    if (!low.is_null()) CHECK(low >= bid.at("win"));
    if (!bid.at("reviving_win_high").is_null()) CHECK(low <= bid.at("reviving_win_high"));
  }
  CHECK(undecided > 0);
}

TEST_CASE("The rule for all passing can be another", "[cli][fairness]") {
  const json report = report_of(kTiny + "--stakes spanish --all-pass eldest_plays_one");
  const json& school = row_of(report.at("schools"), {{"variety", "printed"}});
  CHECK(school.at("stakes") == "spanish (changed)");
  CHECK(school.at("all_passed") == 0.0);
  CHECK(school.at("forced").get<double>() > 0.0);
}

TEST_CASE("Fairness refuses what makes no sense", "[cli][fairness]") {
  check_refused("fairness --stakes nowhere", "no such table or file");
  check_refused("fairness --deals 10", "--deals \"10\": not a whole number from 120");
  check_refused("fairness --shift 2", "--shift \"2\"");
  check_refused("fairness --show colours", "--show \"colours\": bids, seats, schools");
  check_refused("fairness --players 8", "--players");
  check_refused("fairness --all-pass again", "all pass \"again\"");
  check_refused("fairness --book nowhere.book", "no such file");
  check_refused("fairness --stake nap=1000000/1000000", "too high for 400000 deals");
  check_refused("fairness --deck 24 --players 7 --stakes french", "serves at most 4");
}
