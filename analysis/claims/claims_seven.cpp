// The claim about seven cards. Seven is the best bid on so few hands that these have to be searched for: many
// random hands are rated for seven alone, and only those that may make it are played.
#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "claims/claim_list.hpp"
#include "hands/average.hpp"
#include "hands/best_bid.hpp"
#include "nap/analysis/ask/ask.hpp"
#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/stake_tables.hpp"
#include "trials/peel.hpp"

namespace nap {
namespace {

constexpr Setup kSevenCards{Deck(52), 4, 7};

// The Spanish table with seven at these stakes.
Ruleset table_with(int win, int lose) {
  RulesetOptions options;
  options.stakes = {{"seven", win, lose}};
  return apply_options(find_stake_table("spanish-seven").value(), options);
}

// What may be the best bid on a hand that makes seven in a third of deals: such a hand has no misère, and
// makes Nap.
const std::vector<std::string> kStrongBids = {"nap", "six", "seven"};

std::vector<Bid> strong_bids(int win, int lose) {
  std::vector<Bid> bids = table_with(win, lose).callable_bids();
  std::erase_if(bids, [](const Bid& bid) {
    return std::find(kStrongBids.begin(), kStrongBids.end(), bid.id) == kStrongBids.end();
  });
  return bids;
}

// The hand as players make its strong bids.
RatedHand played(TrialStudy& study, const RatedHand& hand) {
  Question question{hand.cards,       kSevenCards.deck, table_with(24, 12),
                    Seating{4, 4, 3}, Model::SelfPlay,  SamplePlan{}};
  question.asked_bids = kStrongBids;
  question.plan.seed = study.plan().seed;
  const std::optional<Answer> answer = ask(study.harness(), question);
  if (!answer || !answer->is_complete) throw TrialStudy::Stopped{};
  RatedHand found{hand.cards, hand.weight, {}};
  for (const BidAnswer& bid : answer->bids) {
    const double error = bid.success.half_width() / normal_point();
    found.rates.push_back({bid.bid.contract, bid.lead.value(), bid.success, error, RateSource::Played});
  }
  return found;
}

// Random hands with their rates for seven. Those on which seven pays with open hands have the rates of
// players, and for all strong bids. To be the best bid seven must be made far more often than that, because
// the hand makes six more often still.
RatedHands random_hands(TrialStudy& study) {
  constexpr std::uint64_t kTimes = 20;  // the random hands of other claims
  const HandSample sample{study.plan().hands * kTimes, study.plan().seed, 0.1, {tricks(7)}};
  study.harness().monitor().planned += sample.hands;
  std::optional<RatedHands> hands = sample_hands(study.harness(), kSevenCards, sample);
  if (!hands) throw TrialStudy::Stopped{};
  const Bid seven = bid_of(strong_bids(24, 12), "seven");
  for (RatedHand& hand : hands->list) {
    if (value_of(seven, hand).ev > 0.0) hand = played(study, hand);
  }
  return *std::move(hands);
}

bool is_played(const RatedHand& hand) { return hand.rates.size() > 1; }

}  // namespace

TestResult test_seven_stakes(TrialStudy& study) {
  constexpr double kNoticed = 0.001;  // a bid that is best on fewer hands is called dead
  const RatedHands hands = random_hands(study);
  const std::vector<Bid> lower = strong_bids(24, 12);
  const std::vector<Bid> higher = strong_bids(28, 14);
  const auto is_best_at = [](const std::vector<Bid>& bids, const RatedHand& hand) {
    return is_played(hand) && is_best(bids, hand, "seven");
  };
  const Estimate changed = share_over(
      hands, [&](const RatedHand& hand) { return is_best_at(higher, hand) && !is_best_at(lower, hand); });
  std::vector<Figure> figures;
  figures.push_back(share("seven pays with open hands", "", share_over(hands, is_played)));
  for (const auto& [bids, stakes] : {std::pair{&lower, "24/12"}, {&higher, "28/14"}}) {
    const Estimate best =
        share_over(hands, [&, bids = bids](const RatedHand& hand) { return is_best_at(*bids, hand); });
    figures.push_back(share(fmt::format("seven is the best bid at {}", stakes), "", best));
  }
  figures.push_back(share("28/14 makes seven the best bid", "", changed));
  return conclude(
      std::move(figures), is_above(changed, kNoticed),
      {"The higher stakes make seven the best bid on more than one hand in a thousand.",
       "Both need a third, and seven is hardly ever the best bid: the higher stakes make it so on "
       "fewer than one hand in a thousand."});
}

}  // namespace nap
