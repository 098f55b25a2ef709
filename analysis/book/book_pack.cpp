#include "nap/analysis/book/book_pack.hpp"

#include <bit>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include "book/book_header.hpp"
#include "book/book_rates.hpp"
#include "book/book_words.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/storage/xz.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

constexpr std::string_view kMark = "NapBookPack1";
constexpr unsigned kBits = 7;
constexpr unsigned kMore = 1U << kBits;
constexpr std::size_t kMostBytes = std::size_t{1} << 30U;  // more than a pack of seven cards has

class Columns {
 public:
  void add(std::uint64_t number) {
    for (; number >= kMore; number >>= kBits) bytes_ += static_cast<char>(number % kMore + kMore);
    bytes_ += static_cast<char>(number);
  }
  void add(const Plays& plays) {
    add(plays.deals);
    add(plays.made);
  }
  void add_text(std::string_view text) { bytes_ += text; }

  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

class ColumnReader {
 public:
  explicit ColumnReader(std::string_view bytes) : bytes_(bytes) {}

  // Reads the next number. Throws ParseError unless it is at most `most`.
  std::uint64_t number(std::uint64_t most = UINT64_MAX) {
    std::uint64_t number = 0;
    for (unsigned shift = 0;; shift += kBits) {
      if (at_ == bytes_.size() || shift > 63) throw ParseError("it ends too early");
      const auto byte = static_cast<unsigned char>(bytes_[at_++]);
      number |= std::uint64_t{byte % kMore} << shift;
      if (byte < kMore) break;
    }
    if (number > most) throw ParseError("an impossible number");
    return number;
  }
  Plays plays() {
    const std::uint64_t deals = number();
    return {deals, number(deals)};
  }
  bool skips(std::string_view text) {
    if (bytes_.substr(at_, text.size()) != text) return false;
    at_ += text.size();
    return true;
  }
  bool is_at_end() const { return at_ == bytes_.size(); }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
};

std::vector<BookEntry> all_entries(const Book& book) {
  std::vector<BookEntry> entries;
  book.for_each([&](const BookEntry& entry) { entries.push_back(entry); });
  return entries;
}

void add_rates(Columns& columns, const std::vector<BookEntry>& entries, std::size_t target) {
  for (const BookEntry& entry : entries) {
    const Rate& rate = entry.rates[target];
    columns.add(place_of(rate.lead, rate.contract, entry.hand));
  }
  for (const BookEntry& entry : entries) columns.add(entry.rates[target].deals);
  for (const BookEntry& entry : entries) columns.add(entry.rates[target].successes);
}

void add_plays(Columns& columns, const std::vector<BookEntry>& entries, std::size_t target) {
  std::vector<const BookEntry*> played;
  for (const BookEntry& entry : entries) {
    if (entry.is_played()) played.push_back(&entry);
  }
  for (const BookEntry* entry : played) {
    const PlayRecord& record = entry->played[target];
    columns.add(place_of(record.lead, record.contract, entry->hand));
  }
  for (const BookEntry* entry : played) columns.add(entry->played[target].open.value_or(Plays{}));
  for (const BookEntry* entry : played) columns.add(entry->played[target].plays.open_made);
  for (const BookEntry* entry : played) columns.add(entry->played[target].plays.open_lost);
}

BookKey key_of(ColumnReader& columns) {
  constexpr std::uint64_t kMost = 1000;
  const auto seats = static_cast<int>(columns.number(kMost));
  const auto deck = static_cast<int>(columns.number(kMost));
  const int jokers = deck % kSuits;
  const auto cards = static_cast<int>(columns.number(kMost));
  const std::uint64_t seed = columns.number();
  return valid_key(seats, valid_deck(deck - jokers, jokers), cards, seed,
                   std::bit_cast<double>(columns.number()), Shard{});
}

// The rest of a pack, after its key.
std::vector<BookEntry> entries_of(ColumnReader& columns, const BookKey& key) {
  std::vector<BookEntry> entries;
  const std::vector<HandClass> classes = hand_classes(key.setup.deck, key.setup.cards);
  for (std::uint64_t i = 0; i < classes.size(); ++i) {
    entries.push_back({i, classes[i].members, classes[i].representative});
  }
  PossibleRates possible(key);
  const std::vector<Contract> contracts = rated_contracts(key.setup.cards);
  for (const Contract& contract : contracts) {
    for (BookEntry& entry : entries)
      entry.rates.push_back({contract, lead_at(columns.number(), contract, entry.hand), 0, 0, {}});
    for (BookEntry& entry : entries) entry.rates.back().deals = columns.number();
    for (BookEntry& entry : entries) {
      Rate& rate = entry.rates.back();
      if (rate.deals == 0) throw ParseError("a rate of no deals");
      rate.successes = columns.number(rate.deals);
      rate.success = possible.success(rate.successes, rate.deals);
    }
  }
  std::vector<BookEntry*> played;
  for (BookEntry& entry : entries) {
    if (columns.number(1) == 1) played.push_back(&entry);
  }
  for (const Contract& contract : contracts) {
    for (BookEntry* entry : played)
      entry->played.push_back({contract, lead_at(columns.number(), contract, entry->hand)});
    for (BookEntry* entry : played) {
      const Plays open = columns.plays();
      if (open.deals > 0) entry->played.back().open = open;
    }
    for (BookEntry* entry : played) entry->played.back().plays.open_made = columns.plays();
    for (BookEntry* entry : played) entry->played.back().plays.open_lost = columns.plays();
  }
  if (!columns.is_at_end()) throw ParseError("it has more than a book");
  return entries;
}

}  // namespace

std::string pack_book(const Book& book) {
  book.check_whole();
  const std::vector<BookEntry> entries = all_entries(book);
  const BookKey& key = book.key();
  Columns columns;
  columns.add_text(kMark);
  for (const int number : {key.setup.seats, key.setup.deck.cards().size(), key.setup.cards}) {
    columns.add(static_cast<std::uint64_t>(number));
  }
  columns.add(key.seed);
  columns.add(std::bit_cast<std::uint64_t>(key.precision));
  const std::size_t targets = rated_contracts(key.setup.cards).size();
  for (std::size_t target = 0; target < targets; ++target) add_rates(columns, entries, target);
  for (const BookEntry& entry : entries) columns.add(entry.is_played() ? 1 : 0);
  for (std::size_t target = 0; target < targets; ++target) add_plays(columns, entries, target);
  return xz::compressed(columns.bytes());
}

void unpack_book(std::string_view bytes, const std::string& name, const std::string& path) {
  BookKey key;
  std::vector<BookEntry> entries;
  try {
    const std::string unpacked = xz::decompressed(bytes, kMostBytes);
    ColumnReader columns(unpacked);
    if (!columns.skips(kMark)) throw ParseError("it does not begin as a pack does");
    key = key_of(columns);
    entries = entries_of(columns, key);
  } catch (const ParseError& error) {
    throw ParseError(
        fmt::format("{}: not a sound pack of a book: {}; name a file that nap book pack has made",
                    in_quotes(name), error.what()));
  }
  Book book(path, key);
  book.check();
  book.add(entries);
}

}  // namespace nap
