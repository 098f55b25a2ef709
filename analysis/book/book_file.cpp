#include "book/book_file.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

#include <fmt/format.h>

#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

constexpr int kApplication = 0x4E617042;  // "NapB"
constexpr int kFormat = 1;

constexpr const char* kSchema = R"(
CREATE TABLE book(seats INTEGER NOT NULL, deck INTEGER NOT NULL, cards INTEGER NOT NULL, seed TEXT NOT NULL,
                  precision REAL NOT NULL, shard INTEGER NOT NULL, shards INTEGER NOT NULL);
CREATE TABLE class(id INTEGER PRIMARY KEY, hand TEXT NOT NULL UNIQUE, members INTEGER NOT NULL);
CREATE TABLE rate(class INTEGER NOT NULL REFERENCES class(id), target TEXT NOT NULL, lead TEXT NOT NULL,
                  deals INTEGER NOT NULL, successes INTEGER NOT NULL, low REAL NOT NULL, high REAL NOT NULL,
                  PRIMARY KEY(class, target)) WITHOUT ROWID;
CREATE VIEW rates AS
  SELECT hand, members, target, lead, deals, successes, CAST(successes AS REAL) / deals AS rate, low, high
  FROM rate JOIN class ON class.id = rate.class;
)";

constexpr std::string_view kRows =
    "SELECT class.id, hand, members, target, lead, deals, successes, low, high "
    "FROM class JOIN rate ON rate.class = class.id ";

bool is_valid(int seats, int deck, int cards, const Shard& shard, double precision) {
  return Deck::is_size(deck) && (cards == 5 || cards == 7) && seats >= 2 && seats <= kMaxSeats &&
         seats <= Deck(deck).max_seats(cards) && shard.number >= 1 && shard.number <= shard.of &&
         precision > 0.0 && precision < 1.0;
}

// A rate as a row has it; throws ParseError where no estimate gives such a row.
Rate rate_of_row(const sqlite::Statement& row, CardSet hand, const std::vector<Contract>& contracts) {
  const std::string target = row.text(3);
  const auto contract = std::find_if(contracts.begin(), contracts.end(),
                                     [&](const Contract& known) { return target_id(known) == target; });
  if (contract == contracts.end()) throw ParseError("an unknown target " + in_quotes(target));
  const CardSet lead = parse_hand(row.text(4), Deck(), 1);
  const std::int64_t deals = row.integer(5);
  const std::int64_t successes = row.integer(6);
  if (!hand.contains(lead) || deals < 1 || successes < 0 || successes > deals) {
    throw ParseError("an impossible rate");
  }
  const double value = static_cast<double>(successes) / static_cast<double>(deals);
  const Estimate success{value, row.real(7), row.real(8)};
  if (!(0.0 <= success.low && success.low <= value && value <= success.high && success.high <= 1.0)) {
    throw ParseError("an impossible interval");
  }
  return {*contract, lead.highest(), static_cast<std::uint64_t>(deals), static_cast<std::uint64_t>(successes),
          success};
}

bool is_same(const BookEntry& a, const BookEntry& b) {
  return a.hand == b.hand && a.members == b.members &&
         std::equal(a.rates.begin(), a.rates.end(), b.rates.begin(), b.rates.end(),
                    [](const Rate& x, const Rate& y) {
                      return x.contract == y.contract && x.lead == y.lead && x.deals == y.deals &&
                             x.successes == y.successes && x.success.low == y.success.low &&
                             x.success.high == y.success.high;
                    });
}

// Whether it is the class that its number says, and its intervals are those of its deals.
bool is_sound(const BookEntry& entry, const std::vector<HandClass>& classes, const BookKey& key) {
  if (entry.class_index >= classes.size() || !key.shard.has(entry.class_index)) return false;
  const HandClass& expected = classes[entry.class_index];
  return entry.hand == expected.representative && entry.members == expected.members &&
         std::all_of(entry.rates.begin(), entry.rates.end(), [&](const Rate& rate) {
           const Estimate interval = interval_of(rate.successes, rate.deals, key.precision);
           return rate.success.is_exact() ||
                  (interval.low == rate.success.low && interval.high == rate.success.high);
         });
}

[[noreturn]] void fail(const std::string& path, const sqlite::Error& error) {
  if (error.is_damage()) {
    throw ParseError(fmt::format("{}: not a sound book of nap: {}", in_quotes(path), error.what()));
  }
  if (error.is_busy())
    throw BookBusy(fmt::format("{}: another program is reading or writing it", in_quotes(path)));
  throw std::runtime_error(fmt::format("{}: {}", in_quotes(path), error.what()));
}

sqlite::Database opened(const std::string& path, sqlite::Access access) {
  try {
    return sqlite::Database(path, access);
  } catch (const sqlite::Error& error) {
    fail(path, error);
  }
}

void add_entry(const BookEntry& entry, sqlite::Statement& add_class, sqlite::Statement& add_rate) {
  const auto id = static_cast<std::int64_t>(entry.class_index + 1);
  add_class.bind(1, id).bind(2, std::string_view(to_dots(entry.hand))).bind(3, std::int64_t{entry.members});
  add_class.run();
  for (const Rate& rate : entry.rates) {
    add_rate.bind(1, id)
        .bind(2, std::string_view(target_id(rate.contract)))
        .bind(3, std::string_view(to_string(rate.lead)))
        .bind(4, static_cast<std::int64_t>(rate.deals))
        .bind(5, static_cast<std::int64_t>(rate.successes))
        .bind(6, rate.success.low)
        .bind(7, rate.success.high);
    add_rate.run();
  }
}

}  // namespace

template <class Work>
auto BookFile::guarded(Work work) const -> decltype(work()) {
  try {
    return work();
  } catch (const sqlite::Error& error) {
    fail(path_, error);
  } catch (const ParseError& error) {
    refuse(error.what());
  }
}

BookFile::BookFile(const std::string& path, sqlite::Access access)
    : path_(path), database_(opened(path, access)) {}

void BookFile::refuse(std::string_view what) const {
  throw ParseError(fmt::format("{}: not a sound book: {}; build it again", in_quotes(path_), what));
}

// Whether it is empty is asked inside the transaction: another program may be making it, or may have been
// killed while it did.
void BookFile::create_if_empty(const BookKey& key) {
  guarded([&] {
    sqlite::Transaction all(database_);
    if (database_.integer("SELECT count(*) FROM sqlite_master") != 0) return;
    database_.run(
        fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {};", kApplication, kFormat));
    database_.run(kSchema);
    database_.prepare("INSERT INTO book VALUES(?, ?, ?, ?, ?, ?, ?)")
        .bind(1, std::int64_t{key.setup.seats})
        .bind(2, std::int64_t{key.setup.deck.size()})
        .bind(3, std::int64_t{key.setup.cards})
        .bind(4, std::string_view(std::to_string(key.seed)))
        .bind(5, key.precision)
        .bind(6, static_cast<std::int64_t>(key.shard.number))
        .bind(7, static_cast<std::int64_t>(key.shard.of))
        .run();
    all.commit();
  });
}

BookKey BookFile::read_key() const {
  return guarded([&] {
    check_format();
    sqlite::Statement row =
        database_.prepare("SELECT seats, deck, cards, seed, precision, shard, shards FROM book");
    if (!row.step()) throw ParseError("no key");
    const auto seats = static_cast<int>(row.integer(0));
    const auto deck = static_cast<int>(row.integer(1));
    const auto cards = static_cast<int>(row.integer(2));
    const std::string seed = row.text(3);
    const double precision = row.real(4);
    const Shard shard{static_cast<std::uint64_t>(row.integer(5)), static_cast<std::uint64_t>(row.integer(6))};
    std::uint64_t number = 0;
    const auto read = std::from_chars(seed.data(), seed.data() + seed.size(), number);
    if (!is_valid(seats, deck, cards, shard, precision) || read.ec != std::errc{}) {
      throw ParseError("an impossible key");
    }
    return BookKey{Setup{Deck(deck), seats, cards}, number, precision, shard};
  });
}

std::vector<bool> BookFile::done(std::size_t classes, std::size_t rates) const {
  return guarded([&] {
    std::vector<bool> done(classes);
    sqlite::Statement row = database_.prepare("SELECT class FROM rate GROUP BY class HAVING count(*) = ?");
    row.bind(1, static_cast<std::int64_t>(rates));
    while (row.step()) {
      const std::int64_t id = row.integer(0);
      if (id < 1 || id > static_cast<std::int64_t>(classes)) throw ParseError("an impossible class");
      done[static_cast<std::size_t>(id - 1)] = true;
    }
    return done;
  });
}

void BookFile::add(std::span<const BookEntry> entries, const Setup& setup) {
  guarded([&] {
    sqlite::Transaction all(database_);
    sqlite::Statement add_class = database_.prepare("INSERT OR REPLACE INTO class VALUES(?, ?, ?)");
    sqlite::Statement add_rate = database_.prepare("INSERT INTO rate VALUES(?, ?, ?, ?, ?, ?, ?)");
    for (const BookEntry& entry : entries) {
      const std::optional<BookEntry> known = read(entry.hand, setup);
      if (known && !is_same(*known, entry)) {
        throw ParseError(fmt::format("its rates for {} differ from those to be added", to_dots(entry.hand)));
      }
      if (!known) add_entry(entry, add_class, add_rate);
    }
    all.commit();
  });
}

std::optional<BookEntry> BookFile::read(CardSet canonical_hand, const Setup& setup) const {
  std::optional<BookEntry> found;
  sqlite::Statement rows = database_.prepare(std::string(kRows) + "WHERE hand = ? ORDER BY rate.target");
  rows.bind(1, std::string_view(to_dots(canonical_hand)));
  read_entries(rows, setup, [&](const BookEntry& entry) { found = entry; });
  return found;
}

void BookFile::for_each(const Setup& setup, const std::function<void(const BookEntry&)>& handle) const {
  sqlite::Statement rows = database_.prepare(std::string(kRows) + "ORDER BY class.id, rate.target");
  read_entries(rows, setup, handle);
}

void BookFile::check(const BookKey& key) const {
  const std::vector<HandClass> classes = hand_classes(key.setup.deck, key.setup.cards);
  guarded([&] {
    sqlite::Statement row = database_.prepare("PRAGMA quick_check(1)");
    if (row.step() && row.text(0) != "ok") throw ParseError(row.text(0));
    if (database_.integer("SELECT count(*) FROM rate WHERE class NOT IN (SELECT id FROM class)") != 0) {
      throw ParseError("rates without a class");
    }
  });
  for_each(key.setup, [&](const BookEntry& entry) {
    if (!is_sound(entry, classes, key)) refuse("its rates for " + to_dots(entry.hand) + " are impossible");
  });
}

void BookFile::check_format() const {
  if (database_.integer("PRAGMA application_id") != kApplication) {
    throw ParseError("it was not made by nap book");
  }
  const std::int64_t format = database_.integer("PRAGMA user_version");
  if (format == kFormat) return;
  throw ParseError(fmt::format("it has format {}, {} than the {} of this nap", format,
                               format < kFormat ? "older" : "newer", kFormat));
}

// Rows of one class come together, its targets in order.
void BookFile::read_entries(sqlite::Statement& rows, const Setup& setup,
                            const std::function<void(const BookEntry&)>& handle) const {
  const std::vector<Contract> contracts = rated_contracts(setup.cards);
  BookEntry entry{};
  while (guarded([&] { return rows.step(); })) {
    guarded([&] {
      if (entry.rates.empty()) {
        entry = {static_cast<std::uint64_t>(rows.integer(0) - 1),
                 static_cast<int>(rows.integer(2)),
                 parse_hand(rows.text(1), setup.deck, setup.cards),
                 {}};
      }
      const Contract& expected = contracts[entry.rates.size()];
      entry.rates.push_back(rate_of_row(rows, entry.hand, contracts));
      if (entry.class_index + 1 != static_cast<std::uint64_t>(rows.integer(0)) ||
          entry.rates.back().contract != expected) {
        throw ParseError(fmt::format("{} lacks the rate of {}", to_dots(entry.hand), target_id(expected)));
      }
    });
    if (entry.rates.size() < contracts.size()) continue;
    handle(entry);
    entry.rates.clear();
  }
  guarded([&] {
    if (!entry.rates.empty()) throw ParseError(fmt::format("{} lacks rates", to_dots(entry.hand)));
  });
}

}  // namespace nap
