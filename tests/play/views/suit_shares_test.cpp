#include "nap/play/views/suit_shares.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "support/playout.hpp"

namespace nap {
namespace {

// The cards that each group takes.
using Choice = std::array<CardSet, SuitShares::kMostGroups>;

// Visits every way in which the groups can choose, card by card.
template <class Visit>
void for_each_choice(std::span<const SuitGroup> groups, std::size_t group, CardSet left, Choice& choice,
                     const Visit& visit) {
  if (group == groups.size()) {
    visit(choice);
    return;
  }
  const CardSet held = cards_of_suits(left, groups[group].suits);
  for (std::uint64_t bits = held.bits();; bits = (bits - 1) & held.bits()) {
    if (CardSet(bits).size() == groups[group].cards) {
      choice[group] = CardSet(bits);
      for_each_choice(groups, group + 1, left - CardSet(bits), choice, visit);
    }
    if (bits == 0) return;
  }
}

template <class Visit>
void for_each_choice(std::span<const SuitGroup> groups, CardSet cards, const Visit& visit) {
  Choice choice{};
  for_each_choice(groups, 0, cards, choice, visit);
}

// Groups that may hold different suits, with a few cards each.
std::vector<SuitGroup> random_groups(test::Dealer& dealer, int most) {
  std::vector<SuitGroup> groups;
  std::uint32_t taken = 0;
  const int count = 1 + dealer.below(most);
  while (static_cast<int>(groups.size()) < count) {
    const auto suits = static_cast<std::uint8_t>(1 + dealer.below(14));
    if ((taken >> suits & 1U) != 0) continue;
    taken |= 1U << suits;
    groups.push_back({suits, static_cast<std::uint8_t>(1 + dealer.below(3))});
  }
  return groups;
}

TEST_CASE("The ways of groups to choose their cards are as many as there are by trying",
          "[play][worlds][oracle]") {
  test::Dealer dealer(61);
  std::array<int, 5> possible{};
  int impossible = 0;
  for (int round = 0; round < 600; ++round) {
    const std::vector<SuitGroup> groups = random_groups(dealer, 4);
    const CardSet cards = dealer.cards_from(Deck(24).cards(), 9);
    std::uint64_t ways = 0;
    for_each_choice(groups, cards, [&](const Choice&) { ++ways; });
    REQUIRE(SuitShares(groups, cards).ways() == static_cast<double>(ways));
    ++(ways == 0 ? impossible : possible[groups.size()]);
  }
  for (std::size_t groups = 1; groups < possible.size(); ++groups) CHECK(possible[groups] > 30);
  CHECK(impossible > 30);
  CHECK(SuitShares().ways() == 1.0);
}

TEST_CASE("What groups draw are cards that they may hold, as many as they need", "[play][worlds][unit]") {
  test::Dealer dealer(62);
  RandomWords words(62, Stream::Worlds, 0);
  int drawn = 0;
  for (int round = 0; round < 2000; ++round) {
    const std::vector<SuitGroup> groups = random_groups(dealer, SuitShares::kMostGroups);
    CardSet left = dealer.cards_from(Deck(24).cards(), 20);
    const SuitShares shares(groups, left);
    if (shares.ways() == 0.0) continue;
    const SuitShares::Shares taken = shares.draw(words);
    for (std::size_t group = 0; group < taken.size(); ++group) {
      int cards = 0;
      unsigned suits = 0;
      for (const SuitShares::Share& share : taken[group]) {
        cards += share.cards;
        if (share.cards == 0) continue;
        REQUIRE((share.suits & suits) == 0);  // no suit is in two shares
        suits |= share.suits;
        // Any cards of these suits are equally good. These are the highest.
        for (int i = 0; i < share.cards; ++i) {
          const CardSet held = cards_of_suits(left, share.suits);
          REQUIRE_FALSE(held.is_empty());
          left.remove(held.highest());
        }
      }
      REQUIRE(cards == (group < groups.size() ? groups[group].cards : 0));
      if (group < groups.size()) REQUIRE((suits & ~static_cast<unsigned>(groups[group].suits)) == 0);
    }
    ++drawn;
  }
  CHECK(drawn > 500);
}

using Counts = std::vector<int>;

// How many cards of each share of a group the choice holds.
Counts counts_of(const Choice& choice, const SuitShares::Shares& slots, std::size_t groups) {
  Counts counts;
  for (std::size_t group = 0; group < groups; ++group) {
    for (const SuitShares::Share& slot : slots[group])
      counts.push_back(cards_of_suits(choice[group], slot.suits).size());
  }
  return counts;
}

TEST_CASE("Each share is drawn as often as there are ways to choose it", "[play][worlds][oracle]") {
  test::Dealer dealer(63);
  std::array<int, 5> compared{};
  for (std::uint64_t round = 0; round < 120; ++round) {
    const std::vector<SuitGroup> groups = random_groups(dealer, 4);
    const CardSet cards = dealer.cards_from(Deck(24).cards(), 9);
    const SuitShares shares(groups, cards);
    if (shares.ways() == 0.0) continue;
    RandomWords words(63, Stream::Worlds, round);
    // The suits of a share do not change from draw to draw.
    const SuitShares::Shares slots = shares.draw(words);
    std::map<Counts, double> ways;
    for_each_choice(groups, cards,
                    [&](const Choice& choice) { ++ways[counts_of(choice, slots, groups.size())]; });
    std::map<Counts, int> times;
    constexpr int kDraws = 2000;
    for (int i = 0; i < kDraws; ++i) {
      const SuitShares::Shares taken = shares.draw(words);
      Counts counts;
      for (std::size_t group = 0; group < groups.size(); ++group) {
        for (const SuitShares::Share& share : taken[group]) counts.push_back(share.cards);
      }
      REQUIRE(ways.count(counts) == 1);
      ++times[counts];
    }
    for (const auto& [counts, number] : ways) {
      const double share = number / shares.ways();
      const double error = std::sqrt(kDraws * share * (1.0 - share));
      REQUIRE(std::abs(times[counts] - kDraws * share) <= 6.0 * error + 3.0);
    }
    if (ways.size() > 1) ++compared[groups.size()];
  }
  CHECK(compared[1] == 0);  // one group takes any of its cards
  for (const std::size_t groups : {2U, 3U, 4U}) CHECK(compared[groups] > 5);
}

TEST_CASE("Subsets are counted as Pascal's triangle does", "[play][worlds][unit]") {
  for (int n = 0; n <= 52; ++n) {
    CHECK(subsets(n, 0) == 1.0);
    CHECK(subsets(n, n) == 1.0);
    CHECK(subsets(n, -1) == 0.0);
    CHECK(subsets(n, n + 1) == 0.0);
    for (int k = 1; k < n; ++k) CHECK(subsets(n, k) == subsets(n - 1, k - 1) + subsets(n - 1, k));
  }
  CHECK(subsets(24, 5) == 42'504.0);
  CHECK(subsets(52, 5) == 2'598'960.0);
}

TEST_CASE("The cards of some suits are those of each of them", "[play][worlds][unit]") {
  const CardSet hand = parse_hand("AK.Q.J.T9", Deck(), 6);
  CHECK(cards_of_suits(hand, 0).is_empty());
  CHECK(cards_of_suits(hand, 15) == hand);
  const unsigned black = 1U << static_cast<unsigned>(Suit::Spades) | 1U << static_cast<unsigned>(Suit::Clubs);
  CHECK(cards_of_suits(hand, black) == (hand.of(Suit::Spades) | hand.of(Suit::Clubs)));
}

}  // namespace
}  // namespace nap
