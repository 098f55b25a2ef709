// The text of a rule of thumb.
#pragma once

#include <cstddef>
#include <string>

#include "nap/inquiry/thresholds/thresholds_document.hpp"

namespace nap {

// Of a page, in columns.
inline constexpr std::size_t kPageWidth = 108;

// The part of thresholds_document about the rule of a table.
void add_rule(report::Document& document, const ThresholdTable& table, SuitStyle style);
// The part of a page about the rule, in Markdown.
std::string rule_page(const ThresholdTable& table, SuitStyle style);

}  // namespace nap
