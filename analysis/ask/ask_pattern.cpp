#include "nap/analysis/ask/ask_pattern.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

#include <fmt/format.h>

#include "ask/book_answer.hpp"
#include "hands/average.hpp"
#include "hands/best_choice.hpp"
#include "nap/rules/payout.hpp"
#include "nap/text/parse_error.hpp"

namespace nap {
namespace {

std::vector<HandClass> matching(const HandPattern& pattern, const Setup& setup) {
  std::vector<HandClass> classes = hand_classes(setup.deck, setup.cards);
  std::erase_if(classes, [&](const HandClass& each) { return !pattern.matches(each.representative); });
  if (classes.empty()) {
    throw ParseError(fmt::format("pattern: no hand of a deck of {} cards matches it", setup.deck.size()));
  }
  return classes;
}

// Weights add up to 1 only to within rounding, and shares and means of hands inherit that error.
double without_rounding(double value) { return std::round(value * 1e12) / 1e12; }

// The mean of rates that each have their own error. For random hands the error of drawing them is added.
Estimate mean_rate(const RatedHands& hands, const Contract& contract) {
  double mean = 0.0;
  double squares = 0.0;
  for (const RatedHand& hand : hands.list) {
    const Estimate& rate = hand.rate(contract).success;
    mean += hand.weight * rate.value;
    squares += std::pow(hand.weight * rate.half_width(), 2);
  }
  mean = without_rounding(mean);
  double half = std::sqrt(squares);
  if (hands.coverage == Coverage::Sample) {
    const auto sampled =
        mean_over(hands, [&](const RatedHand& hand) { return hand.rate(contract).success.value; });
    if (sampled) half = std::max(half, sampled->half_width());
  }
  return {mean, std::max(0.0, mean - half), std::min(1.0, mean + half)};
}

class PatternStudy {
 public:
  // Measures a rate anew.
  using RateAnew = std::function<PatternHand(CardSet hand, const HandRate& rate)>;

  PatternStudy(const RatedHands& hands, const Question& question)
      : hands_(hands), question_(question), bids_(question.bids()) {}

  PatternAnswer answer(std::uint64_t all_hands, const RateAnew& rate_anew) const {
    PatternAnswer answer{all_hands, hands_.list.size(), hands_.coverage, {}, 0.0, std::nullopt};
    for (const Bid& bid : bids_) answer.bids.push_back(answer_for(bid, rate_anew));
    for (const RatedHand& hand : hands_.list) {
      const Bid* best = best_bid(hand);
      (best != nullptr ? answer.bids[place_of(best)].best_on : answer.pass_best_on) += hand.weight;
    }
    for (PatternBid& bid : answer.bids) bid.best_on = without_rounding(bid.best_on);
    answer.pass_best_on = without_rounding(answer.pass_best_on);
    const auto choice = best_choice(answer.bids, passing(), [&](const PatternBid& each) {
      return question_.may_advise(each.bid) ? std::optional(each.ev) : std::nullopt;
    });
    if (choice.best.option != nullptr) {
      answer.best = static_cast<std::size_t>(choice.best.option - answer.bids.data());
    }
    return answer;
  }

 private:
  PatternBid answer_for(const Bid& bid, const RateAnew& rate_anew) const {
    const auto by_rate = [&](const RatedHand& a, const RatedHand& b) {
      return a.rate(bid.contract).success.value < b.rate(bid.contract).success.value;
    };
    const auto [low, high] = std::minmax_element(hands_.list.begin(), hands_.list.end(), by_rate);
    const Estimate mean = mean_rate(hands_, bid.contract);
    PatternHand weakest = rate_anew(low->cards, low->rate(bid.contract));
    PatternHand strongest = rate_anew(high->cards, high->rate(bid.contract));
    if (weakest.success.value > strongest.success.value) std::swap(weakest, strongest);
    return {bid,
            mean,
            weakest,
            strongest,
            break_even(bid),
            expected_payout_per_payer(bid, mean.value) * question_.seating.payers,
            0.0};
  }

  double passing() const {
    return question_.may_pass() ? kValueOfPassing : -std::numeric_limits<double>::infinity();
  }
  const Bid* best_bid(const RatedHand& hand) const {
    return best_choice(bids_, passing(),
                       [&](const Bid& bid) -> std::optional<double> {
                         if (!question_.may_advise(bid)) return std::nullopt;
                         return expected_payout_per_payer(bid, hand.rate(bid.contract).success.value);
                       })
        .best.option;
  }
  std::size_t place_of(const Bid* bid) const { return static_cast<std::size_t>(bid - bids_.data()); }

  const RatedHands& hands_;
  const Question& question_;
  std::vector<Bid> bids_;
};

Setup setup_of(const Question& question) {
  return {question.deck, question.seating.active, question.ruleset.cards};
}

}  // namespace

std::optional<PatternAnswer> ask_pattern(Harness& harness, const HandPattern& pattern,
                                         const Question& question) {
  const Setup setup = setup_of(question);
  const std::vector<HandClass> classes = matching(pattern, setup);
  HandSample sample;
  sample.hands = kMostPatternHands;
  sample.seed = question.plan.seed;
  sample.precision = 0.02;
  for (const Bid& bid : question.bids()) {
    const auto known = std::find(sample.contracts.begin(), sample.contracts.end(), bid.contract);
    if (known == sample.contracts.end()) sample.contracts.push_back(bid.contract);
  }
  const std::optional<RatedHands> hands = sample_hands(harness, setup, classes, sample);
  if (!hands) return std::nullopt;
  SamplePlan plan = question.plan;
  plan.deals = SamplePlan::kDefaultDeals;
  bool is_stopped = false;
  const auto rate_anew = [&](CardSet hand, const HandRate& rate) -> PatternHand {
    if (rate.success.is_exact()) return {hand, rate.lead, rate.success};
    const HandEstimate estimate = estimate_hand(harness, hand, setup, {&rate.contract, 1}, plan);
    is_stopped = is_stopped || !estimate.is_complete;
    if (is_stopped) return {hand, rate.lead, rate.success};
    return {hand, estimate.rows[0].lead, estimate.rate(estimate.rows[0].committed)};
  };
  const PatternAnswer answer = PatternStudy(*hands, question).answer(count_hands(classes), rate_anew);
  return is_stopped ? std::nullopt : std::optional(answer);
}

PatternAnswer ask_pattern(const Book& book, const HandPattern& pattern, const Question& question) {
  check_book_answers(book, question);
  const Setup setup = setup_of(question);
  const std::vector<HandClass> classes = matching(pattern, setup);
  const auto all = static_cast<double>(count_hands(classes));
  RatedHands hands{setup, book.key().seed, book.key().precision, Coverage::EveryClass, {}};
  for (const HandClass& each : classes) {
    hands.list.push_back(
        {each.representative, each.members / all, counted(rates_of(book, each.representative))});
  }
  return PatternStudy(hands, question).answer(count_hands(classes), [](CardSet hand, const HandRate& rate) {
    return PatternHand{hand, rate.lead, rate.success};
  });
}

}  // namespace nap
