#include "fairness/fairness_fields.hpp"

namespace nap::cli {

Fields setup_fields(const FairnessStudy& study, const Seating& seating) {
  return {{"players", number(seating.players)},
          {"deck", number(study.setup.deck.size())},
          {"active", number(seating.active)},
          {"payers", number(seating.payers)},
          {"cards", number(study.setup.cards)}};
}

Fields with_setup(Fields names, const FairnessStudy& study, const Seating& seating) {
  const Fields setup = setup_fields(study, seating);
  names.insert(names.end(), setup.begin(), setup.end());
  return names;
}

Fields table_fields(const FairnessStudy& study, const Ruleset& ruleset, const Seating& seating) {
  return with_setup({{"stakes", text(ruleset.name)}}, study, seating);
}

std::optional<double> ev_of(const Declared& declared, const Seating& seating) {
  if (declared.deals == 0) return std::nullopt;
  return static_cast<double>(declared.paid) / seating.payers / static_cast<double>(declared.deals);
}

}  // namespace nap::cli
