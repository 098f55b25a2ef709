// The fairness of stakes as text, JSON and CSV.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "nap/analysis/fairness/fairness.hpp"
#include "nap/cards/notation.hpp"

namespace nap::cli {

struct FairnessReport {
  std::uint64_t seed;
  double shift;  // of the bold and the cautious
  std::vector<FairnessStudy> studies;
};

// Each is an array of the JSON and a file of CSV.
enum class FairnessPart { Bids, Seats, Parties, Differences, SeatDifferences, Flips, Hands, Swings };
struct NamedFairnessPart {
  FairnessPart part;
  std::string_view name;
};
// In the order of the JSON.
inline constexpr std::array<NamedFairnessPart, 8> kFairnessParts = {{
    {FairnessPart::Bids, "bids"},
    {FairnessPart::Seats, "seats"},
    {FairnessPart::Parties, "parties"},
    {FairnessPart::Differences, "differences"},
    {FairnessPart::SeatDifferences, "seat_differences"},
    {FairnessPart::Flips, "flips"},
    {FairnessPart::Hands, "hands"},
    {FairnessPart::Swings, "swings"},
}};

// For a person: all parts of it, and each part alone.
std::string to_text(const FairnessReport& report, const std::vector<FairnessPart>& parts, SuitStyle style);
std::string seats_text(const FairnessStudy& study);
std::string bids_text(const FairnessStudy& study, SuitStyle style);
std::string parties_text(const FairnessStudy& study);
std::string differences_text(const FairnessStudy& study);
std::string flips_text(const FairnessStudy& study, SuitStyle style);
std::string swings_text(const FairnessStudy& study);

std::string to_json(const FairnessReport& report);
std::string to_csv(const FairnessReport& report, FairnessPart part);

}  // namespace nap::cli
