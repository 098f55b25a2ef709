// Entries of a book as numbers, so that processes can send them to each other.
#pragma once

#include <span>
#include <vector>

#include "nap/analysis/book/book.hpp"
#include "nap/analysis/book/processes.hpp"
#include "nap/cards/hand_class.hpp"

namespace nap {

using BookWords = Processes::Words;

BookWords words_of(std::span<const BookEntry> entries);

// Reads the entries back from words_of. Requires the classes and contracts of their book.
std::vector<BookEntry> entries_of(const BookWords& words, const std::vector<HandClass>& classes,
                                  const std::vector<Contract>& contracts);

}  // namespace nap
