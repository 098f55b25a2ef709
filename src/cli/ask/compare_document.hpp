// What is said of two hands side by side.
#pragma once

#include <string>

#include "ask/ask_document.hpp"
#include "nap/analysis/ask/compare.hpp"

namespace nap::cli {

struct CompareReport {
  const Question& question;  // about the first hand
  CardSet second;
  const HandComparison& comparison;
  double seconds;
  Asked asked = {};
};

// JSON has the schema nap.ask.compare/1; CSV has a row for each bid.
report::Document compare_document(const CompareReport& report, const Wording& wording);

}  // namespace nap::cli
