// Entries of a book as numbers, so that processes can send them to each other.
#pragma once

#include <span>
#include <vector>

#include "nap/analysis/book/book.hpp"
#include "nap/analysis/book/processes.hpp"
#include "nap/cards/hand_class.hpp"

namespace nap {

using BookWords = Processes::Words;

// The place of a lead of the hand among its openings (opening.hpp), from 0. Without a joker this is the place
// of the card in the hand, from the highest card.
std::uint64_t place_of(const Opening& lead, const Contract& contract, CardSet hand);
// The lead at this place. Throws ParseError if there is none.
Opening lead_at(std::uint64_t place, const Contract& contract, CardSet hand);

BookWords words_of(std::span<const BookEntry> entries);

// Reads the entries back from words_of. Requires the classes and contracts of their book.
std::vector<BookEntry> entries_of(const BookWords& words, const std::vector<HandClass>& classes,
                                  const std::vector<Contract>& contracts);

}  // namespace nap
