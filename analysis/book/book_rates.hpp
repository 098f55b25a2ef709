// The rows of table rate: reads, checks and writes what they hold.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "nap/analysis/book/book.hpp"
#include "nap/storage/sqlite.hpp"

namespace nap {

// Selects the rates of a class, ordered by target. The parameter is the number of the class.
inline constexpr std::string_view kSelectRates =
    "SELECT class, target, lead, deals, successes, low, high, played_source, played_lead, open_deals, open_successes, "
    "made_deals, made_successes, lost_deals, lost_successes, played, played_low, played_high "
    "FROM rate WHERE class = ? ORDER BY target";

// The committed rates that a book can have.
class PossibleRates {
 public:
  explicit PossibleRates(const BookKey& key);

  // Whether the interval follows from the counts. It is a point only if every possible deal was counted.
  bool has(const Rate& rate);
  // The success that follows from the counts. Requires at least one deal, and no more successes than deals.
  Estimate success(std::uint64_t successes, std::uint64_t deals);

 private:
  double precision_;
  std::optional<std::uint64_t> worlds_;                                // if every possible deal is counted
  std::map<std::pair<std::uint64_t, std::uint64_t>, Estimate> known_;  // by deals and successes
};

// Reads the rates of one class after the other.
class RateReader {
 public:
  explicit RateReader(const BookKey& key);

  // Reads rates, played and in_play of the entry from the rows of kSelectRates, which stand before the first.
  // Throws ParseError if no book can have such rates.
  void read(sqlite::Statement& rows, BookEntry& entry);

 private:
  Setup setup_;
  std::vector<Contract> contracts_;
  PossibleRates possible_;
};

// Adds and changes rows. The database must outlive this.
class RateRowWriter {
 public:
  RateRowWriter(sqlite::Database& database, const BookKey& key);

  // Requires a class that has no rates yet.
  void add(std::int64_t id, const BookEntry& entry);
  // Writes what was played of the class, over anything there. Requires that the rates are there and the entry
  // is played.
  void set_played(std::int64_t id, const BookEntry& entry);

 private:
  Setup setup_;
  sqlite::Statement add_rate_;
  sqlite::Statement set_played_;
};

}  // namespace nap
