// Fills a book.
#pragma once

#include <string>

#include "nap/analysis/book/book.hpp"
#include "nap/analysis/book/processes.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

// How far a book has come.
struct BookProgress {
  std::uint64_t done;    // classes in the book
  std::uint64_t played;  // how many of them are played
  std::uint64_t wanted;  // classes of its shard

  bool is_complete() const { return done == wanted; }
  bool is_played() const { return played == wanted; }
};
BookProgress progress_of(const Book& book);

// Adds the missing classes to the book at `path`, which is made if it does not exist. The rows are the same
// for any number of threads and processes, in one run or in many: entries stay in the book however this ends,
// and the next call resumes. Ends early when `harness.monitor().stop` is set in one of the processes. Throws
// as Book does at the first process, and FirstFailed at the others. Returns the same at all of them.
BookProgress build_book(Harness& harness, Processes& processes, const std::string& path, const BookKey& key);

// Plays the classes of the book that are not played yet (play_hands.hpp), in the same way. Requires a setup
// that is predicted (played_model.hpp).
BookProgress play_book(Harness& harness, Processes& processes, const std::string& path, const BookKey& key);

}  // namespace nap
