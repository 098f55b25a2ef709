// What is known about positions that were searched.
#pragma once

#include <vector>

#include "tables/table_key.hpp"

namespace nap::search::inline NAP_PROCESSOR {

struct Bounds {
  std::int8_t lower = 0;
  std::int8_t upper = 0;
};

// Direct-mapped: a new position takes the place of an old one. An entry is used only if its whole key is
// equal, so the table gives no wrong answer. A key names its game, so entries stay true from deal to deal.
template <int Seats>
class TranspositionTable {
 public:
  // Makes room for at least 2^index_bits entries. A table that has to grow forgets what it knows.
  void reserve(int index_bits) {
    const std::size_t size = std::size_t{1} << static_cast<unsigned>(index_bits);
    if (size <= entries_.size()) return;
    shift_ = 64U - static_cast<unsigned>(index_bits);
    entries_.assign(size, Entry{});
  }

  struct Entry {
    TableKey<Seats> key;  // no position has the empty key: it would have no tricks left
    Bounds bounds;
  };

  // The one place where `key` can be. Another position may be there.
  Entry& place_of(const TableKey<Seats>& key) {
    Word hash = 0;
    for (const Word plane : key.planes) hash = (hash ^ plane ^ hash >> 29U) * 0x9E3779B97F4A7C15U;
    hash = (hash ^ key.shape ^ hash >> 29U) * 0x9E3779B97F4A7C15U;
    // With seven seats, one deal in a few thousand visits millions of positions with two tricks left. These
    // must not displace positions with more tricks left, so each kind has half of the table.
    if constexpr (Seats == kMaxSeats) hash = hash >> 1U | Word{key.tricks_left() > 2} << 63U;
    return entries_[hash >> shift_];
  }

  std::size_t bytes() const { return entries_.size() * sizeof(Entry); }

 private:
  unsigned shift_ = 0;
  std::vector<Entry> entries_;
};

}  // namespace nap::search::inline NAP_PROCESSOR
