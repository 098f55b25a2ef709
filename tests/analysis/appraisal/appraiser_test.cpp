#include <cmath>

#include <catch2/catch.hpp>

#include "appraisal/known_rates.hpp"
#include "appraisal/predicted_rates.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "support/hands.hpp"

using namespace nap;
using namespace nap::test;

namespace {

CardSet hand_of(const std::string& dots, int deck = 52) { return parse_hand(dots, Deck(deck), 5); }

// This function is unused under a sanitizer, where the slow tests do not run.
[[maybe_unused]] RatedHands sample(const Setup& setup, std::uint64_t hands, std::uint64_t seed) {
  Monitor monitor;
  Harness harness(2, monitor);
  return sample_hands(harness, setup, {hands, seed, 0.08}).value();
}

}  // namespace

TEST_CASE("A known hand is worth the same whatever its suits are called", "[analysis][appraisal]") {
  RatedHand nap = hopeless_hand("AKQ.JT..", 1.0);
  set_rate(nap, exact_rate(tricks(3), 7, 8));
  RatedHand other = hopeless_hand("AKQJ.T..", 1.0);
  set_rate(other, exact_rate(tricks(5), 1, 2));
  const KnownRates known(whole({nap, other}));
  Solver solver;
  const std::size_t three = known.place_of(tricks(3));
  CHECK(known.appraise(hand_of("AKQ.JT.."))[three] == 7.0 / 8.0);
  CHECK(known.appraise(hand_of("..JT.AKQ"))[three] == 7.0 / 8.0);
  CHECK(known.appraise(hand_of("T.AKQJ.."))[three] == 0.0);
  CHECK(known.appraise(hand_of("T.AKQJ.."))[known.place_of(tricks(5))] == 0.5);
  CHECK(to_string(known.lead(hand_of("..JT.AKQ"), three, solver).card) == "AC");
  CHECK_FALSE(known.typical_error());
}

TEST_CASE("Only what was rated has a place in an appraisal", "[analysis][appraisal]") {
  const KnownRates known(whole({hopeless_hand("AKQ.JT..", 1.0)}));
  CHECK(known.contracts()[known.place_of(kMisere)] == kMisere);
  CHECK_THROWS_AS(known.place_of({3, Trump::none()}), std::out_of_range);
}

#ifndef NAP_SANITIZED
TEST_CASE("Hands that were not in the sample are predicted about as well as promised",
          "[analysis][appraisal][oracle]") {
  for (const Setup& setup :
       {Setup{Deck(52), 3, 5}, Setup{Deck(32), 4, 5}, Setup{Deck(36).with_joker(), 4, 5}}) {
    const RatedHands fitted = sample(setup, 1500, 1);
    const PredictedRates predicted(fitted);
    REQUIRE(predicted.typical_error());
    CHECK(*predicted.typical_error() < 0.06);
    const RatedHands tried = sample(setup, 400, 2);
    for (const Contract& contract : rated_contracts(5)) {
      double mean = 0.0;
      for (const RatedHand& hand : fitted.list) mean += hand.rate(contract).success.value / 1500.0;
      double squares = 0.0;
      double of_mean = 0.0;
      for (const RatedHand& hand : tried.list) {
        const double rate = hand.rate(contract).success.value;
        const double error = predicted.appraise(hand.cards)[predicted.place_of(contract)] - rate;
        squares += error * error / 400.0;
        of_mean += (mean - rate) * (mean - rate) / 400.0;
      }
      INFO(contract.tricks << " tricks, " << setup.seats << " seats");
      CHECK(std::sqrt(squares) < 0.07);
      CHECK(squares < 0.2 * of_mean);  // far better than if every hand is taken for average
    }
  }
}

TEST_CASE("A predicted hand leads what a pilot of deals around it chooses", "[analysis][appraisal]") {
  const RatedHands fitted = sample({Deck(32), 3, 5}, 300, 1);
  const PredictedRates predicted(fitted);
  const PredictedRates again(fitted);
  Solver solver;
  const std::size_t four = predicted.place_of(tricks(4));
  const CardSet hand = hand_of("T9..AKQ.", 32);
  CHECK(predicted.lead(hand, four, solver).trump == Suit::Diamonds);
  CHECK(predicted.lead(hand, four, solver) == again.lead(hand, four, solver));
  CHECK(predicted.appraise(hand) == predicted.appraise(hand_of("AKQ.T9..", 32)));
  CHECK(hand.has(predicted.lead(hand, predicted.place_of(kMisereTrump), solver).card));
}
#endif
