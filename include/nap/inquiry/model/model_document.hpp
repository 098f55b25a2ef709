// Writes what sight is worth.
#pragma once

#include <string>
#include <vector>

#include "nap/analysis/sight/sight.hpp"
#include "nap/cards/notation.hpp"
#include "nap/report/document.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

// One bid at one table.
struct ModelRow {
  std::string bid;  // its id
  SightRow sight;
};

// One number of players with one deck.
struct ModelTable {
  Seating seating;
  int deck;
  std::vector<ModelRow> rows;
};

struct ModelReport {
  SightPlan plan;
  std::vector<ModelTable> tables;
};

// For a person each table begins with the answer. JSON has the schema nap.model/1 and a row for each bid and
// table. CSV has the same rows.
report::Document model_document(const ModelReport& report, SuitStyle style);

// The part of model_document that a person reads.
void add_text(report::Document& document, const ModelReport& report, SuitStyle style);

}  // namespace nap
