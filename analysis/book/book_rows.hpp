// The rows of the classes of a book. A class has one row in table class, and its rates. They all have one
// checksum, which stands in table class.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "book/book_rates.hpp"
#include "nap/analysis/book/book.hpp"
#include "nap/storage/sqlite.hpp"

namespace nap {

// An entry, and the checksum of its rows.
struct CheckedEntry {
  BookEntry entry;
  std::uint64_t checksum;
};

// Reads the rows. Functions throw ParseError if rows do not have their checksum, or if no estimate can give
// such rows.
class BookRows {
 public:
  // The database must outlive it.
  BookRows(const sqlite::Database& database, const BookKey& key);

  // Nothing if there is no class with this number.
  std::optional<CheckedEntry> read(std::uint64_t class_index);
  // The next class, in order; nothing after the last one.
  std::optional<CheckedEntry> next();
  // Makes the first class the next one.
  void rewind() { all_.reset(); }

 private:
  CheckedEntry checked(const sqlite::Statement& row);
  std::uint64_t checksum_of(const sqlite::Statement& row, std::int64_t id);

  Setup setup_;
  RateReader reader_;
  sqlite::Statement all_;
  sqlite::Statement one_;
  sqlite::Statement rates_;
  std::string bytes_;  // of the class read last
};

class BookRowWriter {
 public:
  // The database must outlive it.
  BookRowWriter(sqlite::Database& database, const BookKey& key);

  // Adds a class that is not there. Returns the new checksum of the class. Requires a transaction.
  std::uint64_t add(const BookEntry& entry);
  // Adds what was played to a class that is there. Returns and requires the same.
  std::uint64_t set_played(const BookEntry& entry);

 private:
  std::uint64_t set_checksum(std::int64_t id);

  sqlite::Statement add_class_;
  RateRowWriter rate_writer_;
  sqlite::Statement set_checksum_;
  sqlite::Statement class_;
  sqlite::Statement rates_;
};

}  // namespace nap
