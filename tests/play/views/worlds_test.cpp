#include "nap/play/views/worlds.hpp"

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/deck.hpp"
#include "nap/cards/notation.hpp"
#include "nap/play/views/every_world.hpp"
#include "support/playout.hpp"

namespace nap {
namespace {

using Bits = std::array<std::uint64_t, kMaxSeats>;

Bits bits_of(const Hands& hands) {
  Bits bits;
  for (std::size_t seat = 0; seat < bits.size(); ++seat) bits[seat] = hands[seat].bits();
  return bits;
}

// How many different sets of unseen suits the other seats have shown to be void in.
std::size_t void_groups(const View& view) {
  std::set<std::uint64_t> groups;
  for (const Seat seat : all_seats(view.history.seats())) {
    const CardSet voids = view.history.voids(seat) & view.unseen();
    if (seat != view.seat && view.history.cards_left(seat) > 0 && !voids.is_empty())
      groups.insert(voids.bits());
  }
  return groups.size();
}

// Counts the worlds by trying every way to give each unseen card to a seat or to the stock.
std::uint64_t count_by_trying(const View& view) {
  std::uint64_t worlds = 0;
  std::function<void(CardSet, Hands)> give = [&](CardSet left, const Hands& hands) {
    if (left.is_empty()) {
      worlds += fits(hands, view) ? 1 : 0;
      return;
    }
    const CardSet card = left.highest();
    give(left - card, hands);
    for (const Seat seat : all_seats(view.history.seats())) {
      if (seat == view.seat) continue;
      Hands more = hands;
      more[seat.index()].insert(card);
      give(left - card, more);
    }
  };
  Hands hands{};
  hands[view.seat.index()] = view.hand();
  give(view.unseen(), hands);
  return worlds;
}

std::map<Bits, int> every_world_of(const View& view) {
  std::map<Bits, int> worlds;
  for_each_world(view, [&](const Hands& world) {
    REQUIRE(fits(world, view));
    REQUIRE(worlds.emplace(bits_of(world), 0).second);
  });
  return worlds;
}

// Draws worlds, and requires that all worlds of the view come equally often: chi-squared is within six
// standard deviations.
void require_uniform(const View& view, RandomWords& words) {
  const Worlds drawn(view);
  std::map<Bits, int> worlds = every_world_of(view);
  REQUIRE(drawn.count() == static_cast<double>(worlds.size()));
  const auto draws = static_cast<int>(20 * worlds.size());
  for (int i = 0; i < draws; ++i) {
    const auto world = worlds.find(bits_of(drawn.draw(words)));
    REQUIRE(world != worlds.end());
    ++world->second;
  }
  double chi_squared = 0;
  for (const auto& [world, times] : worlds) chi_squared += (times - 20.0) * (times - 20.0) / 20.0;
  const auto freedom = static_cast<double>(worlds.size() - 1);
  CHECK(chi_squared <= freedom + 6 * std::sqrt(2 * freedom) + 12);
}

TEST_CASE("Worlds are uniform among all that a view allows, whatever voids were shown",
          "[play][worlds][oracle]") {
  test::Dealer dealer(21);
  RandomWords words(21, Stream::Worlds, 0);
  std::array<int, 5> with_groups{};
  int narrow = 0;
  for (int round = 0; round < 20000; ++round) {
    const int seats = round < 4000 ? 2 + dealer.below(5) : 5 + dealer.below(2);
    CardSet deck = test::small_deck(3 + dealer.below(2), 4 + dealer.below(2));
    if (dealer.once_in(2)) deck.insert(Card::joker());
    const int hand_cards = std::min(2 + dealer.below(4), deck.size() / seats);
    const Contract contract{1, dealer.trump()};
    const Deal deal = test::deal_from(dealer, deck, seats, hand_cards);
    test::play_out(dealer, deal, deck, contract, [&](View view) {
      const CardSet stock = deck - deal.cards();
      if (dealer.once_in(3) && !stock.is_empty())
        view.out_of_play = under_trump(dealer.cards_from(stock, 1), view.history.trump());
      const double count = Worlds(view).count();
      const std::size_t groups = std::min<std::size_t>(void_groups(view), 4);
      if (count > 2000 || with_groups[groups] >= 60) return;
      ++with_groups[groups];
      if (count == 1) ++narrow;
      require_uniform(view, words);
    });
  }
  for (const int views : with_groups) CHECK(views >= 20);
  CHECK(narrow > 0);
}

TEST_CASE("Every world is found by trying every way to give the cards", "[play][worlds][oracle]") {
  test::Dealer dealer(22);
  int tried = 0;
  for (int round = 0; round < 300; ++round) {
    const int seats = 2 + dealer.below(3);
    CardSet deck = test::small_deck(3, 4);
    if (dealer.once_in(2)) deck.insert(Card::joker());
    const Deal deal = test::deal_from(dealer, deck, seats, 3);
    test::play_out(dealer, deal, deck, Contract{1, dealer.trump()}, [&](const View& view) {
      if (view.unseen().size() > 7) return;
      ++tried;
      REQUIRE(every_world_of(view).size() == count_by_trying(view));
    });
  }
  CHECK(tried > 500);
}

TEST_CASE("A view that allows one world draws it", "[play][worlds][unit]") {
  // Three seats, two cards each, no stock: after the heart lead neither defender followed.
  const CardSet deck = parse_hand("AK.AK.AK.", Deck(), 6);
  Deal deal(3);
  deal.give(Seat(0), parse_hand(".AK..", Deck(), 2));
  deal.give(Seat(1), parse_hand("A..A.", Deck(), 2));
  deal.give(Seat(2), parse_hand("K..K.", Deck(), 2));
  const Contract contract{1, Trump::first_lead()};
  History history({.seats = 3, .hand_cards = 2}, contract.trump);
  history.play(parse_card("AH", Deck()));
  history.play(parse_card("AS", Deck()));
  history.play(parse_card("KS", Deck()));
  history.play(parse_card("KH", Deck()));
  history.play(parse_card("AD", Deck()));
  const View view = view_of(kDeclarer, test::with_stock(deal, deck), contract, Calls{contract}, history);
  const Worlds worlds(view);
  CHECK(worlds.count() == 1);
  RandomWords words(1, Stream::Worlds, 0);
  CHECK(worlds.draw(words)[2] == CardSet(parse_card("KD", Deck())));
  CHECK(worlds.draw(words)[0].is_empty());
}

TEST_CASE("Every world fits its view, with full decks and up to seven seats", "[play][worlds][unit]") {
  test::Dealer dealer(23);
  std::size_t most_groups = 0;
  for (int round = 0; round < 1500; ++round) {
    const int seats = 2 + dealer.below(6);
    const int hand_cards = 1 + dealer.below(7);
    const Deck plain = dealer.deck_for(seats, hand_cards);
    const Deck deck = dealer.once_in(2) ? plain.with_joker() : plain;
    const Deal deal = dealer.deal(deck, seats, hand_cards);
    RandomWords words(23, Stream::Worlds, static_cast<std::uint64_t>(round));
    test::play_out(dealer, deal, deck.cards(), Contract{1, dealer.trump()}, [&](const View& view) {
      most_groups = std::max(most_groups, void_groups(view));
      const Worlds worlds(view);
      for (int i = 0; i < 3; ++i) REQUIRE(fits(worlds.draw(words), view));
    });
  }
  CHECK(most_groups == 6);
}

TEST_CASE("Hands that a seat cannot hold do not fit", "[play][worlds][unit]") {
  test::Dealer dealer(24);
  const CardSet deck = test::small_deck(4, 4);
  const Deal deal = test::deal_from(dealer, deck, 3, 3);
  const Contract contract{1, Trump::first_lead()};
  const View view = view_of(Seat(1), test::with_stock(deal, deck), contract, Calls{contract},
                            History({.seats = 3, .hand_cards = 3}, contract.trump));
  const Hands truth = {deal.hand(Seat(0)), deal.hand(Seat(1)), deal.hand(Seat(2))};
  CHECK(fits(truth, view));
  const CardSet spare = (deck - deal.cards()).highest();
  Hands world = truth;
  world[0].insert(spare);  // one card too many
  CHECK_FALSE(fits(world, view));
  world = truth;
  world[1] = (world[1] - world[1].highest()) | spare;  // my own hand is known
  CHECK_FALSE(fits(world, view));
  world = truth;
  world[0] = world[2];  // a card twice
  CHECK_FALSE(fits(world, view));
}

}  // namespace
}  // namespace nap
