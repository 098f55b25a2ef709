#include "nap/play/views/view.hpp"

#include <map>
#include <set>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/play/views/every_world.hpp"
#include "nap/rules/trick.hpp"
#include "support/playout.hpp"

namespace nap {
namespace {

// Replays the cards of a history with other hands, and requires every card to be legal.
void require_legal(const Deal& deal, const History& history) {
  History replay(history.shape(), history.trump_rule());
  for (const Card card : history.cards()) {
    const CardSet left = deal.hand(replay.to_play()) - replay.played();
    const auto trick = replay.trick();
    REQUIRE((trick.empty() ? left : legal_cards(left, trick.front(), history.trump())).has(card));
    if (replay.cards().empty()) {
      replay.open({card, history.trump()});
    } else {
      replay.play(card);
    }
  }
}

TEST_CASE("Deals that a seat cannot tell apart give it equal views", "[play][view][unit]") {
  test::Dealer dealer(11);
  for (int round = 0; round < 500; ++round) {
    const int seats = 2 + dealer.below(6);
    const int hand_cards = 1 + dealer.below(7);
    const Deck plain = dealer.deck_for(seats, hand_cards);
    const Deck deck = dealer.once_in(2) ? plain.with_joker() : plain;
    const Contract contract{dealer.below(4), dealer.trump()};
    const Deal deal = dealer.deal(deck, seats, hand_cards);
    RandomWords words(11, Stream::Worlds, static_cast<std::uint64_t>(round));
    test::play_out(dealer, deal, deck.cards(), contract, [&](const View& view) {
      const Deal other = test::deal_of(view, Worlds(view).draw(words));
      require_legal(other, view.history);
      const View same =
          view_of(view.seat, test::with_stock(other, view.deck), contract, view.calls, view.history);
      CHECK(same == view);
      CHECK(hash_of(same) == hash_of(view));
      CHECK(distinct_cards(same) == distinct_cards(view));
    });
  }
}

TEST_CASE("Different views have different hashes", "[play][view][unit]") {
  test::Dealer dealer(12);
  std::map<std::uint64_t, View> seen;
  int looks = 0;
  for (int round = 0; round < 2000; ++round) {
    const int seats = 2 + dealer.below(6);
    const Contract contract{dealer.below(4), dealer.trump()};
    const CardSet deck = test::small_deck(4, 7);
    test::play_out(dealer, test::deal_from(dealer, deck, seats, 3), deck, contract, [&](const View& view) {
      const auto known = seen.emplace(hash_of(view), view).first;
      REQUIRE(known->second == view);
      ++looks;
    });
  }
  CHECK(seen.size() > static_cast<std::size_t>(looks) / 2);
}

TEST_CASE("Everything that a seat knows counts in its view", "[play][view][unit]") {
  test::Dealer dealer(13);
  const CardSet deck = test::small_deck(4, 8);
  const Contract contract{3, Trump::first_lead()};
  const Deal deal = test::deal_from(dealer, deck, 4, 5);
  const View view = view_of(Seat(1), test::with_stock(deal, deck), contract, Calls{contract},
                            History({.seats = 4, .hand_cards = 5}, contract.trump));

  std::vector<View> others(8, view);
  others[0].seat = Seat(2);
  others[1].deck = test::small_deck(4, 9);
  others[2].dealt = deal.hand(Seat(2));
  others[3].out_of_play = (deck - deal.cards()).highest();
  others[4].contract.tricks = 4;
  others[5].calls[2] = Contract{2, contract.trump};
  others[6].history.play(deal.hand(kDeclarer).highest());
  others[7].coins = 1;
  std::set<std::uint64_t> hashes = {hash_of(view)};
  for (const View& other : others) {
    CHECK_FALSE(other == view);
    CHECK(hashes.insert(hash_of(other)).second);
  }
}

// The declarer's tricks from the middle of a trick on, if everybody sees everything.
int best_tricks(const Hands& hands, const History& history) {
  if (history.is_over()) return history.declarers_tricks();
  const Seat seat = history.to_play();
  const CardSet left = hands[seat.index()] - history.played();
  const CardSet legal =
      history.trick().empty() ? left : legal_cards(left, history.trick().front(), history.trump());
  int best = seat == kDeclarer ? -1 : kMaxHandCards + 1;
  for (const Card card : legal) {
    History after = history;
    after.play(card);
    const int tricks = best_tricks(hands, after);
    best = seat == kDeclarer ? std::max(best, tricks) : std::min(best, tricks);
  }
  return best;
}

// The card that stands for `card`: the highest distinct card of its suit that is not above it.
Card representative(Card card, CardSet distinct) {
  if (card.is_joker()) return card;
  CardSet below = distinct.of(card.suit());
  while (below.highest().rank() > card.rank()) below.remove(below.highest());
  return below.highest();
}

TEST_CASE("A card takes the same tricks as the card that stands for it, in every world",
          "[play][view][oracle]") {
  test::Dealer dealer(14);
  int merged = 0;
  for (int round = 0; round < 400; ++round) {
    CardSet deck = test::small_deck(2 + dealer.below(2), 5);
    if (dealer.once_in(2)) deck.insert(Card::joker());
    const Contract contract{dealer.below(3), dealer.trump()};
    const Deal deal = test::deal_from(dealer, deck, 3, 3);
    test::play_out(dealer, deal, deck, contract, [&](View view) {
      if (dealer.once_in(2))
        view.out_of_play = under_trump(dealer.cards_from(deck - deal.cards(), 1), view.history.trump());
      const bool is_naming = view.history.cards().empty() && view.contract.trump.is_first_lead();
      if (is_naming && view.hand().has_joker()) return;  // a card is a suit, but the joker any
      const CardSet distinct = distinct_cards(view);
      REQUIRE(view.legal().contains(distinct));
      if (distinct == view.legal() || Worlds(view).count() > 300) return;
      ++merged;
      for_each_world(view, [&](const Hands& world) {
        std::map<int, int> tricks;
        for (const Card card : view.legal()) {
          History after = view.history;
          after.play(card);
          tricks[card.bit()] = best_tricks(world, after);
        }
        for (const Card card : view.legal())
          REQUIRE(tricks[card.bit()] == tricks[representative(card, distinct).bit()]);
      });
    });
  }
  CHECK(merged > 200);
}

// Does card by card what distinct_cards() does for all cards at once.
bool is_between_gone(const View& view, Card card) {
  if (view.hand().has(card)) return true;
  if (!view.history.trick().empty() && card == view.history.winning_card()) return false;
  return !view.deck.has(card) || view.out_of_play.has(card) || view.history.played().has(card);
}

TEST_CASE("Two cards are distinct when another seat may hold a card between them", "[play][view][unit]") {
  test::Dealer dealer(15);
  for (int round = 0; round < 1000; ++round) {
    const int seats = 2 + dealer.below(6);
    const int hand_cards = 1 + dealer.below(7);
    const Deck deck = dealer.deck_for(seats, hand_cards);
    const Contract contract{dealer.below(4), dealer.trump()};
    const Deal deal = dealer.deal(deck, seats, hand_cards);
    test::play_out(dealer, deal, deck.cards(), contract, [&](const View& view) {
      CardSet distinct;
      for (const Card card : view.legal()) {
        int rank = static_cast<int>(card.rank()) - 1;
        while (rank >= 0 && is_between_gone(view, Card(static_cast<Rank>(rank), card.suit())) &&
               !view.hand().has(Card(static_cast<Rank>(rank), card.suit())))
          --rank;
        const bool stands_alone = rank < 0 || !view.hand().has(Card(static_cast<Rank>(rank), card.suit()));
        if (stands_alone) distinct.insert(card);
      }
      REQUIRE(distinct_cards(view) == distinct);
    });
  }
}

}  // namespace
}  // namespace nap
