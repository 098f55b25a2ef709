// The rows of a book: writes them, and checks them when they are read.
#pragma once

#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "book/sqlite.hpp"
#include "nap/analysis/book/book.hpp"

namespace nap {

// The functions throw as those of Book do.
class BookFile {
 public:
  BookFile(const std::string& path, sqlite::Access access);

  // Makes an empty file a book. Other files stay as they are.
  void create_if_empty(const BookKey& key);
  BookKey read_key() const;

  // For each class, whether the book has it with that many rates.
  std::vector<bool> done(std::size_t classes, std::size_t rates) const;

  void add(std::span<const BookEntry> entries, const Setup& setup);
  std::optional<BookEntry> read(CardSet canonical_hand, const Setup& setup) const;
  void for_each(const Setup& setup, const std::function<void(const BookEntry&)>& handle) const;
  void check(const BookKey& key) const;

  [[noreturn]] void refuse(std::string_view what) const;

 private:
  // Does `work`; its errors get the file's name in front.
  template <class Work>
  auto guarded(Work work) const -> decltype(work());
  void check_format() const;
  void read_entries(sqlite::Statement& rows, const Setup& setup,
                    const std::function<void(const BookEntry&)>& handle) const;

  std::string path_;
  sqlite::Database database_;
};

}  // namespace nap
