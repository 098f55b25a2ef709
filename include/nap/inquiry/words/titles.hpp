// Bids and tables as a person reads them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "nap/cards/notation.hpp"
#include "nap/report/document.hpp"
#include "nap/rules/opening.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

// "Nap" if symbols can be shown, else the id.
std::string title(std::string_view bid, SuitStyle style);

// "♦2"; "♦2, ♠ trump" if trump is not the suit of the card but was named aloud; "JK, ♠ trump".
std::string opening_text(const Opening& opening, const Contract& contract, const CardStyle& style);
// The trump suit as records name it: "S", or "none".
std::string trump_id(const Opening& opening);
// "the lowest trump"
std::string_view forced_lead_text(LeadRule rule);

// "6 players (the dealer has no cards but pays)"
std::string players_text(const Seating& seating);

// "1 card", "5 cards"
std::string cards_text(int cards);

// "Changed: Nap loses 10 instead of 5.", a line; empty if the table is as printed.
std::string changes_text(const Ruleset& ruleset, SuitStyle style);
// What notes_on says (ruleset_notes.hpp), each note on a new line; empty if there are none.
std::string ruleset_notes_text(const Ruleset& ruleset, SuitStyle style);
std::string ruleset_notes_text(const Ruleset& ruleset, const Seating& seating, SuitStyle style);

// Changes and notes together, for a study of several tables: "peel (changed): Nap loses 10 instead of 5."
std::string named_remarks_text(const Ruleset& ruleset, const Seating& seating, SuitStyle style);

// "stakes_changes", a list of sentences that only JSON has; no field if the table is as printed.
report::Fields changes_fields(const Ruleset& ruleset);

// The changed stake tables of a study. They make a table "rulesets" that only JSON has, with the name and the
// changes of each. Each is listed once.
class ChangedTables {
 public:
  void add(const Ruleset& ruleset);
  // Appends nothing if no table was changed.
  void append_to(std::vector<report::RowTable>& tables) const;

 private:
  std::vector<Ruleset> rulesets_;
  std::vector<report::Fields> rows_;
};

}  // namespace nap
