// The answer to "which card do I play now?" as text, JSON and CSV.
#pragma once

#include <cstddef>
#include <string>

#include "nap/analysis/next/next.hpp"
#include "next/next_setting.hpp"

namespace nap::cli {

struct NextReport {
  const NextSetting& setting;
  const NextAnswer& answer;
};

// For a person: a sentence that answers, the table, and a line a card.
std::string to_text(const NextReport& report, const CardStyle& style, std::size_t width);
// One JSON object on one line (schema nap.next/1).
std::string to_json(const NextReport& report);
// One record a card.
std::string to_csv(const NextReport& report);

}  // namespace nap::cli
