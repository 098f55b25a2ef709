#include "book/book_header.hpp"

#include <array>
#include <bit>
#include <charconv>
#include <string>

#include <fmt/format.h>

#include "nap/storage/crc64.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

struct Table {
  std::string_view name;
  std::string_view sql;  // as SQLite keeps it; empty for tables that SQLite makes by itself
};

// In the order of their names.
constexpr std::array<Table, 5> kTables = {{
    {"book",
     "CREATE TABLE book(seats INTEGER NOT NULL, deck INTEGER NOT NULL, cards INTEGER NOT NULL,\n"
     "                  joker INTEGER NOT NULL, seed TEXT NOT NULL, precision REAL NOT NULL,\n"
     "                  shard INTEGER NOT NULL, shards INTEGER NOT NULL, classes INTEGER NOT NULL,\n"
     "                  played INTEGER NOT NULL, checksums INTEGER NOT NULL, checksum INTEGER NOT NULL)"},
    {"class",
     "CREATE TABLE class(id INTEGER PRIMARY KEY, hand TEXT NOT NULL UNIQUE, members INTEGER NOT NULL,\n"
     "                   checksum INTEGER NOT NULL)"},
    {"rate",
     "CREATE TABLE rate(class INTEGER NOT NULL REFERENCES class(id), target TEXT NOT NULL,\n"
     "                  lead TEXT NOT NULL, deals INTEGER NOT NULL, successes INTEGER NOT NULL,\n"
     "                  low REAL NOT NULL, high REAL NOT NULL,\n"
     "                  played_source TEXT, played_lead TEXT,\n"
     "                  open_deals INTEGER, open_successes INTEGER,\n"
     "                  made_deals INTEGER, made_successes INTEGER,\n"
     "                  lost_deals INTEGER, lost_successes INTEGER,\n"
     "                  played REAL, played_low REAL, played_high REAL,\n"
     "                  PRIMARY KEY(class, target)) WITHOUT ROWID"},
    {"rates",
     "CREATE VIEW rates AS\n"
     "  SELECT hand, members, target, lead, deals, successes, CAST(successes AS REAL) / deals AS rate,\n"
     "         low, high, played_source, played_lead, played, played_low, played_high\n"
     "  FROM rate JOIN class ON class.id = rate.class"},
    {"sqlite_autoindex_class_1", ""},
}};

bool is_valid(int seats, Deck deck, int cards, const Shard& shard, double precision) {
  constexpr double kFinest = 0.0001;
  constexpr std::uint64_t kMostShards = 1'000'000;
  return (cards == 5 || cards == 7) && seats >= 2 && seats <= kMaxSeats && seats <= deck.max_seats(cards) &&
         shard.number >= 1 && shard.number <= shard.of && shard.of <= kMostShards && precision >= kFinest &&
         precision < 1.0;
}

// The first column is the checksum of the columns after it.
sqlite::Statement header_row(const sqlite::Database& database) {
  return database.prepare(
      "SELECT checksum, seats, deck, cards, joker, seed, precision, shard, shards, classes, played, checksums "
      "FROM book");
}

std::uint64_t checksum_of(const sqlite::Statement& header) {
  std::string bytes;
  header.append_row(1, bytes);
  return crc64(bytes);
}

BookKey key_of(const sqlite::Statement& header) {
  const auto seats = static_cast<int>(header.integer(1));
  const Deck deck = valid_deck(static_cast<int>(header.integer(2)), static_cast<int>(header.integer(4)));
  const auto cards = static_cast<int>(header.integer(3));
  const std::string seed = header.text(5);
  const double precision = header.real(6);
  const Shard shard{static_cast<std::uint64_t>(header.integer(7)),
                    static_cast<std::uint64_t>(header.integer(8))};
  std::uint64_t number = 0;
  const auto read = std::from_chars(seed.data(), seed.data() + seed.size(), number);
  const bool is_number = read.ec == std::errc{} && read.ptr == seed.data() + seed.size();
  if (!is_number) throw ParseError("an impossible key");
  return valid_key(seats, deck, cards, number, precision, shard);
}

}  // namespace

Deck valid_deck(int cards, int jokers) {
  if (!Deck::is_size(cards) || jokers < 0 || jokers > 1) throw ParseError("an impossible key");
  return jokers == 1 ? Deck(cards).with_joker() : Deck(cards);
}

BookKey valid_key(int seats, Deck deck, int cards, std::uint64_t seed, double precision, const Shard& shard) {
  if (!is_valid(seats, deck, cards, shard, precision)) throw ParseError("an impossible key");
  return {Setup{deck, seats, cards}, seed, precision, shard};
}

void create_tables(sqlite::Database& database, const BookKey& key) {
  database.run(
      fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {};", kBookApplication, kBookFormat));
  for (const Table& table : kTables) database.run(std::string(table.sql));
  database.prepare("INSERT INTO book VALUES(?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0)")
      .bind(1, std::int64_t{key.setup.seats})
      .bind(2, std::int64_t{key.setup.deck.size()})
      .bind(3, std::int64_t{key.setup.cards})
      .bind(4, std::int64_t{key.setup.deck.has_joker() ? 1 : 0})
      .bind(5, std::string_view(std::to_string(key.seed)))
      .bind(6, key.precision)
      .bind(7, static_cast<std::int64_t>(key.shard.number))
      .bind(8, static_cast<std::int64_t>(key.shard.of))
      .run();
  write_header(database, {key});
}

void check_tables(const sqlite::Database& database) {
  sqlite::Statement row = database.prepare("SELECT name, coalesce(sql, '') FROM sqlite_schema ORDER BY name");
  for (const Table& table : kTables) {
    if (!row.step() || row.text(0) != table.name || row.text(1) != table.sql) {
      throw ParseError(fmt::format("its table or view {} is not as nap makes it", table.name));
    }
  }
  if (row.step())
    throw ParseError(fmt::format("it has {}, which is not part of a book", in_quotes(row.text(0))));
}

BookHeader read_header(const sqlite::Database& database) {
  sqlite::Statement row = header_row(database);
  if (!row.step()) throw ParseError("its header is missing");
  if (checksum_of(row) != std::bit_cast<std::uint64_t>(row.integer(0))) {
    throw ParseError("its header does not have its checksum");
  }
  const BookHeader header{key_of(row), static_cast<std::uint64_t>(row.integer(9)),
                          static_cast<std::uint64_t>(row.integer(10)),
                          std::bit_cast<std::uint64_t>(row.integer(11))};
  if (row.step()) throw ParseError("it has two headers");
  return header;
}

void write_header(sqlite::Database& database, const BookHeader& header) {
  database.prepare("UPDATE book SET classes = ?, played = ?, checksums = ?")
      .bind(1, static_cast<std::int64_t>(header.classes))
      .bind(2, static_cast<std::int64_t>(header.played))
      .bind(3, std::bit_cast<std::int64_t>(header.checksums))
      .run();
  sqlite::Statement row = header_row(database);
  row.step();
  const std::uint64_t checksum = checksum_of(row);
  row.reset();
  database.prepare("UPDATE book SET checksum = ?").bind(1, std::bit_cast<std::int64_t>(checksum)).run();
}

}  // namespace nap
