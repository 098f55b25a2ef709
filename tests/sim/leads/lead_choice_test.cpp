#include "nap/sim/leads/lead_choice.hpp"

#include <algorithm>
#include <array>
#include <atomic>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/leads/leads.hpp"
#include "nap/sim/rates/hand_estimate.hpp"
#include "nap/sim/rates/rates.hpp"
#include "support/dealer.hpp"
#include "support/oracle.hpp"

using namespace nap;

namespace {

CardSet hand_of(const char* text) { return parse_hand(text, Deck(), 5); }
Card card(const char* text) { return parse_hand(text, Deck(), 1).highest(); }
Contract tricks(int number) { return {number, Trump::first_lead()}; }

// Pilots that count no deals. Each returns a tally in which the openings have these successes.
CountPilot pilots_of(const std::vector<std::vector<int>>& successes) {
  return [successes, pilot = std::size_t{0}](DealRange, std::span<const Outcome> outcomes) mutable {
    Tally tally(outcomes.size());
    const std::vector<int>& wanted = successes.at(pilot++);
    REQUIRE(wanted.size() == outcomes.size());
    for (int deal = 0; deal < 100; ++deal) {
      std::vector<std::size_t> made;
      for (std::size_t place = 0; place < wanted.size(); ++place) {
        if (deal < wanted[place]) made.push_back(place);
      }
      tally.add(made);
    }
    return tally;
  };
}

Card chosen(const char* hand, const Contract& contract, const std::vector<std::vector<int>>& successes) {
  return choose_openings(all_leads(Setup(), hand_of(hand), std::array{contract}), kPilotDeals,
                         pilots_of(successes))
      .front()
      .lead->card;
}

}  // namespace

TEST_CASE("A lead that makes the bid by proof needs no pilot", "[sim][lead]") {
  // If spades are trump, an unseen trump may beat each of king, jack and seven. If hearts are trump, the ace
  // always takes a trick.
  CHECK(chosen("KJ7.A8..", tricks(1), {}) == card("AH"));
  CHECK(chosen("AKQ.JT..", tricks(3), {}) == card("AS"));
  // Each unseen trump beats at most one card. The king and the queen are unseen: they may beat the jack and
  // the ten, but not the ace.
  CHECK(chosen("AJT.A2..", tricks(1), {}) == card("AS"));
}

TEST_CASE("A card out of play beats nothing, and parts no cards of the hand", "[sim][lead]") {
  const CardSet whole = Deck().cards();
  CHECK(sure_trump_tricks(whole, hand_of("K5.A8..3"), Suit::Spades) == 0);
  CHECK(sure_trump_tricks(whole - card("AS"), hand_of("K5.A8..3"), Suit::Spades) == 1);
  Setup setup;
  const Opening king{card("KS"), std::nullopt};
  CHECK(guaranteed_tricks(setup, hand_of("KQ.A8..3"), king) == 0);
  setup.out_of_play.insert(card("AS"));
  CHECK(guaranteed_tricks(setup, hand_of("KQ.A8..3"), king) == 3);
  CHECK(distinct_leads(hand_of("KJ9.A8..")) ==
        std::vector<Card>{card("KS"), card("JS"), card("9S"), card("AH"), card("8H")});
  CHECK(distinct_leads(hand_of("KJ9.A8.."), hand_of("AQ.K..A7")) ==
        std::vector<Card>{card("KS"), card("9S"), card("AH"), card("8H")});
}

TEST_CASE("The second pilot separates leads equal in the first, and the written rule breaks remaining ties",
          "[sim][lead]") {
  // The leads of KJ7.A8.. are KS, JS, 7S, AH and 8H.
  CHECK(chosen("KJ7.A8..", tricks(2), {{70, 71, 60, 50, 40}}) == card("JS"));
  CHECK(chosen("KJ7.A8..", tricks(2), {{70, 71, 60, 71, 40}, {30, 31}}) == card("AH"));
  // These are still equal. The rule prefers the longer suit, then the higher card.
  CHECK(chosen("KJ7.A8..", tricks(2), {{71, 71, 60, 71, 40}, {30, 30, 30}}) == card("KS"));
  CHECK(chosen("KJ7.A8..", tricks(5), {{0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}}) == card("KS"));
  // At misère the rule prefers the shorter suit, then the lower card.
  CHECK(chosen("KJ7.A8..", {0, Trump::none()}, {{9, 9, 9, 9, 9}, {9, 9, 9, 9, 9}}) == card("8H"));
}

TEST_CASE("The declarer takes the guaranteed tricks against any hands", "[sim][lead][oracle]") {
  test::Dealer dealer(41);
  const Deck deck(24);
  int guaranteed = 0;
  for (int i = 0; i < 1500; ++i) {
    const Deal deal = dealer.deal(deck, 2 + dealer.below(3), 3 + dealer.below(2));
    const CardSet hand = deal.hand(kDeclarer);
    CardSet stock = deck.cards() - deal.cards();
    const CardSet out_of_play = dealer.cards_from(stock, dealer.below(3));
    const Setup setup{deck, deal.seats(), hand.size(), out_of_play};
    for (const Trump trump : test::all_trumps()) {
      const Game game{.trump = trump};
      const Contract contract{1, trump};
      const std::vector<int> oracle = test::oracle_tricks(deal, game);
      std::size_t place = 0;
      for (const Card lead : hand) {
        const int least = guaranteed_tricks(setup, hand, opening_of(contract, lead));
        guaranteed += least;
        INFO(to_dots(deal) << ", " << to_string(lead));
        REQUIRE(oracle[place++] >= least);
      }
    }
  }
  CHECK(guaranteed > 5'000);
}

TEST_CASE("A hand gets the same lead alone and among many hands", "[sim][lead]") {
  Monitor monitor;
  Harness harness(2, monitor);
  const Setup setup{Deck(), 3, 5};
  const CardSet hand = hand_of("KJ7.A8..");
  const std::vector<Contract> contracts = {tricks(1), tricks(2)};
  const HandEstimate asked = estimate_hand(harness, hand, setup, contracts, SamplePlan{});
  CHECK(asked.rows[0].lead.card == card("AH"));
  CHECK(asked.rate(asked.rows[0].committed).value == 1.0);
  Solver solver;
  const std::vector<Rate> rates = estimate_rates(solver, hand, setup, contracts, RatePlan{}, monitor.stop);
  CHECK(rates[0].lead.card == card("AH"));
  CHECK(rates[1].lead == asked.rows[1].lead);
}

TEST_CASE("An opening is as good as the distinct one that stands for it", "[sim][lead][two-method]") {
  constexpr std::uint64_t kDeals = 100;
  const Setup setup{Deck(32).with_joker(), 3, 5};
  const std::atomic<bool> stop = false;
  Solver solver;
  for (const char* text : {"AKQ.T9..", "AQ.K.9..JK", "KQJ.A...JK", "97.AK.Q..", "K9.Q9.9..", "AKQJ....JK"}) {
    const CardSet hand = parse_hand(text, setup.deck, 5);
    const RandomDeals deals(setup, hand, 1, Stream::Evaluation);
    for (const LeadRule rule : {LeadRule::Free, LeadRule::LowestTrump, LeadRule::LowestNonTrump}) {
      const Contract four{4, Trump::first_lead(), rule};
      const std::vector<Opening> distinct = distinct_openings(hand, four);
      for (const Opening& opening : openings(four, hand)) {
        CAPTURE(text, static_cast<int>(rule), to_string(opening.card), to_string(*opening.trump));
        const Opening alike = distinct_opening(hand, four, opening);
        CHECK(std::find(distinct.begin(), distinct.end(), alike) != distinct.end());
        CHECK(alike.trump == opening.trump);
        const Tally tally = count_deals(solver, deals, {0, kDeals},
                                        std::array{Outcome{four, opening}, Outcome{four, alike}}, stop);
        CHECK(tally.successes(0) == tally.successes(1));
      }
      for (const Opening& opening : distinct) CHECK(distinct_opening(hand, four, opening) == opening);
    }
  }
  const Contract misere{0, Trump::none()};
  const CardSet hand = parse_hand("KQ.T9...JK", setup.deck, 5);
  const auto led = [&](Card first) { return distinct_opening(hand, misere, opening_of(misere, first)).card; };
  CHECK(led(Card::joker()) == Card::joker());
  CHECK(led(card("QS")) == card("KS"));
  CHECK(led(card("9H")) == card("TH"));
}
