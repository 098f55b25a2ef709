#include "thresholds/misere_text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nap/inquiry/thresholds/thresholds_document.hpp"
#include "nap/inquiry/words/titles.hpp"

namespace nap {

std::string misere_counting(SuitStyle style) {
  return fmt::format(
      "Then look for {0}. Count the lowest card of each suit that you hold: five to seven 1, eight 2, nine 3, ten 4, "
      "jack 5, queen 7, king and ace 8; and 1 more if the next card of the suit is a jack, queen or king, 2 if it is "
      "an ace. Add the tricks of the call that you would make (pass: none). Call {0} instead if the sum is at most:\n",
      title("misere", style));
}

bool has_limits(const std::vector<MisereLimit>& limits) {
  return std::any_of(limits.begin(), limits.end(),
                     [](const MisereLimit& limit) { return limit.most.has_value(); });
}

report::Table limits_table(const std::vector<MisereLimit>& limits, const Ruleset& ruleset, SuitStyle style) {
  report::Table table({{"suits", report::Align::Left}, {"at most", report::Align::Right}});
  for (const MisereLimit& limit : limits) {
    if (!limit.most) continue;
    const std::string letter = chart_letter(ruleset, limit.bid, style);
    table.add_row({limit.suits,
                   letter == "M" ? std::to_string(*limit.most) : fmt::format("{} {}", letter, *limit.most)});
  }
  return table;
}

}  // namespace nap
