#include "fairness/fairness_schools.hpp"

#include <algorithm>

namespace nap {

std::span<const SchoolStudy> printed_schools(const FairnessStudy& study) {
  return std::span(study.schools).first(study.tables.size());
}

std::string stakes_name(const FairnessStudy& study, const SchoolStudy& school) {
  return study[school.table].seated.ruleset.name();
}

std::string school_name(const FairnessStudy& study, const SchoolStudy& school) {
  std::string stakes = stakes_name(study, school);
  return school.what.empty() ? stakes : stakes + ": " + school.what;
}

Estimate of_each_defender(const Estimate& all, const Seating& seating) {
  const double defenders = seating.defenders();
  return {all.value / defenders, all.low / defenders, all.high / defenders};
}

double seat_spread(const SchoolStudy& school) {
  double lowest = 0.0;
  double highest = 0.0;
  for (const Seat seat : all_seats(school.terms.seating.players)) {
    const double mean = school.tally.sums.per_deal(of_seat(seat)).value;
    lowest = std::min(lowest, mean);
    highest = std::max(highest, mean);
  }
  return highest - lowest;
}

}  // namespace nap
