#include <algorithm>
#include <cstdio>
#include <iterator>
#include <vector>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "small_tables.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using nlohmann::json;

namespace {

std::vector<json> rows_where(const json& report, const std::string& field, const json& value) {
  std::vector<json> rows;
  std::copy_if(report.at("rows").begin(), report.at("rows").end(), std::back_inserter(rows),
               [&](const json& row) { return row.at(field) == value; });
  return rows;
}

void check_interval(const json& row, const std::string& name) {
  INFO(row.dump());
  if (row.at(name).is_null()) {
    CHECK((row.at(name + "_low").is_null() && row.at(name + "_high").is_null()));
    return;
  }
  CHECK(0.0 <= row.at(name + "_low").get<double>());
  CHECK(row.at(name + "_low").get<double>() <= row.at(name).get<double>());
  CHECK(row.at(name).get<double>() <= row.at(name + "_high").get<double>());
  CHECK(row.at(name + "_high").get<double>() <= 1.0);
}

}  // namespace

TEST_CASE("Which hands are worth which bid is told in three tables", "[cli][thresholds]") {
  const Run run = run_nap(kPlayed);
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out, StartsWith("3 players, 24 cards, peel stakes: 100 random hands\n\nbid "));
  CHECK_THAT(run.out, Contains("pays on") && Contains("is best on") && Contains("makes there"));
  CHECK_THAT(run.out, Contains(" after nap") && Contains(" after wellington"));
  CHECK_THAT(run.out, Contains("\ntrumps ") && Contains("x: a card below ten"));
  CHECK_THAT(run.out, Contains("Count: trump ace ") && Contains("  points  found  right\n"));
  CHECK_THAT(run.out, Contains("who see only their own cards") && !Contains("all hands are open."));
  CHECK_THAT(run_nap(kPlayed + "--format csv --show shares").out,
             Contains("\n3,3,2,24,5,peel,selfplay,monte-carlo,pass,"));
  CHECK_THAT(run_nap(kTiny).out, Contains("then all hands are open"));
  const Run shares = run_nap(kTiny + "--show shares");
  CHECK_THAT(shares.out, Contains("pays on") && !Contains("\ntrumps ") && !Contains("Count: trump ace "));
  const Run holdings = run_nap(kTiny + "--show holdings");
  CHECK_THAT(holdings.out,
             Contains("\ntrumps ") && !Contains("is best on") && !Contains("Count: trump ace "));
  const Run rule = run_nap(kTiny + "--show rule");
  CHECK_THAT(rule.out, Contains("Count: trump ace ") && !Contains("\ntrumps ") && !Contains("is best on"));
}

TEST_CASE("Thresholds in JSON have a row for each bid of each table", "[cli][thresholds][json]") {
  const json report = report_of("thresholds --hands 100 --deck 24 --players 2,3 --seed 9 --no-progress");
  CHECK(report.at("schema") == "nap.thresholds/7");
  CHECK(report.at("seed") == 9);
  REQUIRE(report.at("rows").size() == 2 * 9);
  for (const json& row : report.at("rows")) {
    CHECK(row.at("deck") == 24);
    CHECK(row.at("stakes") == "peel");
    CHECK(row.at("active") == row.at("players"));
    CHECK(row.at("hands") == 100);
    CHECK(row.at("every_hand") == false);
    CHECK(row.at("break_even").is_null() == (row.at("bid") == "pass"));
    for (const char* name : {"pays", "best", "success_when_best"}) check_interval(row, name);
    const bool is_later = row.at("bid") == "wellington" || row.at("bid") == "blucher";
    CHECK(row.at("best").is_null() == is_later);
    CHECK(row.at("precondition").is_null() == !is_later);
  }
  for (const int players : {2, 3}) {
    double best = 0.0;
    for (const json& row : rows_where(report, "players", players)) {
      if (!row.at("best").is_null()) best += row.at("best").get<double>();
    }
    CHECK(best == Approx(1.0));
  }
  CHECK(rows_where(report, "bid", "nap").front().at("break_even").get<double>() == Approx(1.0 / 3));
  REQUIRE_FALSE(report.at("holdings").empty());
  for (const json& holding : report.at("holdings")) {
    CHECK(holding.at("pays_every_hand").is_null() == holding.at("weakest").is_null());
    CHECK(holding.at("success").is_null() == holding.at("weakest").is_null());
    CHECK(holding.at("pays").get<double>() >= 0.0);
    CHECK(holding.at("pays").get<double>() <= 1.0);
    check_interval(holding, "success");
  }
  CHECK(report.at("rules").size() == 2 * 6);
  for (const json& rule : report.at("rules")) {
    CHECK(rule.at("hands_tested") == 50);
    // What the best calls win is known less well than that the rule cannot win more.
    CHECK(rule.at("ev_of_rule").get<double>() <= rule.at("ev_of_best").get<double>() + 0.2);
  }
}

TEST_CASE("The text counts before a misere what the record does", "[cli][thresholds]") {
  const json values = json::parse(run_nap(kTiny + "--format json").out).at("rule_misere_values");
  std::string ranks;
  for (const json& value : values) ranks += value.at("rank").get<std::string>();
  REQUIRE(ranks == "9TJQKA");
  std::string text = run_nap(kTiny).out;
  std::replace(text.begin(), text.end(), '\n', ' ');
  for (const std::string field : {"as_lowest", "as_second"}) {
    const auto of_ace = std::to_string(values.back().at(field).get<int>());
    CHECK_THAT(text, Contains("ace " + of_ace + (field == "as_lowest" ? ". Count the card above" : ". Add")));
  }
}

TEST_CASE("The bid chart has a cell for all hands with the same trumps and side cards",
          "[cli][thresholds][chart]") {
  const Run text = run_nap(kTiny + "--show chart");
  CHECK_THAT(text.out, StartsWith("3 players, 24 cards, peel stakes: 100 random hands\ntrumps ") &&
                           Contains("Who follows such a chart wins ") && !Contains("Count: trump ace "));
  const json report = json::parse(run_nap(kTiny + "--format json").out);
  double share = 0.0;
  int hands = 0;
  for (const json& cell : report.at("chart")) {
    share += cell.at("share").get<double>();
    hands += cell.at("hands").get<int>();
    CHECK(cell.at("ev_per_payer").get<double>() >= cell.at("runner_up_ev").get<double>());
    CHECK(cell.at("ev_per_payer").get<double>() >= 0.0);
    CHECK(cell.at("bid") != "misere");
    CHECK(cell.at("bid") != cell.at("runner_up"));
  }
  CHECK(share == Approx(1.0));
  CHECK(hands == 100);
  for (const json& limit : report.at("chart_misere")) CHECK(limit.at("bid") == "misere");
  REQUIRE(report.at("chart_worth").size() == 1);
  const json& worth = report.at("chart_worth").front();
  CHECK(worth.at("ev_of_chart").get<double>() <= worth.at("ev_of_best").get<double>());
  CHECK(worth.at("ev_of_chart_low").get<double>() <= worth.at("ev_of_chart").get<double>());
  CHECK(worth.at("ev_of_chart").get<double>() <= worth.at("ev_of_chart_high").get<double>());
  const Run csv = run_nap(kTiny + "--format csv --show chart");
  CHECK_THAT(csv.out, StartsWith("players,active,payers,deck,cards,stakes,model,method,trumps,side,share,"));
  CHECK(lines(csv.out) == 1 + static_cast<long>(report.at("chart").size()));
}

TEST_CASE("A joker is a trump of its own in thresholds", "[cli][thresholds]") {
  const Run run = run_nap(kTiny + "--joker");
  CHECK_THAT(run.out,
             StartsWith("3 players, 24 cards and a joker, peel (changed) stakes: 100 random hands\n"));
  CHECK_THAT(run.out, Contains("The joker is a trump, too.") && Contains("\nJK AK"));
  const json report = json::parse(run_nap(kTiny + "--joker --format json").out);
  CHECK(report.at("rows").at(0).at("joker") == true);
  CHECK(report.at("rules").at(0).at("joker_points").get<int>() > 0);
  CHECK(json::parse(run_nap(kTiny + "--format json").out).at("rules").at(0).at("joker_points").is_null());
}

TEST_CASE("Thresholds in CSV have one record a line", "[cli][thresholds][csv]") {
  const Run shares = run_nap(kTiny + "--format csv");
  CHECK(shares.status == 0);
  CHECK(lines(shares.out) == 1 + 9);
  CHECK_THAT(
      shares.out,
      StartsWith(
          "players,active,payers,deck,cards,stakes,model,method,bid,win,lose,break_even,pays,pays_low,"
          "pays_high,best,best_low,best_high,success_when_best,success_when_best_low,"
          "success_when_best_high,precondition,hands,every_hand\n3,3,2,24,5,peel,committed,monte-carlo,pass,,,,,,,"));
  CHECK(run_nap(kTiny + "--format csv --show shares").out == shares.out);
  const Run rule = run_nap(kTiny + "--format csv --show rule");
  CHECK(lines(rule.out) == 1 + 6);
  CHECK_THAT(rule.out, StartsWith("players,deck,stakes,bid,points,found,called_right,trump_ace,"));
  const Run holdings = run_nap(kTiny + "--format csv --show holdings");
  CHECK_THAT(
      holdings.out,
      StartsWith(
          "players,active,payers,deck,cards,stakes,model,method,bid,trumps,share,pays,all_pay,in_doubt,"
          "pays_every_hand,weakest,success,success_low,success_high\n"));
  std::vector<long> commas;
  for (std::size_t at = 0; at < holdings.out.size();) {
    const std::size_t end = holdings.out.find('\n', at);
    commas.push_back(std::count(holdings.out.begin() + static_cast<long>(at),
                                holdings.out.begin() + static_cast<long>(end), ','));
    at = end + 1;
  }
  CHECK(std::count(commas.begin(), commas.end(), commas.front()) == static_cast<long>(commas.size()));
}

TEST_CASE("Thresholds are the same for one and for two threads", "[cli][thresholds][determinism]") {
  const Folder folder;
  write_house_rules(folder, "three.json", "three", kThree);
  const std::string played = kPlayed + "--format json --stakes " + folder.path("three.json");
  const Run one = run_nap(played + " --threads 1");
  CHECK(one.status == 0);
  CHECK(one.out == run_nap(played + " --threads 2").out);
  CHECK(one.out != run_nap(played + " --threads 2 --seed 2").out);
}

TEST_CASE("With six at Peel's table the dealer has no cards", "[cli][thresholds]") {
#ifndef NAP_SANITIZED
  const json report =
      report_of("thresholds --hands 100 --deck 28 --players 5,6 --model committed --no-progress");
  const std::vector<json> six = rows_where(report, "players", 6);
  const std::vector<json> five = rows_where(report, "players", 5);
  REQUIRE(six.size() == five.size());
  REQUIRE_FALSE(six.empty());
  for (std::size_t i = 0; i < six.size(); ++i) {
    CHECK(six[i].at("active") == 5);
    CHECK(six[i].at("best") == five[i].at("best"));  // the same hands against as many opponents
  }
#endif
  check_refused("thresholds --deck 24 --players 6", "at most 4");
}

TEST_CASE("What does not fit together is left out as long as something is left", "[cli][thresholds]") {
  const json report =
      report_of("thresholds --hands 100 --deck 24 --players 3,5-7 --model committed --no-progress");
  CHECK(rows_where(report, "players", 3).size() == report.at("rows").size());
  check_refused("thresholds --deck 24 --players 5-7", "the deck of 24 serves at most 4");
}

TEST_CASE("A complete book stands for every hand", "[cli][thresholds][book]") {
  const Folder folder;
  const std::string part = folder.path("part.book");
  const std::string build = " --deck 24 --players 3 --precision 0.3 --seed 5 --no-progress";
  REQUIRE(run_nap("book build " + part + " --shard 1/24" + build).status == 0);
  check_refused("thresholds --deck 24 --players 3 --book " + part, "99 of the 2376 classes");
  check_refused("thresholds --deck 24 --players 2,4 --book " + part, "not asked for");
  check_refused("thresholds --deck 28 --players 3 --book " + part, "3 active seats, 24 cards");
  check_refused("thresholds --book " + folder.path("none.book"), "no such file");
#ifndef NAP_SANITIZED
  const std::string book = folder.path("a.book");
  REQUIRE(run_nap("book build " + book + build).status == 0);
  write_house_rules(folder, "three.json", "three", kThree);
  const std::string three =
      " --model selfplay --no-progress --stakes " + folder.path("three.json") + " --book " + book;
  const std::string from_book = "thresholds --deck 24 --players 3" + three;
  const json report = report_of(from_book);
  REQUIRE(report.at("rows").size() == 2);
  for (const json& row : report.at("rows")) {
    CHECK(row.at("every_hand") == true);
    CHECK(row.at("hands") == 2'376);
  }
  CHECK_THAT(run_nap(from_book).out, StartsWith("3 players, 24 cards, three stakes: every hand\n"));
  // A table that is sampled beside it does not change what is read from the book.
  const json both = report_of("thresholds --deck 24 --players 2,3 --hands 100" + three);
  CHECK(json(rows_where(both, "players", 3)) == report.at("rows"));
  for (const json& row : rows_where(both, "players", 2)) CHECK(row.at("every_hand") == false);
  // Counts here in every row of the book how often three pays.
  const Run query = run_nap("book query " + book + " --format csv");
  double hands = 0.0;
  double paying = 0.0;
  for (std::size_t at = 0; at < query.out.size();) {
    const std::size_t end = query.out.find('\n', at);
    char target[32] = {};
    int members = 0;
    double played = 0.0;
    if (std::sscanf(query.out.c_str() + at,
                    "%*[^,],%d,%31[^,],%*[^,],%*[^,],%*[^,],%*[^,],%*[^,],%*[^,],%*[^,],%*[^,],%lf", &members,
                    target, &played) == 3 &&
        std::string(target) == "3") {
      hands += members;
      paying += played > 0.5 ? members : 0;
    }
    at = end + 1;
  }
  CHECK(hands == 42'504.0);  // C(24, 5)
  CHECK(rows_where(report, "bid", "three").front().at("pays").get<double>() ==
        Approx(paying / hands).epsilon(1e-7));
#endif
}

TEST_CASE("A page is written for each table", "[cli][thresholds]") {
  const Folder folder;
  const std::string pages = folder.path("new/pages");
  const Run run = run_nap(kTiny + "--stakes peel,spanish --pages " + pages);
  CHECK(run.status == 0);
  for (const char* stakes : {"peel", "spanish"}) {
    const std::string stem = std::string("new/pages/3-players-24-cards-") + stakes;
    REQUIRE(folder.has(stem + ".md"));
    CHECK_THAT(folder.read(stem + ".md"),
               StartsWith(std::string("# 3 players, 24 cards, ") + stakes + " stakes: 100 random hands\n") &&
                   Contains("| trumps |") && Contains("## Points") && Contains("## Chart"));
    CHECK_THAT(folder.read(stem + ".csv"),
               StartsWith("players,active,payers,deck,cards,stakes,model,method,bid,trumps,"));
  }
  CHECK(run.out == run_nap(kTiny + "--stakes peel,spanish").out);
  folder.write("file", "");
  const Run in_file = run_nap(kTiny + "--pages " + folder.path("file/pages"));
  CHECK(in_file.status != 0);
  CHECK(in_file.out.empty());
  CHECK(lines(in_file.err) == 1);
}
