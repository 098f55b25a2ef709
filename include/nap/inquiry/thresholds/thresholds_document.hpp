// Writes bid thresholds.
#pragma once

#include <span>
#include <string>
#include <vector>

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
};

// One deck and stake table.
struct ThresholdRule {
  Deck deck;
  Ruleset ruleset;
  RuleOfThumb fitted;
};

struct ThresholdReport {
  std::uint64_t seed;
  std::vector<ThresholdTable> tables;
  std::vector<ThresholdRule> rules;
};

enum class ThresholdPart { Shares, Holdings, Rule };
// The parts that `--show` names: one of them, or all. CSV has one. Throws ParseError.
std::vector<ThresholdPart> threshold_parts(const std::string& show, report::Format format);

// JSON has the schema nap.thresholds/4 and all parts. Text has the parts asked for, and CSV the first of
// them. A part has a row for each bid, for each holding and bid, or for each number of players and bid.
report::Document thresholds_document(const ThresholdReport& report, std::span<const ThresholdPart> parts,
                                     SuitStyle style);
// The holdings of one table, for CSV.
report::Document holdings_document(const ThresholdTable& table);
// A page to print, in Markdown.
std::string threshold_page(const ThresholdTable& table, const ThresholdRule& rule);

// The part of thresholds_document that a person reads.
void add_text(report::Document& document, const ThresholdReport& report, std::span<const ThresholdPart> parts,
              SuitStyle style);

// The trump holdings of all bids. Those with the most trumps come first, and then those with the highest.
std::vector<std::string> trump_holdings(const ThresholdTable& table);
// The threshold of one bid for one holding; nullptr if no hand has that holding.
const HoldingThreshold* threshold_for(const BidHoldings& holdings, const std::string& trumps);
// "A+x (46 %)", "any", "-"
std::string cell(const HoldingThreshold* threshold);

}  // namespace nap
