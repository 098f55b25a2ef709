#include "nap/inquiry/words/titles.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/report/wrap.hpp"
#include "nap/rules/changes/ruleset_notes.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

using namespace report;

namespace {

constexpr std::pair<std::string_view, std::string_view> kTitles[] = {{"misère", "misere"},
                                                                     {"Misère", "Misere"},
                                                                     {"Nap", "nap"},
                                                                     {"Wellington", "wellington"},
                                                                     {"Blücher", "blucher"}};

// The sentence with its bids named as title() names them.
std::string in_style(std::string sentence, SuitStyle style) {
  if (style == SuitStyle::Symbols) return sentence;
  for (const auto& [symbols, letters] : kTitles) {
    for (std::size_t at = 0; (at = sentence.find(symbols, at)) != std::string::npos;) {
      sentence.replace(at, symbols.size(), letters);
    }
  }
  return sentence;
}

// All changes on one line; empty if there are none.
std::string changes_in_line(const Ruleset& ruleset, std::string_view heading, SuitStyle style) {
  const std::vector<std::string> changes = changes_to_tell(ruleset);
  if (changes.empty()) return "";
  return fmt::format("{}: {}.\n", heading, in_style(fmt::to_string(fmt::join(changes, "; ")), style));
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

std::string opening_text(const Opening& opening, const Contract& contract, const CardStyle& style) {
  const std::string card = to_text(opening.card, style);
  if (contract.lead != LeadRule::LowestNonTrump && !names_trump(contract, opening.card)) return card;
  return fmt::format("{}, {} trump", card, to_text(opening.trump.value(), style.suits));
}

std::string trump_id(const Opening& opening) { return opening.trump ? to_string(*opening.trump) : "none"; }

std::string_view forced_lead_text(LeadRule rule) {
  switch (rule) {
    case LeadRule::Free:
      break;
    case LeadRule::LowestTrump:
      return "the lowest trump";
    case LeadRule::LowestNonTrump:
      return "the lowest card that is no trump; trump, any suit, is named aloud";
  }
  return "any card";
}

std::string players_text(const Seating& seating) {
  return fmt::format("{} players{}", seating.players,
                     seating.active < seating.players ? " (the dealer has no cards but pays)" : "");
}

std::string cards_text(int cards) { return fmt::format("{} card{}", cards, cards == 1 ? "" : "s"); }

std::string changes_text(const Ruleset& ruleset, SuitStyle style) {
  return changes_in_line(ruleset, "Changed", style);
}

std::string ruleset_notes_text(const Ruleset& ruleset, SuitStyle style) {
  return lines_of_notes(notes_on(ruleset), style);
}

std::string ruleset_notes_text(const Ruleset& ruleset, const Seating& seating, SuitStyle style) {
  return lines_of_notes(notes_on(ruleset, seating), style);
}

std::string named_remarks_text(const Ruleset& ruleset, const Seating& seating, SuitStyle style) {
  const std::string name = ruleset.name();
  std::string lines = changes_in_line(ruleset, name, style);
  for (const std::string& note : notes_on(ruleset, seating)) {
    lines += fmt::format("{}: {}\n", name, in_style(note, style));
  }
  return lines;
}

Fields changes_fields(const Ruleset& ruleset) {
  const std::vector<std::string> changes = changes_to_tell(ruleset);
  return changes.empty() ? Fields() : Fields{{"stakes_changes", texts(changes)}};
}

void ChangedTables::add(const Ruleset& ruleset) {
  if (std::find(rulesets_.begin(), rulesets_.end(), ruleset) != rulesets_.end()) return;
  rulesets_.push_back(ruleset);
  const Fields changes = changes_fields(ruleset);
  if (!changes.empty()) rows_.push_back(joined({{{"stakes", text(ruleset.name())}}, changes}));
}

void ChangedTables::append_to(std::vector<RowTable>& tables) const {
  if (!rows_.empty()) tables.push_back({"rulesets", rows_, RowTable::In::Json});
}

}  // namespace nap
