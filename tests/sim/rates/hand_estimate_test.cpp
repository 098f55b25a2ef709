#include "nap/sim/rates/hand_estimate.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "support/oracle.hpp"

using namespace nap;

namespace {

const std::vector<Contract> kContracts = {
    {1, Trump::first_lead()}, {2, Trump::first_lead()}, {3, Trump::first_lead()}, {0, Trump::none()},
    {4, Trump::first_lead()}, {5, Trump::first_lead()}, {0, Trump::first_lead()}, {2, Trump::none()}};

HandEstimate estimate(const char* hand, const Setup& setup, const SamplePlan& plan, int threads = 2) {
  Monitor monitor;
  Harness harness(threads, monitor);
  return estimate_hand(harness, parse_hand(hand, setup.deck, 5), setup, kContracts, plan);
}

HandEstimate estimate(const char* hand, int deck, int seats, const SamplePlan& plan, int threads = 2) {
  return estimate(hand, Setup{Deck(deck), seats, 5}, plan, threads);
}

Setup without(Setup setup, std::initializer_list<const char*> cards) {
  for (const char* card : cards) setup.out_of_play.insert(parse_card(card, setup.deck));
  return setup;
}

// Calls visit(deal) for every deal of two hands that the setup allows.
template <class Visit>
void for_each_deal(const Setup& setup, CardSet hand, const Visit& visit) {
  std::vector<Card> unseen;
  for (const Card card : setup.deck.cards()) {
    if (!hand.has(card) && !setup.out_of_play.has(card)) unseen.push_back(card);
  }
  std::vector<bool> is_dealt(unseen.size());
  std::fill(is_dealt.begin(), is_dealt.begin() + setup.cards, true);
  do {
    Deal deal(2);
    deal.give(kDeclarer, hand);
    for (std::size_t i = 0; i < unseen.size(); ++i) {
      if (is_dealt[i]) deal.give(Seat(1), unseen[i]);
    }
    visit(deal);
  } while (std::prev_permutation(is_dealt.begin(), is_dealt.end()));
}

// Compares the estimate of a hand that is counted in every world with plain minimax.
void check_every_world(const Setup& setup, CardSet hand, std::uint64_t number) {
  const std::vector<Contract> contracts = {{2, Trump::first_lead()},
                                           {3, Trump::first_lead()},
                                           {2, Trump::none()},
                                           {0, Trump::none()},
                                           {0, Trump::first_lead()}};
  Monitor monitor;
  Harness harness(2, monitor);
  const HandEstimate exact = estimate_hand(harness, hand, setup, contracts, SamplePlan{});
  REQUIRE(exact.is_exact);
  CHECK(exact.tally.deals() == number);
  for (const HandEstimate::Row& row : exact.rows) {
    const Game game{.trump = row.contract.trump, .aim = row.contract.aim()};
    // The successes of each card, and of the best card in each world.
    std::vector<std::uint64_t> made(4);
    std::uint64_t best_made = 0;
    for_each_deal(setup, hand, [&](const Deal& deal) {
      const std::vector<int> tricks = test::oracle_tricks(deal, game);
      bool any = false;
      for (std::size_t card = 0; card < tricks.size(); ++card) {
        const bool success = game.is_misere() ? tricks[card] == 0 : tricks[card] >= row.contract.tricks;
        made[card] += success ? 1 : 0;
        any = any || success;
      }
      best_made += any ? 1 : 0;
    });
    const std::vector<Card> cards(hand.begin(), hand.end());
    const auto lead =
        static_cast<std::size_t>(std::find(cards.begin(), cards.end(), row.lead.card) - cards.begin());
    CHECK(exact.tally.successes(row.committed) == made[lead]);
    CHECK(made[lead] == *std::max_element(made.begin(), made.end()));
    CHECK(exact.tally.successes(row.double_dummy) == best_made);
    CHECK(exact.rate(row.committed).low == exact.rate(row.committed).high);
  }
}

SamplePlan with_deals(std::uint64_t deals, std::uint64_t seed = 1) {
  SamplePlan plan;
  plan.deals = deals;
  plan.seed = seed;
  return plan;
}

}  // namespace

TEST_CASE("An estimate is the same for one, two and eight threads", "[sim][determinism]") {
  const HandEstimate one = estimate("AQ9.K8..", 52, 4, with_deals(6000), 1);
  for (const int threads : {2, 8}) {
    const HandEstimate other = estimate("AQ9.K8..", 52, 4, with_deals(6000), threads);
    CHECK(other.tally == one.tally);
    for (std::size_t i = 0; i < one.rows.size(); ++i) CHECK(other.rows[i].lead == one.rows[i].lead);
  }
}

TEST_CASE("A hand and its suit permutations get the same answer", "[sim][determinism]") {
  const HandEstimate spades = estimate("AQ9.K8..", 52, 4, with_deals(2000));
  const HandEstimate clubs = estimate(".K8..AQ9", 52, 4, with_deals(2000));
  CHECK(clubs.tally == spades.tally);
  for (std::size_t i = 0; i < spades.rows.size(); ++i) {
    CHECK(clubs.rows[i].lead.card.rank() == spades.rows[i].lead.card.rank());
    CHECK(clubs.rows[i].lead.card.suit() ==
          (spades.rows[i].lead.card.suit() == Suit::Spades ? Suit::Clubs : Suit::Hearts));
  }
}

TEST_CASE("Two players are enumerated, and the plain minimax agrees on every world", "[sim][oracle]") {
  const Setup setup{Deck(24), 2, 4};
  const CardSet hand = parse_hand("AJ.K.9.", setup.deck, 4);
  check_every_world(setup, hand, 4845);                               // C(20, 4)
  check_every_world(without(setup, {"KS", "QS", "AH"}), hand, 2380);  // C(17, 4)
}

TEST_CASE("A hand and the cards out of play get the same answer under other names of the suits",
          "[sim][determinism]") {
  // Both suits of the hand are alike, so the ace decides which of them is the first.
  const HandEstimate spades = estimate("K9.K9..A", without(Setup(), {"AS", "3D"}), with_deals(2000));
  const HandEstimate hearts = estimate("K9.K9..A", without(Setup(), {"AH", "3D"}), with_deals(2000));
  const HandEstimate others = estimate(".A.K9.K9", without(Setup(), {"AD", "3S"}), with_deals(2000));
  CHECK(hearts.tally == spades.tally);
  CHECK(others.tally == spades.tally);
  CHECK_FALSE(estimate("K9.K9..A", 52, 4, with_deals(2000)).tally == spades.tally);
  const HandEstimate threads = estimate("K9.K9..A", without(Setup(), {"AS", "3D"}), with_deals(2000), 8);
  CHECK(threads.tally == spades.tally);
}

TEST_CASE("Two hands are compared over deals without the cards out of play", "[sim][two-method]") {
  Monitor monitor;
  Harness harness(2, monitor);
  const Setup setup = without(Setup(), {"QS", "KH", "AC"});
  const HandPair hands = {parse_hand("AKJ.A2..", Deck(), 5), parse_hand("..A2.KJT", Deck(), 5)};
  const std::vector<Contract> contracts = {{3, Trump::first_lead()}, {0, Trump::none()}};
  const auto pair = estimate_pair(harness, hands, setup, contracts, with_deals(20'000));
  for (std::size_t i = 0; i < 2; ++i) {
    const HandEstimate alone = estimate_hand(harness, hands[i], setup, contracts, with_deals(20'000));
    for (std::size_t row = 0; row < contracts.size(); ++row) {
      CHECK(pair[i].rows[row].lead == alone.rows[row].lead);
      const double rate = alone.rate(alone.rows[row].committed).value;
      CHECK(pair[i].rate(pair[i].rows[row].committed).value == Approx(rate).margin(0.012));
    }
  }
}

// The minimax knows nothing of forced leads: it is asked about each trump suit, and the test picks the card.
TEST_CASE("With a forced lead the plain minimax agrees on every world", "[sim][oracle]") {
  const Deck deck(24);
  const CardSet hand = parse_hand("AJ.K.9.", deck, 4);
  const std::vector<Card> cards(hand.begin(), hand.end());
  Monitor monitor;
  Harness harness(2, monitor);
  // In the order of `cards`: AS JS KH 9D.
  struct Allowed {
    std::size_t card;
    Suit trump;
  };
  const std::vector<std::pair<LeadRule, std::vector<Allowed>>> rules = {
      {LeadRule::LowestTrump, {{1, Suit::Spades}, {2, Suit::Hearts}, {3, Suit::Diamonds}}},
      {LeadRule::LowestNonTrump,
       {{3, Suit::Spades}, {3, Suit::Hearts}, {1, Suit::Diamonds}, {3, Suit::Clubs}}}};
  for (const auto& [rule, allowed] : rules) {
    const Contract contract{2, Trump::first_lead(), rule};
    const LeadPlan every{std::nullopt, CountedLeads::Every};
    const HandEstimate exact =
        estimate_hand(harness, hand, {deck, 2, 4}, {&contract, 1}, SamplePlan{}, every);
    REQUIRE(exact.is_exact);
    const HandEstimate::Row& row = exact.rows.front();
    const EveryWorld worlds(deck, 2, hand);
    std::vector<std::uint64_t> made(allowed.size());
    std::uint64_t best_made = 0;
    for (std::uint64_t i = 0; i < worlds.size(); ++i) {
      bool any = false;
      for (std::size_t place = 0; place < allowed.size(); ++place) {
        const Game game{.trump = Trump::fixed(allowed[place].trump), .aim = Aim::Tricks};
        const bool is_made = test::oracle_tricks(worlds.deal(i).hands, game)[allowed[place].card] >= 2;
        made[place] += is_made ? 1 : 0;
        any = any || is_made;
      }
      best_made += any ? 1 : 0;
    }
    REQUIRE(row.leads.size() == allowed.size());
    for (const HandEstimate::CountedLead& lead : row.leads) {
      const auto place =
          std::find_if(allowed.begin(), allowed.end(), [&, lead = lead.lead](const Allowed& each) {
            return cards[each.card] == lead.card && each.trump == lead.trump;
          });
      REQUIRE(place != allowed.end());
      CHECK(exact.tally.successes(lead.place) == made[static_cast<std::size_t>(place - allowed.begin())]);
    }
    CHECK(exact.tally.successes(row.committed) == *std::max_element(made.begin(), made.end()));
    CHECK(exact.tally.successes(row.double_dummy) == best_made);
  }
}

TEST_CASE("Sampling agrees with enumeration", "[sim][two-method]") {
  const Setup whole{Deck(32), 2, 5};
  for (const Setup& setup : {whole, without(whole, {"QS", "AH", "7D"})}) {
    const HandEstimate exact = estimate("AJ9.K8..", setup, SamplePlan{});
    const HandEstimate sampled = estimate("AJ9.K8..", setup, with_deals(40'000));
    REQUIRE(exact.is_exact);
    REQUIRE_FALSE(sampled.is_exact);
    CHECK(sampled.tally.deals() == 40'000);
    for (std::size_t i = 0; i < kContracts.size(); ++i) {
      const double truth = exact.rate(exact.rows[i].double_dummy).value;
      CHECK(sampled.rate(sampled.rows[i].double_dummy).value == Approx(truth).margin(0.01));
      CHECK(sampled.rate(sampled.rows[i].committed).value <=
            exact.rate(exact.rows[i].committed).value + 0.01);
    }
  }
}

TEST_CASE("An estimate that is stopped before its first deal has none", "[sim][unit]") {
  Monitor monitor;
  monitor.stop = true;
  Harness harness(1, monitor);
  for (const int seats : {2, 4}) {
    const HandEstimate nothing = estimate_hand(harness, parse_hand("AQ9.K8..", Deck(), 5), {Deck(), seats, 5},
                                               kContracts, SamplePlan{});
    CHECK_FALSE(nothing.is_complete);
    CHECK(nothing.tally.deals() == 0);
  }
}

TEST_CASE("Every lead is counted over the deals of the chosen lead", "[sim][unit]") {
  Monitor monitor;
  Harness harness(2, monitor);
  const CardSet hand = parse_hand("AQ9.K8..", Deck(), 5);
  const Setup setup{Deck(), 4, 5};
  const HandEstimate chosen = estimate_hand(harness, hand, setup, kContracts, with_deals(1000));
  const HandEstimate every =
      estimate_hand(harness, hand, setup, kContracts, with_deals(1000), {std::nullopt, CountedLeads::Every});
  for (std::size_t i = 0; i < kContracts.size(); ++i) {
    CHECK(every.rows[i].lead == chosen.rows[i].lead);
    CHECK(every.tally.successes(every.rows[i].committed) == chosen.tally.successes(chosen.rows[i].committed));
    REQUIRE(every.rows[i].leads.size() == 5);
    for (const HandEstimate::CountedLead& lead : every.rows[i].leads) {
      const HandEstimate only = estimate_hand(harness, hand, setup, {&kContracts[i], 1}, with_deals(1000),
                                              {lead.lead.card, CountedLeads::Chosen});
      CHECK(only.rows[0].lead == lead.lead);
      CHECK(only.tally.successes(only.rows[0].committed) == every.tally.successes(lead.place));
    }
  }
}

TEST_CASE("Two hands are compared over the same deals", "[sim][two-method]") {
  Monitor monitor;
  Harness harness(2, monitor);
  const Setup setup{Deck(), 4, 5};
  const HandPair hands = {parse_hand("AKJ.A2..", Deck(), 5), parse_hand("..A2.AKT", Deck(), 5)};
  const std::vector<Contract> contracts = {{3, Trump::first_lead()}, {0, Trump::none()}};
  const auto pair = estimate_pair(harness, hands, setup, contracts, with_deals(20'000));
  CHECK(pair[0].tally == pair[1].tally);
  for (std::size_t i = 0; i < 2; ++i) {
    const HandEstimate alone = estimate_hand(harness, hands[i], setup, contracts, with_deals(20'000));
    for (std::size_t row = 0; row < contracts.size(); ++row) {
      CHECK(pair[i].rows[row].lead == alone.rows[row].lead);
      const double rate = alone.rate(alone.rows[row].committed).value;
      CHECK(pair[i].rate(pair[i].rows[row].committed).value == Approx(rate).margin(0.012));
    }
  }
  // The first hand keeps its deals. With a jack less, the second hand makes three only in deals in which the
  // first does, except a few.
  const HandEstimate alone = estimate_hand(harness, hands[0], setup, contracts, with_deals(20'000));
  CHECK(pair[0].tally.successes(pair[0].rows[0].committed) == alone.tally.successes(alone.rows[0].committed));
  const std::size_t better = pair[0].rows[0].committed;
  const std::size_t worse = pair[1].rows[0].committed;
  CHECK(pair[0].tally.successes(worse) < pair[0].tally.successes(better));
  CHECK(pair[0].tally.joint(better, worse) > pair[0].tally.successes(worse) * 95 / 100);
}
