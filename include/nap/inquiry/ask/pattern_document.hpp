// Writes the answer about all hands of a pattern.
#pragma once

#include <string>

#include "nap/analysis/pattern/ask_pattern.hpp"
#include "nap/inquiry/ask/ask_document.hpp"

namespace nap {

struct PatternReport {
  const std::string& pattern;  // as it was written
  const Question& question;    // without a hand
  const PatternAnswer& answer;
  double seconds;
  Asked asked = {};
};

// JSON has the schema nap.ask.pattern/2; CSV has a row for each bid.
report::Document pattern_document(const PatternReport& report, const AskWording& wording);

}  // namespace nap
