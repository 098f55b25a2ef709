#include "nap/analysis/book/book.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>

#include "book/book_file.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

std::string describe(const BookKey& key) {
  return fmt::format("{} active seats, {} cards, {} a hand, seed {}, precision {:g}, part {}/{}",
                     key.setup.seats, key.setup.deck.size(), key.setup.cards, key.seed, key.precision,
                     key.shard.number, key.shard.of);
}

// SQLite's own errors say little about why a file cannot be opened.
void check_path(const std::string& path, sqlite::Access access) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (path.empty()) throw ParseError("the book has no name; give a file");
  const fs::file_status status = fs::status(path, error);
  if (fs::is_directory(status)) throw ParseError(fmt::format("{}: a folder, not a book", in_quotes(path)));
  const bool must_exist = access == sqlite::Access::Existing;
  if (must_exist && !fs::exists(status)) throw ParseError(fmt::format("{}: no such file", in_quotes(path)));
  const fs::path folder = fs::path(path).has_parent_path() ? fs::path(path).parent_path() : fs::path(".");
  if (!must_exist && !fs::is_directory(folder, error)) {
    throw ParseError(fmt::format("{}: there is no folder {}", in_quotes(path), in_quotes(folder.string())));
  }
}

// SQLite treats some names specially, such as ":memory:", but not if they have a folder.
std::string with_folder(const std::string& path) { return std::filesystem::absolute(path).string(); }

bool is_empty(const std::string& path) {
  std::error_code error;
  return std::filesystem::file_size(path, error) == 0 && !error;
}

}  // namespace

void check_book_serves(const Ruleset& ruleset, std::string_view name) {
  const std::vector<Contract> rated = rated_contracts(ruleset.cards);
  for (const Bid& bid : ruleset.callable_bids()) {
    if (std::find(rated.begin(), rated.end(), bid.contract) != rated.end()) continue;
    throw ParseError(fmt::format("{}: a book does not hold the bid {} of {}, {} tricks without trump", name,
                                 bid.id, ruleset.name, bid.contract.tricks));
  }
}

std::string target_id(const Contract& contract) {
  if (!contract.is_misere()) return std::to_string(contract.tricks);
  return contract.trump.is_none() ? "misere" : "misere-trump";
}

Book::Book(const std::string& path) {
  check_path(path, sqlite::Access::Existing);
  if (is_empty(path)) throw ParseError(fmt::format("{}: an empty file, not a book", in_quotes(path)));
  file_ = std::make_unique<BookFile>(with_folder(path), sqlite::Access::Existing);
  key_ = file_->read_key();
}

Book::Book(const std::string& path, const BookKey& key) {
  check_path(path, sqlite::Access::CreateIfMissing);
  file_ = std::make_unique<BookFile>(with_folder(path), sqlite::Access::CreateIfMissing);
  file_->create_if_empty(key);
  key_ = file_->read_key();
  if (key_ == key) return;
  throw ParseError(
      fmt::format("{} is another book: {}; not {}", in_quotes(path), describe(key_), describe(key)));
}

Book::~Book() = default;
Book::Book(Book&&) noexcept = default;

std::uint64_t Book::classes_wanted() const {
  const std::uint64_t all = hand_classes(key_.setup.deck, key_.setup.cards).size();
  return (all + key_.shard.of - key_.shard.number) / key_.shard.of;
}

std::uint64_t Book::classes_done() const {
  const std::vector<bool> done = classes_there();
  return static_cast<std::uint64_t>(std::count(done.begin(), done.end(), true));
}

std::vector<std::uint64_t> Book::missing() const {
  const std::vector<bool> done = classes_there();
  std::vector<std::uint64_t> missing;
  for (std::uint64_t i = 0; i < done.size(); ++i) {
    if (key_.shard.has(i) && !done[i]) missing.push_back(i);
  }
  return missing;
}

std::vector<bool> Book::classes_there() const {
  return file_->done(hand_classes(key_.setup.deck, key_.setup.cards).size(),
                     rated_contracts(key_.setup.cards).size());
}

void Book::add(std::span<const BookEntry> entries) { file_->add(entries, key_.setup); }

void Book::for_each(const std::function<void(const BookEntry&)>& handle) const {
  file_->for_each(key_.setup, handle);
}

std::optional<BookEntry> Book::find(CardSet hand) const {
  const CanonicalHand canonical = canonical_hand(hand);
  std::optional<BookEntry> found = file_->read(canonical.hand, key_.setup);
  if (!found) return std::nullopt;
  const SuitPermutation written = canonical.from_written.inverse();
  for (Rate& rate : found->rates) rate.lead = written(rate.lead);
  found->hand = hand;
  return found;
}

RatedHands Book::hands() const {
  RatedHands rated{key_.setup, key_.seed, key_.precision, Coverage::EveryClass, {}};
  for_each([&](const BookEntry& entry) {
    rated.list.push_back({entry.hand, static_cast<double>(entry.members), entry.rates});
  });
  const bool is_whole = key_.shard.of == 1 && rated.list.size() == classes_wanted();
  if (!is_whole) {
    file_->refuse(fmt::format("it has only {} of the {} classes of the deck", rated.list.size(),
                              hand_classes(key_.setup.deck, key_.setup.cards).size()));
  }
  double all = 0.0;
  for (const RatedHand& hand : rated.list) all += hand.weight;
  for (RatedHand& hand : rated.list) hand.weight /= all;
  return rated;
}

void Book::check() const { file_->check(key_); }

void merge_books(const std::string& path, std::span<const std::string> parts) {
  std::vector<Book> books;
  for (const std::string& part : parts) {
    books.emplace_back(part);
    BookKey first = books.front().key();
    BookKey next = books.back().key();
    first.shard = next.shard = Shard{};
    if (first != next) {
      throw ParseError(fmt::format("{} does not belong to {}: {}; not {}", in_quotes(part),
                                   in_quotes(parts[0]), describe(next), describe(first)));
    }
    books.back().check();
  }
  BookKey whole = books.front().key();
  whole.shard = Shard{};
  Book merged(path, whole);
  for (const Book& book : books) {
    std::vector<BookEntry> entries;
    book.for_each([&](const BookEntry& entry) { entries.push_back(entry); });
    merged.add(entries);
  }
}

}  // namespace nap
