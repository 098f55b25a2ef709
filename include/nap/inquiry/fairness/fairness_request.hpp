// What users ask about the fairness of stakes, besides the tables of the study.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "nap/analysis/fairness/fairness.hpp"
#include "nap/inquiry/fairness/fairness_document.hpp"
#include "nap/inquiry/study/study_tasks.hpp"
#include "nap/report/format.hpp"

namespace nap {

// As users write it.
struct FairnessRequest {
  std::string show = "all";
  std::string shift = "0.05";
  std::optional<std::string> deals = {};
};

// The tables that play the same deals: those with the same number of people and the same setup.
struct TablesOfDeals {
  int players;
  Setup setup;
  std::vector<SeatedTable> tables;
};
// In the order of the tasks.
std::vector<TablesOfDeals> tables_by_deals(std::span<const StudyTask> tasks);

// Where the rates of the hands come from, which decides how long a deal takes.
enum class HandsFrom { Book, Sample };

class FairnessInquiry {
 public:
  // Throws ParseError.
  FairnessInquiry(const FairnessRequest& request, report::Format format);

  double shift() const { return shift_; }
  // The parts of the report that are printed. CSV has one.
  std::span<const FairnessPart> parts() const { return parts_; }

  // The number of deals is the one asked for, or the usual one for these tables. Throws ParseError if the
  // stakes are too high for so many deals.
  FairnessPlan plan_of(const TablesOfDeals& tables, HandsFrom hands, std::uint64_t seed) const;

 private:
  std::vector<FairnessPart> parts_;
  double shift_;
  std::optional<std::uint64_t> deals_;
};

}  // namespace nap
