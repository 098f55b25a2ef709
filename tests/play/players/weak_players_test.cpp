// Players who play worse than they could.
#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/play/players/careless_player.hpp"
#include "nap/play/players/ducking_player.hpp"
#include "nap/play/players/greedy_player.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "nap/play/views/memory.hpp"
#include "nap/play/views/open_state.hpp"
#include "nap/rules/trick.hpp"
#include "support/playout.hpp"

namespace nap {
namespace {

Card card(const char* text) { return parse_card(text, Deck()); }

CardSet cards(std::initializer_list<const char*> texts) {
  CardSet set;
  for (const char* text : texts) set.insert(card(text));
  return set;
}

// What seat 3 of three plays after the declarer and seat 2, with these cards in hand.
Card greedy_answer(const char* led, const char* second, CardSet hand) {
  const Contract contract{3, Trump::fixed(Suit::Spades)};
  History history({.seats = 3, .hand_cards = hand.size()}, contract.trump);
  history.play(card(led));
  history.play(card(second));
  GreedyPlayer player;
  return player.choose({Seat(2), Deck().cards(), hand, CardSet(), contract, Calls{contract}, history});
}

Card greedy_lead(CardSet hand) {
  const Contract contract{3, Trump::fixed(Suit::Spades)};
  const History history({.seats = 3, .hand_cards = hand.size()}, contract.trump, Seat(2), 1);
  GreedyPlayer player;
  return player.choose({Seat(2), Deck().cards(), hand, CardSet(), contract, Calls{contract}, history});
}

// Calls look(view) with every view of random hands in progress.
void look_at_many(std::uint64_t seed, int rounds, const std::function<void(const Deal&, const View&)>& look) {
  test::Dealer dealer(seed);
  for (int round = 0; round < rounds; ++round) {
    const int seats = 2 + dealer.below(4);
    const int hand_cards = 2 + dealer.below(4);
    const Deck deck = dealer.deck_for(seats, hand_cards);
    const Contract contract{dealer.below(3), dealer.trump()};
    const Deal deal = dealer.deal(deck, seats, hand_cards);
    test::play_out(dealer, deal, deck.cards(), contract, [&](const View& view) {
      if (!settled(contract, view.history)) look(deal, view);
    });
  }
}

TEST_CASE("A greedy player takes a trick with the lowest card that takes it", "[play][players][unit]") {
  CHECK(greedy_answer("9H", "2H", cards({"TH", "KH", "3H"})) == card("TH"));
  CHECK(greedy_answer("9H", "QH", cards({"TH", "KH", "3H"})) == card("KH"));  // from an ally
  CHECK(greedy_answer("9H", "AH", cards({"TH", "KH", "3H"})) == card("3H"));
  CHECK(greedy_answer("9H", "AH", cards({"AS", "4S", "2C"})) == card("4S"));
  CHECK(greedy_answer("9H", "5S", cards({"6S", "4S", "2C"})) == card("6S"));
  CHECK(greedy_answer("9H", "5S", cards({"3S", "4D", "8C"})) == card("4D"));
}

TEST_CASE("A greedy player leads the card that is most likely to take a trick", "[play][players][unit]") {
  CHECK(greedy_lead(cards({"KS", "AH", "2C"})) == card("AH"));
  CHECK(greedy_lead(cards({"AS", "AH", "2C"})) == card("AS"));
  CHECK(greedy_lead(cards({"7S", "QH", "JC"})) == card("QH"));
}

TEST_CASE("A greedy player takes the trick whenever a legal card does", "[play][players][unit]") {
  GreedyPlayer player;
  int taken = 0;
  look_at_many(21, 300, [&](const Deal&, const View& view) {
    const Card chosen = player.choose(view);
    REQUIRE(view.legal().has(chosen));
    if (view.history.trick().empty()) return;
    const auto takes = [&](Card card) {
      const std::array<Card, 2> both = {view.history.winning_card(), card};
      return trick_winner(both, view.history.trump()) == 1;
    };
    for (const Card card : view.legal()) {
      if (takes(card))
        REQUIRE((takes(chosen) && (chosen.suit() != card.suit() || chosen.rank() <= card.rank())));
    }
    taken += takes(chosen) ? 1 : 0;
  });
  CHECK(taken > 300);
}

TEST_CASE("A ducking player takes no trick that it can leave to another", "[play][players][unit]") {
  DuckingPlayer player;
  int ducked = 0;
  look_at_many(23, 300, [&](const Deal&, const View& view) {
    const Card chosen = player.choose(view);
    REQUIRE(view.legal().has(chosen));
    if (view.history.trick().empty()) return;
    const auto takes = [&](Card card) {
      const std::array<Card, 2> both = {view.history.winning_card(), card};
      return trick_winner(both, view.history.trump()) == 1;
    };
    for (const Card card : view.legal()) {
      if (!takes(card)) REQUIRE((!takes(chosen) && card.rank() <= chosen.rank()));
    }
    ducked += takes(chosen) ? 0 : 1;
  });
  CHECK(ducked > 300);
}

TEST_CASE("Greedy and ducking players play a joker that is no trump only when they must",
          "[play][players][unit]") {
  const Contract contract{0, Trump::none()};
  const Deck deck = Deck().with_joker();
  History history({.seats = 2, .hand_cards = 2}, contract.trump);
  history.play(card("9H"));
  const auto view = [&](CardSet hand) {
    return View{Seat(1), deck.cards(), hand, CardSet(), contract, Calls{contract}, history};
  };
  GreedyPlayer greedy;
  DuckingPlayer ducking;
  const CardSet joker = Card::joker();
  CHECK(greedy.choose(view(joker | card("2C"))) == Card::joker());  // it takes the trick
  CHECK(ducking.choose(view(joker | card("2C"))) == card("2C"));
  history = History({.seats = 2, .hand_cards = 1}, contract.trump, Seat(1), 0);
  CHECK(greedy.choose(view(joker)) == Card::joker());
  CHECK(ducking.choose(view(joker)) == Card::joker());
}

TEST_CASE("Who forgets the finished tricks still allows the hands as they are", "[play][views][unit]") {
  int forgot = 0;
  look_at_many(22, 300, [&](const Deal& deal, const View& view) {
    const View left = without_finished_tricks(view);
    const History& seen = view.history;
    if (seen.tricks_left() == seen.hand_cards()) {
      REQUIRE(left == view);
      return;
    }
    ++forgot;
    Hands hands{};
    for (const Seat seat : all_seats(deal.seats())) hands[seat.index()] = deal.hand(seat) - seen.played();
    REQUIRE(fits(hands, left));
    REQUIRE(left.legal() == view.legal());
    REQUIRE(left.hand() == view.hand());
    REQUIRE(left.history.to_play() == view.seat);
    REQUIRE(left.history.leader() == seen.leader());
    REQUIRE(left.history.declarers_tricks() == seen.declarers_tricks());
    REQUIRE(settled(left.contract, left.history) == settled(view.contract, seen));

    // All cards that others played before the trick in progress may be anywhere again. Own cards may not.
    CardSet in_trick;
    for (const Card card : seen.trick()) in_trick.insert(card);
    REQUIRE(left.unseen() == view.deck - view.dealt - in_trick);
    const PlayState state = open_state(view, hands);
    const PlayState state_left = open_state(left, hands);
    REQUIRE(state.taken == state_left.taken);
    REQUIRE(state.leader == state_left.leader);
    REQUIRE(state.to_play() == state_left.to_play());
  });
  CHECK(forgot > 500);
}

TEST_CASE("What was forgotten does not matter", "[play][players][unit]") {
  Solver solver;
  SamplingPlayer sampling(solver, {.seed = 3, .worlds = 8});
  ForgetfulPlayer player(sampling);
  // Seat 2 followed low or showed a void. The tricks taken, the leader and all that seat 3 did are the same.
  const Contract contract{2, Trump::fixed(Suit::Spades)};
  const CardSet dealt = cards({"3H", "KD", "KC"});
  const auto chosen = [&](const char* first, const char* second) {
    History history({.seats = 3, .hand_cards = 3}, contract.trump);
    for (const char* text : {first, second, "3H"}) history.play(card(text));
    for (const char* text : {"2D", "3D"}) history.play(card(text));
    return player.choose({Seat(2), Deck().cards(), dealt, CardSet(), contract, Calls{contract}, history});
  };
  const Card once = chosen("AH", "2H");
  CHECK(chosen("AH", "QH") == once);
  CHECK(chosen("QH", "TC") == once);
}

TEST_CASE("Before a trick is finished a forgetful player plays as the other does", "[play][players][unit]") {
  Solver solver;
  SamplingPlayer sampling(solver, {.seed = 4, .worlds = 8});
  ForgetfulPlayer forgetful(sampling);
  int first_tricks = 0;
  int other_cards = 0;
  look_at_many(23, 200, [&](const Deal&, const View& view) {
    const Card chosen = forgetful.choose(view);
    REQUIRE(view.legal().has(chosen));
    if (view.history.tricks_left() == view.history.hand_cards()) {
      ++first_tricks;
      REQUIRE(chosen == sampling.choose(view));
    } else if (!(chosen == sampling.choose(view))) {
      ++other_cards;
    }
  });
  CHECK(first_tricks > 300);
  CHECK(other_cards > 10);
}

TEST_CASE("A careless player pays no attention once in so many times", "[play][players][unit]") {
  GreedyPlayer greedy;
  CarelessPlayer never(greedy, 5, 1);
  CarelessPlayer careless(greedy, 5, 4);
  int choices = 0;
  int random = 0;
  int inattentive = 0;
  look_at_many(24, 1500, [&](const Deal&, const View& view) {
    if (view.legal().size() < 4) return;
    ++choices;
    const Card attentive = greedy.choose(view);
    REQUIRE(view.legal().has(never.choose(view)));
    REQUIRE(view.legal().has(careless.choose(view)));
    random += never.choose(view) == attentive ? 0 : 1;
    inattentive += careless.choose(view) == attentive ? 0 : 1;
  });
  REQUIRE(choices > 1000);
  CHECK(random / static_cast<double>(choices) == Approx(0.77).margin(0.04));  // all but one of 4 or 5 cards
  CHECK(inattentive / static_cast<double>(choices) == Approx(0.77 / 4).margin(0.04));
}

TEST_CASE("Players who see the same play the same card", "[play][players][unit]") {
  Solver solver;
  SamplingPlayer sampling(solver, {.seed = 6, .worlds = 8});
  GreedyPlayer greedy;
  ForgetfulPlayer forgetful(sampling);
  CarelessPlayer careless(sampling, 6, 2);
  int round = 0;
  look_at_many(25, 200, [&](const Deal&, const View& view) {
    RandomWords words(25, Stream::Worlds, static_cast<std::uint64_t>(round++));
    const Deal other = test::deal_of(view, Worlds(view).draw(words));
    const View same =
        view_of(view.seat, test::with_stock(other, view.deck), view.contract, view.calls, view.history);
    for (Player* player : std::initializer_list<Player*>{&greedy, &forgetful, &careless})
      REQUIRE(player->choose(same) == player->choose(view));
  });
}

}  // namespace
}  // namespace nap
