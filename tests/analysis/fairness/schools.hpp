// Schools for tests, with rates that anybody can work out.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "nap/analysis/fairness/evenings.hpp"
#include "nap/rules/stake_tables.hpp"

namespace nap::test {

// An appraiser that counts high cards and leads the highest card. A joker names the first suit of
// kSuitsHighToLow.
class HighCards : public Appraiser {
 public:
  explicit HighCards(const Setup& setup) : Appraiser(setup, rated_contracts(setup.cards)) {}

  Appraisal appraise(CardSet hand) const override {
    double high = 0.0;
    for (const Card card : hand) high += card.is_joker() || card.rank() >= Rank::Queen ? 0.24 : 0.02;
    Appraisal appraisal{};
    for (std::size_t i = 0; i < contracts().size(); ++i) {
      const int tricks = contracts()[i].tricks;
      appraisal[i] =
          tricks == 0 ? std::max(0.0, 0.7 - high) : std::clamp(1.0 + high - 0.35 * tricks, 0.0, 1.0);
    }
    return appraisal;
  }

  Opening lead(CardSet hand, std::size_t contract, Solver&) const override {
    return openings(contracts()[contract], hand).front();
  }
};

inline School school(const std::string& stakes, const Seating& seating, AllPass all_pass = AllPass::Void) {
  School made;
  made.ruleset = find_stake_table(stakes).value();
  made.ruleset.all_pass = all_pass;
  made.seating = seating;
  return made;
}

inline constexpr std::uint64_t kSeed = 7;

inline std::vector<School> many_schools(const Seating& seating) {
  std::vector<School> schools;
  for (const char* stakes : {"peel", "spanish", "french"}) {
    for (const AllPass rule :
         {AllPass::Void, AllPass::EldestPlaysOne, AllPass::DealerPlaysOne, AllPass::DoubleHeader}) {
      schools.push_back(school(stakes, seating, rule));
    }
    schools.push_back(school(stakes, seating));
    schools.back().bidding = value_bidding(0.2);
  }
  return schools;
}

}  // namespace nap::test
