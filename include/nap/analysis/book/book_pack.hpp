// A book in a small form that travels with a program: what cannot be computed, compressed.
//
// A pack is a file in the xz format. In it stand the text "NapBookPack1", then numbers: the active seats, the
// deck, the cards in a hand, the seed, the precision (as the 64 bits of an IEEE 754 number). Then columns,
// each of all classes in the order of hand_classes: for each target the lead (its place in the hand, from the
// highest card), the deals, the successes; then whether the class is played; then for each target, of the
// played classes, the lead in play, and the deals and those made with open hands (0: none of its own), of
// those played of the deals made with open hands, and of the others. A number has seven bits a byte, the
// lowest first; all bytes but its last have their highest bit set.
#pragma once

#include <string>
#include <string_view>

#include "nap/analysis/book/book.hpp"

namespace nap {

// Throws ParseError unless the book is sound, complete and holds all classes.
std::string pack_book(const Book& book);

// Makes the book of a pack at `path`, or adds to the book that is there, as merge_books does. Throws
// ParseError, which starts with `name`, if the bytes are no sound pack.
void unpack_book(std::string_view bytes, const std::string& name, const std::string& path);

}  // namespace nap
