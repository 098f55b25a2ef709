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
        try_leads(selfplay, misere.deals(seed, Stream::Play), misere.game, misere.every_lead());
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

// How many deals of each of three leads are played if all leads make every deal, or none.
std::uint64_t deals_of_each_lead(const PlayedBid& bid, bool are_made) {
  const std::vector<Opening> every = bid.every_lead();
  const std::vector<Opening> leads = {every.front(), bid.game.lead.value(), every.back()};
  std::uint64_t played = 0;
  const PlayDeals play = [&](const DealSource&, std::span<const std::uint64_t> deals, const PlayedGame&) {
    played += deals.size();
    return std::vector<bool>(deals.size(), are_made);
  };
  CHECK(try_leads(play, bid.deals(1), bid.game, leads).lead == leads.front());
  return played / leads.size();
}

TEST_CASE("Leads are tried longer where deals cost little, and not for long where none makes any",
          "[play][selfplay][leads][unit]") {
  const CardSet hand = parse_hand("AKQ.32..", Deck(), 5);
  const Card two(Rank::Two, Suit::Hearts);
  CHECK(deals_of_each_lead({hand, 3, two}, true) == 224);
  CHECK(deals_of_each_lead({hand, 3, two}, false) == 32);
  for (const int tricks : {5, 0}) {
    CHECK(deals_of_each_lead({hand, tricks, two}, true) == 896);
    CHECK(deals_of_each_lead({hand, tricks, two}, false) == 224);
  }
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
