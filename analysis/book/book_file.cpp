#include "book/book_file.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "book/book_rows.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

bool has_same_rates(const BookEntry& a, const BookEntry& b) {
  return a.hand == b.hand && a.members == b.members &&
         std::equal(a.rates.begin(), a.rates.end(), b.rates.begin(), b.rates.end(),
                    [](const Rate& x, const Rate& y) {
                      return x.contract == y.contract && x.lead == y.lead && x.deals == y.deals &&
                             x.successes == y.successes && x.success.low == y.success.low &&
                             x.success.high == y.success.high;
                    });
}

// What both entries know must be the same.
void check_agree(const BookEntry& known, const BookEntry& added) {
  const bool is_played = known.is_played() && added.is_played();
  if (has_same_rates(known, added) && (!is_played || known.played == added.played)) return;
  throw ParseError(fmt::format("its rates for {} differ from those to be added", to_dots(added.hand)));
}

// SQLite reads a file without its last bytes as if these were zero.
void check_size(const sqlite::Database& database) {
  const std::int64_t wanted = database.integer("PRAGMA page_count") * database.integer("PRAGMA page_size");
  const std::int64_t size = database.file_size();
  if (size != wanted) throw ParseError(fmt::format("it has {} bytes instead of {}", size, wanted));
}

// Checks that the entry has the hand of its class, and that the class is in the shard.
void check_place(const BookEntry& entry, const std::vector<HandClass>& classes, const Shard& shard) {
  const bool is_right = entry.class_index < classes.size() && shard.has(entry.class_index) &&
                        entry.hand == classes[entry.class_index].representative &&
                        entry.members == classes[entry.class_index].members;
  if (!is_right) throw ParseError(fmt::format("class {} has another hand", entry.class_index + 1));
}

// Reads every row, and finds rows that are missing and rows that do not belong there.
void check_rows(const sqlite::Database& database, const BookKey& key, BookRows& rows) {
  const std::vector<HandClass> classes = hand_classes(key.setup.deck, key.setup.cards);
  BookHeader found{key};
  while (const std::optional<CheckedEntry> next = rows.next()) {
    check_place(next->entry, classes, key.shard);
    ++found.classes;
    found.played += next->entry.is_played() ? 1 : 0;
    found.checksums += next->checksum;
  }
  const BookHeader header = read_header(database);
  if (found.classes != header.classes) {
    throw ParseError(fmt::format("it has {} classes instead of {}", found.classes, header.classes));
  }
  if (found.played != header.played) {
    throw ParseError(fmt::format("it has {} played classes instead of {}", found.played, header.played));
  }
  if (found.checksums != header.checksums) throw ParseError("its classes do not have their checksum");
  const auto rates = static_cast<std::uint64_t>(database.integer("SELECT count(*) FROM rate"));
  if (rates != found.classes * rated_contracts(key.setup.cards).size()) {
    throw ParseError("it has rates without a class");
  }
}

// The rows, once the whole book is checked. The structure of the file matters most if rows are added.
BookRows checked_rows(const sqlite::Database& database, const BookKey& key) {
  check_size(database);
  database.check_integrity();
  BookRows rows(database, key);
  check_rows(database, key, rows);
  rows.rewind();
  return rows;
}

}  // namespace

template <class Work>
auto BookFile::guarded(Work work) const -> decltype(work()) {
  try {
    return work();
  } catch (const sqlite::Error& error) {
    fail(error);
  } catch (const ParseError& error) {
    refuse(error.what());
  }
}

BookFile::BookFile(const std::string& path, sqlite::Access access) : path_(path) {
  guarded([&] { database_.emplace(path, access); });
}

void BookFile::refuse(std::string_view what) const {
  throw ParseError(
      fmt::format("{}: not a sound book: {}; delete it and build it again", in_quotes(path_), what));
}

void BookFile::refuse_foreign(std::string_view what) const {
  throw ParseError(
      fmt::format("{}: not a book: {}; name a book that nap book build has made", in_quotes(path_), what));
}

void BookFile::fail(const sqlite::Error& error) const {
  if (error.is_foreign()) refuse_foreign(error.what());
  if (error.is_damage()) refuse(error.what());
  if (error.is_busy()) {
    throw BookBusy(fmt::format("{}: another program is reading or writing it", in_quotes(path_)));
  }
  throw std::runtime_error(fmt::format("{}: {}", in_quotes(path_), error.what()));
}

// Whether the file is empty is checked once more inside the transaction: another program may be making the
// book, or may have been killed while making it.
void BookFile::create_if_empty(const BookKey& key) {
  guarded([&] {
    if (database_->file_size() != 0) return;
    sqlite::Transaction all(*database_);
    if (database_->file_size() != 0) return;
    create_tables(*database_, key);
    all.commit();
  });
}

BookHeader BookFile::header() const {
  const sqlite::Snapshot one_moment(*database_);
  check_format();
  return guarded([&] {
    check_size(*database_);
    check_tables(*database_);
    return read_header(*database_);
  });
}

void BookFile::add(std::span<const BookEntry> entries, const BookKey& key) {
  guarded([&] {
    sqlite::Transaction all(*database_);
    BookHeader header = read_header(*database_);
    BookRows rows(*database_, key);
    BookRowWriter writer(*database_, key);
    for (const BookEntry& entry : entries) {
      const std::optional<CheckedEntry> known = rows.read(entry.class_index);
      if (!known) {
        header.checksums += writer.add(entry);
        ++header.classes;
        header.played += entry.is_played() ? 1 : 0;
        continue;
      }
      check_agree(known->entry, entry);
      if (known->entry.is_played() || !entry.is_played()) continue;
      header.checksums += writer.set_played(entry) - known->checksum;
      ++header.played;
    }
    write_header(*database_, header);
    all.commit();
  });
}

std::vector<BookEntry> BookFile::read(std::span<const std::uint64_t> classes, const BookKey& key) const {
  const sqlite::Snapshot one_moment(*database_);
  return guarded([&] {
    BookRows rows(*database_, key);
    std::vector<BookEntry> entries;
    for (const std::uint64_t index : classes) {
      std::optional<CheckedEntry> read = rows.read(index);
      if (!read) throw ParseError(fmt::format("it lacks class {}", index + 1));
      entries.push_back(std::move(read->entry));
    }
    return entries;
  });
}

std::optional<BookEntry> BookFile::find(CardSet canonical_hand, const BookKey& key) const {
  const sqlite::Snapshot one_moment(*database_);
  return guarded([&]() -> std::optional<BookEntry> {
    sqlite::Statement row = database_->prepare("SELECT id FROM class WHERE hand = ?");
    if (!row.bind(1, std::string_view(to_dots(canonical_hand))).step()) {
      checked_rows(*database_, key);  // damage may hide the hand
      return std::nullopt;
    }
    const auto found = BookRows(*database_, key).read(static_cast<std::uint64_t>(row.integer(0) - 1));
    if (found && found->entry.hand == canonical_hand) return found->entry;
    throw ParseError(fmt::format("class {} is not {}", row.integer(0), to_dots(canonical_hand)));
  });
}

void BookFile::for_each(const BookKey& key, const std::function<void(const BookEntry&)>& handle) const {
  const sqlite::Snapshot one_moment(*database_);
  BookRows rows = guarded([&] { return checked_rows(*database_, key); });
  while (const std::optional<CheckedEntry> next = guarded([&] { return rows.next(); })) handle(next->entry);
}

void BookFile::check(const BookKey& key) const {
  const sqlite::Snapshot one_moment(*database_);
  guarded([&] { checked_rows(*database_, key); });
}

void BookFile::check_format() const {
  if (database_->file_size() == 0) {
    throw ParseError(fmt::format("{}: an empty file, not a book", in_quotes(path_)));
  }
  const auto [application, format] = guarded([&] {
    return std::pair(database_->integer("PRAGMA application_id"), database_->integer("PRAGMA user_version"));
  });
  if (application != kBookApplication) refuse_foreign("it was not made by nap book");
  if (format == kBookFormat) return;
  throw ParseError(fmt::format("{}: a book of format {}, but this nap reads format {}; {}", in_quotes(path_),
                               format, kBookFormat,
                               format < kBookFormat ? "delete it and build it again" : "use a newer nap"));
}

}  // namespace nap
