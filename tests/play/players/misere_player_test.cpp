#include "nap/play/players/misere_player.hpp"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/play/players/make_player.hpp"
#include "nap/play/players/rollout_player.hpp"
#include "nap/play/selfplay/play_out.hpp"
#include "nap/sim/deals/deals.hpp"
#include "support/playout.hpp"
#include "support/positions.hpp"

namespace nap {
namespace {

const Contract kMisere{0, Trump::none()};

using test::cards_of;

View view_after(const std::string& dealt, const std::string& played) {
  return test::view_after(dealt, played, kMisere);
}

Card chosen(const View& view, int worlds, std::uint64_t seed = 1) {
  Solver solver;
  MiserePlan plan;
  plan.seed = seed;
  plan.worlds = worlds;
  return MiserePlayer(solver, plan).choose(view);
}

double rate_of(const std::vector<CardScore>& scores, Card card) {
  for (const CardScore& score : scores) {
    if (score.card == card) return static_cast<double>(score.good) / score.worlds;
  }
  return -1.0;
}

struct Position {
  std::string what;
  std::string dealt;
  std::string played;
  std::string right;
  std::string wrong;
};

// In all of these positions open hands lose the difference between the cards: whatever is played now, some
// defender could still catch the declarer by a plan that nobody can see.
const std::vector<Position>& positions() {
  static const std::vector<Position> all = {
      {"stay below the card that the declarer led", "6.K54..5", "7H", "4H", "KH"},
      {"stay below it though others are still to play", "AJ63...3", "5S 9D", "3S", "AS"},
      {"play low though the king would take the trick", "K2.K2..T", "6S 5S", "2S", "KS"},
      {"lead low rather than cash an ace", "A8.2J..3", "7H QH 6S JH 4S TD 8S 7S", "2H", "AS"}};
  return all;
}

TEST_CASE("A defender keeps the declarer of a misère in danger", "[play][misere][unit]") {
  for (const Position& position : positions()) {
    INFO(position.what);
    const View view = view_after(position.dealt, position.played);
    const Card right = parse_card(position.right, Deck());
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      CHECK(chosen(view, 512, seed) == right);
    }
  }
}

TEST_CASE("What a defender plays at misère is right among players who look at open hands, too",
          "[play][misere][oracle]") {
  Solver solver;
  SamplingPlayer others(solver, {2, 30});
  for (const Position& position : positions()) {
    INFO(position.what);
    const View view = view_after(position.dealt, position.played);
    const std::vector<CardScore> scores = RolloutPlayer(solver, others, {3, 600}).scores(view);
    CHECK(rate_of(scores, parse_card(position.right, Deck())) >
          rate_of(scores, parse_card(position.wrong, Deck())) + 0.04);
  }
}

TEST_CASE("At misère a defender leads no suit in which the declarer can hold no higher card",
          "[play][misere][unit]") {
  // As somebody sees it who forgot the finished tricks.
  const History history({.seats = 3, .hand_cards = 2}, kMisere.trump, Seat(1), 0);
  View view{Seat(1),        Deck().cards(), parse_hand(".9..9", Deck(), 2), CardSet(), kMisere,
            Calls{kMisere}, history};
  CHECK(to_string(chosen(view, 0)) == "9H");
  for (const Card card : cards_of("TH JH QH KH AH")) view.out_of_play.insert(card);
  CHECK(to_string(chosen(view, 0)) == "9C");
}

TEST_CASE("The rules of misère", "[play][misere][unit]") {
  const auto ruled = [](const std::string& dealt, const std::string& played) {
    return to_string(chosen(view_after(dealt, played), 0));
  };
  // The declarer, last to play, plays the highest card that loses, or, if none does, the card that wins.
  CHECK(ruled("27J.3.4.", "3H KH 2H 4H 9S 5S 3S") == "7S");
  CHECK(ruled("7J.3.4.5", "3H KH 2H 4H 6S 5S 3S") == "7S");
  // The declarer discards from the most dangerous suit.
  CHECK(ruled(".3.2K.45", "3H KH 2H 4H 9S 5S 3S") == "KD");
  // Defenders stay below the declarer's card, or else play the highest card. They also play the highest if
  // the declarer is safe.
  CHECK(ruled("27JA..4.", "9S") == "7S");
  CHECK(ruled("JA..43.2", "9S") == "AS");
  CHECK(ruled("27JA..4.", "9S TS") == "AS");
  CHECK(ruled(".26A.45.", "3H KH 4D 5H 7H 8H") == "6H");
  CHECK(ruled(".268..45", "5H KH 3H 4H 9H") == "8H");
  // A defender leads the card that the declarer most likely has to beat.
  CHECK(ruled("A2.J.K.8", "5D KD 2D 3D") == "2S");
  CHECK(ruled("AT.J.K.3", "5D KD 2D 4D") == "3C");
}

TEST_CASE("At misère the lowest card of a suit that the declarer is out of is not led",
          "[play][misere][unit]") {
  // The declarer discarded on the second spade.
  const View view = view_after("KQ2.2.5.", "4S KS 5S 6S QS 7S 8S AD");
  CHECK(chosen(view, 0).suit() != Suit::Spades);
  CHECK(chosen(view, 128).suit() != Suit::Spades);
}

TEST_CASE("Players of misère choose by their views alone, whatever they chose before",
          "[play][misere][unit]") {
  for (const int worlds : {0, 24}) {
    test::Dealer dealer(21);
    RandomWords words(21, Stream::Worlds, 0);
    Solver solver;
    MiserePlan plan;
    plan.worlds = worlds;
    plan.sampled_worlds = 8;
    MiserePlayer used(solver, plan);
    for (int round = 0; round < 120; ++round) {
      MiserePlayer fresh(solver, plan);
      const int seats = 2 + round % 6;
      const int hand_cards = round % 2 == 0 ? 5 : 7;
      const Deck deck = dealer.deck_for(seats, hand_cards);
      const Contract contract{0, dealer.once_in(2) ? Trump::first_lead() : Trump::none()};
      const Deal deal = dealer.deal(deck, seats, hand_cards);
      test::play_out(dealer, deal, deck.cards(), contract, [&](const View& view) {
        if (settled(contract, view.history) || view.history.cards().empty()) return;
        const Card card = used.choose(view);
        CHECK(view.legal().has(card));
        const Deal other = test::deal_of(view, Worlds(view).draw(words));
        const View same =
            view_of(view.seat, test::with_stock(other, deck.cards()), contract, view.calls, view.history);
        CHECK(fresh.choose(same) == card);
      });
    }
  }
}

TEST_CASE("A player of misère leaves other contracts, and what the declarer plays, to a sampling player",
          "[play][misere][unit]") {
  Solver solver;
  MiserePlan plan;
  plan.seed = 5;
  plan.sampled_worlds = 30;
  MiserePlayer player(solver, plan);
  SamplingPlayer sampling(solver, {5, 30});
  test::Dealer dealer(22);
  for (int round = 0; round < 60; ++round) {
    const Contract contract{round % 6, round % 6 == 0 ? Trump::none() : Trump::first_lead()};
    const Deal deal = dealer.deal(Deck(), 4, 5);
    test::play_out(dealer, deal, Deck().cards(), contract, [&](const View& view) {
      if (settled(contract, view.history)) return;
      if (contract.is_misere() && view.seat != kDeclarer) return;
      CHECK(player.choose(view) == sampling.choose(view));
    });
  }
}

// How often the declarer makes misère with this hand.
int made(CardSet hand, Card lead, Player& declarer, Player& defenders, int deals) {
  const RandomDeals source(Setup(), hand, 31, Stream::Play);
  const PlayedGame game{kMisere, Calls{kMisere}, opening_of(kMisere, lead)};
  int made = 0;
  for (int i = 0; i < deals; ++i) {
    if (play_out(source.deal(static_cast<std::uint64_t>(i)), game, {declarer, defenders})) ++made;
  }
  return made;
}

TEST_CASE("Defenders who play worlds out by rules hold misère lower than those who look at open hands",
          "[play][misere][consistency]") {
  constexpr int kDeals = 400;
  Solver solver;
  SamplingPlayer sampling(solver, {1, 64});
  MiserePlayer rolling(solver, MiserePlan{});
  int fewer = 0;
  for (const char* dots : {"T6.3.4.2", "5.4.8.J6", "92.83.5."}) {
    const CardSet hand = parse_hand(dots, Deck(), 5);
    const Card lead = hand.highest();
    fewer += made(hand, lead, sampling, sampling, kDeals) - made(hand, lead, sampling, rolling, kDeals);
  }
  CHECK(fewer > 0);
}

TEST_CASE("Every named player plays, and its name finds it", "[play][unit]") {
  Solver solver;
  const View view = test::view_after("K2.K2..T", "6S 5S", {3, Trump::first_lead()});
  for (const PlayerKind kind : kPlayerKinds) {
    CHECK(player_kind(name_of(kind)) == kind);
    CHECK(view.legal().has(make_player(kind, solver, 1)->choose(view)));
  }
  CHECK_FALSE(player_kind("nobody").has_value());
}

}  // namespace
}  // namespace nap
