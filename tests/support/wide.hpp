// What takes the most room in a line: rules with the longest names and the highest stakes that house rules
// may have, and figures whose texts are the longest.
#pragma once

#include <string>
#include <vector>

#include "nap/analysis/fairness/fairness.hpp"
#include "nap/cards/notation.hpp"
#include "nap/chance/interval.hpp"
#include "nap/report/document.hpp"

namespace nap::test {

// Checks that there is a text, and that no line of it is wider than this.
void check_fits(const std::string& text, std::size_t width = report::kLineWidth);
// The same of what a person reads of the document.
void check_fits(const report::Document& document, std::size_t width = report::kLineWidth);

// House rules as a file has them, whose name and bids may be as long as the reader allows.
std::string wide_rules_json(const std::string& name, int cards);
Ruleset wide_rules(const std::string& name, int cards);

// Every stake table of so many cards in a hand, two of them changed by options, and house rules: some with
// the longest name, and some with the name of a stake table, behind which stands that of their file.
std::vector<Ruleset> rulesets_of(int cards);
inline const std::vector<int> kHandSizes = {5, 7};

// Two people, five, and as many as there may be, with a dealer who has no cards but pays.
std::vector<Seating> seatings_for(int cards);

// Cards and bids as a file has them, and as a terminal does.
inline const std::vector<SuitStyle> kStyles = {SuitStyle::Letters, SuitStyle::Symbols};

// All rates of one report are the same, and so are all stakes: then the widest texts stand side by side.
struct Figures {
  Estimate rate;
  Estimate stakes;
};
std::vector<Figures> wide_figures();

// A hand of one suit, and one of all four.
CardSet long_hand(int cards);
CardSet mixed_hand(int cards);

}  // namespace nap::test
