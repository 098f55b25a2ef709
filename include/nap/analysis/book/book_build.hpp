// Fills a book.
#pragma once

#include <string>

#include "nap/analysis/book/book.hpp"
#include "nap/analysis/book/ranks.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

struct BookProgress {
  std::uint64_t done;    // classes in the book
  std::uint64_t wanted;  // of its shard

  bool is_complete() const { return done == wanted; }
};

// Adds to the book at `path` what it lacks, and makes it where there is none. The rows are the same for any
// number of threads and ranks, in one run or in many: what is in the book stays there whenever and however
// this ends, and the next call goes on. Ends early when `harness.monitor().stop` is set. Throws as Book does,
// at the first rank; the others then end quietly.
BookProgress build_book(Harness& harness, Ranks& ranks, const std::string& path, const BookKey& key);

}  // namespace nap
