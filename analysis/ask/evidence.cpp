#include "ask/evidence.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "hands/best_choice.hpp"
#include "nap/rules/payout.hpp"

namespace nap {
namespace {

// Not used for books: each of their rates has its own number of deals.
std::optional<std::uint64_t> deals_to_decide(const Estimate& margin, std::uint64_t deals_done,
                                             std::uint64_t most) {
  constexpr double kChance = 0.95;
  if (margin.is_exact() || margin.value <= 0.0) return std::nullopt;
  const double deals = static_cast<double>(deals_done) * times_to_tell(margin, kChance);
  const double unit =
      std::pow(10.0, std::floor(std::log10(deals)) - 1.0);  // only its first two figures are meaningful
  const double rounded = std::ceil(deals / unit) * unit;
  if (rounded > static_cast<double>(most)) return std::nullopt;
  return static_cast<std::uint64_t>(rounded);
}

// Whether play and open hands differ, beyond their errors, about whether a bid pays.
bool is_break_even_between(const BidAnswer& answer) {
  const Estimate& played = answer.success;
  const Estimate& open = *answer.face_up;
  const bool differ = open.high < played.low || played.high < open.low;
  return differ && (open.value > answer.break_even) != (played.value > answer.break_even);
}

void see_what_it_hangs_on(Advice& advice, const std::vector<BidAnswer>& answers, const Question& question) {
  const auto choice =
      best_choice(answers, kValueOfPassing, [&](const BidAnswer& answer) -> std::optional<double> {
        if (!question.may_advise(answer.bid)) return std::nullopt;
        return expected_payout_per_payer(answer.bid, answer.face_up->value);
      });
  const BidAnswer* face_up = choice.best.option;
  if (advice.best && is_break_even_between(*advice.best)) {
    advice.hangs_on = HangsOn::Defence;
  } else if (!advice.best && face_up != nullptr && is_break_even_between(*face_up)) {
    advice.hangs_on = HangsOn::Declarer;
  } else {
    return;
  }
  if (face_up != nullptr) advice.best_face_up = *face_up;
}

Advice advise(const std::vector<BidAnswer>& answers, const Evidence& evidence, const Question& question) {
  constexpr double kImpossible = -std::numeric_limits<double>::infinity();
  const bool may_pass = question.may_pass();
  const auto choice = best_choice(answers, may_pass ? kValueOfPassing : kImpossible,
                                  [&](const BidAnswer& answer) -> std::optional<double> {
                                    if (!question.may_advise(answer.bid)) return std::nullopt;
                                    return answer.ev_per_payer;
                                  });
  const auto& [best, next] = choice;
  const auto copied = [](const BidAnswer* answer) {
    return answer != nullptr ? std::optional(*answer) : std::nullopt;
  };
  Advice advice{copied(best.option),  std::nullopt, best.value * question.seating.payers,
                Estimate::exact(0.0), true,         std::nullopt};
  if (!next || (next->option == nullptr && !may_pass)) return advice;
  advice.next = copied(next->option);
  const auto bid_of = [](const BidAnswer* answer) { return answer != nullptr ? &answer->bid : nullptr; };
  advice.margin = evidence.difference(bid_of(best.option), bid_of(next->option));
  advice.is_decided = advice.margin.low > 0.0;
  if (!advice.is_decided && evidence.method() == Method::MonteCarlo) {
    const std::uint64_t deals = evidence.deals_behind(bid_of(best.option), bid_of(next->option));
    advice.deals_to_decide = deals_to_decide(advice.margin, deals, evidence.most_deals());
  }
  return advice;
}

// What all payers pay, and what a fine for failing changes. It is there only where a bid must be played, so
// it enters no difference between bids and passing.
void add_payout(BidAnswer& answer, const Question& question) {
  const int payers = question.seating.payers;
  const double fine = static_cast<double>(question.fine()) / payers;
  answer.ev_per_payer -= fine * (1.0 - answer.success.value);
  answer.ev = answer.ev_per_payer * payers;
  if (fine > 0.0)
    answer.break_even = (answer.bid.lose + fine) / (payout_if_made(answer.bid) + answer.bid.lose + fine);
}

}  // namespace

Answer answer_from(const Evidence& evidence, const Question& question) {
  Answer answer{{}, {}, evidence.method(), evidence.deals(), evidence.is_complete()};
  for (const Bid& bid : question.bids()) {
    answer.bids.push_back(evidence.answer(bid));
    add_payout(answer.bids.back(), question);
  }
  answer.advice = advise(answer.bids, evidence, question);
  const bool has_face_up = std::all_of(answer.bids.begin(), answer.bids.end(),
                                       [](const BidAnswer& each) { return each.face_up.has_value(); });
  if (has_face_up && question.may_pass()) see_what_it_hangs_on(answer.advice, answer.bids, question);
  return answer;
}

}  // namespace nap
