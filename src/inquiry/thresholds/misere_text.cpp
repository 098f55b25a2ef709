#include "thresholds/misere_text.hpp"

#include <fmt/format.h>

#include "nap/inquiry/thresholds/thresholds_document.hpp"
#include "nap/inquiry/words/titles.hpp"

namespace nap {

std::string misere_counting(SuitStyle style) {
  return fmt::format(
      "Then look for {0}. Count the lowest card of each suit that you hold: five and six 1, seven and eight 2, nine "
      "3, ten 4, jack 5, queen 6, king and ace 7; and 1 more if the next card of the suit is a jack or higher. Add "
      "the tricks of the call that you would make (pass: none). Call {0} instead if the sum is at most:\n",
      title("misere", style));
}

std::string limit_cell(const MisereLimit& limit, const Ruleset& ruleset, SuitStyle style) {
  if (!limit.most) return "-";
  const std::string letter = chart_letter(ruleset, limit.bid, style);
  return letter == "M" ? std::to_string(*limit.most) : fmt::format("{} {}", letter, *limit.most);
}

}  // namespace nap
