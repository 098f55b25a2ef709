// What the text and the records both say of a party.
#pragma once

#include <span>
#include <string>

#include "nap/analysis/fairness/fairness.hpp"

namespace nap {

// The parties that play by the tables as printed, in the order of the tables.
std::span<const PartyStudy> printed_parties(const FairnessStudy& study);

// The name of the stake table that the party plays by, changed or not.
std::string stakes_name(const FairnessStudy& study, const PartyStudy& party);
// What stakes a party plays for, and how: "peel: misere 3/6".
std::string party_name(const FairnessStudy& study, const PartyStudy& party);

// Of all defenders' payments, one defender's.
Estimate of_each_defender(const Estimate& all, const Seating& seating);
// The best seat's mean less the worst one's, a deal.
double seat_spread(const PartyStudy& party);

}  // namespace nap
