// What sight is worth, as text, JSON and CSV.
#pragma once

#include <string>
#include <vector>

#include "nap/analysis/sight/sight.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/seating.hpp"

namespace nap::cli {

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

// For a person: each table begins with the answer.
std::string to_text(const ModelReport& report, SuitStyle style);
// One JSON object (schema nap.model/1), one row a line.
std::string to_json(const ModelReport& report);
// One record a bid and table.
std::string to_csv(const ModelReport& report);

}  // namespace nap::cli
