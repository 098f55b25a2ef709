// Columns that several tables of the fairness study share, and the rows of bids.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/fairness/fairness.hpp"
#include "nap/report/records.hpp"

namespace nap {

// The fields that say who plays, and with which deck.
report::Fields setup_fields(const FairnessStudy& study, const Seating& seating);
// The same fields after the name of a stake table.
report::Fields table_fields(const FairnessStudy& study, const Ruleset& ruleset, const Seating& seating);

inline double fraction(std::uint64_t part, std::uint64_t whole) {
  return static_cast<double>(part) / static_cast<double>(whole);
}

// What each payer paid a declarer, on average.
std::optional<double> ev_of(const Declared& declared, const Seating& seating);

// How a bid fared at a school.
report::Fields declared_fields(const Declared& declared, const SchoolStudy& school);

// A row for each bid of each table.
void append_bids(std::vector<report::Fields>& rows, const FairnessStudy& study);

// A row for each school with a pool.
void append_pools(std::vector<report::Fields>& rows, const FairnessStudy& study);
// A row for each table and each of kPools.
void append_pool_curve(std::vector<report::Fields>& rows, const FairnessStudy& study);

}  // namespace nap
