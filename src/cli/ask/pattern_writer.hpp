// All hands of a pattern, as text, JSON and CSV.
#pragma once

#include <string>

#include "ask/ask_writer.hpp"
#include "nap/analysis/ask/ask_pattern.hpp"

namespace nap::cli {

struct PatternReport {
  const std::string& pattern;  // as it was written
  const Question& question;    // without a hand
  const PatternAnswer& answer;
  double seconds;
  Asked asked = {};
};

std::string to_text(const PatternReport& report, const TextLayout& layout);
// One JSON object on one line (schema nap.ask.pattern/1).
std::string to_json(const PatternReport& report);
// One record a bid.
std::string to_csv(const PatternReport& report);

}  // namespace nap::cli
