// Who plays with which cards, by which rules: as users write it, and what it means.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/cards/deck.hpp"
#include "nap/inquiry/table/asked.hpp"
#include "nap/inquiry/table/rulesets.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

// What is left out is four players, 52 cards, and peel or, with seven cards, seven.
struct TableRequest {
  std::optional<std::string> players = {};
  std::optional<std::string> deck = {};
  std::optional<std::string> cards = {};
  std::optional<std::string> stakes = {};
  std::optional<bool> dealer_out = {};
  RulesetRequest changes = {};
  std::vector<DefaultUsed> defaults = {};  // which of these the user's own defaults filled in
};

// The stakes that the request names, or leaves to the program.
std::string stakes_of(const TableRequest& request);

struct TableSetting {
  Ruleset ruleset;
  Deck deck;
  Seating seating;
};
// Requires the text of the house rules that it names. Throws ParseError, which says where defaults come from.
TableSetting table_of(const TableRequest& request, const HouseRulesTexts& texts);

// --cards: 5 or 7. Throws ParseError.
int parse_cards(const std::string& text);

}  // namespace nap
