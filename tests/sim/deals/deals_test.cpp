#include "nap/sim/deals/deals.hpp"

#include <cmath>
#include <map>
#include <set>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"

using namespace nap;

namespace {

const CardSet kHand = parse_hand("AKQ.JT..", Deck(), 5);

}  // namespace

TEST_CASE("Deal i is a function of the seed and i", "[sim][determinism]") {
  const RandomDeals deals(Setup(), kHand, 1, Stream::Evaluation);
  const RandomDeals same(Setup(), kHand, 1, Stream::Evaluation);
  const RandomDeals other_seed(Setup(), kHand, 2, Stream::Evaluation);
  const RandomDeals other_stream(Setup(), kHand, 1, Stream::Pilot);
  const Dealt late = deals.deal(1'000'000'007);
  for (std::uint64_t i = 0; i < 100; ++i) {
    CHECK(deals.deal(i) == same.deal(i));
    CHECK_FALSE(deals.deal(i) == other_seed.deal(i));
    CHECK_FALSE(deals.deal(i) == other_stream.deal(i));
    CHECK_FALSE(deals.deal(i) == deals.deal(i + 1));
  }
  CHECK(late == same.deal(1'000'000'007));
}

TEST_CASE("The deals of a seed never change", "[sim][golden]") {
  const RandomDeals deals(Setup(), kHand, 1, Stream::Evaluation);
  CHECK(to_dots(deals.deal(0).hands) == "AKQ.JT.. JT.Q3.A. 8.5.KJ.Q 5.8.4.AJ");
  CHECK(to_dots(deals.deal(std::uint64_t{1} << 40U).hands) == "AKQ.JT.. ..K2.962 74.3.9.5 J..J4.A4");
}

TEST_CASE("Every seat gets its cards, all different and of the deck", "[sim][unit]") {
  for (const int size : Deck::kSizes) {
    for (int seats = 2; seats <= kMaxSeats && seats * 5 <= size; ++seats) {
      const Deck deck(size);
      const RandomDeals deals({.deck = deck, .seats = seats, .cards = 5}, 7, Stream::Corpus);
      for (std::uint64_t i = 0; i < 50; ++i) {
        const auto& [hands, stock, known, coins] = deals.deal(i);
        for (const Seat seat : all_seats(seats)) CHECK(hands.hand(seat).size() == 5);
        CHECK(hands.cards().size() == 5 * seats);
        CHECK(deck.cards() - hands.cards() == stock);
        CHECK(known == std::array<CardSet, kMaxSeats>{});
        CHECK(coins != deals.deal(i + 1).coins);
      }
    }
  }
}

TEST_CASE("Every unseen card is dealt to every seat equally often", "[sim][unit]") {
  constexpr int kDeals = 100'000;
  const RandomDeals deals(Setup(), kHand, 3, Stream::Evaluation);
  std::map<int, std::array<int, 4>> counts;
  for (std::uint64_t i = 0; i < kDeals; ++i) {
    const Deal deal = deals.deal(i).hands;
    for (const Seat seat : defender_seats(4)) {
      for (const Card card : deal.hand(seat)) ++counts[card.bit()][seat.index()];
    }
  }
  CHECK(counts.size() == 47);
  const double expected = kDeals * 5.0 / 47.0;
  double chi_squared = 0;
  for (const auto& [card, by_seat] : counts) {
    for (std::size_t seat = 1; seat < 4; ++seat)
      chi_squared += std::pow(by_seat[seat] - expected, 2) / expected;
  }
  // There are 141 cells, and the 47 cells of each seat have a constant sum: about 138 degrees of freedom,
  // with a standard deviation of 16.6. Five cards drawn at once vary a little less than independent counts.
  CHECK(chi_squared > 70);
  CHECK(chi_squared < 200);
}

TEST_CASE("What is out of play is in no hand, and only the declarer knows it", "[sim][unit]") {
  // So much is out of play that nearly every other card is dealt.
  Setup setup{Deck(24), 3, 5};
  setup.out_of_play = parse_hand("9.QJT.A9.K", Deck(24), 7);
  const CardSet hand = parse_hand("AK.A..AQ", Deck(24), 5);
  std::map<int, int> dealt_times;
  for (const RandomDeals& deals :
       {RandomDeals(setup, hand, 5, Stream::Evaluation), RandomDeals(setup, 5, Stream::Evaluation)}) {
    for (std::uint64_t i = 0; i < 500; ++i) {
      const Dealt dealt = deals.deal(i);
      REQUIRE(dealt.deck() == Deck(24).cards());
      REQUIRE(dealt.stock.contains(setup.out_of_play));
      REQUIRE(dealt.known[kDeclarer.index()] == setup.out_of_play);
      for (const Seat seat : defender_seats(3)) REQUIRE(dealt.known[seat.index()].is_empty());
      for (const Card card : dealt.hands.cards()) ++dealt_times[card.bit()];
    }
  }
  CHECK(dealt_times.size() == 24 - 7);
}

TEST_CASE("Every world appears once", "[sim][count]") {
  const CardSet hand = parse_hand("AK...", Deck(24), 2);
  const EveryWorld worlds(Deck(24), 3, hand);
  CHECK(worlds.size() == 231 * 190);  // C(22, 2) C(20, 2)
  std::set<std::pair<std::uint64_t, std::uint64_t>> seen;
  for (std::uint64_t i = 0; i < worlds.size(); ++i) {
    const Deal deal = worlds.deal(i).hands;
    REQUIRE(deal.hand(kDeclarer) == hand);
    REQUIRE(deal.cards().size() == 6);
    REQUIRE(worlds.deal(i).stock == Deck(24).cards() - deal.cards());
    seen.emplace(deal.hand(Seat(1)).bits(), deal.hand(Seat(2)).bits());
  }
  CHECK(seen.size() == worlds.size());
}

TEST_CASE("Worlds are counted without overflow", "[sim][count]") {
  CHECK(EveryWorld::count({Deck(52), 2, 5}, 2'000'000) == 1'533'939);
  CHECK(EveryWorld::count({Deck(52), 2, 5}, 1'533'939) == 1'533'939);
  CHECK_FALSE(EveryWorld::count({Deck(52), 2, 5}, 1'533'938).has_value());
  CHECK_FALSE(EveryWorld::count({Deck(52), 7, 7}, ~std::uint64_t{0}).has_value());
  CHECK(EveryWorld::count({Deck(28), 2, 7}, 2'000'000) == 116'280);
  CHECK(EveryWorld::count({Deck(28), 2, 9}, 2'000'000) == 92'378);
  CHECK(EveryWorld::count({Deck(28), 2, 7, parse_hand("AKQ...", Deck(28), 3)}, 2'000'000) == 31'824);
}

// Deals of which each seat knows a card of the stock.
class KnownStock : public DealSource {
 public:
  explicit KnownStock(const DealSource& deals) : deals_(deals) {}
  Dealt deal(std::uint64_t i) const override {
    Dealt dealt = deals_.deal(i);
    CardSet stock = dealt.stock;
    for (const Seat seat : all_seats(dealt.hands.seats())) {
      dealt.known[seat.index()] = CardSet(stock.highest());
      stock.remove(stock.highest());
    }
    return dealt;
  }

 private:
  const DealSource& deals_;
};

TEST_CASE("Renamed deals are the same deals with another hand for the declarer", "[sim][unit]") {
  const CardSet other = parse_hand("A2.9.J.T", Deck(), 5);
  const RandomDeals random(Setup(), kHand, 9, Stream::Evaluation);
  const KnownStock deals(random);
  const RenamedDeals renamed(deals, kHand, other);
  const RenamedDeals back(renamed, other, kHand);
  for (std::uint64_t i = 0; i < 100; ++i) {
    const Dealt dealt = renamed.deal(i);
    CHECK(dealt.hands.hand(kDeclarer) == other);
    CHECK(dealt.deck() == Deck().cards());
    CHECK((dealt.hands.cards() & dealt.stock).is_empty());
    for (const Seat seat : all_seats(4)) CHECK(dealt.stock.contains(dealt.known[seat.index()]));
    CHECK(back.deal(i) == deals.deal(i));
    // Cards of neither hand stay where they are.
    const CardSet same = Deck().cards() - kHand - other;
    for (const Seat seat : defender_seats(4)) {
      CHECK((dealt.hands.hand(seat) & same) == (deals.deal(i).hands.hand(seat) & same));
    }
  }
}

TEST_CASE("Of the cards out of play the others know what is shown", "[sim][exchange]") {
  const CardSet shown(parse_card("2C", Deck()));
  Setup setup;
  setup.out_of_play = parse_hand("...32", Deck(), 2);
  setup.shown = shown;
  const RandomDeals deals(setup, kHand, 1, Stream::Evaluation);
  for (std::uint64_t i = 0; i < 50; ++i) {
    const Dealt dealt = deals.deal(i);
    CHECK(dealt.known[kDeclarer.index()] == setup.out_of_play);
    for (const Seat seat : defender_seats(4)) CHECK(dealt.known[seat.index()] == shown);
  }
  CHECK(renamed(setup, SuitPermutation({Suit::Diamonds, Suit::Clubs, Suit::Hearts, Suit::Spades})).shown ==
        CardSet(parse_card("2D", Deck())));
}
