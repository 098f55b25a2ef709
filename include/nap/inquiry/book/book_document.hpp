// Tells about a book and what it holds.
#pragma once

#include <cstdint>
#include <string>

#include "nap/analysis/book/book.hpp"
#include "nap/analysis/book/book_build.hpp"
#include "nap/report/document.hpp"

namespace nap {

struct BookContent {
  BookKey key;
  BookProgress progress;
  std::uint64_t rates = 0;
  std::uint64_t deals = 0;         // of all rates
  double widest = 0.0;             // half the width of the widest interval that contains a break-even
  std::uint64_t played_rates = 0;  // the rates that are not predicted
  std::uint64_t plays = 0;         // of all rates
};

// JSON has the schema nap.book-info/2.
report::Document content_document(const std::string& file, const BookContent& content);

// How far a build or a merge has come (schema nap.book/2). The text is a part of a sentence: "a.book: 99 of
// 99 hand classes".
report::Document progress_document(const std::string& file, const BookProgress& progress);
std::string progress_text(const std::string& file, const BookProgress& progress);

// Makes the rows of one class after the other, as text to write piece by piece. The first piece begins with
// the heading.
class RateWriter {
 public:
  RateWriter(report::Format format, const BookKey& key);

  std::string rows_of(const BookEntry& entry);
  std::string end();

 private:
  std::string with_heading(const std::string& text);

  report::Format format_;
  Setup setup_;
  std::string heading_;  // empty once a piece has it
  std::uint64_t rows_ = 0;
};

}  // namespace nap
