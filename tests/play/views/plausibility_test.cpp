#include "nap/play/views/plausibility.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/play/views/every_world.hpp"
#include "support/open_views.hpp"

namespace nap {
namespace {

const Contract kNoTrumpMisere{0, Trump::none()};

Contract bid_of(int tricks) { return {tricks, Trump::first_lead()}; }

// What seat 2 of four sees before the first card, if it has five low clubs and the declarer plays.
View low_clubs_of(const Calls& calls) {
  const Contract contract = calls[0].value_or(bid_of(1));
  return {Seat(2),
          Deck().cards(),
          parse_hand("...65432", Deck(), 5),
          CardSet(),
          contract,
          calls,
          History({.seats = 4, .hand_cards = 5}, contract.trump)};
}

// The other seats' hands. It does not matter where the other cards are.
Hands world_of(const std::array<std::string, 3>& hands) {
  const auto hand = [](const std::string& dots) { return parse_hand(dots, Deck(), 5); };
  return {hand(hands[0]), hand(hands[1]), hand("...65432"), hand(hands[2])};
}

int plausibility(const Calls& calls, const Hands& world) {
  const View view = low_clubs_of(calls);
  const HandStrength strength(view.deck, {.seats = 4, .hand_cards = 5});
  return Plausibility(view, strength).of(world);
}

const std::string kHigh = "AKQJT...";
const std::string kWeak = ".876.76.";
const std::string kOther = "..9854.A";

TEST_CASE("A hand that makes what its seat called explains it, a hand that does not hardly does",
          "[play][plausibility][unit]") {
  for (const std::size_t caller : {std::size_t{0}, std::size_t{1}}) {
    for (const int tricks : {2, 3, 4}) {
      Calls calls{};
      calls[caller] = bid_of(tricks);
      std::array<std::string, 3> hands = {"98.54.3.", "98.54.3.", kOther};
      CAPTURE(caller, tricks);
      hands[caller] = kHigh;
      CHECK(plausibility(calls, world_of(hands)) == Plausibility::kMost);
      hands[caller] = kWeak;
      CHECK(plausibility(calls, world_of(hands)) == Plausibility::kLeast);
    }
  }
}

TEST_CASE("Low cards explain misère, and high ones do not", "[play][plausibility][unit]") {
  const Calls misere{kNoTrumpMisere};
  CHECK(plausibility(misere, world_of({"32.32.2.", kHigh, kOther})) > 8);
  CHECK(plausibility(misere, world_of({kHigh, "32.32.2.", kOther})) == Plausibility::kLeast);
}

TEST_CASE("Every world is as plausible where no other seat's call is known", "[play][plausibility][unit]") {
  CHECK(Plausibility::is_flat(low_clubs_of({})));
  Calls own{};
  own[2] = bid_of(5);
  CHECK(Plausibility::is_flat(low_clubs_of(own)));
  for (const unsigned caller : {0U, 1U, 3U}) {
    Calls calls = own;
    calls[caller] = bid_of(1);
    CHECK_FALSE(Plausibility::is_flat(low_clubs_of(calls)));
  }
  for (const std::string& hand : {kHigh, kWeak}) {
    CHECK(plausibility(own, world_of({hand, kOther, "98.54.3."})) == Plausibility::kMost);
    CHECK(plausibility({}, world_of({hand, kOther, "98.54.3."})) == Plausibility::kMost);
  }
}

// Calls look(view, hands) with the hands of every seat, before each card of random hands.
template <class Look>
void look_at_hands(std::uint64_t seed, const Look& look) {
  test::Dealer dealer(seed);
  for (int round = 0; round < 300; ++round) {
    const int seats = 2 + dealer.below(4);
    const Deck deck = dealer.deck_for(seats, 5);
    const Deal deal = dealer.deal(deck, seats, 5);
    const Contract contract = test::random_contract(dealer, 5);
    test::play_out(dealer, deal, deck.cards(), contract, [&](const View& view) {
      Hands hands{};
      for (const Seat seat : all_seats(seats))
        hands[seat.index()] = deal.hand(seat) - view.history.played_by(seat);
      look(view, hands);
    });
  }
}

TEST_CASE("A higher bid of a seat is never more plausible than a lower one", "[play][plausibility][unit]") {
  std::array<int, Plausibility::kMost + 1> seen{};
  look_at_hands(51, [&](View view, const Hands& hands) {
    const HandStrength strength(view.deck, view.history.shape());
    for (const Seat caller : all_seats(view.history.seats())) {
      int before = Plausibility::kMost;
      for (int tricks = 1; tricks <= 5; ++tricks) {
        view.calls = Calls{};
        view.calls[caller.index()] = bid_of(tricks);
        const int now = Plausibility(view, strength).of(hands);
        REQUIRE(now <= before);
        REQUIRE(now >= Plausibility::kLeast);
        REQUIRE((caller != view.seat || now == Plausibility::kMost));
        before = now;
        ++seen[static_cast<std::size_t>(now)];
      }
    }
  });
  CHECK(seen[0] == 0);
  for (int tenths = Plausibility::kLeast; tenths <= Plausibility::kMost; ++tenths)
    CHECK(seen[static_cast<std::size_t>(tenths)] > 0);
}

TEST_CASE("Calls of two seats are as plausible as both together", "[play][plausibility][unit]") {
  int between = 0;
  look_at_hands(52, [&](View view, const Hands& hands) {
    const HandStrength strength(view.deck, view.history.shape());
    const auto of = [&](const Calls& calls) {
      view.calls = calls;
      return Plausibility(view, strength).of(hands);
    };
    if (view.history.seats() < 3) return;
    const std::size_t one = view.seat.index() == 0 ? 1 : 0;
    const std::size_t other = view.seat.index() == 2 ? 1 : 2;
    for (const int tricks : {1, 2, 3}) {
      Calls first{};
      first[one] = bid_of(tricks);
      Calls second{};
      second[other] = tricks == 2 ? kNoTrumpMisere : bid_of(1);
      Calls both = first;
      both[other] = second[other];
      const int a = of(first);
      const int b = of(second);
      const int product = of(both);
      REQUIRE(product <= std::min(a, b));
      // Each of these three is rounded to tenths.
      REQUIRE(std::abs(product - a * b / 10.0) <= 1.6);
      if (product > 1 && product < std::min(a, b)) ++between;
    }
  });
  CHECK(between > 100);
}

TEST_CASE("The stronger a hand is, the better it explains a bid", "[play][plausibility][oracle]") {
  // A defender with five of 24 cards looks at the declarer, whose hand is any five of the other 19.
  const Deck deck(24);
  const HandStrength strength(deck.cards(), {.seats = 2, .hand_cards = 5});
  for (const Contract& contract : {bid_of(2), bid_of(3), kNoTrumpMisere}) {
    const View view{Seat(1),
                    deck.cards(),
                    parse_hand("K.QT.J.9", deck, 5),
                    CardSet(),
                    contract,
                    Calls{contract},
                    History({.seats = 2, .hand_cards = 5}, contract.trump)};
    const Plausibility plausibility(view, strength);
    struct World {
      double tricks;
      int plausibility;
    };
    std::vector<World> worlds;
    for_each_world(view, [&](const Hands& world) {
      double tricks = -strength.feared_tricks(world[0]);
      if (!contract.is_misere()) {
        tricks = 0.0;
        for (const Suit trump : kSuitsHighToLow)
          tricks = std::max(tricks, strength.expected_tricks(world[0], trump));
      }
      worlds.push_back({tricks, plausibility.of(world)});
    });
    REQUIRE(worlds.size() == 11'628);
    std::sort(worlds.begin(), worlds.end(),
              [](const World& a, const World& b) { return a.tricks < b.tricks; });
    CAPTURE(contract.tricks);
    CHECK(std::is_sorted(worlds.begin(), worlds.end(),
                         [](const World& a, const World& b) { return a.plausibility < b.plausibility; }));
    CHECK(worlds.front().plausibility == Plausibility::kLeast);
    CHECK(worlds.back().plausibility > 7);
  }
}

TEST_CASE("Cards that were played count as dealt, and the first lead shows the declarer's trumps",
          "[play][plausibility][unit]") {
  test::Dealer dealer(53);
  int less = 0;
  for (int round = 0; round < 200; ++round) {
    const Deal deal = dealer.deal(Deck(), 3, 5);
    const HandStrength strength(Deck().cards(), {.seats = 3, .hand_cards = 5});
    const Contract contract = bid_of(2);
    History history({.seats = 3, .hand_cards = 5}, contract.trump);
    const auto of = [&](std::size_t caller) {
      Calls calls{};
      calls[caller] = contract;
      const View view = view_of(Seat(2), test::with_stock(deal, Deck().cards()), contract, calls, history);
      Hands hands{};
      for (const Seat seat : all_seats(3)) hands[seat.index()] = deal.hand(seat) - history.played();
      return Plausibility(view, strength).of(hands);
    };
    const int declarer_before = of(0);
    const int defender = of(1);
    history.play(dealer.cards_from(deal.hand(kDeclarer), 1).highest());
    const int declarer = of(0);
    REQUIRE(declarer <= declarer_before);
    less += declarer < declarer_before ? 1 : 0;
    while (!history.is_over()) {
      REQUIRE(of(0) == declarer);
      REQUIRE(of(1) == defender);
      const Seat seat = history.to_play();
      const View view = view_of(seat, test::with_stock(deal, Deck().cards()), contract, {}, history);
      history.play(dealer.cards_from(view.legal(), 1).highest());
    }
  }
  CHECK(less > 50);
}

}  // namespace
}  // namespace nap
