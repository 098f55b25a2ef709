#include "nap/asnas/hands/pack.hpp"

#include <algorithm>

namespace nap::asnas {
namespace {

// Appends every hand that begins as `begun` does and has `left` more cards, of this rank and of lower ones.
void append_hands(std::vector<Cards>& hands, const Cards& begun, std::size_t rank, int left,
                  const Cards& cards) {
  if (rank == kRanks) {
    if (left == 0) hands.push_back(begun);
    return;
  }
  const Rank next = kRanksHighToLow[rank];
  for (int count = std::min(left, cards.of(next)); count >= 0; --count) {
    Cards hand = begun;
    hand.add(next, count);
    append_hands(hands, hand, rank + 1, left - count, cards);
  }
}

}  // namespace

std::vector<Cards> hands_from(const Cards& cards) {
  std::vector<Cards> hands;
  append_hands(hands, Cards(), 0, kHandCards, cards);
  return hands;
}

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

}  // namespace nap::asnas
