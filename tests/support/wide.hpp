// What takes the most room in a line: rules with the longest names and the highest stakes that house rules
// may have, and figures with the longest texts.
#pragma once

#include <string>
#include <vector>

#include "nap/analysis/fairness/fairness.hpp"
#include "nap/cards/notation.hpp"
#include "nap/chance/interval.hpp"
#include "nap/report/document.hpp"

namespace nap::test {

// Checks that there is a text, and that none of its lines is wider than `width`.
void check_fits(const std::string& text, std::size_t width = report::kLineWidth);
// The same for the text of the document.
void check_fits(const report::Document& document, std::size_t width = report::kLineWidth);

// House rules as a file has them. Their bids are as long as the reader allows, and their name may be.
std::string wide_rules_json(const std::string& name, int cards);
Ruleset wide_rules(const std::string& name, int cards);

// Every stake table for so many cards in a hand, two of them changed by options, and house rules. Some house
// rules have the longest name. Some have the name of a stake table, followed by the name of their file.
std::vector<Ruleset> rulesets_of(int cards);
inline const std::vector<int> kHandSizes = {5, 7, 9};
inline const std::vector<int> kStudiedSizes = {5, 7};  // of which there are books and studies

// Seatings of two people, five people, and as many as there may be, with a dealer who pays but has no cards.
std::vector<Seating> seatings_for(int cards);

// Cards and bids as a file shows them, and as a terminal does.
inline const std::vector<SuitStyle> kStyles = {SuitStyle::Letters, SuitStyle::Symbols};

// All rates of a report are the same, and so are all stakes. So the widest texts stand side by side.
struct Figures {
  Estimate rate;
  Estimate stakes;
};
std::vector<Figures> wide_figures();

// A hand of one suit, and a hand of all four suits.
CardSet long_hand(int cards);
CardSet mixed_hand(int cards);

}  // namespace nap::test
