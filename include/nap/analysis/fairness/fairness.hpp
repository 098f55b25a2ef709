// Are the stakes fair? Stake tables are compared on the same hands and in the same evenings.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "nap/analysis/fairness/bid_fairness.hpp"
#include "nap/analysis/fairness/evenings.hpp"
#include "nap/analysis/fairness/flips.hpp"
#include "nap/analysis/fairness/pool_curve.hpp"
#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/rules/seating.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

// A stake table with its seating. All tables that are compared have the same number of people, of active
// seats and of cards in a hand.
struct SeatedTable {
  Ruleset ruleset;
  Seating seating;
};

struct FairnessPlan {
  std::uint64_t seed = 1;
  std::uint64_t deals = 1'000'000;  // rounded up to whole evenings
  double shift = 0.05;              // the shift of bold and cautious players (see bidding.hpp)
};

// How a school differs from one that plays by the table as printed and bids by value.
enum class Variety {
  Printed,
  AllPass,  // another rule for a deal that all pass
  Payment,  // another rule about payment
  Auction,  // another rule about what may be called
  Pool,     // a pool for who makes Nap
  Shuffle,  // the deck is shuffled only after a made Nap, so the school has deals of its own
  Boldness  // the first person is bold or cautious
};

// Which of the compared tables, counted from 0.
enum class TablePlace : std::size_t {};

struct SchoolStudy {
  TablePlace table;  // whose stakes it plays for
  Variety variety;
  std::string what;    // "misere 3/6", "bold by 5 points"; empty: as printed
  std::string source;  // who has the other rule; empty: no source is named
  School terms;
  std::vector<Bid> bids;  // in the order of the tally
  SchoolTally tally;
};

struct SchoolComparison {
  SchoolPair schools;
  EveningSums difference;  // changed less base
};

struct TableStudy {
  SeatedTable seated;
  std::vector<BidFairness> bids;
  std::vector<PoolPoint> pool_curve;
};

struct FlipsStudy {
  TablePlace from;
  TablePlace to;
  Flips flips;
};

// One number of people and deck.
struct FairnessStudy {
  Setup setup;
  Model model;        // the model on which all rates rest
  Method method;      // of these rates
  std::size_t hands;  // how many were rated
  Coverage coverage;  // of the hands
  // The typical error of predicted rates (predicted_rates.hpp). People bid by such rates if the hands are a
  // sample.
  std::optional<double> prediction_error;
  std::vector<TableStudy> tables;
  std::vector<SchoolStudy> schools;  // the printed ones first, in the order of the tables
  // Every two printed schools, then each other school with the printed one of its table.
  std::vector<SchoolComparison> comparisons;
  std::vector<FlipsStudy> flips;  // every two tables

  // The school that plays by one of `tables` as printed.
  const SchoolStudy& printed(const TableStudy& table) const;
  const TableStudy& operator[](TablePlace table) const { return tables[static_cast<std::size_t>(table)]; }
  const SchoolStudy& operator[](SchoolPlace school) const {
    return schools[static_cast<std::size_t>(school)];
  }
};

// Studies the tables. Nothing if it was stopped. Counts the progress of the evenings in steps (see
// fairness_steps). Requires at least one table, and hands of the tables' setup.
std::optional<FairnessStudy> study_fairness(Harness& harness, const RatedHands& hands,
                                            std::span<const SeatedTable> tables, const FairnessPlan& plan);

std::uint64_t fairness_steps(const FairnessPlan& plan);

}  // namespace nap
