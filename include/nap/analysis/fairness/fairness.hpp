// Are the stakes fair? Stake tables compared on the same hands and the same evenings.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "nap/analysis/fairness/bid_fairness.hpp"
#include "nap/analysis/fairness/evenings.hpp"
#include "nap/analysis/fairness/flips.hpp"
#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/rules/seating.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

// A stake table with so many people. All that are compared have as many people, as many of them with cards,
// and as many cards each.
struct SeatedTable {
  Ruleset ruleset;
  Seating seating;
};

struct FairnessPlan {
  std::uint64_t seed = 1;
  std::uint64_t deals = 1'000'000;  // rounded up to whole evenings
  double shift = 0.05;              // of the bold and the cautious
};

// How a party differs from one that plays by the table as it is printed and bids by the value of its hands.
enum class Variety {
  Printed,
  AllPass,  // another rule for a deal that all pass
  Reading,  // another reading about payment
  Temper    // the first person is bold or cautious
};

// Which of the tables that are compared, counted from 0.
enum class TablePlace : std::size_t {};

struct PartyStudy {
  TablePlace table;  // whose stakes it plays for
  Variety variety;
  std::string what;       // "misere 3/6", "bold by 5 points"; empty: as printed
  std::string source;     // whose reading it is, where one has a name
  Party terms;            // by counted rates, or by corrected ones: there is one of each
  std::vector<Bid> bids;  // in the order of its tally
  PartyTally tally;
};

// Two parties over the same evenings.
struct Comparison {
  PartyPlace from;
  PartyPlace to;
  EveningSums difference;  // of the second less the first
};

struct TableStudy {
  SeatedTable seated;
  std::vector<BidFairness> bids;
  std::vector<BidFairness> corrected;  // likewise by corrected rates; empty where no error was measured
};

struct FlipsStudy {
  TablePlace from;
  TablePlace to;
  Flips counted;
  std::optional<Estimate> corrected;  // their share by corrected rates
};

// One number of people and deck.
struct FairnessStudy {
  Setup setup;
  std::size_t hands;  // rated
  bool is_whole;      // they are every class
  // Where they are a sample, people bid by predicted rates, which are so far off (predicted_rates.hpp).
  std::optional<double> prediction_error;
  std::vector<TableStudy> tables;
  std::vector<PartyStudy> parties;  // the printed ones first, in the order of the tables
  // Every two printed ones that read rates alike, then each other one with the printed one that does as it
  // does.
  std::vector<Comparison> comparisons;
  std::vector<FlipsStudy> flips;  // every two tables

  bool has_corrected() const { return !tables.front().corrected.empty(); }
  // The party that plays by one of `tables` as printed. Requires corrected rates where they are asked for.
  const PartyStudy& printed(const TableStudy& table, RateBasis rates) const;
  const TableStudy& operator[](TablePlace table) const { return tables[static_cast<std::size_t>(table)]; }
  const PartyStudy& operator[](PartyPlace party) const { return parties[static_cast<std::size_t>(party)]; }
};

// The evenings' progress is counted in steps (see fairness_steps). Nothing where it was stopped. Requires at
// least one table, and hands of their setup.
std::optional<FairnessStudy> study_fairness(Harness& harness, const RatedHands& hands,
                                            std::span<const SeatedTable> tables, const FairnessPlan& plan);

std::uint64_t fairness_steps(const FairnessPlan& plan);

}  // namespace nap
