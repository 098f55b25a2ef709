#include "kept/solution_rows.hpp"

#include <array>
#include <bit>
#include <iterator>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/storage/crc64.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"

namespace nap::asnas {
namespace {

constexpr std::array<std::string_view, 5> kTables = {
    "CREATE TABLE solution(players INTEGER NOT NULL, ante INTEGER NOT NULL, bets TEXT NOT NULL, stacks TEXT NOT NULL,\n"
    "                      passing TEXT NOT NULL, ranking TEXT NOT NULL, rounds INTEGER NOT NULL,\n"
    "                      checksums INTEGER NOT NULL, checksum INTEGER NOT NULL)",
    "CREATE TABLE seat(seat INTEGER PRIMARY KEY, value REAL NOT NULL, gain REAL NOT NULL, checksum INTEGER NOT NULL)",
    "CREATE TABLE position(id INTEGER PRIMARY KEY, seat INTEGER NOT NULL, moves_heard TEXT NOT NULL)",
    "CREATE TABLE choice(position INTEGER NOT NULL REFERENCES position(id), hand TEXT NOT NULL, choice INTEGER NOT NULL,\n"
    "                    move TEXT NOT NULL, arrival REAL NOT NULL, played REAL NOT NULL, share REAL, value REAL,\n"
    "                    bluff INTEGER NOT NULL, average REAL NOT NULL, regret REAL NOT NULL, checksum INTEGER NOT NULL,\n"
    "                    PRIMARY KEY(position, hand, choice)) WITHOUT ROWID",
    "CREATE VIEW choices AS\n"
    "  SELECT seat, moves_heard, hand, move, arrival, share, value, bluff\n"
    "  FROM choice JOIN position ON position.id = choice.position"};

constexpr std::string_view kHeader =
    "SELECT players, ante, bets, stacks, passing, ranking, rounds, checksums, checksum FROM solution";

// The checksum of a row's values. Numbers are written in full.
template <class... Values>
std::uint64_t checksum_of(const Values&... values) {
  std::string written;
  (fmt::format_to(std::back_inserter(written), "{}|", values), ...);
  return crc64(written);
}

std::string list_of(const std::vector<int>& numbers) { return fmt::format("{}", fmt::join(numbers, ",")); }

std::vector<int> numbers_in(const std::string& list) {
  std::vector<int> numbers;
  if (list.empty()) return numbers;
  for (const std::string& part : split_at_commas(list))
    numbers.push_back(static_cast<int>(parse_whole("number", part, 1, 1'000'000)));
  return numbers;
}

}  // namespace

void create_solution_tables(sqlite::Database& database) {
  database.run(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {};", kSolutionApplication,
                           kSolutionFormat));
  for (const std::string_view table : kTables) database.run(std::string(table));
}

std::uint64_t checked(std::uint64_t checksum, std::int64_t kept, std::string_view what) {
  if (checksum == std::bit_cast<std::uint64_t>(kept)) return checksum;
  throw ParseError(fmt::format("{} does not have its checksum", what));
}

std::uint64_t SolutionHeader::checksum() const {
  return checksum_of(rules.players, rules.ante, list_of(rules.bets), list_of(rules.chips),
                     word_for(rules.passing, kPassingWords), word_for(ranking, kRankingWords), rounds,
                     checksums);
}

SolutionHeader read_header(const sqlite::Database& database) {
  sqlite::Statement row = database.prepare(kHeader);
  if (!row.step()) throw ParseError("its header is missing");
  const SolutionHeader header{{.players = static_cast<int>(row.integer(0)),
                               .ante = static_cast<int>(row.integer(1)),
                               .bets = numbers_in(row.text(2)),
                               .chips = numbers_in(row.text(3)),
                               .passing = parse_word("passing", row.text(4), kPassingWords)},
                              parse_word("ranking", row.text(5), kRankingWords),
                              static_cast<std::uint64_t>(row.integer(6)),
                              std::bit_cast<std::uint64_t>(row.integer(7))};
  checked(header.checksum(), row.integer(8), "its header");
  return header;
}

void write_header(sqlite::Database& database, const SolutionHeader& header) {
  const std::string bets = list_of(header.rules.bets);
  const std::string chips = list_of(header.rules.chips);
  sqlite::Statement row = database.prepare("INSERT INTO solution VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)");
  row.bind(1, std::int64_t{header.rules.players})
      .bind(2, std::int64_t{header.rules.ante})
      .bind(3, std::string_view(bets))
      .bind(4, std::string_view(chips))
      .bind(5, word_for(header.rules.passing, kPassingWords))
      .bind(6, word_for(header.ranking, kRankingWords))
      .bind(7, static_cast<std::int64_t>(header.rounds))
      .bind(8, std::bit_cast<std::int64_t>(header.checksums))
      .bind(9, std::bit_cast<std::int64_t>(header.checksum()))
      .run();
}

std::uint64_t SeatRow::checksum() const { return checksum_of(seat, value, gain); }

std::uint64_t ChoiceRow::checksum() const {
  const auto written = [](const std::optional<double>& number) {
    return number ? fmt::format("{}", *number) : std::string("null");
  };
  const auto worth = value ? std::optional(value->value) : std::nullopt;
  return checksum_of(position, hand, choice, arrival, played, written(share()), written(worth),
                     value && value->is_bluff, average, regret);
}

ChoiceRow choice_in(const sqlite::Statement& row, std::size_t position, const std::string& hand) {
  ChoiceRow read{position,    hand,        static_cast<std::size_t>(row.integer(0)),
                 row.real(1), row.real(2), std::nullopt,
                 row.real(6), row.real(7)};
  if (!row.is_null(4)) {
    read.value = ChoiceValue{row.is_null(3) ? std::nullopt : std::optional(row.real(3)), row.real(4),
                             row.integer(5) == 1};
  }
  checked(read.checksum(), row.integer(8), fmt::format("{} at position {}", hand, position));
  return read;
}

void write(sqlite::Statement& insert, const ChoiceRow& choice, Move move) {
  insert.bind(1, static_cast<std::int64_t>(choice.position))
      .bind(2, std::string_view(choice.hand))
      .bind(3, static_cast<std::int64_t>(choice.choice))
      .bind(4, word_for(move, kMoveWords))
      .bind(5, choice.arrival)
      .bind(6, choice.played);
  const std::optional<double> share = choice.share();
  share ? insert.bind(7, *share) : insert.bind(7, nullptr);
  choice.value ? insert.bind(8, choice.value->value) : insert.bind(8, nullptr);
  insert.bind(9, std::int64_t{choice.value && choice.value->is_bluff ? 1 : 0})
      .bind(10, choice.average)
      .bind(11, choice.regret)
      .bind(12, std::bit_cast<std::int64_t>(choice.checksum()))
      .run();
}

}  // namespace nap::asnas
