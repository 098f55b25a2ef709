// The file of a book: checks it when it is read, and adds to it.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "book/book_header.hpp"
#include "nap/analysis/book/book.hpp"
#include "nap/storage/sqlite.hpp"

namespace nap {

// The functions throw as Book's functions do.
class BookFile {
 public:
  BookFile(const std::string& path, sqlite::Access access);

  // Makes an empty file a book. Other files stay as they are.
  void create_if_empty(const BookKey& key);

  // What the file says about itself.
  BookHeader header() const;

  void add(std::span<const BookEntry> entries, const BookKey& key);
  // Requires classes that the book has.
  std::vector<BookEntry> read(std::span<const std::uint64_t> classes, const BookKey& key) const;
  std::optional<BookEntry> find(CardSet canonical_hand, const BookKey& key) const;
  // Calls `handle` with each entry. Checks the whole book first.
  void for_each(const BookKey& key, const std::function<void(const BookEntry&)>& handle) const;
  void check(const BookKey& key) const;

  const std::string& path() const { return path_; }

 private:
  // Does `work` and puts the file's name in front of its errors.
  template <class Work>
  auto guarded(Work work) const -> decltype(work());
  [[noreturn]] void refuse(std::string_view what) const;
  [[noreturn]] void refuse_foreign(std::string_view what) const;
  [[noreturn]] void fail(const sqlite::Error& error) const;
  void check_format() const;

  std::string path_;
  std::optional<sqlite::Database> database_;  // always there after construction
};

}  // namespace nap
