// Six dealt and five kept, checked by counting every deal of two players.
#include <algorithm>
#include <array>
#include <cmath>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "nap/sim/leads/keep_choice.hpp"
#include "nap/sim/rates/hand_estimate.hpp"

using namespace nap;

namespace {

const std::vector<Contract> kContracts = {
    {2, Trump::first_lead()}, {3, Trump::first_lead()}, {5, Trump::first_lead()}, {0, Trump::none()}};
const std::vector<KeepTask> kTasks(kContracts.begin(), kContracts.end());

Setup six_dealt(KeepHabit habit) {
  Setup setup{Deck(24), 2, 5};
  setup.keeping = Keeping{6, habit};
  return setup;
}

int points(Card card, Suit trump) {
  const std::array<int, 6> trumps = {5, 6, 7, 8, 9, 11};  // from the nine to the ace
  const auto above_nine = static_cast<std::size_t>(card.rank()) - static_cast<std::size_t>(Rank::Nine);
  if (card.suit() == trump) return trumps[above_nine];
  return card.rank() == Rank::Ace ? 4 : card.rank() == Rank::King ? 2 : 0;
}

// The card that a seat throws away of six if equal suits count in this order: the first order[0].
Card thrown_away(KeepHabit habit, const std::vector<Card>& six, const std::array<Suit, 4>& order) {
  const auto place = [&](Suit suit) { return std::find(order.begin(), order.end(), suit) - order.begin(); };
  // The worst card, if `worth` says what a card is worth.
  const auto worst = [&](const auto& worth) {
    Card least = six.front();
    for (const Card card : six) {
      const int a = worth(card);
      const int b = worth(least);
      const bool is_lower =
          card.rank() != least.rank() ? card.rank() < least.rank() : place(card.suit()) > place(least.suit());
      if (a < b || (a == b && is_lower)) least = card;
    }
    return least;
  };
  if (habit == KeepHabit::Longest) {
    const auto ranks = [&](Suit suit) {  // the length, then the ranks from the highest down
      std::vector<int> of_suit;
      for (const Card card : six) {
        if (card.suit() == suit) of_suit.push_back(static_cast<int>(card.rank()));
      }
      std::sort(of_suit.rbegin(), of_suit.rend());
      of_suit.insert(of_suit.begin(), static_cast<int>(of_suit.size()));
      return of_suit;
    };
    Suit longest = order[0];
    for (const Suit suit : order) {
      if (ranks(suit) > ranks(longest)) longest = suit;
    }
    return worst([&](Card card) { return card.suit() == longest ? 1 : 0; });
  }
  int most = -1;
  Card thrown = six.front();
  for (const Suit trump : order) {
    const Card candidate = worst([&](Card card) { return points(card, trump); });
    int sum = -points(candidate, trump);
    for (const Card card : six) sum += points(card, trump);
    if (sum > most) thrown = candidate;
    most = std::max(most, sum);
  }
  return thrown;
}

// The other seat's hands of five after six were dealt, each with its share.
struct Kept {
  CardSet hand;
  double share;
};
std::vector<Kept> every_keep(KeepHabit habit, const std::vector<Card>& six) {
  CardSet all;
  for (const Card card : six) all.insert(card);
  std::vector<Kept> kept;
  const auto add = [&](Card thrown, double share) {
    const CardSet hand = all - CardSet(thrown);
    const auto same =
        std::find_if(kept.begin(), kept.end(), [&](const Kept& each) { return each.hand == hand; });
    if (same == kept.end()) {
      kept.push_back({hand, share});
    } else {
      same->share += share;
    }
  };
  if (habit == KeepHabit::Random) {
    for (const Card card : six) add(card, 1.0 / 6.0);
    return kept;
  }
  std::array<Suit, 4> order = {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};
  do {
    add(thrown_away(habit, six, order), 1.0 / 24.0);
  } while (std::next_permutation(order.begin(), order.end()));
  return kept;
}

// The true rate of an opening with this hand of the six cards dealt: over every six cards of the other seat.
double true_rate(KeepHabit habit, CardSet dealt, CardSet keep, const Contract& contract,
                 const Opening& lead) {
  std::vector<Card> unseen;
  for (const Card card : Deck(24).cards()) {
    if (!dealt.has(card)) unseen.push_back(card);
  }
  std::vector<bool> is_dealt(unseen.size());
  std::fill(is_dealt.begin(), is_dealt.begin() + 6, true);
  Solver solver;
  double made = 0;
  int deals = 0;
  do {
    std::vector<Card> six;
    for (std::size_t i = 0; i < unseen.size(); ++i) {
      if (is_dealt[i]) six.push_back(unseen[i]);
    }
    for (const auto& [hand, share] : every_keep(habit, six)) {
      Deal deal(2);
      deal.give(kDeclarer, keep);
      deal.give(Seat(1), hand);
      if (is_made(solver, deal, contract, lead)) made += share;
    }
    ++deals;
  } while (std::prev_permutation(is_dealt.begin(), is_dealt.end()));
  CHECK(deals == 18564);
  return made / deals;
}

// The same kept for every contract.
std::vector<KeptFor> kept_for_all(CardSet keep) {
  std::vector<KeptFor> kept;
  for (const Contract& contract : kContracts) kept.push_back({contract, keep});
  return kept;
}

SamplePlan plan_of(std::uint64_t seed, std::uint64_t deals = SamplePlan::kDefaultDeals) {
  SamplePlan plan;
  plan.seed = seed;
  plan.deals = deals;
  return plan;
}

double standard_error(const HandEstimate& estimate, std::size_t place) {
  const auto deals = static_cast<double>(estimate.tally.deals());
  const double rate = static_cast<double>(estimate.tally.successes(place)) / deals;
  return std::sqrt(std::max(rate * (1.0 - rate), 1.0 / deals) / deals);
}

}  // namespace

TEST_CASE("The rates where the others keep five of six are those of all deals",
          "[sim][keeping][consistency]") {
  Monitor monitor;
  Harness harness(2, monitor);
  const CardSet dealt = parse_hand("AQ9.K9.T.", Deck(24), 6);
  const CardSet keep = parse_hand("AQ9.K..", Deck(24), 4) | parse_card("TD", Deck(24));
  for (const KeepHabit habit : {KeepHabit::Best, KeepHabit::Longest, KeepHabit::Random}) {
    const HandEstimate estimate =
        estimate_kept(harness, dealt, six_dealt(habit), kept_for_all(keep), plan_of(3));
    CHECK_FALSE(estimate.is_exact);
    for (const HandEstimate::Row& row : estimate.rows) {
      CHECK(row.keep == keep);
      const double rate = true_rate(habit, dealt, keep, row.contract, row.lead);
      INFO("habit " << static_cast<int>(habit) << ", " << row.contract.tricks << " tricks: " << rate);
      CHECK(std::abs(estimate.rate(row.committed).value - rate) <
            4.0 * standard_error(estimate, row.committed));
    }
  }
}

TEST_CASE("If the others keep any cards, their hands are as those of five dealt", "[sim][keeping]") {
  Monitor monitor;
  Harness harness(2, monitor);
  const CardSet dealt = parse_hand("KJ9.AT.Q.", Deck(24), 6);
  const CardSet keep = dealt - CardSet(parse_card("QD", Deck(24)));
  const HandEstimate kept =
      estimate_kept(harness, dealt, six_dealt(KeepHabit::Random), kept_for_all(keep), plan_of(8));
  Setup five{Deck(24), 2, 5};
  five.out_of_play = dealt - keep;
  for (const HandEstimate::Row& row : kept.rows) {
    const std::vector<Contract> contracts = {row.contract};
    const HandEstimate exact = estimate_hand(harness, keep, five, contracts, {}, {.only = row.lead.card});
    REQUIRE(exact.is_exact);
    CHECK(std::abs(kept.rate(row.committed).value - exact.rate(exact.rows[0].committed).value) <
          4.0 * standard_error(kept, row.committed));
  }
}

TEST_CASE("What is kept makes the contract about as often as the best that can be kept", "[sim][keeping]") {
  Monitor monitor;
  Harness harness(2, monitor);
  for (const char* cards : {"AQ9.K9.T.", "JT9.AK.9.", "T9.T9.9.A", "KJ.QJ.A.9"}) {
    const CardSet dealt = parse_hand(cards, Deck(24), 6);
    const auto plans = choose_keeps(harness, dealt, six_dealt(KeepHabit::Random), kTasks, 1, std::nullopt);
    REQUIRE(plans.size() == kContracts.size());
    for (std::size_t i = 0; i < kContracts.size(); ++i) {
      const std::vector<Contract> contracts = {kContracts[i]};
      double best = 0;
      double chosen = -1;
      for (const Card thrown : dealt) {
        const CardSet keep = dealt - CardSet(thrown);
        Setup five{Deck(24), 2, 5};
        five.out_of_play = CardSet(thrown);
        const HandEstimate exact = estimate_hand(harness, keep, five, contracts, {});
        const double rate = exact.rate(exact.rows[0].committed).value;
        best = std::max(best, rate);
        if (keep == plans[i].front().keep) chosen = rate;
      }
      INFO(cards << ", " << kContracts[i].tricks << " tricks: " << chosen << " of " << best);
      CHECK(chosen >= best - 0.03);
    }
  }
}

// It is best to throw away one of three equal low cards. The equal plans make the contract in
// different deals, so the one that made most of the deals that chose it made too many of them.
TEST_CASE("The deals that choose what is kept do not rate it", "[sim][keeping][consistency]") {
  Monitor monitor;
  Harness harness(2, monitor);
  const CardSet dealt = parse_hand("AQ9.9.9.9", Deck(24), 6);
  const std::vector<Contract> contracts = {{4, Trump::first_lead()}};
  const Setup setup = six_dealt(KeepHabit::Random);
  Setup five{Deck(24), 2, 5};
  five.out_of_play = CardSet(parse_card("9C", Deck(24)));
  const HandEstimate exact = estimate_hand(harness, dealt - five.out_of_play, five, contracts, {});
  const double rate = exact.rate(exact.rows[0].committed).value;
  REQUIRE(rate > 0.1);
  REQUIRE(rate < 0.9);
  constexpr std::uint64_t kSeeds = 150;
  constexpr std::uint64_t kDeals = 500;
  double sum = 0;
  double trial_sum = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const std::vector<KeepTask> tasks = {{contracts[0]}};
    const KeepPlan plan = choose_keeps(harness, dealt, setup, tasks, seed, std::nullopt)[0].front();
    const std::vector<KeptFor> kept = {{contracts[0], plan.keep}};
    const HandEstimate estimate = estimate_kept(harness, dealt, setup, kept, plan_of(seed, kDeals));
    sum += estimate.rate(estimate.rows[0].committed).value;
    const Setup after = setup_after(setup, dealt, plan.keep);
    const std::vector<Outcome> outcomes = {{contracts[0], plan.lead}};
    const Tally trial =
        harness.count(RandomDeals(after, plan.keep, seed, Stream::Pilot), {0, 1024}, outcomes);
    trial_sum += static_cast<double>(trial.successes(0)) / 1024.0;
  }
  const double error = std::sqrt(rate * (1.0 - rate) / static_cast<double>(kSeeds * kDeals));
  INFO(rate << " exactly, " << sum / kSeeds << " rated, " << trial_sum / kSeeds
            << " on the deals that chose");
  CHECK(std::abs(sum / kSeeds - rate) < 4.0 * error);
  CHECK(trial_sum / kSeeds - rate > 4.0 * error);
}

TEST_CASE("What is kept depends neither on threads nor on the names of the suits",
          "[sim][keeping][determinism]") {
  Monitor monitor;
  Harness one(1, monitor);
  Harness two(2, monitor);
  Setup setup;
  setup.keeping = Keeping{7, KeepHabit::Best};
  const CardSet dealt = parse_hand("KJ7.Q2.A.9", Deck(), 7);
  const SuitPermutation suits({Suit::Hearts, Suit::Spades, Suit::Clubs, Suit::Diamonds});
  const auto plans = choose_keeps(one, dealt, setup, kTasks, 5, std::nullopt);
  const auto same = choose_keeps(two, suits(dealt), setup, kTasks, 5, std::nullopt);
  std::vector<KeptFor> kept;
  std::vector<KeptFor> renamed_kept;
  for (std::size_t i = 0; i < kContracts.size(); ++i) {
    REQUIRE(plans[i].size() == same[i].size());
    CHECK(plans[i].size() <= kMostKeepPlans);
    CHECK(suits(plans[i].front().keep) == same[i].front().keep);
    CHECK(renamed(plans[i].front().lead, suits) == same[i].front().lead);
    kept.push_back({kContracts[i], plans[i].front().keep});
    renamed_kept.push_back({kContracts[i], same[i].front().keep});
  }
  const SamplePlan plan = plan_of(5, 500);
  CHECK(estimate_kept(one, dealt, setup, kept, plan).tally ==
        estimate_kept(two, suits(dealt), setup, renamed_kept, plan).tally);
}

TEST_CASE("A card that must be led is kept", "[sim][keeping]") {
  Monitor monitor;
  Harness harness(2, monitor);
  Setup setup;
  setup.keeping = Keeping{7, KeepHabit::Longest};
  const CardSet dealt = parse_hand("AKQJT.2.3.", Deck(), 7);
  const Card two = parse_card("2H", Deck());
  for (const auto& plans : choose_keeps(harness, dealt, setup, kTasks, 1, two)) {
    for (const KeepPlan& plan : plans) {
      CHECK(plan.keep.has(two));
      CHECK(plan.lead.card == two);
    }
  }
}
