#include "fairness/fairness_parties.hpp"

#include <algorithm>

namespace nap {

std::span<const PartyStudy> printed_parties(const FairnessStudy& study) {
  return std::span(study.parties).first(study.tables.size());
}

std::string stakes_name(const FairnessStudy& study, const PartyStudy& party) {
  return study[party.table].seated.ruleset.name();
}

std::string party_name(const FairnessStudy& study, const PartyStudy& party) {
  std::string stakes = stakes_name(study, party);
  return party.what.empty() ? stakes : stakes + ": " + party.what;
}

Estimate of_each_defender(const Estimate& all, const Seating& seating) {
  const double defenders = seating.defenders();
  return {all.value / defenders, all.low / defenders, all.high / defenders};
}

double seat_spread(const PartyStudy& party) {
  double lowest = 0.0;
  double highest = 0.0;
  for (const Seat seat : all_seats(party.terms.seating.players)) {
    const double mean = party.tally.sums.per_deal(of_seat(seat)).value;
    lowest = std::min(lowest, mean);
    highest = std::max(highest, mean);
  }
  return highest - lowest;
}

}  // namespace nap
