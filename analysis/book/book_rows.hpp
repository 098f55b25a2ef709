// The rows of the classes of a book. The rows of a class, which are one of table class and its rates, have
// one checksum, which stands in table class.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "book/sqlite.hpp"
#include "nap/analysis/book/book.hpp"

namespace nap {

// The rates that a book can have.
class PossibleRates {
 public:
  explicit PossibleRates(const BookKey& key);

  // Whether the interval follows from the counts. It is a point only where every possible deal was counted.
  bool has(const Rate& rate);

 private:
  const Estimate& expected(const Rate& rate);

  double precision_;
  std::optional<std::uint64_t> lies_;                                  // where all of them are counted
  std::map<std::pair<std::uint64_t, std::uint64_t>, Estimate> known_;  // by deals and successes
};

// An entry, and the checksum of its rows.
struct CheckedEntry {
  BookEntry entry;
  std::uint64_t checksum;
};

// Reads. Functions throw ParseError if rows do not have their checksum or no estimate can give them.
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
  std::vector<Rate> rates_of(std::int64_t id, CardSet hand);

  Setup setup_;
  std::vector<Contract> contracts_;
  PossibleRates possible_;
  sqlite::Statement all_;
  sqlite::Statement one_;
  sqlite::Statement rates_;
  std::string bytes_;  // of the class read last
};

class BookRowWriter {
 public:
  // The database must outlive it.
  explicit BookRowWriter(sqlite::Database& database);

  // Adds a class that is not there, and returns its checksum. Requires a transaction.
  std::uint64_t add(const BookEntry& entry);

 private:
  std::uint64_t checksum_of(std::int64_t id);

  sqlite::Statement add_class_;
  sqlite::Statement add_rate_;
  sqlite::Statement set_checksum_;
  sqlite::Statement class_;
  sqlite::Statement rates_;
};

}  // namespace nap
