// What a book holds, as text, JSON and CSV.
#pragma once

#include <cstdint>
#include <string>

#include "io/format.hpp"
#include "nap/analysis/book/book.hpp"
#include "nap/analysis/book/book_build.hpp"

namespace nap::cli {

struct BookContent {
  BookKey key;
  BookProgress progress;
  std::uint64_t rates = 0;
  std::uint64_t deals = 0;         // of all rates
  double widest = 0.0;             // half the width of the widest interval that meets a break-even
  std::uint64_t played_rates = 0;  // those that are not predicted
  std::uint64_t plays = 0;         // of all rates
};

std::string content_in(Format format, const std::string& file, const BookContent& content);

// What a build or a merge has come to; in text also as a part of a sentence, "a.book: 99 of 99 hand classes".
std::string progress_in(Format format, const std::string& file, const BookProgress& progress);
std::string progress_text(const std::string& file, const BookProgress& progress);

// Rows one class after the other, as text to write piece by piece. The first piece begins with the heading.
class RateWriter {
 public:
  RateWriter(Format format, const BookKey& key);

  std::string rows_of(const BookEntry& entry);
  std::string end();

 private:
  std::string with_heading(const std::string& text);

  Format format_;
  int cards_;            // in a hand
  std::string heading_;  // of no piece yet
  std::uint64_t rows_ = 0;
};

}  // namespace nap::cli
