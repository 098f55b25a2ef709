// Two hands side by side, as text, JSON and CSV.
#pragma once

#include <string>

#include "ask/ask_writer.hpp"
#include "nap/analysis/ask/compare.hpp"

namespace nap::cli {

struct CompareReport {
  const Question& question;  // about the first hand
  CardSet second;
  const HandComparison& comparison;
  double seconds;
  Asked asked = {};
};

std::string to_text(const CompareReport& report, const TextLayout& layout);
// One JSON object on one line (schema nap.ask.compare/1).
std::string to_json(const CompareReport& report);
// One record a bid.
std::string to_csv(const CompareReport& report);

}  // namespace nap::cli
