#include "options/load_table.hpp"

#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/cards/notation.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "options/hand_options.hpp"
#include "options/load_ruleset.hpp"

namespace nap::cli {
namespace {

std::string tables_for(int cards) {
  std::vector<std::string> names;
  for (const std::string& name : stake_table_names()) {
    if (find_stake_table(name)->cards == cards) names.push_back(name);
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

TableSetting load(const TableArguments& arguments, const RulesetArguments& changes, TableDefaults& defaults) {
  std::optional<int> cards;
  if (arguments.cards) cards = parse_cards(*arguments.cards);
  const std::string stakes =
      cards == 7 ? arguments.stakes.value_or("seven") : defaults.stakes(arguments.stakes, "peel");
  Ruleset ruleset = load_ruleset(stakes, changes);
  const int table_cards = ruleset.cards;
  if (cards && *cards != table_cards) {
    throw ParseError(fmt::format("stakes {} with --cards {}: that table is for {} cards; for {}: {}",
                                 in_quotes(stakes), *cards, table_cards, *cards, tables_for(*cards)));
  }
  const Deck deck = parse_deck(defaults.deck(arguments.deck, "52"));
  const auto players =
      static_cast<int>(parse_whole("--players", defaults.players(arguments.players, "4"), 2, kMaxSeats));
  const Seating seating = seat_players(ruleset, players, arguments.dealer_out, deck);
  return {std::move(ruleset), deck, seating, ruleset_file(stakes)};
}

}  // namespace

TableSetting load_table(const TableArguments& arguments, const RulesetArguments& changes,
                        TableDefaults& defaults) {
  try {
    return load(arguments, changes, defaults);
  } catch (const ParseError& error) {
    throw ParseError(error.what() + defaults.hint());
  }
}

}  // namespace nap::cli
