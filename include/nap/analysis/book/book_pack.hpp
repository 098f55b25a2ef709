// A book in a small form that travels with a program. It has only what cannot be computed, compressed.
//
// A pack is a file in the xz format. It begins with the text "NapBookPack1" and these numbers: the active
// seats, the cards in the deck (with a joker one more, so that only then the number is odd), the cards in a
// hand, the seed, and the precision (as the 64 bits of an IEEE 754 number). Columns follow, each for all
// classes in the order of hand_classes. First, for each target: the lead (its place among the openings of
// the hand, opening.hpp, from 0: the highest card first, a joker that names trump once for each suit from
// spades to clubs), the deals, the successes. Then: whether the class is played. Last, for each target,
// columns for the played classes: the lead in play, and three pairs of deals and deals made. The pairs are
// those with open hands (0 deals: none of its own), those played of the deals made with open hands, and those
// played of the others. A number has seven bits a byte, the lowest first; all bytes but its last have their
// highest bit set.
#pragma once

#include <string>
#include <string_view>

#include "nap/analysis/book/book.hpp"

namespace nap {

// Makes the pack of a book. Throws ParseError unless the book is sound, complete and holds all classes.
std::string pack_book(const Book& book);

// Makes the book of a pack at `path`, or adds to the book that is there, as merge_books does. Throws
// ParseError, which starts with `name`, if the bytes are no sound pack.
void unpack_book(std::string_view bytes, const std::string& name, const std::string& path);

}  // namespace nap
