// Writes the answer to "which card do I play now?".
#pragma once

#include "nap/analysis/next/next.hpp"
#include "nap/inquiry/next/next_request.hpp"
#include "nap/report/document.hpp"

namespace nap {

struct NextReport {
  const NextQuestion& question;
  const NextAnswer& answer;
};

// A person gets a sentence that answers, the table, and a line for each card. JSON has the schema nap.next/1.
// CSV has a row for each card.
report::Document next_document(const NextReport& report, const CardStyle& style);

// The part of next_document that a person reads.
void add_text(report::Document& document, const NextReport& report, const CardStyle& style);

}  // namespace nap
