#include "nap/sim/deals/keeping.hpp"

#include <cmath>
#include <map>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/sim/deals/deals.hpp"

using namespace nap;

namespace {

// What is kept of these cards, by how often in `times` tries.
std::map<std::string, int> kept(KeepHabit habit, const char* dealt, int times = 400) {
  std::map<std::string, int> counts;
  const CardSet cards = parse_hand(dealt, Deck(), 7);
  for (int i = 0; i < times; ++i) {
    RandomWords words(1, Stream::Sample, static_cast<std::uint64_t>(i));
    ++counts[to_dots(kept_cards(habit, cards, 5, words))];
  }
  return counts;
}

using Counts = std::map<std::string, int>;

// The points of the rule of thumb, added up card by card.
int points(CardSet cards, Suit trump) {
  int sum = 0;
  for (const Card card : cards) {
    const auto rank = static_cast<int>(card.rank());
    if (card.suit() == trump) {
      sum += 5;
      if (card.rank() == Rank::Ace) sum += 6;
      if (rank >= 8 && rank <= 11) sum += rank - 7;  // ten 1, jack 2, queen 3, king 4
    } else if (card.rank() == Rank::Ace) {
      sum += 4;
    } else if (card.rank() == Rank::King) {
      sum += 2;
    }
  }
  return sum;
}

}  // namespace

TEST_CASE("The best cards have the most points of the rule of thumb", "[sim][keeping]") {
  CHECK(kept(KeepHabit::Best, "AKQ.JT..98") == Counts{{"AKQ.JT..", 400}});
  CHECK(kept(KeepHabit::Best, "AK2.A3.K4.") == Counts{{"AK2.A.K.", 400}});
  CHECK(kept(KeepHabit::Best, "432.A.A.A9") == Counts{{"4.A.A.A9", 400}});
  const RandomDeals deals({.seats = 2, .cards = 7}, 3, Stream::Sample);
  for (std::uint64_t i = 0; i < 200; ++i) {
    const CardSet dealt = deals.deal(i).hands.hand(kDeclarer);
    RandomWords words(2, Stream::Sample, i);
    const CardSet best = kept_cards(KeepHabit::Best, dealt, 5, words);
    int most = 0;
    int kept_points = 0;
    for (const Card one : dealt) {
      for (const Card other : dealt) {
        if (one == other) continue;
        const CardSet five = dealt - CardSet(one) - CardSet(other);
        for (const Suit trump : kSuitsHighToLow) {
          most = std::max(most, points(five, trump));
          if (five == best) kept_points = std::max(kept_points, points(five, trump));
        }
      }
    }
    REQUIRE(kept_points == most);
    REQUIRE(points_of_thumb(best) == most);
  }
}

TEST_CASE("The longest suit is kept with the highest of the other cards", "[sim][keeping]") {
  CHECK(kept(KeepHabit::Longest, "A.98765.K.") == Counts{{".98765..", 400}});
  CHECK(kept(KeepHabit::Longest, "AK.QJT.A.3") == Counts{{"A.QJT.A.", 400}});
  CHECK(kept(KeepHabit::Longest, "KQ2.KQ3.4.") == Counts{{"KQ.KQ3..", 400}});
  CHECK(kept(KeepHabit::Longest, "9876543...") == Counts{{"98765...", 400}});
}

TEST_CASE("Suits that a habit does not tell apart have the same chance", "[sim][keeping]") {
  for (const KeepHabit habit : {KeepHabit::Best, KeepHabit::Longest}) {
    const Counts even = kept(habit, "AKQ.AKQ..2", 1000);
    REQUIRE(even.size() == 2);
    for (const auto& [cards, count] : even) CHECK(std::abs(count - 500) < 80);  // five standard deviations
  }
}

TEST_CASE("Random cards are kept in every way equally often", "[sim][keeping]") {
  constexpr int kTimes = 42'000;
  const Counts counts = kept(KeepHabit::Random, "AK.QJ.T9.8", kTimes);
  CHECK(counts.size() == 21);
  double chi_squared = 0;
  for (const auto& [cards, count] : counts) chi_squared += std::pow(count - kTimes / 21, 2) / (kTimes / 21.0);
  CHECK(chi_squared < 50);  // 20 degrees of freedom
}

TEST_CASE("Every seat keeps five of its seven cards, and it alone knows the others", "[sim][keeping]") {
  Setup setup{Deck(28), 3, 5};
  const CardSet hand = parse_hand("AK.A..AQ", setup.deck, 5);
  setup.out_of_play = parse_hand("9.J..", setup.deck, 2);
  for (const KeepHabit habit : {KeepHabit::Best, KeepHabit::Longest, KeepHabit::Random}) {
    setup.keeping = Keeping{7, habit};
    const RandomDeals deals(setup, hand, 5, Stream::Evaluation);
    for (std::uint64_t i = 0; i < 200; ++i) {
      const Dealt dealt = deals.deal(i);
      REQUIRE(dealt == deals.deal(i));
      REQUIRE(dealt.deck() == setup.deck.cards());
      REQUIRE(dealt.hands.hand(kDeclarer) == hand);
      REQUIRE(dealt.known[kDeclarer.index()] == setup.out_of_play);
      CardSet gone = setup.out_of_play;
      for (const Seat seat : defender_seats(3)) {
        REQUIRE(dealt.hands.hand(seat).size() == 5);
        REQUIRE(dealt.known[seat.index()].size() == 2);
        REQUIRE((dealt.known[seat.index()] & gone).is_empty());
        gone.insert(dealt.known[seat.index()]);
      }
      REQUIRE(dealt.stock.contains(gone));
    }
  }
  setup.keeping = Keeping{6, KeepHabit::Random};
  CHECK(RandomDeals(setup, hand, 5, Stream::Evaluation).deal(0).known[1].size() == 1);
  CHECK_FALSE(EveryWorld::count(setup, ~std::uint64_t{0}).has_value());
}
