// What both the text and the records say about a school.
#pragma once

#include <span>
#include <string>

#include "nap/analysis/fairness/fairness.hpp"

namespace nap {

// The schools that play by the tables as printed, in the order of the tables.
std::span<const SchoolStudy> printed_schools(const FairnessStudy& study);

// The name of the stake table that the school plays by, changed or not.
std::string stakes_name(const FairnessStudy& study, const SchoolStudy& school);
// The stakes that a school plays for, and how it differs from the printed table: "peel: misere 3/6".
std::string school_name(const FairnessStudy& study, const SchoolStudy& school);

// One defender's part of what all defenders get.
Estimate of_each_defender(const Estimate& all, const Seating& seating);
// The mean of the best seat less that of the worst, per deal.
double seat_spread(const SchoolStudy& school);

}  // namespace nap
