#include "nap/play/views/sampled_worlds.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/play/views/drawn_worlds.hpp"
#include "nap/play/views/every_world.hpp"
#include "nap/play/views/open_state.hpp"
#include "nap/rules/opening.hpp"
#include "support/open_views.hpp"

namespace nap {
namespace {

HandStrength strength_for(const View& view) { return {view.deck, view.history.shape()}; }

std::vector<WeighedWorld> drawn_at_once(const View& view, int most, std::uint64_t seed) {
  const HandStrength strength = strength_for(view);
  SampledWorlds sampled(view, strength, most, seed);
  std::vector<WeighedWorld> worlds;
  sampled.draw(static_cast<std::size_t>(most), worlds);
  return worlds;
}

bool are_equal(const std::vector<WeighedWorld>& a, const std::vector<WeighedWorld>& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i].hands != b[i].hands || a[i].weight != b[i].weight) return false;
  }
  return true;
}

// Views of random hands, with few or many worlds, with or without calls.
std::vector<View> random_views(std::uint64_t seed, int hands) {
  test::Dealer dealer(seed);
  std::vector<View> views;
  for (int i = 0; i < hands; ++i) {
    const Shape table{2 + dealer.below(5), 5};
    const std::vector<View> more =
        test::open_views(dealer, table, dealer.deck_for(table.seats, table.hand_cards));
    views.insert(views.end(), more.begin(), more.end());
  }
  return views;
}

TEST_CASE("A seed draws the same worlds of a view, in whatever parts they are drawn",
          "[play][worlds][determinism]") {
  int differ = 0;
  int few = 0;
  for (const View& view : random_views(31, 60)) {
    const std::vector<WeighedWorld> once = drawn_at_once(view, 40, 3);
    const HandStrength strength = strength_for(view);
    SampledWorlds sampled(view, strength, 40, 3);
    std::vector<WeighedWorld> worlds;
    for (const std::size_t count : {1U, 2U, 2U, 9U, 40U, 41U}) {
      sampled.draw(count, worlds);
      REQUIRE(worlds.size() == std::min(count, once.size()));
    }
    REQUIRE(are_equal(worlds, once));
    if (sampled.has_every_world()) {
      ++few;
    } else {
      REQUIRE(once.size() == 40);
      differ += are_equal(once, drawn_at_once(view, 40, 4)) ? 0 : 1;
    }
  }
  CHECK(few > 20);
  CHECK(differ > 200);
}

// The suits that the seat did not follow, found by going through the tricks.
CardSet suits_not_followed(const History& history, Seat seat) {
  CardSet voids;
  History replay(history.shape(), history.trump_rule());
  for (const Card card : history.cards()) {
    if (replay.to_play() == seat && !replay.trick().empty()) {
      const Suit led = replay.trick().front().suit();
      if (card.suit() != led) voids.insert(CardSet::whole_suit(led));
    }
    replay.play(card);
  }
  return voids;
}

TEST_CASE("Every world deals each seat its cards, and none of a suit that it did not follow",
          "[play][worlds][unit]") {
  int with_voids = 0;
  for (const View& view : random_views(32, 120)) {
    for (const WeighedWorld& world : drawn_at_once(view, 30, 1)) {
      REQUIRE(world.weight > 0);
      REQUIRE(world.hands[view.seat.index()] == view.dealt - view.history.played());
      CardSet known = view.dealt | view.out_of_play | view.history.played();
      for (const Seat seat : all_seats(view.history.seats())) {
        if (seat == view.seat) continue;
        const CardSet hand = world.hands[seat.index()];
        const CardSet voids = suits_not_followed(view.history, seat);
        REQUIRE(hand.size() == view.history.hand_cards() - view.history.played_by(seat).size());
        REQUIRE(view.deck.contains(hand));
        REQUIRE((hand & known).is_empty());
        REQUIRE((hand & voids).is_empty());
        known.insert(hand);
        if (!voids.is_empty()) ++with_voids;
      }
      for (std::size_t seat = static_cast<std::size_t>(view.history.seats()); seat < kMaxSeats; ++seat)
        REQUIRE(world.hands[seat].is_empty());
    }
  }
  CHECK(with_voids > 1000);
}

// The declarer has three of 16 cards. The defender, who may have called two, has any three of the other 13.
constexpr int kWorlds = 286;

View declarers_view(bool is_call_known) {
  test::Dealer dealer(33);
  const CardSet deck = test::small_deck(4, 4);
  const Contract contract{2, Trump::first_lead()};
  Calls calls{contract};
  if (is_call_known) calls[1] = contract;
  const Deal deal = test::deal_from(dealer, deck, 2, 3);
  return view_of(kDeclarer, test::with_stock(deal, deck), contract, calls,
                 History({.seats = 2, .hand_cards = 3}, contract.trump));
}

TEST_CASE("Where worlds are few each comes once, with its plausibility as its weight",
          "[play][worlds][unit]") {
  for (const bool is_call_known : {false, true}) {
    const View view = declarers_view(is_call_known);
    const HandStrength strength = strength_for(view);
    const Plausibility plausibility(view, strength);
    const std::vector<WeighedWorld> worlds = drawn_at_once(view, kWorlds, 1);
    REQUIRE(worlds.size() == kWorlds);
    std::map<std::uint64_t, int> weights;
    for (const WeighedWorld& world : worlds) {
      REQUIRE(fits(world.hands, view));
      REQUIRE(weights.emplace(world.hands[1].bits(), world.weight).second);
      REQUIRE(world.weight == (is_call_known ? plausibility.of(world.hands) : 1));
    }
    CHECK(SampledWorlds(view, strength, kWorlds, 1).has_every_world());
    CHECK(SampledWorlds(view, strength, kWorlds + 1000, 1).has_every_world());
    CHECK_FALSE(SampledWorlds(view, strength, kWorlds - 1, 1).has_every_world());
    CHECK(are_equal(worlds, drawn_at_once(view, kWorlds + 1000, 2)));
  }
}

// The probability of each world if worlds are drawn up to `tries` times. Each but the last is kept with a
// probability equal to its plausibility.
std::map<std::uint64_t, double> chances(const View& view, int tries) {
  const HandStrength strength = strength_for(view);
  const Plausibility plausibility(view, strength);
  std::map<std::uint64_t, double> kept;
  double is_kept = 0.0;
  for_each_world(view, [&](const Hands& world) {
    const double chance = Plausibility::is_flat(view) ? 1.0 : plausibility.of(world) / 10.0;
    kept[world[1].bits()] = chance;
    is_kept += chance / kWorlds;
  });
  double is_drawn = 0.0;  // how often a world is looked at
  double is_last = 1.0;
  for (int i = 1; i < tries; ++i) {
    is_drawn += is_last;
    is_last *= 1.0 - is_kept;
  }
  for (auto& [hand, chance] : kept) chance = (chance * is_drawn + is_last) / kWorlds;
  return kept;
}

TEST_CASE("Random worlds come as often as their plausibility and the number of tries say",
          "[play][worlds][oracle]") {
  constexpr int kMost = kWorlds - 1;
  constexpr std::uint64_t kSeeds = 60;
  std::vector<double> spreads;
  for (const bool is_call_known : {false, true}) {
    const View view = declarers_view(is_call_known);
    const HandStrength strength = strength_for(view);
    for (const int tries : {1, SampledWorlds::kFewTries, SampledWorlds::kManyTries}) {
      std::map<std::uint64_t, int> times;
      for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        SampledWorlds sampled(view, strength, kMost, seed, tries);
        std::vector<WeighedWorld> worlds;
        sampled.draw(kMost, worlds);
        for (const WeighedWorld& world : worlds) {
          REQUIRE(world.weight == 1);
          ++times[world.hands[1].bits()];
        }
      }
      double chi_squared = 0.0;
      double least = 1.0;
      double most = 0.0;
      for (const auto& [hand, chance] : chances(view, tries)) {
        const double expected = chance * kMost * static_cast<double>(kSeeds);
        chi_squared += (times[hand] - expected) * (times[hand] - expected) / expected;
        least = std::min(least, chance);
        most = std::max(most, chance);
      }
      CAPTURE(is_call_known, tries);
      CHECK(times.size() == kWorlds);
      CHECK(chi_squared <= kMost + 6 * std::sqrt(2.0 * kMost));
      spreads.push_back(most / least);
    }
  }
  // Without calls all worlds are equally likely, and so they are with one try. More tries tell them apart.
  for (const std::size_t flat : {0U, 1U, 2U, 3U}) CHECK(spreads[flat] == Approx(1.0));
  CHECK(spreads[4] > 2.0);
  CHECK(spreads[5] > spreads[4]);
}

TEST_CASE("All worlds of a decision are those that are drawn one after the other", "[play][worlds][unit]") {
  WorldDrawer drawer;
  std::array<int, 2> decisions{};
  for (const View& view : random_views(34, 60)) {
    const DrawnWorlds drawn = drawer.draw(view, 50, 7);
    REQUIRE(are_equal(drawn.worlds, drawn_at_once(view, 50, 7)));
    REQUIRE(drawn.are_all == (Worlds(view).count() <= 50.0));
    int weight = 0;
    for (const WeighedWorld& world : drawn.worlds) weight += world.weight;
    REQUIRE(drawn.weight() == weight);
    ++decisions[drawn.are_all ? 1 : 0];
  }
  for (const int count : decisions) CHECK(count > 20);
}

TEST_CASE("A forced lead rules out what the declarer would have led instead", "[play][worlds]") {
  for (const LeadRule rule : {LeadRule::LowestTrump, LeadRule::LowestNonTrump}) {
    const Contract contract{3, Trump::first_lead(), rule};
    test::Dealer dealer(17);
    for (int round = 0; round < 40; ++round) {
      const Deck deck(round % 2 == 0 ? 24 : 52);
      const Deal deal = dealer.deal(deck, 3, 5);
      for (const Opening& opening : openings(contract, deal.hand(kDeclarer))) {
        History history({.seats = 3, .hand_cards = 5}, contract.trump);
        history.open(opening);
        const View view =
            view_of(Seat(1), test::with_stock(deal, deck.cards()), contract, Calls{contract}, history);
        Hands truth = hands_left(deal, history);
        CHECK(fits(truth, view));
        for (const WeighedWorld& world : drawn_at_once(view, 30, 3)) {
          CHECK(fits(world.hands, view));
          const CardSet hand = world.hands[kDeclarer.index()] | CardSet(opening.card);
          const std::vector<Opening> allowed = openings(contract, hand);
          CHECK(std::find(allowed.begin(), allowed.end(), opening) != allowed.end());
        }
      }
    }
  }
}

TEST_CASE("The first card may be one that the contract allows", "[play][view]") {
  const Contract contract{5, Trump::first_lead(), LeadRule::LowestTrump};
  View view{kDeclarer,
            Deck().cards(),
            parse_hand("AKQ.JT..", Deck(), 5),
            CardSet(),
            contract,
            Calls{contract},
            History({.seats = 4, .hand_cards = 5}, contract.trump)};
  CHECK(view.legal() == (CardSet(parse_card("QS", Deck())) | CardSet(parse_card("TH", Deck()))));
  for (const char* card : {"QS", "4S", "3S", "2S"}) view.history.play(parse_card(card, Deck()));
  CHECK(view.legal() == view.hand());
}

// A named trump is part of what a seat sees.
TEST_CASE("Views with other named trumps have other hashes", "[play][view]") {
  const Contract contract{5, Trump::first_lead(), LeadRule::LowestNonTrump};
  std::set<std::uint64_t> hashes;
  for (const Suit trump : {Suit::Spades, Suit::Diamonds, Suit::Clubs}) {
    View view{Seat(1),
              Deck().cards(),
              parse_hand("AKQ.JT..", Deck(), 5),
              CardSet(),
              contract,
              Calls{contract},
              History({.seats = 4, .hand_cards = 5}, contract.trump)};
    view.history.open({parse_card("9H", Deck()), trump});
    hashes.insert(hash_of(view));
  }
  CHECK(hashes.size() == 3);
}

}  // namespace
}  // namespace nap
