#include "book/book_rates.hpp"

#include <cmath>
#include <string>

#include <fmt/format.h>

#include "nap/analysis/played/played_model.hpp"
#include "nap/sim/deals/deals.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

// Columns of kSelectRates.
enum Column {
  kTarget = 1,
  kLead,
  kDeals,
  kSuccesses,
  kLow,
  kHigh,
  kPlayedSource,
  kPlayedLead,
  kOpenDeals,
  kMadeDeals = 11,
  kLostDeals = 13,
  kPlayed = 15,
  kPlayedLow,
  kPlayedHigh,
  kColumns
};

constexpr double kRounding = 1e-9;  // libraries round differently

bool is_close(double a, double b) { return std::abs(a - b) < kRounding; }

Opening lead_of(const std::string& text, CardSet hand, const Contract& contract) {
  for (const Opening& lead : openings(contract, hand)) {
    if (lead_id(lead) == text) return lead;
  }
  throw ParseError(fmt::format("it leads {}, which the hand cannot", in_quotes(text)));
}

// Deals and successes, in two columns.
Plays counts_of(const sqlite::Statement& row, int column) {
  const std::int64_t deals = row.integer(column);
  const std::int64_t successes = row.integer(column + 1);
  if (deals < 0 || successes < 0 || successes > deals) throw ParseError("an impossible rate");
  return {static_cast<std::uint64_t>(deals), static_cast<std::uint64_t>(successes)};
}

Rate rate_of_row(const sqlite::Statement& row, CardSet hand, const Contract& expected) {
  if (row.text(kTarget) != target_id(expected))
    throw ParseError("it lacks the rate of " + target_id(expected));
  const Plays counts = counts_of(row, kDeals);
  if (counts.deals == 0) throw ParseError("an impossible rate");
  const double value = static_cast<double>(counts.made) / static_cast<double>(counts.deals);
  return {expected, lead_of(row.text(kLead), hand, expected), counts.deals, counts.made,
          Estimate{value, row.real(kLow), row.real(kHigh)}};
}

void check_nothing_played(const sqlite::Statement& row) {
  for (int column = kPlayedLead; column < kColumns; ++column) {
    if (!row.is_null(column)) throw ParseError("it has a part of a played rate");
  }
}

PlayRecord record_of_row(const sqlite::Statement& row, CardSet hand, const Contract& contract) {
  PlayRecord record{contract, lead_of(row.text(kPlayedLead), hand, contract)};
  if (!row.is_null(kOpenDeals)) {
    record.open = counts_of(row, kOpenDeals);
    if (record.open->deals == 0) throw ParseError("an impossible rate");
  }
  record.plays = {counts_of(row, kMadeDeals), counts_of(row, kLostDeals)};
  return record;
}

// Whether the rate in play of the row follows from its counts.
void check_in_play(const sqlite::Statement& row, const HandRate& rate) {
  const bool is_right = row.text(kPlayedSource) == word_for(rate.source, kRateSourceWords) &&
                        is_close(row.real(kPlayed), rate.success.value) &&
                        is_close(row.real(kPlayedLow), rate.success.low) &&
                        is_close(row.real(kPlayedHigh), rate.success.high);
  if (!is_right)
    throw ParseError(fmt::format("its played rate of {} is impossible", target_id(rate.contract)));
}

}  // namespace

PossibleRates::PossibleRates(const BookKey& key)
    : precision_(key.precision), worlds_(EveryWorld::count(key.setup, RatePlan::kEnumerateUpTo)) {}

bool PossibleRates::has(const Rate& rate) {
  if (worlds_ && rate.deals != *worlds_) return false;
  const Estimate known = success(rate.successes, rate.deals);
  return is_close(known.low, rate.success.low) && is_close(known.high, rate.success.high) &&
         known.is_exact() == rate.success.is_exact();
}

// Keeps what it finds: many rates have the same counts, and an interval takes microseconds.
Estimate PossibleRates::success(std::uint64_t successes, std::uint64_t deals) {
  if (worlds_) return Estimate::exact(static_cast<double>(successes) / static_cast<double>(deals));
  const auto [place, is_new] = known_.try_emplace({deals, successes});
  if (is_new) place->second = interval_of(successes, deals, precision_);
  return place->second;
}

RateReader::RateReader(const BookKey& key)
    : setup_(key.setup), contracts_(rated_contracts(key.setup.cards)), possible_(key) {}

void RateReader::read(sqlite::Statement& rows, BookEntry& entry) {
  for (const Contract& contract : contracts_) {
    if (!rows.step()) throw ParseError("it lacks the rate of " + target_id(contract));
    const Rate rate = rate_of_row(rows, entry.hand, contract);
    if (!possible_.has(rate))
      throw ParseError(fmt::format("its rate of {} is impossible", target_id(contract)));
    entry.rates.push_back(rate);
    const bool is_played = !rows.is_null(kPlayedSource);
    const std::size_t before = entry.rates.size() - 1;
    if (entry.played.size() != (is_played ? before : 0))
      throw ParseError("only some of its rates are played");
    if (!is_played) {
      check_nothing_played(rows);
      if (is_predicted(setup_))
        entry.in_play.push_back(rate_in_play(setup_, entry.hand, counted(rate), {contract, rate.lead}));
      continue;
    }
    if (!is_predicted(setup_)) throw ParseError("it has a played rate, which this nap does not know");
    entry.played.push_back(record_of_row(rows, entry.hand, contract));
    const PlayRecord& record = entry.played.back();
    if (!record.open && record.lead != rate.lead) throw ParseError("an impossible rate");
    entry.in_play.push_back(rate_in_play(setup_, entry.hand, counted(rate), record));
    check_in_play(rows, entry.in_play.back());
  }
  if (rows.step()) throw ParseError("it has too many rates");
}

RateRowWriter::RateRowWriter(sqlite::Database& database, const BookKey& key)
    : setup_(key.setup),
      add_rate_(database.prepare(
          "INSERT INTO rate(class, target, lead, deals, successes, low, high) VALUES(?, ?, ?, ?, ?, ?, ?)")),
      set_played_(database.prepare(
          "UPDATE rate SET played_source = ?, played_lead = ?, open_deals = ?, open_successes = ?, made_deals = ?, "
          "made_successes = ?, lost_deals = ?, lost_successes = ?, played = ?, played_low = ?, played_high = ? "
          "WHERE class = ? AND target = ?")) {}

void RateRowWriter::add(std::int64_t id, const BookEntry& entry) {
  for (const Rate& rate : entry.rates) {
    add_rate_.bind(1, id)
        .bind(2, std::string_view(target_id(rate.contract)))
        .bind(3, std::string_view(lead_id(rate.lead)))
        .bind(4, static_cast<std::int64_t>(rate.deals))
        .bind(5, static_cast<std::int64_t>(rate.successes))
        .bind(6, rate.success.low)
        .bind(7, rate.success.high);
    add_rate_.run();
  }
}

void RateRowWriter::set_played(std::int64_t id, const BookEntry& entry) {
  for (std::size_t i = 0; i < entry.rates.size(); ++i) {
    const PlayRecord& record = entry.played[i];
    const HandRate rate = rate_in_play(setup_, entry.hand, counted(entry.rates[i]), record);
    int parameter = 1;
    const auto bind_counts = [&](const Plays& counts) {
      set_played_.bind(parameter++, static_cast<std::int64_t>(counts.deals));
      set_played_.bind(parameter++, static_cast<std::int64_t>(counts.made));
    };
    set_played_.bind(parameter++, word_for(rate.source, kRateSourceWords));
    set_played_.bind(parameter++, std::string_view(lead_id(record.lead)));
    if (record.open) {
      bind_counts(*record.open);
    } else {
      set_played_.bind(parameter++, nullptr);
      set_played_.bind(parameter++, nullptr);
    }
    bind_counts(record.plays.open_made);
    bind_counts(record.plays.open_lost);
    for (const double value : {rate.success.value, rate.success.low, rate.success.high}) {
      set_played_.bind(parameter++, value);
    }
    set_played_.bind(parameter++, id);
    set_played_.bind(parameter, std::string_view(target_id(record.contract)));
    set_played_.run();
  }
}

}  // namespace nap
