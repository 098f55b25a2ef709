// Answers about patterns against answers about each of their hands.
#include "nap/analysis/pattern/ask_pattern.hpp"

#include <cmath>
#include <map>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/stake_tables.hpp"

using namespace nap;

namespace {

Question question_of(Deck deck, int players, Model model, std::vector<LeadChange> leads) {
  RulesetOptions options;
  options.leads = std::move(leads);
  return {CardSet(),
          deck,
          apply_options(find_stake_table("peel").value(), options),
          Seating{players, players, players - 1},
          model,
          SamplePlan{}};
}

HandPattern pattern_of(const char* text, Deck deck) {
  return HandPattern::parse(text, 5, RankLetters::English, deck);
}

// Visits every hand of five cards, one by one.
template <class Visit>
void for_each_hand(Deck deck, const Visit& visit, CardSet hand = {}) {
  if (hand.size() == 5) return visit(hand);
  for (const Card card : deck.cards()) {
    if (hand.is_empty() || card.bit() < hand.lowest().bit()) for_each_hand(deck, visit, hand | card);
  }
}

Answer answer_for(Harness& harness, Question question, CardSet hand) {
  question.hand = hand;
  return ask(harness, question).value();
}

// The means of the asked bids over all hands that match, counted one by one, each as ask answers for it.
std::vector<double> means_of_hands(Harness& harness, const HandPattern& pattern, const Question& question) {
  std::map<std::uint64_t, Answer> answers;  // by canonical hand
  std::vector<double> sums(question.asked_bids.size());
  double hands = 0.0;
  for_each_hand(question.deck, [&](CardSet hand) {
    if (!pattern.matches(hand)) return;
    const CardSet canonical = canonical_hand(hand).hand;
    if (!answers.contains(canonical.bits()))
      answers.emplace(canonical.bits(), answer_for(harness, question, canonical));
    const Answer& answer = answers.at(canonical.bits());
    for (std::size_t bid = 0; bid < sums.size(); ++bid) sums[bid] += answer.bids[bid].success.value;
    hands += 1.0;
  });
  for (double& sum : sums) sum /= hands;
  return sums;
}

const std::vector<LeadChange> kForced = {{"four", LeadRule::LowestTrump}, {"nap", LeadRule::LowestNonTrump}};

}  // namespace

TEST_CASE("With forced leads a pattern makes exactly what its hands make",
          "[analysis][pattern][two-method]") {
  const Deck deck(24);
  Question question = question_of(deck, 2, Model::Committed, kForced);
  question.asked_bids = {"misere", "three", "four", "nap"};
  Monitor monitor;
  Harness harness(2, monitor);
  for (const char* text : {"AK?.x.x.", "KJ.xQ.?."}) {
    const HandPattern pattern = pattern_of(text, deck);
    const std::vector<double> means = means_of_hands(harness, pattern, question);
    const PatternAnswer found = ask_pattern(harness, pattern, question).value();
    CHECK(found.method == Method::Exact);
    for (std::size_t bid = 0; bid < means.size(); ++bid) {
      CAPTURE(text, question.asked_bids[bid]);
      CHECK(found.bids[bid].mean.value == Approx(means[bid]).margin(1e-9));
    }
  }
}

// With the joker there are too many possible deals to count them for many hands. Where a contract has no
// prospect, its lead is chosen on few deals, and the best lead may make it a bit more often.
TEST_CASE("With a joker in the deck a pattern makes what its hands make",
          "[analysis][pattern][joker][two-method]") {
  const Deck deck = Deck(24).with_joker();
  Monitor monitor;
  Harness harness(2, monitor);
  for (const std::vector<LeadChange>& leads : {std::vector<LeadChange>(), kForced}) {
    Question question = question_of(deck, 2, Model::Committed, leads);
    question.asked_bids = {"three", "four", "nap"};
    for (const char* text : {"A??.x...JK", "K?.x.x..JK", "AKQ.?x.."}) {
      const HandPattern pattern = pattern_of(text, deck);
      const std::vector<double> means = means_of_hands(harness, pattern, question);
      const PatternAnswer found = ask_pattern(harness, pattern, question).value();
      for (std::size_t bid = 0; bid < means.size(); ++bid) {
        CAPTURE(text, question.asked_bids[bid], found.bids[bid].mean.value, means[bid], leads.size());
        CHECK(found.bids[bid].mean.low <= means[bid]);
        if (means[bid] > found.bids[bid].break_even) CHECK(means[bid] <= found.bids[bid].mean.high);
      }
    }
  }
}

TEST_CASE("A forced lead makes of a pattern in play what it makes of its hands",
          "[analysis][pattern][two-method]") {
  Monitor monitor;
  Harness harness(2, monitor);
  for (const LeadRule rule : {LeadRule::LowestTrump, LeadRule::LowestNonTrump}) {
    Question question = question_of(Deck(), 4, Model::SelfPlay, {{"nap", rule}});
    question.asked_bids = {"nap"};
    const HandPattern pattern = pattern_of("AKx.AK", Deck());
    double mean = 0.0;
    double square = 0.0;
    int hands = 0;
    for (const HandClass& each : hand_classes(Deck(), 5)) {
      if (!pattern.matches(each.representative)) continue;
      const Answer answer = answer_for(harness, question, each.representative);
      mean += answer.bids[0].success.value;
      square += std::pow(answer.bids[0].success.half_width(), 2);
      ++hands;
    }
    REQUIRE(hands == 8);
    const Estimate found = ask_pattern(harness, pattern, question)->bids[0].mean;
    CAPTURE(static_cast<int>(rule), found.value, mean / hands);
    CHECK(std::abs(found.value - mean / hands) < std::hypot(found.half_width(), std::sqrt(square) / hands));
  }
}

TEST_CASE("A misère is lost with every hand of a pattern that has the joker", "[analysis][pattern][joker]") {
  const Deck deck = Deck().with_joker();
  Question question = question_of(deck, 4, Model::SelfPlay, {});
  question.asked_bids = {"misere"};
  Monitor monitor;
  Harness harness(1, monitor);
  const PatternAnswer answer = ask_pattern(harness, pattern_of("xx.x.x..JK", deck), question).value();
  CHECK(answer.bids[0].mean.is_exact());
  CHECK(answer.bids[0].mean.value == 0.0);
  CHECK(answer.pass_best_on == 1.0);
}
