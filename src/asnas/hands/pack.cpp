#include "nap/asnas/hands/pack.hpp"

#include <algorithm>

namespace nap::asnas {
namespace {

// Appends every set that begins as `begun` does and has `left` more cards, of this rank and of lower ones.
void append_sets(std::vector<Cards>& sets, const Cards& begun, std::size_t rank, int left,
                 const Cards& cards) {
  if (rank == kRanks) {
    if (left == 0) sets.push_back(begun);
    return;
  }
  const Rank next = kRanksHighToLow[rank];
  for (int count = std::min(left, cards.of(next)); count >= 0; --count) {
    Cards set = begun;
    set.add(next, count);
    append_sets(sets, set, rank + 1, left - count, cards);
  }
}

}  // namespace

std::vector<Cards> sets_from(const Cards& cards, int size) {
  std::vector<Cards> sets;
  append_sets(sets, Cards(), 0, size, cards);
  return sets;
}

std::vector<Cards> hands_from(const Cards& cards) { return sets_from(cards, kHandCards); }

std::uint64_t choose(int from, int number) {
  std::uint64_t ways = 1;
  for (int i = 1; i <= number; ++i) {
    ways = ways * static_cast<std::uint64_t>(from - number + i) / static_cast<std::uint64_t>(i);
  }
  return ways;
}

std::uint64_t ways(const Cards& hand, const Cards& cards) {
  std::uint64_t ways = 1;
  for (const Rank rank : kRanksHighToLow) ways *= choose(cards.of(rank), hand.of(rank));
  return ways;
}

double chance_of(const Cards& hand, const Pack& pack) {
  return static_cast<double>(ways(hand, pack.cards())) /
         static_cast<double>(choose(pack.cards().size(), kHandCards));
}

}  // namespace nap::asnas
