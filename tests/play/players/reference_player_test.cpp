#include "nap/play/players/reference_player.hpp"

#include <array>
#include <functional>
#include <string>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/rules/trick.hpp"
#include "support/playout.hpp"
#include "support/positions.hpp"

namespace nap {
namespace {

using test::view_after;

const Contract kNap{5, Trump::first_lead()};
const Contract kNoTrumpMisere{0, Trump::none()};

Card choice(const View& view, std::uint64_t seed = 1) {
  Solver solver;
  return ReferencePlayer(solver, {seed, 64}).choose(view);
}

std::string at_nap(const std::string& dealt, const std::string& played) {
  return to_string(choice(view_after(dealt, played, kNap)));
}

std::string at_misere(const std::string& dealt, const std::string& played) {
  return to_string(choice(view_after(dealt, played, kNoTrumpMisere)));
}

TEST_CASE("Defenders of Nap take a trick as cheaply as they can", "[play][reference][unit]") {
  CHECK(at_nap("AJ4.2..3", "TS") == "JS");
  CHECK(at_nap("94..32.5", "TS") == "4S");
  CHECK(at_nap("A4..32.5", "KS 2S") == "AS");
  // The hand is void in hearts and has a trump left.
  CHECK(at_nap("65..43.2", "AS 2S 3S 5S AH 2H 3H") == "6S");
  // The queen takes the trick. The four would not beat the declarer's trump.
  CHECK(at_nap("Q4...532", "7S") == "QS");
}

TEST_CASE("Defenders of Nap keep the cards that the declarer may have to beat", "[play][reference][unit]") {
  // The king needs the three beside it, because the declarer cashes the ace first.
  CHECK(at_nap(".K3.4.32", "AS") != "3H");
  CHECK(at_nap(".K3.4.32", "AS") != "KH");
  // A single two catches nothing, and an ace always does.
  CHECK(at_nap(".A.2.QJT", "AS") == "2D");
  // Three cards under the ace can follow only twice, so the last of them catches nothing either.
  CHECK(at_nap(".A.3.KQJ", "AS") == "JC");
  // The lowest of three cards of a suit goes before one of two.
  CHECK(at_nap(".QJ4.K3.", "AS") == "4H");
  // Trumps go last, even if they are low.
  CHECK(at_nap("2.A.K3.Q", "AS 2S 3S 4S AC 3C 4C").back() != 'S');
}

TEST_CASE("Defenders at misère stay below, and think the first suit short", "[play][reference][unit]") {
  CHECK(at_misere("6.K54..5", "7H") == "4H");  // the four stands for the five
  CHECK(at_misere("AJ63...3", "5S 9D") == "3S");
  CHECK(at_misere("A8.2J..3", "7H QH 6S JH 4S TD 8S 7S") != "AS");
  // If the declarer has played and every card is above, the highest is thrown.
  CHECK(at_misere("JA..43.2", "9S") == "AS");
  // If the declarer is safe, a trick is worth taking if the next lead may catch the declarer.
  CHECK(at_misere("K2...654", "4S 9S") == "KS");
  CHECK(at_misere("K8...AKQ", "4S 9S") == "8S");
  // The suit that the declarer led first is usually short.
  CHECK(at_misere("A2..52.3", "3S 9S AS TS") == "2D");
}

TEST_CASE("Defenders lead a high card where nothing can catch the declarer", "[play][reference][unit]") {
  const History history({.seats = 3, .hand_cards = 2}, kNoTrumpMisere.trump, Seat(1), 0);
  View view{Seat(1),   Deck().cards(), parse_hand(".9..9", Deck(), 2),
            CardSet(), kNoTrumpMisere, Calls{kNoTrumpMisere},
            history};
  for (const Card card : test::cards_of("TH JH QH KH AH TC JC QC KC AC")) view.out_of_play.insert(card);
  CHECK(choice(view).rank() == Rank::Nine);
  view.out_of_play.remove(parse_card("AH", Deck()));
  CHECK(to_string(choice(view)) == "9H");
}

// Calls look(view) for every choice of random hands of this contract.
void look_at_choices(const Contract& contract, std::uint64_t seed, int rounds,
                     const std::function<void(const View&)>& look) {
  test::Dealer dealer(seed);
  for (int round = 0; round < rounds; ++round) {
    const int seats = 2 + round % 6;
    const Deck deck = dealer.deck_for(seats, 5);
    test::play_out(dealer, dealer.deal(deck, seats, 5), deck.cards(), contract, [&](const View& view) {
      if (!settled(contract, view.history)) look(view);
    });
  }
}

TEST_CASE("Defenders of Nap and misère ask no solver", "[play][reference][unit]") {
  for (const Contract& contract : {kNap, kNoTrumpMisere, Contract{0, Trump::first_lead()}}) {
    Solver solver;
    ReferencePlayer player(solver, {1, 64});
    int choices = 0;
    look_at_choices(contract, 5, 60, [&](const View& view) {
      if (view.seat == kDeclarer || distinct_cards(view).size() < 2) return;
      player.choose(view);
      ++choices;
    });
    CHECK(choices > 100);
    CHECK(solver.nodes() == 0);
  }
}

TEST_CASE("In other bids defenders choose among the cards that win the most worlds",
          "[play][reference][unit]") {
  Solver solver;
  ReferencePlayer player(solver, {1, 32});
  SamplingPlayer sampling(solver, {1, 32});
  int compared = 0;
  look_at_choices({3, Trump::first_lead()}, 6, 120, [&](const View& view) {
    if (view.seat == kDeclarer) return;
    const bool needs_all =
        view.contract.tricks - view.history.declarers_tricks() == view.history.tricks_left();
    if (needs_all) return;
    CHECK(sampling.best_cards(view).has(player.choose(view)));
    ++compared;
  });
  CHECK(compared > 200);
}

TEST_CASE("The best cards are those with the most good worlds", "[play][reference][unit]") {
  Solver solver;
  SamplingPlayer sampling(solver, {1, 32});
  look_at_choices({3, Trump::first_lead()}, 7, 60, [&](const View& view) {
    const std::vector<CardScore> scores = sampling.scores(view);
    int most = 0;
    for (const CardScore& score : scores) most = std::max(most, score.good);
    const CardSet best = sampling.best_cards(view);
    for (const CardScore& score : scores) CHECK(best.has(score.card) == (score.good == most));
  });
}

TEST_CASE("A declarer who needs every trick leads the card that the fewest unseen cards beat",
          "[play][reference][unit]") {
  Solver solver;
  ReferencePlayer player(solver, {1, 64});
  int choices = 0;
  look_at_choices(kNap, 8, 200, [&](const View& view) {
    if (view.seat != kDeclarer || view.history.cards().empty()) return;
    const auto beaten_by = [&](Card card) {
      int count = 0;
      for (const Card other : view.unseen()) count += beats(other, card, view.history.trump()) ? 1 : 0;
      return count;
    };
    const Card chosen = player.choose(view);
    for (const Card card : view.hand()) {
      CHECK(beaten_by(chosen) <= beaten_by(card));
      const bool could_lead_trump =
          beaten_by(chosen) == beaten_by(card) && card.suit() == view.history.trump();
      CHECK((!could_lead_trump || chosen.suit() == view.history.trump()));
    }
    ++choices;
  });
  CHECK(choices > 50);
}

TEST_CASE("Equal suits are as likely to be chosen, whatever their names", "[play][reference][unit]") {
  // Four low cards of three suits, with the suits in every order. The trumps that were seen differ.
  const std::array<std::string, 3> dealt = {".8.8.873", ".8.873.8", ".873.8.8"};
  std::array<int, kSuits> thrown{};
  int choices = 0;
  for (int second = 2; second < 9; ++second) {
    for (const std::string& hand : dealt) {
      const std::string led = "AS " + std::to_string(second) + "S";
      ++thrown[static_cast<std::size_t>(choice(view_after(hand, led, kNap)).suit())];
      ++choices;
    }
  }
  CHECK(thrown[static_cast<std::size_t>(Suit::Spades)] == 0);
  // Each time it is one of the two single eights or a card of the long suit, and each suit is the long one in
  // turn. So no suit is favoured.
  for (const Suit suit : {Suit::Hearts, Suit::Diamonds, Suit::Clubs}) {
    CHECK(thrown[static_cast<std::size_t>(suit)] >= choices / 6);
    CHECK(thrown[static_cast<std::size_t>(suit)] <= choices / 2);
  }
}

}  // namespace
}  // namespace nap
