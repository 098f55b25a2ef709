// Writes what a study finds about the fairness of stakes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "nap/analysis/fairness/fairness.hpp"
#include "nap/cards/notation.hpp"
#include "nap/report/document.hpp"
#include "nap/text/words.hpp"

namespace nap {

struct FairnessReport {
  std::uint64_t seed;
  double shift;  // of bold and cautious players (see bidding.hpp)
  std::vector<FairnessStudy> studies;
};

// The parts of a report. Each is a table in JSON and a CSV file of its own.
enum class FairnessPart {
  Bids,
  Seats,
  Schools,
  SchoolBids,
  Differences,
  SeatDifferences,
  Patterns,
  Flips,
  TellingHands,
  Swings,
  Pools,
  PoolCurve
};
// The words of the parts, in the order of the JSON.
inline constexpr Word<FairnessPart> kFairnessParts[] = {
    {"bids", FairnessPart::Bids},
    {"seats", FairnessPart::Seats},
    {"schools", FairnessPart::Schools},
    {"school_bids", FairnessPart::SchoolBids},
    {"differences", FairnessPart::Differences},
    {"seat_differences", FairnessPart::SeatDifferences},
    {"patterns", FairnessPart::Patterns},
    {"flips", FairnessPart::Flips},
    {"hands", FairnessPart::TellingHands},
    {"swings", FairnessPart::Swings},
    {"pools", FairnessPart::Pools},
    {"pool_curve", FairnessPart::PoolCurve},
};

// JSON has the schema nap.fairness/3 and all parts. Text has the parts asked for, and CSV the first of them.
// The document holds only what this format writes, because the swings of evenings at high stakes have very
// many rows.
report::Document fairness_document(const FairnessReport& report, std::span<const FairnessPart> parts,
                                   SuitStyle style, report::Format format);

// These add the parts of fairness_document that a person reads: first the parts asked for, then each part
// alone.
void add_text(report::Document& document, const FairnessReport& report, std::span<const FairnessPart> parts,
              SuitStyle style);
void add_seats(report::Document& document, const FairnessStudy& study);
void add_bids(report::Document& document, const FairnessStudy& study, SuitStyle style);
void add_schools(report::Document& document, const FairnessStudy& study);
void add_school_bids(report::Document& document, const FairnessStudy& study, SuitStyle style);
void add_patterns(report::Document& document, const FairnessStudy& study);
void add_differences(report::Document& document, const FairnessStudy& study);
void add_flips(report::Document& document, const FairnessStudy& study, SuitStyle style);
void add_swings(report::Document& document, const FairnessStudy& study);
void add_pools(report::Document& document, const FairnessStudy& study);
void add_pool_curve(report::Document& document, const FairnessStudy& study, SuitStyle style);

}  // namespace nap
