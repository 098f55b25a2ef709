// How often a declarer makes each contract with one hand. One set of deals chooses the card to lead, and
// another set measures the success of that card.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "nap/chance/interval.hpp"
#include "nap/chance/tally.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/deals/setup.hpp"

namespace nap {

// How many deals to count.
struct SamplePlan {
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> deals;  // exactly so many random deals
  std::optional<double> precision;     // or enough deals for 95 % intervals of at most ± this
  // Every world is counted if there are at most so many. Ignored if `deals` is given.
  std::uint64_t enumerate_up_to = 2'000'000;

  static constexpr std::uint64_t kDefaultDeals = 20'000;
};

// Which leads are counted, besides the best lead of each deal.
enum class CountedLeads {
  Chosen,  // the committed lead of each contract
  Every    // and every other card of the hand
};
struct LeadPlan {
  std::optional<Card>
      only;  // the committed lead of every contract, a card that all of them allow; if empty, it is chosen
  CountedLeads counted = CountedLeads::Chosen;
};

struct HandEstimate {
  struct CountedLead {
    Opening lead;
    std::size_t place;  // in `tally`
  };
  struct Row {
    Contract contract;
    Opening lead;                    // the committed lead
    std::size_t committed;           // place in `tally` of the contract after that lead
    std::size_t double_dummy;        // place of the contract after the best lead of each deal
    std::vector<CountedLead> leads;  // every opening in the order of openings(), if all are counted
    CardSet keep = {};               // the hand, if it was kept of more cards
  };

  std::vector<Row> rows;    // one per contract, in the order asked
  Tally tally;              // of the evaluation without the pilots, or of all worlds
  bool is_exact = false;    // every world was counted
  bool is_complete = true;  // false if stopped early; then `tally` may have no deals

  Estimate rate(std::size_t outcome) const;
};

// Estimates the declarer's hand. Requires a hand of the setup, and contracts that differ. The answer depends
// only on the hand's class, or on what it is together with the cards out of play: before the deals are drawn,
// the suits are renamed to the canonical order, and afterwards the leads are renamed back. Leads are chosen
// as lead_choice.hpp says.
HandEstimate estimate_hand(Harness& harness, CardSet hand, const Setup& setup,
                           std::span<const Contract> contracts, const SamplePlan& plan,
                           const LeadPlan& leads = {});

// Estimates two hands for comparison, the first as estimate_hand does. If deals are random, the second hand
// is counted on the first hand's deals, after the two hands have exchanged the cards that only one of them
// has. Both estimates then have the same tally, with the outcomes of both, so joint successes are known.
using HandPair = std::array<CardSet, 2>;
std::array<HandEstimate, 2> estimate_pair(Harness& harness, const HandPair& hands, const Setup& setup,
                                          std::span<const Contract> contracts, const SamplePlan& plan);

// A contract, and what is kept for it of the cards dealt.
struct KeptFor {
  Contract contract;
  CardSet keep;
};
// Estimates a declarer who was dealt more cards than are played and keeps other cards for other contracts.
// All contracts are counted over the same deals. Requires cards of the deck, a setup whose cards out of play
// are not among them, and contracts that differ, each with as many cards as a hand has.
HandEstimate estimate_kept(Harness& harness, CardSet dealt, const Setup& setup, std::span<const KeptFor> kept,
                           const SamplePlan& plan, const LeadPlan& leads = {});

}  // namespace nap
