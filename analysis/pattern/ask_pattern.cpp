#include "nap/analysis/pattern/ask_pattern.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "ask/book_answer.hpp"
#include "ask/counted_evidence.hpp"
#include "ask/played_hand.hpp"
#include "hands/best_choice.hpp"
#include "nap/rules/payout.hpp"
#include "nap/text/parse_error.hpp"
#include "pattern/pattern_rates.hpp"

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

// The mean of rates that each have their own error.
PatternMean mean_rate(const RatedHands& hands, const Contract& contract) {
  double mean = 0.0;
  double squares = 0.0;
  for (const RatedHand& hand : hands.list) {
    const Estimate& rate = hand.rate(contract).success;
    mean += hand.weight * rate.value;
    squares += std::pow(hand.weight * rate.half_width(), 2);
  }
  mean = without_rounding(mean);
  const double half = std::sqrt(squares);
  const Estimate success{mean, std::max(0.0, mean - half), std::min(1.0, mean + half)};
  return {contract, success, std::nullopt, 0};
}

// The two hands differ beyond their errors, and the mean lies between them.
bool are_telling(const PatternBid::Extremes& extremes, double mean) {
  const Estimate& weakest = extremes.weakest.success;
  const Estimate& strongest = extremes.strongest.success;
  return weakest.high < strongest.low && weakest.value < mean && mean < strongest.value;
}

class PatternStudy {
 public:
  // Measures a rate anew. Nothing if it was stopped.
  using RateAnew = std::function<std::optional<PatternHand>(CardSet hand, const HandRate& rate)>;

  PatternStudy(const PatternRates& rates, const Question& question)
      : rates_(rates), question_(question), bids_(question.bids()) {}

  // Nothing if it was stopped.
  std::optional<PatternAnswer> answer(std::uint64_t all_hands, Method method, const RateAnew& rate_anew) {
    PatternAnswer answer{all_hands, hands().list.size(), hands().coverage, method, deals(), {}, 0.0, {}};
    for (const Bid& bid : bids_) answer.bids.push_back(answer_for(bid));
    for (PatternBid& bid : answer.bids) {
      if (!find_extremes(bid, answer.bids, rate_anew)) return std::nullopt;
    }
    for (const RatedHand& hand : hands().list) {
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
  const RatedHands& hands() const { return rates_.hands; }
  const PatternMean& mean_of(const Contract& contract) const {
    return *std::find_if(rates_.means.begin(), rates_.means.end(),
                         [&](const PatternMean& mean) { return mean.contract == contract; });
  }

  std::uint64_t deals() const {
    std::uint64_t fewest = 0;
    for (const PatternMean& mean : rates_.means) {
      if (mean.deals > 0 && (fewest == 0 || mean.deals < fewest)) fewest = mean.deals;
    }
    return fewest;
  }

  PatternBid answer_for(const Bid& bid) const {
    const PatternMean& mean = mean_of(bid.contract);
    return {bid,
            mean.success,
            mean.face_up,
            std::nullopt,
            break_even(bid),
            expected_payout_per_payer(bid, mean.success.value) * question_.seating.payers,
            0.0};
  }

  // Bids with the same contract have the same extremes. Returns false if it was stopped.
  bool find_extremes(PatternBid& bid, const std::vector<PatternBid>& bids, const RateAnew& rate_anew) {
    const auto same = std::find_if(bids.begin(), bids.end(), [&](const PatternBid& each) {
      return each.bid.contract == bid.bid.contract;
    });
    if (&*same != &bid) {
      bid.extremes = same->extremes;
      return true;
    }
    const bool are_all_certain = bid.mean.is_exact() && (bid.mean.value == 0.0 || bid.mean.value == 1.0);
    if (hands().list.size() == 1 || are_all_certain) return true;
    const auto by_rate = [&](const RatedHand& a, const RatedHand& b) {
      return a.rate(bid.bid.contract).success.value < b.rate(bid.bid.contract).success.value;
    };
    const auto [low, high] = std::minmax_element(hands().list.begin(), hands().list.end(), by_rate);
    const auto weakest = rate_anew(low->cards, low->rate(bid.bid.contract));
    const auto strongest = rate_anew(high->cards, high->rate(bid.bid.contract));
    if (!weakest || !strongest) return false;
    const PatternBid::Extremes extremes{*weakest, *strongest};
    if (are_telling(extremes, bid.mean.value)) bid.extremes = extremes;
    return true;
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

  const PatternRates& rates_;
  const Question& question_;
  std::vector<Bid> bids_;
};

// Rates a hand as `ask` does for a bid of this contract alone.
std::optional<PatternHand> rate_alone(Harness& harness, const Question& question, CardSet hand,
                                      const HandRate& rate) {
  if (rate.success.is_exact()) return PatternHand{hand, rate.lead, rate.success};
  Question alone = question;
  alone.hand = hand;
  for (const Bid& bid : question.bids()) {
    if (bid.contract != rate.contract) continue;
    alone.asked_bids = {bid.id};
    break;
  }
  const std::optional<Answer> answer = ask(harness, alone);
  if (!answer || !answer->is_complete) return std::nullopt;
  return PatternHand{hand, answer->bids[0].lead.value(), answer->bids[0].success};
}

}  // namespace

std::optional<PatternAnswer> ask_pattern(Harness& harness, const HandPattern& pattern,
                                         const Question& question) {
  const Setup setup = question.setup();
  const std::vector<HandClass> classes = matching(pattern, setup);
  HandSample sample;
  sample.hands = kMostPatternHands;
  sample.seed = question.plan.seed;
  sample.precision = 0.02;
  sample.contracts = distinct_contracts(question.bids());
  const std::optional<RatedHands> hands = sample_hands(harness, setup, classes, sample);
  if (!hands) return std::nullopt;
  const std::optional<PatternRates> rates =
      measure_pattern(harness, *hands, question.model, question.plan.seed);
  if (!rates) return std::nullopt;
  const bool are_exact = std::all_of(rates->means.begin(), rates->means.end(),
                                     [](const PatternMean& mean) { return mean.success.is_exact(); });
  return PatternStudy(*rates, question)
      .answer(count_hands(classes), are_exact ? Method::Exact : Method::MonteCarlo,
              [&](CardSet hand, const HandRate& rate) { return rate_alone(harness, question, hand, rate); });
}

PatternAnswer ask_pattern(const Book& book, const HandPattern& pattern, const Question& question) {
  check_book_answers(book, question);
  const Setup setup = question.setup();
  const std::vector<HandClass> classes = matching(pattern, setup);
  const auto all = static_cast<double>(count_hands(classes));
  PatternRates rates{{}, {setup, book.key().seed, book.key().precision, Coverage::EveryClass, {}}};
  for (const HandClass& each : classes) {
    rates.hands.list.push_back(
        {each.representative, each.members / all, rates_of(book, each.representative, question.model)});
  }
  for (const Contract& contract : distinct_contracts(question.bids())) {
    rates.means.push_back(mean_rate(rates.hands, contract));
  }
  return *PatternStudy(rates, question)
              .answer(count_hands(classes), Method::Book, [](CardSet hand, const HandRate& rate) {
                return std::optional(PatternHand{hand, rate.lead, rate.success});
              });
}

}  // namespace nap
