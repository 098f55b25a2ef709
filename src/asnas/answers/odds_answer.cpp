#include "nap/asnas/answers/odds_answer.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nap/asnas/hands/card_names.hpp"
#include "nap/report/figures.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"

namespace nap::asnas {

using namespace report;

namespace {

enum class Part { Categories, Combinations, Ties };
constexpr Word<Part> kPartWords[] = {
    {"categories", Part::Categories}, {"combinations", Part::Combinations}, {"ties", Part::Ties}};

Fields table_fields(const TableOdds& table) {
  return {{"players", number(table.players)}, {"pack", number(table.pack.cards().size())}};
}

Fields category_fields(const TableOdds& table, const CategoryOdds& odds) {
  return joined({table_fields(table),
                 {{"category", text(word_for(odds.category, kCategoryWords))},
                  {"hands", number(odds.hands)},
                  {"chance", number(odds.chance.value)},
                  {"chance_exact", text(odds.chance.fraction)},
                  {"best_chance", number(odds.best.value)},
                  {"best_exact", text(odds.best.fraction)}}});
}

Fields combination_fields(const TableOdds& table, const CombinationOdds& odds, Names names) {
  return joined({table_fields(table),
                 {{"combination", text(combination_text(odds.example, names))},
                  {"category", text(word_for(category_of(odds.example), kCategoryWords))},
                  {"hands", number(odds.hands)},
                  {"chance", number(odds.chance.value)},
                  {"chance_exact", text(odds.chance.fraction)}}});
}

Fields tie_fields(const TableOdds& table, std::size_t ranking) {
  return joined({table_fields(table),
                 {{"ranking", text(word_for(kRankings[ranking], kRankingWords))},
                  {"tie", number(table.ties[ranking].value)},
                  {"tie_exact", text(table.ties[ranking].fraction)}}});
}

void add_rows(Document& document, const std::vector<TableOdds>& tables, Names names) {
  std::vector<Fields> categories;
  std::vector<Fields> combinations;
  std::vector<Fields> ties;
  for (const TableOdds& table : tables) {
    for (const CategoryOdds& odds : table.categories) categories.push_back(category_fields(table, odds));
    for (const CombinationOdds& odds : table.combinations)
      combinations.push_back(combination_fields(table, odds, names));
    for (std::size_t ranking = 0; ranking < kRankings.size(); ++ranking)
      ties.push_back(tie_fields(table, ranking));
  }
  document.tables = {{"categories", std::move(categories)},
                     {"combinations", std::move(combinations)},
                     {"ties", std::move(ties)}};
}

std::string heading(const TableOdds& table) {
  return fmt::format("As Nas, {} players, {} cards: {} of each rank\n", table.players,
                     table.pack.cards().size(), table.pack.copies);
}

Table categories_table(const TableOdds& table) {
  Table rows({{"hand", Align::Left},
              {"hands", Align::Right},
              {"chance", Align::Right},
              {"is the best at the table", Align::Right}});
  for (const CategoryOdds& odds : table.categories) {
    rows.add_row({title_of(odds.category), with_commas(odds.hands), percent(odds.chance.value),
                  percent(odds.best.value)});
  }
  return rows;
}

Table combinations_table(const TableOdds& table, Names names) {
  Table rows({{"hand", Align::Left}, {"hands", Align::Right}, {"chance", Align::Right}});
  for (const CombinationOdds& odds : table.combinations) {
    rows.add_row(
        {combination_text(odds.example, names), with_commas(odds.hands), percent(odds.chance.value)});
  }
  return rows;
}

std::uint64_t hands_of(const TableOdds& table, Category category) {
  const auto found = std::find_if(table.categories.begin(), table.categories.end(),
                                  [&](const CategoryOdds& odds) { return odds.category == category; });
  return found->hands;
}

// What is against expectation.
std::string anomaly(const TableOdds& table) {
  return fmt::format(
      "Nothing, one card of each rank, is the lowest hand, but with {} hands it is rarer than three, two pairs and a "
      "pair ({}).\n",
      with_commas(hands_of(table, Category::Nothing)), with_commas(hands_of(table, Category::Pair)));
}

std::string ties_text(const TableOdds& table) {
  return fmt::format(
      "Two or more hold the best hand in {} of deals if only the category counts, in {} if the ranks that make it count, "
      "and in {} if all cards do.\n",
      percent(table.ties[0].value), percent(table.ties[1].value), percent(table.ties[2].value));
}

void add_text(Document& document, const TableOdds& table, std::optional<Part> part, Names names) {
  document.say(heading(table));
  if (part.value_or(Part::Categories) == Part::Categories) {
    document.show(categories_table(table));
    document.say(anomaly(table));
  }
  if (part == Part::Combinations) document.show(combinations_table(table, names));
  if (part.value_or(Part::Ties) == Part::Ties) document.say(ties_text(table));
}

}  // namespace

Pack parse_pack(int players, const std::optional<std::string>& copies) {
  const Pack usual = pack_for(players);
  if (!copies) return usual;
  const Pack pack{static_cast<int>(parse_whole("--copies", *copies, 4, 8))};
  if (pack.copies >= usual.copies) return pack;
  throw ParseError(fmt::format("--copies {}: {} cards are too few for {} players with {} each", *copies,
                               pack.cards().size(), players, kHandCards));
}

std::vector<TableOdds> odds_for(const OddsRequest& request) {
  std::vector<TableOdds> tables;
  for (const int players : parse_list("--players", request.players, 2, kMostPlayers)) {
    tables.push_back(table_odds(players, parse_pack(players, request.copies)));
  }
  return tables;
}

Document odds_document(const OddsRequest& request, const std::vector<TableOdds>& tables) {
  std::optional<Part> part;
  if (request.show) part = parse_word("--show", *request.show, kPartWords);
  const Names names = parse_word("--names", request.names, kNamesWords);
  Document document;
  document.shape = Document::Shape::Tables;
  document.head = {{"schema", only_json(text("nap.asnas.odds/1"))}};
  add_rows(document, tables, names);
  document.csv_table = word_for(part.value_or(Part::Categories), kPartWords);
  for (const TableOdds& table : tables) add_text(document, table, part, names);
  return document;
}

}  // namespace nap::asnas
