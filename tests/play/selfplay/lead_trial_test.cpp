#include "nap/play/selfplay/lead_trial.hpp"

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "support/dealer.hpp"
#include "support/played_bids.hpp"

namespace nap {
namespace {

using test::count;
using test::first_deals;
using test::PlayedBid;
using test::rate_of;
using test::sampling;
using test::SumOfDifferences;

#ifdef NAP_SANITIZED
constexpr int kFewHands = 1;
#else
constexpr int kFewHands = 4;
#endif

// What is found about the leads that play chose for misères whose result is open.
struct Curse {
  SumOfDifferences own;    // by how much the deals that chose the lead rate it above fresh deals
  SumOfDifferences fresh;  // by how much fresh deals rate it above a third set of deals
};

Curse curse_of(int hands, std::uint64_t plays) {
  test::Dealer dealer(22);
  Monitor monitor;
  Harness harness(2, monitor);
  SelfPlay selfplay(harness, sampling(1), sampling(2));
  Curse curse;
  for (int done = 0; done < hands;) {
    const CardSet hand = dealer.cards_from(CardSet(Deck().cards()), 5);
    if (hand.highest().rank() > Rank::Jack) continue;
    PlayedBid misere(hand, 0, hand.lowest());
    const auto seed = static_cast<std::uint64_t>(done) + 1;
    const LeadTrial trial =
        try_leads(plays_of(selfplay), misere.deals(seed, Stream::Play), misere.game, misere.every_lead());
    misere.game.lead = trial.lead;
    const auto rate_on = [&](Stream stream) {
      return rate_of(count(selfplay.play(misere.deals(seed, stream), first_deals(plays), misere.game)));
    };
    const Estimate fresh = rate_on(Stream::Evaluation);
    curse.own.add(rate_of(count(trial.made)), fresh);
    curse.fresh.add(fresh, rate_on(Stream::Sample));
    ++done;
  }
  return curse;
}

// How many deals try the first of three leads, if each lead makes the deals that this says.
using Makes = bool (*)(std::size_t lead, std::uint64_t deal);
std::size_t deals_tried(const Shape& shape, int tricks, Makes makes) {
  const Contract contract{tricks, tricks == 0 ? Trump::none() : Trump::first_lead()};
  const auto play = [&](std::size_t lead, std::span<const std::uint64_t> deals) {
    std::vector<bool> made;
    for (const std::uint64_t deal : deals) made.push_back(makes(lead, deal));
    return made;
  };
  const NumberedTrial trial = try_leads(3, contract, shape, play);
  CHECK(trial.lead == 0);
  return trial.made.size();
}

TEST_CASE("Leads are tried the longer, the less their deals cost", "[play][selfplay][leads][unit]") {
  const Makes in_turn = [](std::size_t lead, std::uint64_t deal) { return deal % 3 == lead; };
  const auto tried = [&](const Shape& shape, int tricks) { return deals_tried(shape, tricks, in_turn); };
  CHECK(tried({4, 5}, 3) == 224);
  CHECK(tried({5, 7}, 3) == 96);
  CHECK(tried({7, 7}, 3) == 32);
  for (const bool is_misere : {false, true}) {
    const auto tricks = [&](int every) { return is_misere ? 0 : every; };
    CHECK(tried({4, 5}, tricks(5)) == 896);
    CHECK(tried({5, 7}, tricks(7)) == 224);
    CHECK(tried({7, 7}, tricks(7)) == 96);
  }
}

TEST_CASE("A trial ends when no lead is likely to get ahead of the first", "[play][selfplay][leads][unit]") {
  const auto tried = [](Makes makes) { return deals_tried({4, 5}, 5, makes); };
  CHECK(tried([](std::size_t, std::uint64_t) { return true; }) == 32);
  CHECK(tried([](std::size_t, std::uint64_t) { return false; }) == 32);
  CHECK(tried([](std::size_t, std::uint64_t deal) { return deal % 4 != 0; }) == 32);
  // Eight deals tell the leads apart. With six of them lost and two won, the others are behind the first
  // by 1.4 errors: too little after the first round, enough after the second. With four won they are not
  // behind.
  CHECK(tried([](std::size_t lead, std::uint64_t deal) { return deal >= 8 || (deal < 6) == (lead == 0); }) ==
        96);
  CHECK(tried([](std::size_t lead, std::uint64_t deal) { return deal >= 8 || (deal < 4) == (lead == 0); }) ==
        896);
}

TEST_CASE("A trial of costly deals looks after twelve of them", "[play][selfplay][leads][unit]") {
  const auto tried = [](Makes makes) { return deals_tried({7, 7}, 3, makes); };
  CHECK(tried([](std::size_t, std::uint64_t) { return false; }) == 12);
  CHECK(tried([](std::size_t, std::uint64_t deal) { return deal == 3; }) == 12);
  CHECK(tried([](std::size_t, std::uint64_t deal) { return deal == 3 || deal == 8; }) == 32);
  CHECK(tried([](std::size_t lead, std::uint64_t deal) { return lead == 0 || deal % 4 != 0; }) == 32);
  CHECK(tried([](std::size_t lead, std::uint64_t deal) { return lead == 0 || deal % 2 != 0; }) == 12);
}

// Two leads of one bid whose deals are made by their number. The first lead loses each tenth deal. The other
// one loses those deals of the trial, and of the deals after it, that these two say.
struct TwoLeads {
  using Loses = bool (*)(std::uint64_t deal);
  static constexpr std::uint64_t kTried = 200;

  PlayedBid bid{parse_hand("AKQ.32..", Deck(), 5), 3, Card(Rank::Two, Suit::Hearts)};
  Opening first = bid.every_lead().front();
  Opening other = bid.every_lead().back();
  Loses in_trial;
  Loses later;
  Setup setup = {};
  std::uint64_t played = 0;

  std::vector<bool> play(std::span<const std::uint64_t> deals, const Opening& lead) {
    std::vector<bool> made;
    for (const std::uint64_t deal : deals) {
      const bool is_lost = lead == first ? deal % 10 == 0 : deal < kTried ? in_trial(deal) : later(deal);
      made.push_back(!is_lost);
    }
    played += deals.size();
    return made;
  }

  // The lead that is taken if the trial has chosen `chosen`, and dropped the first lead after so many deals.
  Opening confirmed(const Opening& chosen, std::uint64_t by_first = 0) {
    const LeadTrial trial{chosen, play(first_deals(kTried), chosen), play(first_deals(by_first), first)};
    played = 0;
    const PlayDeals more = [this](const DealSource&, std::span<const std::uint64_t> deals,
                                  const PlayedGame& game) { return play(deals, game.lead.value()); };
    const RandomDeals deals(setup, bid.hand, 1, Stream::Evaluation);
    return confirm_lead(more, deals, bid.game, first, trial).lead;
  }
};

TEST_CASE("A lead that was lucky in its trial gives way to the first", "[play][selfplay][leads][unit]") {
  const auto none = [](std::uint64_t) { return false; };
  const auto few = [](std::uint64_t deal) { return deal % 20 == 15; };
  const auto many = [](std::uint64_t deal) { return deal % 10 == 5 || deal % 10 == 6; };
  TwoLeads lucky{.in_trial = few, .later = many};
  CHECK(lucky.confirmed(lucky.other) == lucky.first);
  CHECK(lucky.played == 2 * TwoLeads::kTried + TwoLeads::kTried);
  CHECK(lucky.confirmed(lucky.other, 96) == lucky.first);
  CHECK(lucky.played == 3 * TwoLeads::kTried - 96);  // what the first one has played is not played again
  CHECK(lucky.confirmed(lucky.other, TwoLeads::kTried + 30) == lucky.first);
  CHECK(lucky.played == 2 * TwoLeads::kTried - 30);
  TwoLeads better{.in_trial = few, .later = few};
  CHECK(better.confirmed(better.other) == better.other);
  CHECK(better.played == 4 * TwoLeads::kTried + 3 * TwoLeads::kTried);
  better.setup = {.seats = 7, .cards = 7};
  better.bid.hand = parse_hand("AKQ.32.A.2", Deck(), 7);
  CHECK(better.confirmed(better.other) == better.other);
  CHECK(better.played == 2 * TwoLeads::kTried + TwoLeads::kTried);
  TwoLeads surely_better{.in_trial = none, .later = none};
  CHECK(surely_better.confirmed(surely_better.other) == surely_better.other);
  CHECK(surely_better.played == TwoLeads::kTried);
  CHECK(surely_better.confirmed(surely_better.first) == surely_better.first);
  CHECK(surely_better.played == 0);
}

TEST_CASE("Fresh deals rate the lead that play chose without favour", "[play][selfplay][leads]") {
  CHECK(std::abs(curse_of(kFewHands, 96).fresh.in_errors()) < 3.5);
}

TEST_CASE("The deals that choose a lead are too good for it; fresh deals are not",
          "[play][selfplay][leads][.slow]") {
  const Curse curse = curse_of(40, 500);
  INFO("own deals: " << curse.own.value / 40.0 << ", fresh deals: " << curse.fresh.value / 40.0);
  CHECK(curse.own.value > 0.0);
  CHECK(std::abs(curse.fresh.in_errors()) < 3.0);
}

}  // namespace
}  // namespace nap
