#include "nap/inquiry/table/table_request.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/cards/notation.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

std::string tables_for(int cards) {
  std::vector<std::string> names;
  for (const std::string& name : stake_table_names()) {
    if (find_stake_table(name)->cards == cards) names.push_back(name);
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

TableSetting parse_table(const TableRequest& request, const HouseRulesTexts& texts) {
  std::optional<int> cards;
  if (request.cards) cards = parse_cards(*request.cards);
  const std::string stakes = stakes_of(request);
  Ruleset ruleset = ruleset_of(stakes, request.changes, texts);
  const int table_cards = ruleset.cards;
  if (cards && *cards != table_cards) {
    throw ParseError(fmt::format("stakes {} with --cards {}: that table is for {} cards; for {}: {}",
                                 in_quotes(stakes), *cards, table_cards, *cards, tables_for(*cards)));
  }
  const Deck deck = with_rules_of(ruleset, parse_deck(request.deck.value_or("52")));
  const auto players = static_cast<int>(
      parse_whole("--players", request.players.value_or(usual_players(ruleset)), 2, kMaxSeats));
  const Seating seating = seat_players(ruleset, players, request.dealer_out, deck);
  return {std::move(ruleset), deck, seating};
}

}  // namespace

std::string usual_players(const Ruleset& ruleset) { return are_for_two(ruleset.cards) ? "2" : "4"; }

Deck with_rules_of(const Ruleset& ruleset, Deck deck) { return ruleset.has_joker ? deck.with_joker() : deck; }

std::string stakes_of(const TableRequest& request) {
  if (request.stakes) return *request.stakes;
  if (request.cards == "7") return "seven";
  return request.cards == "9" ? "nine" : "peel";
}

TableSetting table_of(const TableRequest& request, const HouseRulesTexts& texts) {
  try {
    return parse_table(request, texts);
  } catch (const ParseError& error) {
    throw ParseError(error.what() + defaults_hint(request.defaults));
  }
}

int parse_cards(const std::string& text) {
  if (text == "5" || text == "7" || text == "9") return text[0] - '0';
  throw ParseError(fmt::format("--cards {}: hands have 5, 7 or 9 cards", in_quotes(text)));
}

}  // namespace nap
