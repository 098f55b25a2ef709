// What both the text and the records say about a party.
#pragma once

#include <span>
#include <string>

#include "nap/analysis/fairness/fairness.hpp"

namespace nap {

// The parties that play by the tables as printed, in the order of the tables.
std::span<const PartyStudy> printed_parties(const FairnessStudy& study);

// The name of the stake table that the party plays by, changed or not.
std::string stakes_name(const FairnessStudy& study, const PartyStudy& party);
// The stakes that a party plays for, and how it differs from the printed table: "peel: misere 3/6".
std::string party_name(const FairnessStudy& study, const PartyStudy& party);

// One defender's part of what all defenders get.
Estimate of_each_defender(const Estimate& all, const Seating& seating);
// The mean of the best seat less that of the worst, per deal.
double seat_spread(const PartyStudy& party);

}  // namespace nap
