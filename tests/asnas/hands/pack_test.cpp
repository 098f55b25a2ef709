#include "nap/asnas/hands/pack.hpp"

#include <algorithm>
#include <array>

#include <catch2/catch.hpp>

#include "nap/asnas/hands/ranking.hpp"

using namespace nap;
using namespace nap::asnas;

namespace {

// Calls `visit` with every hand of a pack as five cards, card i being of rank i / copies.
template <class Visit>
void for_every_hand(int copies, const Visit& visit) {
  const int cards = 5 * copies;
  for (int a = 0; a < cards; ++a) {
    for (int b = a + 1; b < cards; ++b) {
      for (int c = b + 1; c < cards; ++c) {
        for (int d = c + 1; d < cards; ++d) {
          for (int e = d + 1; e < cards; ++e) {
            visit(std::array{a / copies, b / copies, c / copies, d / copies, e / copies});
          }
        }
      }
    }
  }
}

// A category by the number of equal pairs among the five cards, which differs in each.
int pairs_among(const std::array<int, 5>& ranks) {
  int pairs = 0;
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    for (std::size_t j = i + 1; j < ranks.size(); ++j) pairs += ranks[i] == ranks[j] ? 1 : 0;
  }
  return pairs;
}

struct Counts {
  int copies;
  std::array<std::uint64_t, 7> hands;  // nothing, pair, two pairs, three, full, four, five
};

// By the formulas 5 C(m,5), 5 C(m,4) 4m, 20 C(m,3) C(m,2), 30 C(m,3) m^2, 30 m C(m,2)^2, 20 C(m,2) m^3 and
// m^5.
constexpr Counts kCounts[] = {{4, {1024, 7680, 4320, 1920, 480, 80, 0}},
                              {5, {3125, 25000, 15000, 7500, 2000, 500, 5}},
                              {6, {7776, 64800, 40500, 21600, 6000, 1800, 30}},
                              {7, {16807, 144060, 92610, 51450, 14700, 4900, 105}},
                              {8, {32768, 286720, 188160, 107520, 31360, 11200, 280}}};

}  // namespace

TEST_CASE("A pack has as many hands of each category as a count of all hands finds", "[asnas][two-method]") {
  constexpr std::array<int, 7> kPairs = {0, 1, 2, 3, 4, 6, 10};
  for (const Counts& known : kCounts) {
    INFO(known.copies);
    const Pack pack{known.copies};
    std::array<std::uint64_t, 7> by_ways{};
    for (const Cards& hand : hands_from(pack.cards())) {
      by_ways[static_cast<std::size_t>(category_of(hand))] += ways(hand, pack.cards());
    }
    CHECK(by_ways == known.hands);
    std::array<std::uint64_t, 7> by_pairs{};
    for_every_hand(known.copies, [&](const std::array<int, 5>& ranks) {
      const auto* found = std::find(kPairs.begin(), kPairs.end(), pairs_among(ranks));
      ++by_pairs[static_cast<std::size_t>(found - kPairs.begin())];
    });
    CHECK(by_pairs == known.hands);
  }
}

TEST_CASE("Cards of one rank are alike, so there are few hands", "[asnas][count]") {
  CHECK(hands_from(Pack{4}.cards()).size() == 121);
  for (const int copies : {5, 6, 7, 8}) CHECK(hands_from(Pack{copies}.cards()).size() == 126);
}

TEST_CASE("From four players on the whole pack is dealt out", "[asnas]") {
  CHECK(pack_for(2).cards().size() == 20);
  CHECK(pack_for(3).cards().size() == 20);
  for (int players = 4; players <= kMostPlayers; ++players) {
    CHECK(pack_for(players).cards().size() == players * kHandCards);
  }
}

TEST_CASE("Cards are added, taken away and compared rank by rank", "[asnas]") {
  Cards some;
  some.add(Rank::Ace, 2);
  some.add(Rank::Pip);
  const Cards all = Pack{8}.cards();
  CHECK(all.contains(some));
  CHECK_FALSE(some.contains(all));
  CHECK((all - some).of(Rank::Ace) == 6);
  CHECK((all - some).of(Rank::Pip) == 7);
  CHECK((all - some) + some == all);
  CHECK((all - some).size() == 37);
  Cards other;
  other.add(Rank::King);
  CHECK_FALSE(some.contains(other));
  CHECK(Cards().is_empty());
  CHECK(Cards().contains(Cards()));
}

TEST_CASE("There are as many sets of a size as ways to share it out among the ranks", "[asnas]") {
  const Cards pack = Pack{4}.cards();
  constexpr std::array<std::size_t, 6> kSets = {1, 5, 15, 35, 70, 121};  // C(size+4, 4), without five alike
  for (int size = 0; size <= kHandCards; ++size) {
    const std::vector<Cards> sets = sets_from(pack, size);
    CHECK(sets.size() == kSets[static_cast<std::size_t>(size)]);
    std::uint64_t all = 0;
    for (const Cards& set : sets) {
      CHECK(set.size() == size);
      all += ways(set, pack);
    }
    CHECK(all == choose(20, size));
  }
}
