#include "nap/inquiry/words/titles.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/report/wrap.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/ruleset_notes.hpp"

namespace nap {

using namespace report;

namespace {

constexpr std::pair<std::string_view, std::string_view> kTitles[] = {{"misère", "misere"},
                                                                     {"Misère", "Misere"},
                                                                     {"Nap", "nap"},
                                                                     {"Wellington", "wellington"},
                                                                     {"Blücher", "blucher"}};

// A sentence that names bids, as title() names them.
std::string in_style(std::string sentence, SuitStyle style) {
  if (style == SuitStyle::Symbols) return sentence;
  for (const auto& [symbols, letters] : kTitles) {
    for (std::size_t at = 0; (at = sentence.find(symbols, at)) != std::string::npos;) {
      sentence.replace(at, symbols.size(), letters);
    }
  }
  return sentence;
}

std::string changes_of(const Ruleset& ruleset, SuitStyle style) {
  return in_style(fmt::format("{}.", fmt::join(ruleset.changes, "; ")), style);
}

std::string lines_of_notes(const std::vector<std::string>& notes, SuitStyle style) {
  std::string lines;
  for (const std::string& note : notes) lines += in_style(note, style) + '\n';
  return lines;
}

}  // namespace

std::string title(std::string_view bid, SuitStyle style) {
  return style == SuitStyle::Symbols ? bid_title(bid) : std::string(bid);
}

std::string players_text(const Seating& seating) {
  return fmt::format("{} players{}", seating.players,
                     seating.active < seating.players ? " (the dealer has no cards but pays)" : "");
}

std::string changes_text(const Ruleset& ruleset, SuitStyle style) {
  return ruleset.changes.empty() ? "" : "Changed: " + changes_of(ruleset, style) + '\n';
}

std::string ruleset_notes_text(const Ruleset& ruleset, SuitStyle style) {
  return lines_of_notes(notes_on(ruleset), style);
}

std::string ruleset_notes_text(const Ruleset& ruleset, const Seating& seating, SuitStyle style) {
  return lines_of_notes(notes_on(ruleset, seating), style);
}

std::string named_remarks_text(const Ruleset& ruleset, const Seating& seating, SuitStyle style) {
  std::string lines;
  const std::string name = ruleset.name + ": ";
  if (!ruleset.changes.empty()) lines += name + changes_of(ruleset, style) + '\n';
  for (const std::string& note : notes_on(ruleset, seating)) lines += name + in_style(note, style) + '\n';
  return lines;
}

Fields changes_fields(const Ruleset& ruleset) {
  if (ruleset.changes.empty()) return {};
  return {{"stakes_changes", texts(ruleset.changes)}};
}

void ChangedTables::add(const Ruleset& ruleset) {
  if (ruleset.changes.empty()) return;
  if (std::find(names_.begin(), names_.end(), ruleset.name) != names_.end()) return;
  names_.push_back(ruleset.name);
  rows_.push_back(joined({{{"stakes", text(ruleset.name)}}, changes_fields(ruleset)}));
}

void ChangedTables::append_to(std::vector<RowTable>& tables) const {
  if (!rows_.empty()) tables.push_back({"rulesets", rows_, RowTable::In::Json});
}

}  // namespace nap
