// The book to build, as users write it.
#pragma once

#include <cstdint>
#include <string>

#include "nap/analysis/book/book.hpp"

namespace nap {

struct BookRequest {
  std::string players = "4";
  std::string deck = "52";
  std::string cards = "5";
  std::string precision = "0.01";
  std::string shard = "1/1";
  bool has_joker = false;
  bool is_played = false;
  std::uint64_t seed = 1;
};

// The key of the book to build. Throws ParseError.
BookKey book_key(const BookRequest& request);

}  // namespace nap
