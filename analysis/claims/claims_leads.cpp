#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "claims/claim_list.hpp"
#include "hands/average.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/stake_tables.hpp"
#include "trials/peel.hpp"

namespace nap {
namespace {

constexpr std::array<LeadRule, 3> kRules = {LeadRule::Free, LeadRule::LowestTrump, LeadRule::LowestNonTrump};

const char* name_of(LeadRule rule) {
  switch (rule) {
    case LeadRule::Free:
      return "free lead";
    case LeadRule::LowestTrump:
      return "lowest trump";
    case LeadRule::LowestNonTrump:
      break;
  }
  return "lowest other card";
}

std::vector<Card> lowest_cards(CardSet cards) {
  std::vector<Card> lowest;
  for (const Card card : cards) {
    if (!lowest.empty() && card.rank() < lowest.front().rank()) lowest.clear();
    if (lowest.empty() || card.rank() == lowest.front().rank()) lowest.push_back(card);
  }
  return lowest;
}

// The openings that the rule allows. The lowest card of another suit is led after the trump is named. A hand
// of only trumps leads any card.
std::vector<Outcome> openings(CardSet hand, LeadRule rule) {
  std::vector<Outcome> found;
  for (const Suit trump : kSuitsHighToLow) {
    const CardSet trumps = hand.of(trump);
    if (trumps.is_empty()) continue;
    if (rule == LeadRule::LowestTrump) found.push_back({kNap, opening_of(kNap, trumps.lowest())});
    const bool is_free = rule == LeadRule::Free || (rule == LeadRule::LowestNonTrump && trumps == hand);
    for (const Card card : is_free ? trumps : CardSet()) found.push_back({kNap, opening_of(kNap, card)});
    if (rule == LeadRule::LowestNonTrump && !is_free) {
      const Contract named = {5, Trump::fixed(trump)};
      for (const Card card : lowest_cards(hand - trumps)) found.push_back({named, opening_of(named, card)});
    }
  }
  return found;
}

// Nap's success under each rule, over the same deals, with the opening that did best in the pilot.
std::array<Estimate, 3> successes(TrialStudy& study, CardSet hand) {
  constexpr std::uint64_t kShare = 10;  // of the deals for a single hand, because there are many hands
  std::vector<LeadChoice> choices;
  for (const LeadRule rule : kRules) choices.emplace_back(kPeelSetup, hand, openings(hand, rule));
  const std::vector<Outcome> chosen = study.choose(kPeelSetup, hand, std::move(choices));
  const std::uint64_t deals = std::max<std::uint64_t>(1, study.plan().deals / kShare);
  const Tally tally =
      study.count(study.fresh_deals(kPeelSetup, hand, Stream::Evaluation), {0, deals}, chosen);
  std::array<Estimate, 3> found{};
  for (std::size_t i = 0; i < found.size(); ++i)
    found[i] = wilson_estimate(tally.successes(i), tally.deals());
  return found;
}

struct NapHand {
  CardSet hand;
  std::array<Estimate, 3> successes;  // in the order of kRules
};

// The random hands on which Nap pays with a free lead.
std::vector<NapHand> nap_hands(TrialStudy& study, double needed) {
  std::vector<NapHand> found;
  for (const RatedHand& hand : study.random_hands(kPeelSetup).list) {
    if (hand.rate(kNap).success.value > needed) found.push_back({hand.cards, successes(study, hand.cards)});
  }
  return found;
}

// What the rule costs, on average over the hands.
std::optional<Estimate> mean_drop(const std::vector<NapHand>& found, std::size_t rule) {
  Average drop;
  for (const NapHand& hand : found) {
    drop.add(1.0, hand.successes[0].value - hand.successes[rule].value);
  }
  return drop.mean();
}

}  // namespace

TestResult test_forced_leads(TrialStudy& study) {
  const Bid wellington = *find_stake_table("peel")->find("wellington");
  const double needed = break_even(wellington);  // the same as Nap's
  const std::vector<NapHand> found = nap_hands(study, needed);
  std::vector<Figure> figures = {hands("random hands on which Nap pays", "", found.size())};
  for (std::size_t rule = 0; rule < kRules.size(); ++rule) {
    Average success;
    Average pays;
    for (const NapHand& hand : found) {
      success.add(1.0, hand.successes[rule].value);
      pays.add(1.0, hand.successes[rule].value > needed ? 1.0 : 0.0);
    }
    const char* name = name_of(kRules[rule]);
    add_share(figures, fmt::format("{}: makes all five, mean", name), success.mean());
    if (rule > 0) {
      add_share(figures, fmt::format("{}: drop", name), mean_drop(found, rule));
    }
    add_share(figures, fmt::format("{}: Wellington pays", name), pays.share());
  }
  for (const char* text : {"AKQJT...", "KQT87...", "AKJ.AK..", "AKQ.A.A."}) {
    const std::array<Estimate, 3> of_hand = successes(study, parse_hand(text, kPeelSetup.deck, 5));
    for (std::size_t rule = 0; rule < kRules.size(); ++rule) {
      figures.push_back(share(fmt::format("{}: makes all five", name_of(kRules[rule])), text, of_hand[rule]));
    }
  }
  const Verdict verdict =
      all_of(std::array{is_above(mean_drop(found, 1), 0.0), is_above(mean_drop(found, 2), 0.0)});
  return conclude(
      std::move(figures), verdict,
      {fmt::format(
           "A hand on which Nap pays with a free lead makes it less often under both rules: by {:.0f} points "
           "on average when the lowest trump is led, by {:.0f} when the lowest other card is.",
           points(mean_drop(found, 1)), points(mean_drop(found, 2))),
       "At least one of the two rules costs nothing."},
      kCommittedBasis);
}

}  // namespace nap
