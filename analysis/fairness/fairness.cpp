#include "nap/analysis/fairness/fairness.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "appraisal/make_appraiser.hpp"
#include "nap/analysis/fairness/rule_variants.hpp"

namespace nap {
namespace {

std::uint64_t evenings_of(const FairnessPlan& plan) {
  return (plan.deals + kDealsInEvening - 1) / kDealsInEvening;
}

class SchoolList {
 public:
  SchoolList(std::span<const SeatedTable> tables, const FairnessPlan& plan) : tables_(tables), plan_(plan) {
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      for (std::size_t base = 0; base < i; ++base) pairs_.push_back({SchoolPlace(base), SchoolPlace(i)});
      add(study_of(i, Variety::Printed, ""));
    }
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      const std::size_t others = studies_.size();
      const SeatedTable& table = tables_[i];
      add_variants(i, Variety::AllPass, all_pass_variants(table.ruleset, table.seating));
      add_variants(i, Variety::Payment, rule_variants(table.ruleset, table.seating));
      add_variants(i, Variety::Auction, auction_variants(table.ruleset, table.seating));
      add_variants(i, Variety::Pool, pool_variants(table.ruleset, table.seating));
      add_variants(i, Variety::Shuffle, shuffle_variants(table.ruleset, table.seating));
      add_bold_and_cautious(i);
      for (std::size_t changed = others; changed < studies_.size(); ++changed) {
        pairs_.push_back({SchoolPlace(i), SchoolPlace(changed)});
      }
    }
  }

  std::vector<SchoolStudy>& studies() { return studies_; }
  const std::vector<SchoolPair>& pairs() const { return pairs_; }

  std::vector<School> schools() const {
    std::vector<School> schools;
    for (const SchoolStudy& study : studies_) schools.push_back(study.terms);
    return schools;
  }

 private:
  SchoolStudy study_of(std::size_t table, Variety variety, const std::string& what) const {
    School school{tables_[table].ruleset, tables_[table].seating, value_bidding()};
    return {TablePlace(table), variety, what, "", std::move(school), {}, {}};
  }

  void add(SchoolStudy study) {
    study.bids = BidOrder(study.terms.ruleset).bids();
    studies_.push_back(std::move(study));
  }

  void add_variants(std::size_t table, Variety variety, const std::vector<RuleVariant>& variants) {
    for (const RuleVariant& variant : variants) {
      SchoolStudy study = study_of(table, variety, variant.what);
      study.source = variant.source;
      study.terms.ruleset = variant.ruleset;
      study.terms.seating = variant.seating;
      add(std::move(study));
    }
  }

  void add_bold_and_cautious(std::size_t table) {
    for (const double by : {-2.0 * plan_.shift, -plan_.shift, plan_.shift, 2.0 * plan_.shift}) {
      const std::string what =
          fmt::format("{} by {:g} points", by > 0.0 ? "bold" : "cautious", 100.0 * std::abs(by));
      SchoolStudy study = study_of(table, Variety::Boldness, what);
      study.terms.bidding = value_bidding(by);
      add(std::move(study));
    }
  }

  std::span<const SeatedTable> tables_;
  const FairnessPlan& plan_;
  std::vector<SchoolStudy> studies_;
  std::vector<SchoolPair> pairs_;
};

// Finds what depends on the hands alone. Returns false if it was stopped.
bool study_hands(Harness& harness, FairnessStudy& study, const RatedHands& hands,
                 std::span<const SeatedTable> tables) {
  for (const SeatedTable& table : tables) {
    study.tables.push_back(
        {table, bid_fairness(hands, table.ruleset), pool_curve(hands, table.ruleset, table.seating)});
  }
  for (std::size_t from = 0; from < tables.size(); ++from) {
    for (std::size_t to = from + 1; to < tables.size(); ++to) {
      std::optional<Flips> found =
          standing(harness, hands, flips(hands, tables[from].ruleset, tables[to].ruleset),
                   tables[from].ruleset, tables[to].ruleset);
      if (!found) return false;
      study.flips.push_back({TablePlace(from), TablePlace(to), *std::move(found)});
    }
  }
  return true;
}

}  // namespace

const SchoolStudy& FairnessStudy::printed(const TableStudy& table) const {
  const TablePlace place{static_cast<std::size_t>(&table - tables.data())};
  return *std::find_if(schools.begin(), schools.end(), [&](const SchoolStudy& school) {
    return school.variety == Variety::Printed && school.table == place;
  });
}

std::uint64_t fairness_steps(const FairnessPlan& plan) { return Evenings::steps(evenings_of(plan)); }

std::optional<FairnessStudy> study_fairness(Harness& harness, const RatedHands& hands,
                                            std::span<const SeatedTable> tables, const FairnessPlan& plan) {
  const std::unique_ptr<Appraiser> appraiser = make_appraiser(hands);
  SchoolList list(tables, plan);
  FairnessStudy study{hands.setup,
                      hands.model,
                      hands.method,
                      hands.list.size(),
                      hands.coverage,
                      appraiser->typical_error(),
                      {},
                      {},
                      {},
                      {}};
  const Evenings evenings(*appraiser, list.schools(), plan.seed);
  std::optional<EveningsTally> tally = evenings.tally(harness, evenings_of(plan), list.pairs());
  if (!tally) return std::nullopt;
  study.schools = std::move(list.studies());
  for (std::size_t i = 0; i < study.schools.size(); ++i)
    study.schools[i].tally = std::move(tally->schools[i]);
  for (std::size_t i = 0; i < list.pairs().size(); ++i) {
    study.comparisons.push_back({list.pairs()[i], tally->differences[i]});
  }
  if (!study_hands(harness, study, hands, tables)) return std::nullopt;
  return study;
}

}  // namespace nap
