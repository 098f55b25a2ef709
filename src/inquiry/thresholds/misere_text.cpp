#include "thresholds/misere_text.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/thresholds/thresholds_document.hpp"
#include "nap/inquiry/words/titles.hpp"

namespace nap {

namespace {

constexpr std::string_view kRankWords[kRanks] = {"two",  "three", "four", "five",  "six",  "seven", "eight",
                                                 "nine", "ten",   "jack", "queen", "king", "ace"};

// "five to seven 1, eight 2, king and ace 8": the ranks of a deck that count; empty: none.
std::string counted(const std::array<int, kRanks>& values, Deck deck) {
  std::vector<std::string> parts;
  for (auto first = static_cast<std::size_t>(deck.lowest_rank()); first < kRanks;) {
    std::size_t last = first;
    while (last + 1 < kRanks && values[last + 1] == values[first]) ++last;
    const char* to = last > first + 1 ? " to " : " and ";
    const std::string ranks = last > first ? fmt::format("{}{}{}", kRankWords[first], to, kRankWords[last])
                                           : std::string(kRankWords[first]);
    if (values[first] > 0) parts.push_back(fmt::format("{} {}", ranks, values[first]));
    first = last + 1;
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

// `added`: what to add to the count.
std::string counting(const MisereValues& values, Deck deck, SuitStyle style, std::string_view added) {
  const std::string second = counted(values.second, deck);
  return fmt::format(
      "Then look for {0}. Count the lowest card of each suit that you hold: {1}.{2} Add {3}. Call {0} instead if the sum "
      "is at most:\n",
      title("misere", style), counted(values.lowest, deck),
      second.empty() ? "" : fmt::format(" Count the card above it, too: {}.", second), added);
}

}  // namespace

std::string misere_counting(const MisereValues& of_chart, Deck deck, SuitStyle style) {
  return counting(of_chart, deck, style, "the tricks of the call that you would make (pass: none)");
}

std::string misere_counting(const MisereSum& of_rule, Deck deck, SuitStyle style) {
  return counting(of_rule.values, deck, style,
                  fmt::format("one for each of your points above {}", of_rule.points_above));
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
