#include "nap/analysis/fairness.hpp"

#include <array>
#include <cmath>

#include <fmt/format.h>

#include "nap/analysis/payment_readings.hpp"

namespace nap {
namespace {

// The model's error was measured with five cards.
constexpr int kMeasuredCards = 5;

std::uint64_t evenings_of(const FairnessPlan& plan) {
  return (plan.deals + kDealsInEvening - 1) / kDealsInEvening;
}

class PartyList {
 public:
  PartyList(std::span<const SeatedTable> tables, const FairnessPlan& plan) : tables_(tables) {
    for (std::size_t i = 0; i < tables.size(); ++i) add({i, Variety::Printed, "", "", party_of(i), {}, {}});
    for (std::size_t i = 0; i < tables.size(); ++i) {
      if (tables[i].ruleset.cards == kMeasuredCards) add_corrected(i);
      add_readings(i, Variety::AllPass, all_pass_readings(tables[i].ruleset, tables[i].seating));
      add_readings(i, Variety::Reading, payment_readings(tables[i].ruleset, tables[i].seating));
      add_tempers(i, plan.shift);
    }
  }

  std::vector<PartyStudy>& studies() { return studies_; }

  std::vector<Party> parties() const {
    std::vector<Party> parties;
    for (const PartyStudy& study : studies_) parties.push_back(study.party);
    return parties;
  }

  // The second is compared with the first.
  std::vector<Comparison> comparisons() const {
    std::vector<Comparison> comparisons;
    for (std::size_t from = 0; from < tables_.size(); ++from) {
      for (std::size_t to = from + 1; to < tables_.size(); ++to) comparisons.push_back({from, to, {}});
    }
    for (std::size_t i = tables_.size(); i < studies_.size(); ++i) {
      comparisons.push_back({studies_[i].table, i, {}});
    }
    return comparisons;
  }

 private:
  Party party_of(std::size_t table) const {
    Party party;
    party.ruleset = tables_[table].ruleset;
    party.seating = tables_[table].seating;
    return party;
  }

  void add(PartyStudy study) {
    study.bids = BidOrder(study.party.ruleset).bids();
    studies_.push_back(std::move(study));
  }

  void add_corrected(std::size_t table) {
    PartyStudy study{table, Variety::Corrected, "corrected rates", "", party_of(table), {}, {}};
    study.party.reading = Reading::Corrected;
    add(std::move(study));
  }

  void add_readings(std::size_t table, Variety variety, const std::vector<PaymentReading>& readings) {
    for (const PaymentReading& reading : readings) {
      PartyStudy study{table, variety, reading.what, reading.source, party_of(table), {}, {}};
      study.party.ruleset = reading.ruleset;
      study.party.seating = reading.seating;
      add(std::move(study));
    }
  }

  void add_tempers(std::size_t table, double shift) {
    for (const double by : {-2.0 * shift, -shift, shift, 2.0 * shift}) {
      PartyStudy study{table, Variety::Temper, "", "", party_of(table), {}, {}};
      study.what = fmt::format("{} by {:g} points", by > 0.0 ? "bold" : "cautious", 100.0 * std::abs(by));
      study.party.first_shift = by;
      add(std::move(study));
    }
  }

  std::span<const SeatedTable> tables_;
  std::vector<PartyStudy> studies_;
};

std::vector<TableStudy> table_studies(const RatedHands& hands, std::span<const SeatedTable> tables) {
  std::vector<TableStudy> studies;
  for (const SeatedTable& table : tables) studies.push_back({table, bid_fairness(hands, table.ruleset), {}});
  if (hands.setup.cards != kMeasuredCards) return studies;
  const RatedHands right = corrected(hands);
  for (TableStudy& study : studies) study.corrected = bid_fairness(right, study.table.ruleset);
  return studies;
}

std::vector<FlipsStudy> flips_studies(const RatedHands& hands, std::span<const SeatedTable> tables) {
  std::vector<FlipsStudy> studies;
  for (std::size_t from = 0; from < tables.size(); ++from) {
    for (std::size_t to = from + 1; to < tables.size(); ++to) {
      studies.push_back({from, to, flips(hands, tables[from].ruleset, tables[to].ruleset)});
    }
  }
  return studies;
}

}  // namespace

std::uint64_t fairness_steps(const FairnessPlan& plan) { return Evenings::steps(evenings_of(plan)); }

std::optional<FairnessStudy> study_fairness(Harness& harness, const RatedHands& hands,
                                            std::span<const SeatedTable> tables, const FairnessPlan& plan) {
  const std::unique_ptr<Appraiser> appraiser = make_appraiser(hands);
  PartyList list(tables, plan);
  FairnessStudy study{
      hands.setup, hands.hands.size(), hands.is_whole, appraiser->typical_error(), {}, {}, list.comparisons(),
      {}};
  std::vector<Pair> pairs;
  for (const Comparison& comparison : study.comparisons) pairs.emplace_back(comparison.to, comparison.from);
  const Evenings evenings(*appraiser, list.parties(), plan.seed);
  std::optional<EveningsTally> tally = evenings.tally(harness, evenings_of(plan), pairs);
  if (!tally) return std::nullopt;
  study.parties = std::move(list.studies());
  for (std::size_t i = 0; i < study.parties.size(); ++i)
    study.parties[i].tally = std::move(tally->parties[i]);
  for (std::size_t i = 0; i < pairs.size(); ++i) study.comparisons[i].difference = tally->differences[i];
  study.tables = table_studies(hands, tables);
  study.flips = flips_studies(hands, tables);
  return study;
}

}  // namespace nap
