// The tables of a book, and the row of table book: the key, and what should be in the other tables.
#pragma once

#include <cstdint>

#include "nap/analysis/book/book.hpp"
#include "nap/storage/sqlite.hpp"

namespace nap {

constexpr int kBookApplication = 0x4E617042;  // "NapB"
constexpr int kBookFormat = 3;

struct BookHeader {
  BookKey key;
  std::uint64_t classes = 0;    // rows of table class
  std::uint64_t played = 0;     // how many of them have rates that are played
  std::uint64_t checksums = 0;  // the sum of their checksums, modulo 2^64
};

// The deck with so many jokers and so many other cards. Throws ParseError if no book is of such a deck.
Deck valid_deck(int cards, int jokers);
// The key with these values. Throws ParseError if no book has such a key.
BookKey valid_key(int seats, Deck deck, int cards, std::uint64_t seed, double precision, const Shard& shard);

// Requires an empty database and a transaction.
void create_tables(sqlite::Database& database, const BookKey& key);

// Throws ParseError if a table, an index or a view is not as create_tables makes it. Another index, or
// another meaning of a column, could change what queries find.
void check_tables(const sqlite::Database& database);

// Throws ParseError if the header does not have its checksum or is impossible.
BookHeader read_header(const sqlite::Database& database);

// Writes all but the key. Requires a transaction.
void write_header(sqlite::Database& database, const BookHeader& header);

}  // namespace nap
