// Writes the comparison of two hands.
#pragma once

#include <string>

#include "nap/analysis/ask/compare.hpp"
#include "nap/inquiry/ask/ask_document.hpp"

namespace nap {

struct CompareReport {
  const Question& question;  // about the first hand
  CardSet second;
  const HandComparison& comparison;
  double seconds;
  Asked asked = {};
};

// JSON has the schema nap.ask.compare/3; CSV has a row for each bid.
report::Document compare_document(const CompareReport& report, const AskWording& wording);

}  // namespace nap
