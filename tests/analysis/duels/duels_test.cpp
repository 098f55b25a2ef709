// Deals that are played in two ways.
#include "duels/duels.hpp"

#include <cmath>

#include <catch2/catch.hpp>

#include "duels/first_trick.hpp"
#include "duels/memory_duels.hpp"
#include "nap/cards/notation.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "support/dealer.hpp"

using namespace nap;

namespace {

Dealt deal_of(const char* declarer, const char* first, const char* second) {
  Deal deal(3);
  deal.give(Seat(0), parse_hand(declarer, Deck(), 3));
  deal.give(Seat(1), parse_hand(first, Deck(), 3));
  deal.give(Seat(2), parse_hand(second, Deck(), 3));
  return test::with_stock(deal, Deck().cards());
}

PlayedGame game_of_tricks(int tricks, const char* lead) {
  const Contract contract{tricks, Trump::first_lead()};
  return {contract, Calls{contract}, opening_of(contract, parse_card(lead, Deck()))};
}

constexpr SamplingPlan kPlan{.seed = 1, .worlds = 8};

}  // namespace

TEST_CASE("A change is that of the mean success, and of many hands it is known better", "[analysis][unit]") {
  DuelRates few;
  DuelRates many;
  for (std::size_t hand = 0; hand < 400; ++hand) {
    const Duel duel{hand % 4 == 0, hand % 2 == 0};
    if (hand < 40) few.add(hand, duel);
    many.add(hand, duel);
  }
  CHECK(few.first()->value == Approx(0.25));
  CHECK(few.second()->value == Approx(0.5));
  CHECK(few.change()->value == Approx(0.25));
  CHECK(many.change()->value == Approx(0.25));
  CHECK(many.change()->half_width() == Approx(few.change()->half_width() * std::sqrt(0.1)).epsilon(0.02));
  CHECK_FALSE(DuelRates().change());
}

TEST_CASE("Several deals of one hand tell of that hand alone", "[analysis][unit]") {
  DuelRates once;
  DuelRates ten_times;
  for (std::size_t hand = 0; hand < 50; ++hand) {
    for (int i = 0; i < 10; ++i) ten_times.add(hand, {false, hand % 2 == 0});
    once.add(hand, {false, hand % 2 == 0});
  }
  CHECK(ten_times.change()->half_width() == Approx(once.change()->half_width()));
}

TEST_CASE("Only the first defender with a higher trump, who also has a lower one, may head or pass",
          "[analysis][unit]") {
  Solver solver;
  SamplingPlayer player(solver, kPlan);
  const PlayedGame nap = game_of_tricks(3, "QS");
  const auto play = [&](const char* first, const char* second, FirstTrickHolding holding) {
    return play_first_trick(deal_of("QJT...", first, second), nap, holding, player);
  };
  CHECK_FALSE(play("K.A.A.", "A2.K..", FirstTrickHolding::Other));
  CHECK_FALSE(play("98.A..", "76.K..", FirstTrickHolding::Other));
  const auto found = play("98.A..", "A7.K..", FirstTrickHolding::Other);
  REQUIRE(found);
  CHECK(found->highest == Rank::Ace);
  CHECK_FALSE(found->duel.first);  // a trick is lost
  CHECK_FALSE(play("98.A..", "A7.K..", FirstTrickHolding::AceAndSmall));

  const PlayedGame low = game_of_tricks(3, "JS");
  const Dealt deal = deal_of("QJT...", "98.A..", "A7.K..");
  CHECK(play_first_trick(deal, low, FirstTrickHolding::AceAndSmall, player));
  CHECK_FALSE(play_first_trick(deal, low, FirstTrickHolding::Other, player));
}

TEST_CASE("A lead can be headed where a higher and a lower trump are left", "[analysis][unit]") {
  const auto may = [](const char* hand, const char* lead, FirstTrickHolding holding) {
    return may_be_headed(Deck(), parse_hand(hand, Deck(), 5), parse_card(lead, Deck()), holding);
  };
  CHECK_FALSE(may("AKQ.J.T.", "AS", FirstTrickHolding::Other));
  CHECK_FALSE(may("K2.J.T.9", "2S", FirstTrickHolding::Other));
  CHECK(may("K32.J.T.", "KS", FirstTrickHolding::Other));
  CHECK_FALSE(may("K32.J.T.", "KS", FirstTrickHolding::AceAndSmall));
  CHECK(may("KJ3.J.T.", "JS", FirstTrickHolding::AceAndSmall));
  CHECK_FALSE(may("AJ3.J.T.", "JS", FirstTrickHolding::AceAndSmall));
}

TEST_CASE("Two cards are nearly equal where no trump and at most two ranks are between them",
          "[analysis][unit]") {
  const Contract contract{3, Trump::fixed(Suit::Spades)};
  const auto is_close = [&](const char* hand, Seat seat) {
    const History history({.seats = 3, .hand_cards = 2}, contract.trump, seat, 1);
    return is_close_choice(
        {seat, Deck().cards(), parse_hand(hand, Deck(), 2), CardSet(), contract, Calls{}, history});
  };
  CHECK(is_close(".Q.T.", Seat(1)));
  CHECK(is_close("..8.8", Seat(2)));
  CHECK_FALSE(is_close(".Q.9.", Seat(1)));
  CHECK_FALSE(is_close(".QJ..", Seat(1)));
  CHECK_FALSE(is_close("Q.J..", Seat(1)));
  CHECK_FALSE(is_close(".Q.T.", kDeclarer));
}

TEST_CASE("Memory matters to no defender who has nothing to choose", "[analysis][unit]") {
  Solver solver;
  SamplingPlayer player(solver, kPlan);
  const MemoryDuels duels = play_with_memory(deal_of("AKQ...", "98.A..", "7.7.K."), game_of_tricks(2, "KS"),
                                             MemoryCompared::WholeHandsToo, player);
  REQUIRE(duels.whole);
  CHECK(duels.whole->first == duels.whole->second);
  CHECK_FALSE(play_with_memory(deal_of("AKQ...", "JT9...", "876..."), game_of_tricks(3, "AS"),
                               MemoryCompared::CloseChoices, player)
                  .whole);
}
