// What a hand is sure of against every world, as the old books put it (claims C1, C3 and C4 in rules).
#include <algorithm>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/hand_class.hpp"
#include "nap/solver/solver.hpp"
#include "support/dealer.hpp"

namespace nap {
namespace {

using test::Dealer;

constexpr std::string_view kRankLetters = "23456789TJQKA";

CardSet cards_of(Suit suit, std::string_view ranks) {
  CardSet cards;
  for (const char letter : ranks) cards.insert(Card(static_cast<Rank>(kRankLetters.find(letter)), suit));
  return cards;
}

// A hand, or the cards of one opponent, given in spades, hearts and diamonds.
CardSet hand_of(std::string_view spades, std::string_view hearts, std::string_view diamonds) {
  return cards_of(Suit::Spades, spades) | cards_of(Suit::Hearts, hearts) | cards_of(Suit::Diamonds, diamonds);
}

// Some cards of one suit, and the tricks that they are sure of when that suit is trump.
struct Guarantee {
  std::string_view trumps;
  int tricks;
};
constexpr Guarantee kGuarantees[] = {{"AKQJT", 5}, {"AKQJ", 4},  {"AKQ", 3},   {"KQJT", 3}, {"AQJT", 3},
                                     {"AKJT", 3},  {"AK", 2},    {"KQJ", 2},   {"AQJ", 2},  {"QJT9", 2},
                                     {"KQJT9", 4}, {"A", 1},     {"KQ", 1},    {"QJT", 1},  {"JT98", 1},
                                     {"T9876", 1}, {"AQJT9", 4}, {"QJT98", 3}, {"JT987", 2}};

// Each card of `others` that is above a card of `own` beats at most one card of `own`.
int sure_tricks(CardSet own, CardSet others) {
  int sure = 0;
  int held = 0;
  for (const Card card : own) {
    ++held;
    const auto above = std::count_if(others.begin(), others.end(), [&](Card other) {
      return static_cast<int>(other.rank()) > static_cast<int>(card.rank());
    });
    sure = std::max(sure, held - static_cast<int>(above));
  }
  return sure;
}

// Calls `visit(cards)` for every choice of `count` cards of `deck`, those with the highest cards first, until
// it returns false.
template <typename Visit>
bool for_every_choice(CardSet deck, int count, CardSet chosen, const Visit& visit) {
  if (count == 0) return visit(chosen);
  while (deck.size() >= count) {
    const Card card = deck.highest();
    deck.remove(card);
    if (!for_every_choice(deck, count - 1, chosen | card, visit)) return false;
  }
  return true;
}

Deal against(CardSet hand, CardSet world) {
  Deal deal(2);
  deal.give(kDeclarer, hand);
  deal.give(Seat(1), world);
  return deal;
}

TEST_CASE("Ace to ten of a suit make Nap at every table", "[solver][guarantee]") {
  Dealer dealer(31);
  Solver solver;
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    for (int i = 0; i < 1000; ++i) {
      const Suit suit = kSuitsHighToLow[static_cast<std::size_t>(dealer.below(kSuits))];
      const Deal deal = dealer.deal_around(cards_of(suit, "AKQJT"), dealer.deck_for(seats, 5), seats);
      INFO(test::describe(deal, Game{}));
      REQUIRE(test::tricks_of(solver.solve(deal, Game{})) == std::vector<int>(5, 5));
    }
  }
}

TEST_CASE("High trumps are sure of their tricks whatever else is dealt", "[solver][guarantee]") {
  Dealer dealer(32);
  Solver solver;
  for (const Guarantee& guarantee : kGuarantees) {
    const CardSet trumps = cards_of(Suit::Spades, guarantee.trumps);
    for (int i = 0; i < 300; ++i) {
      const int seats = 2 + dealer.below(kMaxSeats - 1);
      const Deck deck(seats < 6 ? 36 : 52);
      const CardSet rest = dealer.cards_from(deck.cards() - trumps, 5 - trumps.size());
      const Deal deal = dealer.deal_around(trumps | rest, deck, seats);
      INFO(test::describe(deal, Game{}));
      REQUIRE(solver.solve(deal, Game{}).tricks_after(trumps.highest()) >= guarantee.tricks);
    }
  }
}

TEST_CASE("Every outstanding higher trump beats at most one trump", "[solver][guarantee]") {
  Dealer dealer(33);
  Solver solver;
  for (int i = 0; i < 4000; ++i) {
    const Deal deal = dealer.deal(2 + dealer.below(4), 1 + dealer.below(5));
    const CardSet others = deal.cards() - deal.hand(kDeclarer);
    INFO(test::describe(deal, Game{}));
    const Solution solution = solver.solve(deal, Game{});
    for (const auto& [card, tricks] : solution.leads()) {
      REQUIRE(tricks >= sure_tricks(deal.hand(kDeclarer).of(card.suit()), others.of(card.suit())));
    }
  }
}

TEST_CASE("Sure trumps take their tricks in any hand and whether wanted or not", "[solver][guarantee]") {
  Dealer dealer(34);
  Solver solver;
  for (int i = 0; i < 4000; ++i) {
    const Deal deal = dealer.deal(2 + dealer.below(4), 1 + dealer.below(5));
    const CardSet trumps = deal.cards().of(Suit::Spades);
    const auto sure = [&](Seat seat) {
      const CardSet own = deal.hand(seat).of(Suit::Spades);
      return sure_tricks(own, trumps - own);
    };
    int lost = 0;
    for (const Seat seat : defender_seats(deal.seats())) lost = std::max(lost, sure(seat));
    for (const Aim aim : {Aim::Tricks, Aim::Misere}) {
      const Game game{.trump = Trump::fixed(Suit::Spades), .aim = aim};
      INFO(test::describe(deal, game));
      const Solution solution = solver.solve(deal, game);
      for (const auto& [card, tricks] : solution.leads()) {
        REQUIRE(tricks >= sure(kDeclarer));
        REQUIRE(tricks <= deal.hand_cards() - lost);
      }
    }
  }
}

TEST_CASE("Sure tricks hold against a sample of every world of one opponent", "[solver][guarantee]") {
  constexpr int kEvery = 499;
  struct Sure {
    CardSet hand;
    int tricks;
  };
  const std::vector<Sure> kSure = {
      {hand_of("AKQJT", "", ""), 5}, {hand_of("AKQ", "32", ""), 3}, {hand_of("AKQ", "3", "2"), 3},
      {hand_of("KQJT", "2", ""), 3}, {hand_of("AQJT", "", "2"), 3}, {hand_of("AKJT", "2", ""), 3},
      {hand_of("KQJ", "3", "2"), 2}, {hand_of("AK", "32", "2"), 2}, {hand_of("QJT9", "2", ""), 2}};
  Solver solver;
  for (const Sure& sure : kSure) {
    int worlds = 0;
    for_every_choice(Deck(52).cards() - sure.hand, 5, CardSet(), [&](CardSet world) {
      if (++worlds % kEvery != 0) return true;
      const Deal deal = against(sure.hand, world);
      INFO(test::describe(deal, Game{}));
      REQUIRE(solver.solve(deal, Game{}).tricks_after(sure.hand.highest()) >= sure.tricks);
      return true;
    });
    REQUIRE(worlds == 1533939);  // 47 choose 5
  }
}

TEST_CASE("There are worlds against which the sure tricks are all", "[solver][guarantee]") {
  struct Worst {
    CardSet hand;
    CardSet world;
    int tricks;
  };
  const std::vector<Worst> kWorst = {{hand_of("AKQ", "3", "2"), hand_of("765", "A", "A"), 3},
                                     {hand_of("KQJT", "2", ""), hand_of("A98", "A3", ""), 3},
                                     {hand_of("KQJ", "3", "2"), hand_of("A98", "A", "A"), 2},
                                     {hand_of("AK", "32", "2"), hand_of("QJ", "AK", "A"), 2},
                                     {hand_of("QJT9", "2", ""), hand_of("AK8", "A3", ""), 2}};
  Solver solver;
  for (const Worst& worst : kWorst) {
    const Deal deal = against(worst.hand, worst.world);
    INFO(test::describe(deal, Game{}));
    REQUIRE(solver.solve(deal, Game{}).best() == worst.tricks);
  }
}

TEST_CASE("With 24 cards 132 hands make Nap against every world of one opponent", "[solver][count]") {
  const Deck deck(24);
  Solver solver;
  int sure_hands = 0;
  for (const HandClass& hand_class : hand_classes(deck, 5)) {
    const CardSet hand = hand_class.representative;
    const bool is_sure = for_every_choice(deck.cards() - hand, 5, CardSet(), [&](CardSet world) {
      return solver.solve(against(hand, world), Game{}).best() == 5;
    });
    if (is_sure) sure_hands += hand_class.members;
  }
  REQUIRE(sure_hands == 132);
}

}  // namespace
}  // namespace nap
