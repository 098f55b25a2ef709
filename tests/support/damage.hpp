// Damages the file of a book. The same number gives the same damage.
#pragma once

#include <cstdint>
#include <string>

namespace nap::test {

// Flips one bit of the file. Returns what was done, for messages.
std::string flip_bit(const std::string& path, std::uint64_t number);

// Edits rows or tables of the book, as somebody with sqlite3 can. Returns the SQL.
std::string edit_rows(const std::string& path, std::uint64_t number);

}  // namespace nap::test
