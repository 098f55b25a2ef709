// Who plays, with which cards and by which rules: as users write it, and what it means.
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

// If a request leaves them out, there are four players, or two with hands of nine cards, and 52 cards. The
// table is peel, with seven cards seven, and with nine cards nine.
struct TableRequest {
  std::optional<std::string> players = {};
  std::optional<std::string> deck = {};
  std::optional<std::string> cards = {};
  std::optional<std::string> stakes = {};
  std::optional<bool> dealer_out = {};
  RulesetRequest changes = {};
  std::vector<DefaultUsed> defaults = {};  // the settings above that the user's own defaults filled in
};

// The stakes that the request names, or else those that the program chooses.
std::string stakes_of(const TableRequest& request);

// How many players there are if nobody says so: 4, or 2 where only two can have so many cards.
std::string usual_players(const Ruleset& ruleset);

// This deck, with a joker if the rules have one. Requires a deck without.
Deck with_rules_of(const Ruleset& ruleset, Deck deck);

struct TableSetting {
  Ruleset ruleset;
  Deck deck;
  Seating seating;
};
// Requires the text of the house rules that the request names. Throws ParseError, which says where defaults
// come from.
TableSetting table_of(const TableRequest& request, const HouseRulesTexts& texts);

// Reads --cards: 5, 7 or 9. Throws ParseError.
int parse_cards(const std::string& text);

}  // namespace nap
