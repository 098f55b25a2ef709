// Bid thresholds as text, pages, JSON and CSV.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "nap/analysis/thresholds/holdings.hpp"
#include "nap/analysis/thresholds/rule_of_thumb.hpp"
#include "nap/analysis/thresholds/thresholds.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap::cli {

// One number of players with one deck and one stake table.
struct ThresholdTable {
  Seating seating;
  int deck;
  Ruleset ruleset;
  std::size_t hands;  // looked at
  Coverage coverage;  // of the hands
  Model model;        // of their rates
  BidShares shares;
  std::vector<BidHoldings> holdings;
};

// One deck and stake table.
struct ThresholdRule {
  int deck;
  Ruleset ruleset;
  RuleOfThumb fitted;
};

struct ThresholdReport {
  std::uint64_t seed;
  std::vector<ThresholdTable> tables;
  std::vector<ThresholdRule> rules;
};

enum class Part { Shares, Holdings, Rule };

// For a person.
std::string shares_text(const ThresholdTable& table, SuitStyle style);
std::string holdings_text(const ThresholdTable& table, SuitStyle style);
std::string rule_text(const ThresholdRule& rule, SuitStyle style);
// The models are those of the tables of a report.
std::string threshold_notes(std::span<const Model> models, SuitStyle style);
// To print: Markdown.
std::string page(const ThresholdTable& table, const ThresholdRule& rule);

std::string to_json(const ThresholdReport& report);
// One record a bid, a holding and bid, or a number of players and bid.
std::string to_csv(const ThresholdReport& report, Part part);
std::string holdings_csv(const ThresholdTable& table);

// The trump holdings of all bids, the most and the highest trumps first.
std::vector<std::string> trump_holdings(const ThresholdTable& table);
// The threshold of one bid for one holding; nullptr where no hand has it.
const HoldingThreshold* threshold_for(const BidHoldings& holdings, const std::string& trumps);
// "A+x (46 %)", "any", "-"
std::string cell(const HoldingThreshold* threshold);

}  // namespace nap::cli
