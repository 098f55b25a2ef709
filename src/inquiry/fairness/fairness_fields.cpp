#include "fairness/fairness_fields.hpp"

namespace nap {

using namespace report;

Fields setup_fields(const FairnessStudy& study, const Seating& seating) {
  return {{"players", number(seating.players)},
          {"deck", number(study.setup.deck.size())},
          {"active", number(seating.active)},
          {"payers", number(seating.payers)},
          {"cards", number(study.setup.cards)}};
}

Fields table_fields(const FairnessStudy& study, const Ruleset& ruleset, const Seating& seating) {
  return joined({{{"stakes", text(ruleset.name())}}, setup_fields(study, seating)});
}

std::optional<double> ev_of(const Declared& declared, const Seating& seating) {
  if (declared.deals == 0) return std::nullopt;
  return static_cast<double>(declared.paid) / seating.payers / static_cast<double>(declared.deals);
}

Fields declared_fields(const Declared& declared, const SchoolStudy& school) {
  const std::optional<Estimate> made =
      declared.deals > 0 ? std::optional(wilson_estimate(declared.made, declared.deals)) : std::nullopt;
  return joined({{{"declared", number(fraction(declared.deals, school.tally.deals()))}},
                 estimate("made", made),
                 {{"ev_declared", number(ev_of(declared, school.terms.seating))}}});
}

}  // namespace nap
