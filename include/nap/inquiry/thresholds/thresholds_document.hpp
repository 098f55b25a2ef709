// Writes bid thresholds.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "nap/analysis/thresholds/bid_chart.hpp"
#include "nap/analysis/thresholds/holdings.hpp"
#include "nap/analysis/thresholds/rule_of_thumb.hpp"
#include "nap/analysis/thresholds/thresholds.hpp"
#include "nap/cards/deck.hpp"
#include "nap/cards/notation.hpp"
#include "nap/report/document.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

// One number of players with one deck and one stake table.
struct ThresholdTable {
  Seating seating;
  Deck deck;
  Ruleset ruleset;
  std::size_t hands;  // how many were looked at
  Coverage coverage;  // of the hands
  Model model;        // of their rates
  Method method;      // of their rates
  BidShares shares;
  std::vector<BidHoldings> holdings;
  BidChart chart = {};
  RuleOfThumb rule = {};
};

struct ThresholdReport {
  std::uint64_t seed;
  std::vector<ThresholdTable> tables;
};

enum class ThresholdPart { Shares, Holdings, Rule, Chart };
// The parts that `--show` names: one of them, or all. CSV has one. Throws ParseError.
std::vector<ThresholdPart> threshold_parts(const std::string& show, report::Format format);

// JSON has the schema nap.thresholds/7 and all parts. Text has the parts asked for, and CSV the first of
// them. A part has a row for each bid, for each holding and bid, for each number of players and bid, or for
// each cell of a chart. JSON also has the hands that rules list, when misère beats the calls of rules and
// charts, and what the charts win.
report::Document thresholds_document(const ThresholdReport& report, std::span<const ThresholdPart> parts,
                                     SuitStyle style);
// The holdings of one table, for CSV.
report::Document holdings_document(const ThresholdTable& table);
// A page to print, in Markdown.
std::string threshold_page(const ThresholdTable& table);

// The part of thresholds_document that a person reads.
void add_text(report::Document& document, const ThresholdReport& report, std::span<const ThresholdPart> parts,
              SuitStyle style);

// The chart of one table, how to read it and what it wins, in text and in Markdown.
void add_chart(report::Document& document, const ThresholdTable& table, SuitStyle style);
std::string chart_in_markdown(const ThresholdTable& table, std::size_t width);
// What stands in a cell for a bid: "3", "N" for all tricks, "M" for misère, "·" or "-" for pass. Bids with
// the same letter have "b", "c" and so on after it, but for the lowest.
std::string chart_letter(const Ruleset& ruleset, const std::string& bid, SuitStyle style);
// The rows of the charts in JSON; CSV has the cells.
std::vector<report::RowTable> chart_tables(const ThresholdReport& report);
// The fields with which the row of a table begins.
report::Fields table_fields(const ThresholdTable& table);
// Adds a row for each rank of the deck: what it counts before a misère by these values.
void append_misere_values(std::vector<report::Fields>& rows, const ThresholdTable& table,
                          const MisereValues& values);

// The trump holdings of all bids. Those with the most trumps come first, and then those with the highest.
std::vector<std::string> trump_holdings(const ThresholdTable& table);
// The threshold of one bid for one holding; nullptr if no hand has that holding.
const HoldingThreshold* threshold_for(const BidHoldings& holdings, const std::string& trumps);
// "A+x (46 %)", "any", "-"
std::string cell(const HoldingThreshold* threshold);

}  // namespace nap
