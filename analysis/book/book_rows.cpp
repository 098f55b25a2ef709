#include "book/book_rows.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>

#include <fmt/format.h>

#include "book/crc64.hpp"
#include "nap/cards/notation.hpp"
#include "nap/sim/deals/deals.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

// In front stands the checksum; it covers the other columns, and then all columns of the rates.
constexpr std::string_view kClasses = "SELECT checksum, id, hand, members FROM class ORDER BY id";
constexpr std::string_view kClass = "SELECT checksum, id, hand, members FROM class WHERE id = ?";
constexpr std::string_view kRates =
    "SELECT class, target, lead, deals, successes, low, high, "
    "played_lead, played_deals, played_successes, played_low, played_high "
    "FROM rate WHERE class = ? ORDER BY target";
constexpr int kFirstPlayed = 7;
constexpr int kRateColumns = 12;

std::int64_t id_of(std::uint64_t class_index) { return static_cast<std::int64_t>(class_index + 1); }

// The rate of a row. Throws ParseError if no estimate can give such a row.
Rate rate_of_row(const sqlite::Statement& row, CardSet hand, const Contract& expected) {
  if (row.text(1) != target_id(expected)) throw ParseError("it lacks the rate of " + target_id(expected));
  for (int column = kFirstPlayed; column < kRateColumns; ++column) {
    if (!row.is_null(column)) throw ParseError("it has a played rate, which this nap does not know");
  }
  const CardSet lead = parse_hand(row.text(2), Deck(), 1);
  const std::int64_t deals = row.integer(3);
  const std::int64_t successes = row.integer(4);
  if (!hand.contains(lead))
    throw ParseError(fmt::format("it leads {}, which is not in the hand", row.text(2)));
  if (deals < 1 || successes < 0 || successes > deals) throw ParseError("an impossible rate");
  const double value = static_cast<double>(successes) / static_cast<double>(deals);
  return {expected, lead.highest(), static_cast<std::uint64_t>(deals), static_cast<std::uint64_t>(successes),
          Estimate{value, row.real(5), row.real(6)}};
}

}  // namespace

PossibleRates::PossibleRates(const BookKey& key)
    : precision_(key.precision),
      lies_(EveryLie::count(key.setup.deck, key.setup.seats, key.setup.cards, RatePlan::kEnumerateUpTo)) {}

bool PossibleRates::has(const Rate& rate) {
  constexpr double kRounding = 1e-9;  // libraries round differently
  if (lies_) {
    return rate.deals == *lies_ && rate.success.low == rate.success.value &&
           rate.success.high == rate.success.value;
  }
  const Estimate& known = expected(rate);
  return std::abs(known.low - rate.success.low) < kRounding &&
         std::abs(known.high - rate.success.high) < kRounding && !rate.success.is_exact();
}

// Many rates have the same counts, and an interval takes microseconds.
const Estimate& PossibleRates::expected(const Rate& rate) {
  const auto [place, is_new] = known_.try_emplace({rate.deals, rate.successes});
  if (is_new) place->second = interval_of(rate.successes, rate.deals, precision_);
  return place->second;
}

BookRows::BookRows(const sqlite::Database& database, const BookKey& key)
    : setup_(key.setup),
      contracts_(rated_contracts(key.setup.cards)),
      possible_(key),
      all_(database.prepare(kClasses)),
      one_(database.prepare(kClass)),
      rates_(database.prepare(kRates)) {}

std::optional<CheckedEntry> BookRows::read(std::uint64_t class_index) {
  one_.reset();
  if (!one_.bind(1, id_of(class_index)).step()) return std::nullopt;
  return checked(one_);
}

std::optional<CheckedEntry> BookRows::next() {
  if (!all_.step()) return std::nullopt;
  return checked(all_);
}

// What the rows say is looked at only if they have their checksum.
CheckedEntry BookRows::checked(const sqlite::Statement& row) {
  const std::int64_t id = row.integer(1);
  try {
    const std::uint64_t checksum = checksum_of(row, id);
    if (checksum != std::bit_cast<std::uint64_t>(row.integer(0))) {
      throw ParseError("its rows do not have their checksum");
    }
    const CardSet hand = parse_hand(row.text(2), setup_.deck, setup_.cards);
    return {{static_cast<std::uint64_t>(id - 1), static_cast<int>(row.integer(3)), hand, rates_of(id, hand)},
            checksum};
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

std::vector<Rate> BookRows::rates_of(std::int64_t id, CardSet hand) {
  std::vector<Rate> rates;
  rates_.reset();
  rates_.bind(1, id);
  for (const Contract& contract : contracts_) {
    if (!rates_.step()) throw ParseError("it lacks the rate of " + target_id(contract));
    rates.push_back(rate_of_row(rates_, hand, contract));
    if (!possible_.has(rates.back())) {
      throw ParseError(fmt::format("its rate of {} is impossible", target_id(contract)));
    }
  }
  if (rates_.step()) throw ParseError("it has too many rates");
  return rates;
}

BookRowWriter::BookRowWriter(sqlite::Database& database)
    : add_class_(database.prepare("INSERT INTO class VALUES(?, ?, ?, 0)")),
      add_rate_(database.prepare(
          "INSERT INTO rate(class, target, lead, deals, successes, low, high) VALUES(?, ?, ?, ?, ?, ?, ?)")),
      set_checksum_(database.prepare("UPDATE class SET checksum = ? WHERE id = ?")),
      class_(database.prepare(kClass)),
      rates_(database.prepare(kRates)) {}

std::uint64_t BookRowWriter::add(const BookEntry& entry) {
  const std::int64_t id = id_of(entry.class_index);
  add_class_.bind(1, id).bind(2, std::string_view(to_dots(entry.hand))).bind(3, std::int64_t{entry.members});
  add_class_.run();
  for (const Rate& rate : entry.rates) {
    add_rate_.bind(1, id)
        .bind(2, std::string_view(target_id(rate.contract)))
        .bind(3, std::string_view(to_string(rate.lead)))
        .bind(4, static_cast<std::int64_t>(rate.deals))
        .bind(5, static_cast<std::int64_t>(rate.successes))
        .bind(6, rate.success.low)
        .bind(7, rate.success.high);
    add_rate_.run();
  }
  const std::uint64_t checksum = checksum_of(id);
  set_checksum_.bind(1, std::bit_cast<std::int64_t>(checksum)).bind(2, id).run();
  return checksum;
}

// Of the rows as they will be read.
std::uint64_t BookRowWriter::checksum_of(std::int64_t id) {
  std::string bytes;
  for (class_.bind(1, id); class_.step();) class_.append_row(1, bytes);
  for (rates_.bind(1, id); rates_.step();) rates_.append_row(0, bytes);
  class_.reset();
  rates_.reset();
  return crc64(bytes);
}

}  // namespace nap
