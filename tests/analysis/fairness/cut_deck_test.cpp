#include "fairness/cut_deck.hpp"

#include <catch2/catch.hpp>

#include "nap/analysis/fairness/evenings.hpp"
#include "schools.hpp"

using namespace nap;
using namespace nap::test;

namespace {

const Setup kThree{Deck(24), 3, 5};

// The deal from this deck, cut as for the deal with this number.
PacketDeal cut_and_dealt(const DeckOrder& deck, RandomWords& words) {
  return dealt_in_packets(cut(deck, words), kThree.shape());
}

PacketDeal dealt_from_shuffled(std::uint64_t number) {
  RandomWords words(kSeed, Stream::Cut, number);
  const DeckOrder deck = shuffled(kThree.deck.cards(), words);
  return cut_and_dealt(deck, words);
}

// What follows when the hand of deal 7 is played for this contract.
Deal after(const Contract& contract, bool is_made) {
  const HighCards appraiser(kThree);
  Solver solver;
  CutDeck deck(kThree, kSeed);
  const OpenDeal deal(deck.deal(7), 0.5, appraiser, solver);
  deck.play(deal, Seat(1), contract, is_made);
  return deck.deal(8);
}

School cutting(const std::string& stakes, const Seating& seating) {
  School made = school(stakes, seating);
  made.ruleset.shuffle = Shuffle::AfterNap;
  return made;
}

EveningsTally tally_of(const std::vector<School>& schools, std::uint64_t evenings, int threads) {
  const HighCards appraiser(kThree);
  Monitor monitor;
  Harness harness(threads, monitor);
  return Evenings(appraiser, schools, kSeed).tally(harness, evenings, {}).value();
}

void check_same(const SchoolTally& one, const SchoolTally& other) {
  CHECK(one.results == other.results);
  CHECK(one.declares == other.declares);
  CHECK(one.all_passed == other.all_passed);
  CHECK(one.sums.deviation(&Measures::declarer) == other.sums.deviation(&Measures::declarer));
  for (std::size_t bid = 0; bid < one.bids.size(); ++bid) {
    CHECK(one.bids[bid].deals == other.bids[bid].deals);
    CHECK(one.bids[bid].made == other.bids[bid].made);
    CHECK(one.bids[bid].paid == other.bids[bid].paid);
  }
}

bool is_uneven(const SuitPattern& pattern) { return pattern.longest() >= 4; }

}  // namespace

TEST_CASE("A deck is shuffled at first, and hands that are thrown in are cut and dealt again",
          "[analysis][evenings]") {
  CutDeck deck(kThree, kSeed);
  const PacketDeal first = dealt_from_shuffled(7);
  CHECK(deck.deal(7) == first.hands);
  deck.throw_in(first.hands);
  RandomWords words(kSeed, Stream::Cut, 8);
  CHECK(deck.deal(8) == cut_and_dealt(gathered(first.hands, first.stock), words).hands);
}

TEST_CASE("Only a made bid for every trick is a reason to shuffle", "[analysis][evenings]") {
  const Contract nap{5, Trump::first_lead()};
  const Deal shuffled_again = dealt_from_shuffled(8).hands;
  CHECK(after(nap, true) == shuffled_again);
  CHECK(after(nap, false) != shuffled_again);
  CHECK(after({4, Trump::first_lead()}, true) != shuffled_again);
  CHECK(after({0, Trump::none()}, true) != shuffled_again);
}

TEST_CASE("A deck with a joker is played and gathered for every contract", "[analysis][evenings]") {
  const Setup setup{Deck(24).with_joker(), 4, 5};
  const HighCards appraiser(setup);
  Solver solver;
  CutDeck deck(setup, kSeed);
  std::uint64_t number = 0;
  for (const Contract& contract :
       {Contract{3, Trump::first_lead()}, Contract{0, Trump::none()}, Contract{0, Trump::first_lead()}}) {
    for (int round = 0; round < 60; ++round) {
      const OpenDeal deal(deck.deal(number++), 0.5, appraiser, solver);
      REQUIRE(deal.hands().cards().size() == 20);
      REQUIRE(setup.deck.cards().contains(deal.hands().cards()));
      deck.play(deal, Seat(round % 4), contract, false);
    }
  }
}

TEST_CASE("A school that only cuts changes nothing at the others", "[analysis][evenings]") {
  std::vector<School> schools = {school("peel", {3, 3, 2}),
                                 school("spanish", {3, 3, 2}, AllPass::DoubleHeader)};
  const EveningsTally alone = tally_of(schools, 6, 2);
  schools.insert(schools.begin() + 1, cutting("peel", {3, 3, 2}));
  const EveningsTally beside = tally_of(schools, 6, 2);
  check_same(alone.schools[0], beside.schools[0]);
  check_same(alone.schools[1], beside.schools[2]);
  CHECK_FALSE(beside.schools[0].patterns.has_value());
  CHECK(beside.schools[1].patterns.has_value());
  CHECK(beside.schools[1].results != beside.schools[0].results);
}

TEST_CASE("A deck that is only cut gives more uneven hands, and the same for one and for four threads",
          "[analysis][evenings][determinism]") {
  const School peel = cutting("peel", {3, 3, 2});
  const EveningsTally one = tally_of({peel}, 40, 1);
  const EveningsTally four = tally_of({peel}, 40, 4);
  check_same(one.schools.front(), four.schools.front());
  const Estimate share = one.schools.front().patterns->share(is_uneven);
  CHECK(share.low == four.schools.front().patterns->share(is_uneven).low);
  CHECK(one.schools.front().patterns->hands() == 40 * kDealsInEvening * 3);
  double shuffled = 0.0;
  for (const SuitPattern& pattern : suit_patterns(kThree.deck, kThree.cards)) {
    if (is_uneven(pattern)) shuffled += shuffled_share(pattern, kThree.deck);
  }
  CHECK(share.low > 1.2 * shuffled);
}
