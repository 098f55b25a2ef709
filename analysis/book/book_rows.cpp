#include "book/book_rows.hpp"

#include <bit>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "nap/cards/notation.hpp"
#include "nap/storage/crc64.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

// The first column is the checksum. It covers the other columns, and then all columns of the rates.
constexpr std::string_view kClasses = "SELECT checksum, id, hand, members FROM class ORDER BY id";
constexpr std::string_view kClass = "SELECT checksum, id, hand, members FROM class WHERE id = ?";
std::int64_t id_of(std::uint64_t class_index) { return static_cast<std::int64_t>(class_index + 1); }

}  // namespace

BookRows::BookRows(const sqlite::Database& database, const BookKey& key)
    : setup_(key.setup),
      reader_(key),
      all_(database.prepare(kClasses)),
      one_(database.prepare(kClass)),
      rates_(database.prepare(kSelectRates)) {}

std::optional<CheckedEntry> BookRows::read(std::uint64_t class_index) {
  one_.reset();
  if (!one_.bind(1, id_of(class_index)).step()) return std::nullopt;
  return checked(one_);
}

std::optional<CheckedEntry> BookRows::next() {
  if (!all_.step()) return std::nullopt;
  return checked(all_);
}

// Looks at what the rows say only if they have their checksum.
CheckedEntry BookRows::checked(const sqlite::Statement& row) {
  const std::int64_t id = row.integer(1);
  try {
    const std::uint64_t checksum = checksum_of(row, id);
    if (checksum != std::bit_cast<std::uint64_t>(row.integer(0))) {
      throw ParseError("its rows do not have their checksum");
    }
    const CardSet hand = parse_hand(row.text(2), setup_.deck, setup_.cards);
    BookEntry entry{static_cast<std::uint64_t>(id - 1), static_cast<int>(row.integer(3)), hand};
    rates_.reset();
    reader_.read(rates_.bind(1, id), entry);
    return {std::move(entry), checksum};
  } catch (const ParseError& error) {
    throw ParseError(fmt::format("class {}: {}", id, error.what()));
  }
}

std::uint64_t BookRows::checksum_of(const sqlite::Statement& row, std::int64_t id) {
  bytes_.clear();
  row.append_row(1, bytes_);
  rates_.reset();
  for (rates_.bind(1, id); rates_.step();) rates_.append_row(0, bytes_);
  return crc64(bytes_);
}

BookRowWriter::BookRowWriter(sqlite::Database& database, const BookKey& key)
    : add_class_(database.prepare("INSERT INTO class VALUES(?, ?, ?, 0)")),
      rate_writer_(database, key),
      set_checksum_(database.prepare("UPDATE class SET checksum = ? WHERE id = ?")),
      class_(database.prepare(kClass)),
      rates_(database.prepare(kSelectRates)) {}

std::uint64_t BookRowWriter::add(const BookEntry& entry) {
  const std::int64_t id = id_of(entry.class_index);
  add_class_.bind(1, id).bind(2, std::string_view(to_dots(entry.hand))).bind(3, std::int64_t{entry.members});
  add_class_.run();
  rate_writer_.add(id, entry);
  if (entry.is_played()) rate_writer_.set_played(id, entry);
  return set_checksum(id);
}

std::uint64_t BookRowWriter::set_played(const BookEntry& entry) {
  const std::int64_t id = id_of(entry.class_index);
  rate_writer_.set_played(id, entry);
  return set_checksum(id);
}

// Writes the checksum of the rows as they will be read.
std::uint64_t BookRowWriter::set_checksum(std::int64_t id) {
  std::string bytes;
  for (class_.bind(1, id); class_.step();) class_.append_row(1, bytes);
  for (rates_.bind(1, id); rates_.step();) rates_.append_row(0, bytes);
  class_.reset();
  rates_.reset();
  const std::uint64_t checksum = crc64(bytes);
  set_checksum_.bind(1, std::bit_cast<std::int64_t>(checksum)).bind(2, id).run();
  return checksum;
}

}  // namespace nap
