// Builds books, makes some up, and tells their rows.
#pragma once

#include <string>
#include <vector>

#include "nap/analysis/book/book.hpp"
#include "nap/analysis/book/book_build.hpp"

namespace nap::test {

// Builds the book, or resumes it, in one process.
BookProgress build(const std::string& path, const BookKey& key, int threads = 2);

// Every class of the book, with rates that take no time to find. The leads are openings of the hand in turn.
std::vector<BookEntry> made_up_entries(const BookKey& key);

// All that the rows of a class say, on one line, and that of all classes.
std::string row_of(const BookEntry& entry);
std::string rows_of(const Book& book);

}  // namespace nap::test
