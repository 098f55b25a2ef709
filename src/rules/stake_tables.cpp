#include "nap/rules/stake_tables.hpp"

#include <algorithm>
#include <iterator>

namespace nap {
namespace {

struct BidLine {
  std::string_view id;
  int tricks = 0;
  Trump trump = Trump::none();
  int win = 0;
  int lose = 0;
  std::string_view after;
  bool optional = false;
  std::string_view source;
};

struct StakeTable {
  std::string_view name;
  int cards;
  AllPass all_pass;
  int dealer_out;
  std::string_view min_bid;
  BidLine bids[8];  // they end before the first without an id
};

struct AlternativeLine {
  std::string_view table;
  std::string_view bid;
  std::optional<int> win;
  std::optional<int> lose;
  std::optional<Trump> trump;
  std::string_view rank;
  std::optional<LeadRule> forced_lead;
  std::string_view source;
};

constexpr Trump kLead = Trump::first_lead();
constexpr LeadRule kLowest = LeadRule::LowestTrump;
constexpr LeadRule kOther = LeadRule::LowestNonTrump;
constexpr Trump kNone = Trump::none();
constexpr int kNever = 0;

// The keys of the sources are explained in sources.cpp.
//
// clang-format off
constexpr StakeTable kTables[] = {
  // table, cards, all pass, number of players at which the dealer is out, lowest bid; then the bids:
  //  id           tricks trump win lose after   optional source
  {"peel", 5, AllPass::EldestPlaysOne, 6, "",
   {{"one",        1, kLead,  1,  1, "",           false, "PEEL"},
    {"two",        2, kLead,  2,  2, "",           false, "PEEL"},
    {"misere",     0, kLead,  3,  3, "",           true,  "PEEL (ranks below three; the suit led is trump)"},
    {"three",      3, kLead,  3,  3, "",           false, "PEEL"},
    {"four",       4, kLead,  4,  4, "",           false, "PEEL"},
    {"nap",        5, kLead, 10,  5, "",           false, "PEEL"},
    {"wellington", 5, kLead, 20, 10, "nap",        true,  "PEEL"},
    {"blucher",    5, kLead, 30, 15, "wellington", true,  "PEEL"}}},

  {"spanish", 5, AllPass::Void, 6, "three",
   {{"two",        2, kLead,  2,  2, "",           true,  "ES, variation: only when the minimum is two"},
    {"three",      3, kLead,  3,  3, "",           false, "ES"},
    {"misere",     0, kNone,  3,  3, "",           true,  "ES (rank, no trump; stake from its seven-card row)"},
    {"four",       4, kLead,  4,  4, "",           false, "ES"},
    {"nap",        5, kLead, 10,  5, "",           false, "ES, text"},
    {"wellington", 5, kLead, 20, 10, "nap",        true,  "ES"},
    {"blucher",    5, kLead, 30, 15, "wellington", true,  "ES"}}},

  {"french", 5, AllPass::Void, kNever, "two",
   {{"one",        1, kLead,  1,  1, "",           true,  "FR, text; stake derived; only when the minimum is one"},
    {"two",        2, kLead,  2,  2, "",           false, "FR"},
    {"three",      3, kLead,  3,  3, "",           false, "FR"},
    {"misere",     0, kNone,  3,  3, "",           true,  "FR (rank, no trump; stake from PEEL)"},
    {"four",       4, kLead,  4,  4, "",           false, "FR"},
    {"nap",        5, kLead, 10,  5, "",           false, "FR"},
    {"wellington", 5, kLead, 20, 10, "nap",        true,  "FR"},
    {"blucher",    5, kLead, 30, 15, "wellington", true,  "FR"}}},

  {"seven", 7, AllPass::Void, kNever, "",
   {{"three",      3, kLead,  3,  3, "",           false, "ES, FR"},
    {"four",       4, kLead,  4,  4, "",           false, "ES, FR"},
    {"nap",        5, kLead, 10,  5, "",           false, "ES"},
    {"misere",     0, kNone, 10,  5, "",           true,  "derived: twice the single stake, as Nap (ES, text)"},
    {"six",        6, kLead, 18,  9, "",           false, "ES, FR"},
    {"seven",      7, kLead, 28, 14, "",           false, "FR; ES text"}}},

  {"spanish-seven", 7, AllPass::Void, kNever, "",
   {{"three",      3, kLead,  3,  3, "",           false, "ES"},
    {"four",       4, kLead,  4,  4, "",           false, "ES"},
    {"nap",        5, kLead, 10,  5, "",           false, "ES: \"Nap or Sir Garnet\"; Nap alone, as its text bars any exchange of cards"},
    {"misere",     0, kNone,  3,  3, "",           false, "ES, row"},
    {"six",        6, kLead, 18,  9, "",           false, "ES"},
    {"seven",      7, kLead, 24, 12, "",           false, "ES, table"}}},

  {"french-seven", 7, AllPass::Void, kNever, "",
   {{"three",      3, kLead,  3,  3, "",           false, "FR, inferred"},
    {"four",       4, kLead,  4,  4, "",           false, "FR, inferred"},
    {"nap",        5, kLead, 10,  5, "",           false, "FR, inferred"},
    {"misere",     0, kNone, 10,  5, "",           true,  "FR rank; stake derived, as Nap"},
    {"six",        6, kLead, 18,  9, "",           false, "FR"},
    {"seven",      7, kLead, 28, 14, "",           false, "FR"}}},

  {"nine", 9, AllPass::Void, kNever, "",
   {{"three",      3, kLead,  3,  3, "",           false, "ours: a stake for each trick"},
    {"four",       4, kLead,  4,  4, "",           false, "ours"},
    {"five",       5, kLead,  5,  5, "",           false, "ours"},
    {"six",        6, kLead,  6,  6, "",           false, "ours"},
    {"seven",      7, kLead,  7,  7, "",           false, "ours"},
    {"eight",      8, kLead,  8,  8, "",           false, "ours"},
    {"nap",        9, kLead, 18,  9, "",           false, "PEEL: all nine tricks; stakes ours: twice the single, as Nap of five cards"}}},

  {"symmetric", 5, AllPass::Void, kNever, "",
   {{"two",        2, kLead,  2,  2, "",           false, "DEW, UBC"},
    {"three",      3, kLead,  3,  3, "",           false, "DEW, UBC"},
    {"misere",     0, kNone,  3,  3, "",           false, "DEW, UBC"},
    {"four",       4, kLead,  4,  4, "",           false, "DEW, UBC"},
    {"nap",        5, kLead,  5,  5, "",           false, "DEW, UBC"},
    {"wellington", 5, kLead, 10, 10, "nap",        false, "DEW, UBC"},
    {"blucher",    5, kLead, 20, 20, "wellington", false, "DEW, UBC"}}},

  {"parlett", 5, AllPass::Void, kNever, "",
   {{"two",        2, kLead,  2,  2, "",           false, "EBP"},
    {"three",      3, kLead,  3,  3, "",           false, "EBP"},
    {"misere",     0, kNone,  3,  3, "",           false, "EBP"},
    {"four",       4, kLead,  4,  4, "",           false, "EBP"},
    {"nap",        5, kLead, 10, 10, "",           false, "EBP"},
    {"wellington", 5, kLead, 20, 20, "nap",        false, "EBP"},
    {"blucher",    5, kLead, 40, 40, "wellington", false, "EBP"}}},
};

constexpr AlternativeLine kAlternatives[] = {
  // table         bid           win lose trump rank           forced   source      {}: as it is
  {"peel",          "misere",     {}, {}, kNone, "",            {},      "PEEL, by agreement"},
  {"peel",          "misere",     {}, {}, {},    "above three", {},      "all others"},
  {"peel",          "misere",     {},  6, {},    "",            {},      "EB11"},
  {"peel",          "wellington", 10, 10, {},    "",            {},      "PEEL, modified"},
  {"peel",          "blucher",    10, 15, {},    "",            {},      "PEEL, modified"},
  {"spanish",       "misere",     {}, {}, kLead, "",            {},      "ES, some tables"},
  {"spanish",       "nap",        {}, 10, {},    "",            {},      "ES, table"},
  {"spanish",       "nap",        {}, {}, {},    "",            kLowest, "ES, table"},
  {"spanish",       "wellington", {}, {}, {},    "",            kLowest, "ES, text"},
  {"spanish",       "wellington", {}, {}, {},    "",            kOther,  "ES, table; trump is then named aloud"},
  {"seven",         "misere",      3,  3, {},    "",            {},      "ES, row"},
  {"seven",         "misere",     10, 10, {},    "",            {},      "ES, column"},
  {"seven",         "seven",      24, 12, {},    "",            {},      "ES, table"},
  {"spanish-seven", "misere",     10,  5, {},    "",            {},      "ES, column and text"},
  {"spanish-seven", "misere",     10, 10, {},    "",            {},      "ES, column"},
  {"spanish-seven", "seven",      28, 14, {},    "",            {},      "ES, text"},
  {"parlett",       "nap",        {},  5, {},    "",            {},      "EBP, optional"},
};
// clang-format on

std::vector<Alternative> alternatives_of(std::string_view table, std::string_view bid) {
  std::vector<Alternative> alternatives;
  for (const AlternativeLine& line : kAlternatives) {
    if (line.table != table || line.bid != bid) continue;
    alternatives.push_back({line.win, line.lose, line.trump, std::string(line.rank), line.forced_lead,
                            std::string(line.source)});
  }
  return alternatives;
}

Bid to_bid(const BidLine& line, std::string_view table) {
  return {std::string(line.id),
          {line.tricks, line.trump},
          line.win,
          line.lose,
          std::string(line.after),
          line.optional,
          std::string(line.source),
          alternatives_of(table, line.id)};
}

Ruleset to_ruleset(const StakeTable& table) {
  Ruleset ruleset;
  ruleset.id = table.name;
  ruleset.cards = table.cards;
  ruleset.all_pass = table.all_pass;
  if (table.dealer_out != kNever) ruleset.dealer_out = {table.dealer_out};
  ruleset.min_bid = table.min_bid;
  for (const BidLine& line : table.bids) {
    if (line.id.empty()) break;
    ruleset.bids.push_back(to_bid(line, table.name));
  }
  return ruleset;
}

}  // namespace

std::vector<std::string> stake_table_names() {
  std::vector<std::string> names;
  for (const StakeTable& table : kTables) names.emplace_back(table.name);
  return names;
}

std::optional<Ruleset> find_stake_table(std::string_view name) {
  const auto* found = std::find_if(std::begin(kTables), std::end(kTables),
                                   [name](const StakeTable& table) { return table.name == name; });
  if (found == std::end(kTables)) return std::nullopt;
  return to_ruleset(*found);
}

}  // namespace nap
