// Thresholds fit a terminal of eighty columns, whatever their figures are.
#include <catch2/catch.hpp>

#include "nap/inquiry/thresholds/thresholds_document.hpp"
#include "nap/rules/payout.hpp"
#include "support/wide.hpp"

using namespace nap;
using namespace nap::test;

namespace {

const std::vector<std::string> kTrumps = {"AKQJTxx", "AKQJxxx", "xxxxxxx", "AKQJT", "AKQJ", "AKxx",
                                          "KQT",     "Axx",     "xxx",     "AK",    "A",    "x"};

BidShares shares_of(const Ruleset& ruleset, const Figures& figures) {
  BidShares shares{{}, figures.rate};
  for (const Bid& bid : ruleset.callable_bids()) {
    BidShare share{bid, break_even(bid), figures.rate, figures.rate, figures.rate};
    if (bid.needs_earlier_bid()) share.best.reset();
    if (shares.bids.size() == 1) share.success_when_best.reset();
    shares.bids.push_back(share);
  }
  return shares;
}

// Each kind of cell in turn, and each bid starts with another kind. With some trumps no side cards pay, with
// some all do or some do on their mean, with some that is in doubt, and some trumps nobody has.
BidHoldings holdings_of(const Bid& bid, std::size_t place, double pays) {
  const SideGroup weakest{"AKx+Ax+x", CardSet(), 0.1, {0.5, 0.4, 0.6}, true};
  const SideGroup next{"Kxx+xx+x", CardSet(), 0.1, {0.4, 0.3, 0.5}, false};
  BidHoldings holdings{bid, {}};
  for (const std::string& trumps : kTrumps) {
    HoldingThreshold threshold{trumps, 0.1, pays, weakest, next, false, false};
    const std::size_t kind = ++place % 6;
    if (kind == 0) continue;
    threshold.all_pay = kind == 1;
    if (kind == 2) threshold.weakest.reset();
    if (kind == 3) threshold.weakest->pays_every_hand = false;
    threshold.is_in_doubt = kind == 4;
    holdings.thresholds.push_back(threshold);
  }
  return holdings;
}

// Every rank counts, and no two count the same.
constexpr MisereValues kMostValues = {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13},
                                      {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}};

// The longest texts of a chart: every bid on it, in doubt or mixed, and a limit for each.
BidChart chart_of(const Ruleset& ruleset, const Figures& figures) {
  BidChart chart{
      {}, kMostValues, {}, {figures.rate.value, figures.rate.value, figures.stakes, figures.stakes}};
  std::vector<std::string> bids = {""};
  for (const Bid& bid : ruleset.callable_bids()) bids.push_back(bid.id);
  for (const std::string& trumps : kTrumps) {
    for (std::size_t column = 0; column < kChartColumns.size(); ++column) {
      const std::string& bid = bids[chart.cells.size() % bids.size()];
      chart.cells.push_back(
          {{trumps, column}, 10'000'000, 0.01, bid, 0, 0.0, bid, 0.0, column % 2 == 0, 0.3});
    }
  }
  for (const std::string& bid : bids)
    chart.limits.push_back({"2-2-2-1", bid.empty() ? bids.back() : bid, 56, 0.1});
  return chart;
}

// With the most points for every feature.
RuleOfThumb rule_of(const Ruleset& ruleset, const Figures& figures) {
  RuleOfThumb rule{{}, {},
                   {}, {kMostValues, 100},
                   {}, {5'000'000, figures.rate.value, figures.stakes.value, kMaxStake, {}}};
  rule.points.fill(12);
  for (const Bid& bid : ruleset.callable_bids()) {
    if (bid.needs_earlier_bid()) continue;
    rule.accuracy.bids.push_back({bid.id, figures.rate.value, figures.rate.value});
    if (!bid.contract.is_misere()) rule.thresholds.push_back({bid.id, bid.contract.tricks, 100});
  }
  rule.listed = {rule.thresholds.back().bid, std::vector<ListedHand>(8, {{"JK AKx", 8}, false})};
  for (const char* suits : {"4-2-1", "4-1-1-1", "3-3-1", "3-2-2", "3-2-1-1", "2-2-2-1"}) {
    rule.limits.push_back({suits, "misere", 99, 0.1});
  }
  return rule;
}

ThresholdTable table_of(const Ruleset& ruleset, const Seating& seating, const Figures& figures) {
  ThresholdTable table{
      seating, Deck(), ruleset, 10'000'000, Coverage::Sample, Model::SelfPlay, Method::MonteCarlo, {}, {}};
  table.shares = shares_of(ruleset, figures);
  table.chart = chart_of(ruleset, figures);
  for (const Bid& bid : ruleset.callable_bids()) {
    if (bid.needs_earlier_bid() || bid.contract.is_misere()) continue;
    table.holdings.push_back(holdings_of(bid, table.holdings.size(), figures.rate.value));
  }
  table.rule = rule_of(ruleset, figures);
  return table;
}

void check_tables(const Ruleset& ruleset, const Figures& figures, SuitStyle style) {
  for (const Seating& seating : seatings_for(ruleset.cards)) {
    ThresholdTable table = table_of(ruleset, seating, figures);
    for (const Coverage coverage : {Coverage::Sample, Coverage::EveryClass}) {
      table.coverage = coverage;
      check_fits(thresholds_document({1, {table}},
                                     std::vector{ThresholdPart::Shares, ThresholdPart::Holdings,
                                                 ThresholdPart::Rule, ThresholdPart::Chart},
                                     style));
    }
  }
}

}  // namespace

TEST_CASE("Thresholds of any hands fit eighty columns", "[inquiry][thresholds][width]") {
  for (const int cards : kStudiedSizes) {
    for (const Ruleset& ruleset : rulesets_of(cards)) {
      INFO(ruleset.name());
      for (const Figures& figures : wide_figures()) {
        for (const SuitStyle style : kStyles) check_tables(ruleset, figures, style);
      }
    }
  }
}

TEST_CASE("A rule of thumb without points fits eighty columns", "[inquiry][thresholds][width]") {
  for (const Ruleset& ruleset : rulesets_of(5)) {
    ThresholdTable table = table_of(ruleset, seatings_for(5).front(), wide_figures().front());
    table.rule = {};
    check_fits(thresholds_document({1, {table}}, std::vector{ThresholdPart::Rule}, SuitStyle::Letters));
  }
}

TEST_CASE("The notes on thresholds fit eighty columns", "[inquiry][thresholds][width]") {
  const std::vector<std::vector<Model>> studies = {
      {Model::SelfPlay}, {Model::Committed}, {Model::SelfPlay, Model::Committed}};
  for (const std::vector<Model>& models : studies) {
    ThresholdReport report{1, {}};
    for (const Model model : models) {
      report.tables.push_back(
          table_of(rulesets_of(5).front(), seatings_for(5).front(), wide_figures().front()));
      report.tables.back().model = model;
    }
    for (const SuitStyle style : kStyles)
      check_fits(thresholds_document(report, std::vector{ThresholdPart::Rule}, style));
  }
}
