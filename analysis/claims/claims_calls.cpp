#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "claims/claim_list.hpp"
#include "hands/average.hpp"
#include "hands/best_bid.hpp"
#include "nap/analysis/thresholds/holdings.hpp"
#include "nap/analysis/thresholds/rule_of_thumb.hpp"
#include "nap/rules/stake_tables.hpp"
#include "trials/peel.hpp"

namespace nap {
namespace {

// The lowest bid above the hand's best one that needs no earlier bid; nullptr if there is none.
const Bid* next_higher(const std::vector<Bid>& bids, const Bid* best) {
  if (best == nullptr) return &bids.front();
  return best == &bids.back() ? nullptr : best + 1;
}

std::string trumps_of(const RatedHand& hand, const Contract& contract) {
  return holding_of(hand.cards, hand.rate(contract).lead.card.suit());
}

// How many suits the cards other than trumps have.
int side_suits(const RatedHand& hand, const Contract& contract) {
  int suits = 0;
  for (const Suit suit : kSuitsHighToLow) {
    suits += suit != hand.rate(contract).lead.card.suit() && !hand.cards.of(suit).is_empty() ? 1 : 0;
  }
  return suits;
}

}  // namespace

TestResult test_precise_rules(TrialStudy& study) {
  constexpr double kGood = 0.97;
  const RatedHands& sample = study.random_hands(kPeelSetup);
  const Ruleset peel = *find_stake_table("peel");
  const RuleOfThumb rule = fit_rule(sample, peel, any_entry);
  const std::vector<Bid> bids = peel.callable_bids();
  const std::vector<bool> fitted_on = every_other_hand(sample);
  Average best;
  Average won;
  Average margin;
  for (std::size_t i = 0; i < sample.list.size(); ++i) {
    if (fitted_on[i]) continue;
    const RatedHand& hand = sample.list[i];
    const std::string call = call_by(rule, hand.cards);
    const double ev = call.empty() ? 0.0 : value_of(*peel.find(call), hand).ev;
    const BestBid best_call = best_bid(bids, hand);
    const double most = best_call.ev - best_call.bias;
    best.add(hand.weight, most);
    won.add(hand.weight, ev);
    margin.add(hand.weight, ev - kGood * most);
  }
  std::vector<Figure> figures;
  add_stakes(figures, "the best bids win, per deal and payer", best.mean());
  add_stakes(figures, "a rule of points wins", won.mean());
  add_stakes(figures, "the rule wins more than 97 % of the best bids by", margin.mean());
  return conclude(
      std::move(figures), is_below(margin.mean(), 0.0),
      {"With four players a rule of points, fitted on other hands, wins less than 97 % of what the best bids win.",
       "With four players a rule of points, fitted on other hands, wins more than 97 % of what the best bids win."});
}

TestResult test_low_threes(TrialStudy& study) {
  constexpr double kOften = 1.0 / 3.0;
  const RatedHands& sample = study.random_hands(kPeelSetup);
  const std::vector<Bid> bids = peel_bids();
  const Contract& three = bid_of(bids, "three").contract;
  Average low;
  std::array<Average, 2> success;  // with side cards of one suit, and of two
  for (const RatedHand& hand : sample.list) {
    const std::string trumps = trumps_of(hand, three);
    const bool is_low = trumps.size() == 3 && comes_before("AJT", trumps);
    if (is_best(bids, hand, "three")) low.add(hand.weight, is_low ? 1.0 : 0.0);
    if (is_low) {
      const std::size_t suits = side_suits(hand, three) == 1 ? 0 : 1;
      success[suits].add(hand.weight, hand.rate(three).success.value);
    }
  }
  const std::optional<Estimate> share_low = low.share();
  const std::optional<Estimate> one = success[0].mean();
  const std::optional<Estimate> two = success[1].mean();
  std::vector<Figure> figures;
  constexpr const char* kShareLow = "three is the best bid: three trumps, lower than AJT";
  add_share(figures, kShareLow, share_low);
  add_share(figures, "three such trumps, the others of one suit: makes three", one);
  add_share(figures, "three such trumps, the others of two suits: makes three", two);
  Verdict is_better = Verdict::Undecided;
  if (one && two) {
    is_better = is_above(Estimate{one->value - two->value, one->low - two->high, one->high - two->low}, 0.0);
  }
  return conclude(
      std::move(figures), all_of(std::array{is_above(share_low, kOften), is_better}),
      {fmt::format(
           "Of the hands on which three is the best bid, {:.0f} % have three trumps lower than AJT; such hands "
           "make it more often if the other two cards are of one suit.",
           points(share_low)),
       is_better == Verdict::Refuted
           ? "Hands with three such trumps do not make three more often if the other two cards are of one suit."
           : fmt::format(
                 "Of the hands on which three is the best bid, only {:.0f} % have three trumps lower than AJT: "
                 "mostly there are more trumps, or higher ones.",
                 points(share_low)),
       why_share_is_open(kShareLow, share_low, kOften)});
}

TestResult test_daring(TrialStudy& study) {
  constexpr double kOften = 1.0 / 3.0;
  const RatedHands& sample = study.random_hands(kPeelSetup);
  std::vector<Bid> bids = peel_bids();
  std::erase_if(bids, [](const Bid& bid) { return bid.contract.is_misere(); });
  const Bid& three = bid_of(bids, "three");
  Average success;
  Average cost;
  for (const RatedHand& hand : sample.list) {
    const BestBid best = best_bid(bids, hand);
    if (best.bid != nullptr && best.bid->contract.tricks >= three.contract.tricks) continue;
    const Bid* higher = next_higher(bids, best.bid);
    if (higher == nullptr) continue;
    success.add(hand.weight, hand.rate(higher->contract).success.value);
    cost.add(hand.weight, best.ev - value_of(*higher, hand).ev);
  }
  std::vector<Figure> figures;
  add_share(figures, "makes the next higher bid", success.mean());
  add_stakes(figures, "what daring costs, per deal and payer", cost.mean());
  return conclude(
      std::move(figures), is_above(success.mean(), kOften),
      {fmt::format("They make the next higher bid in {:.0f} % of deals. Yet to call it costs them on "
                   "average: as often as that it also fails.",
                   points(success.mean())),
       "They make the next higher bid in fewer than a third of deals."});
}

}  // namespace nap
