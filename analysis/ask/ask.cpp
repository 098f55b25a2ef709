#include "nap/analysis/ask/ask.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "nap/analysis/hands/best_choice.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/payout.hpp"
#include "nap/text/parse_error.hpp"

namespace nap {
namespace {

std::vector<Contract> distinct_contracts(const std::vector<Bid>& bids) {
  std::vector<Contract> contracts;
  for (const Bid& bid : bids) {
    if (std::find(contracts.begin(), contracts.end(), bid.contract) == contracts.end()) {
      contracts.push_back(bid.contract);
    }
  }
  return contracts;
}

// What is known of a hand's bids.
class Evidence {
 public:
  virtual ~Evidence() = default;

  virtual Method method() const = 0;
  virtual std::uint64_t deals() const = 0;
  virtual bool is_complete() const = 0;
  // All but the payout from all payers together.
  virtual BidAnswer answer(const Bid& bid) const = 0;
  // By how much `a` pays more than `b`, per payer; nullptr is passing.
  virtual Estimate difference(const Bid* a, const Bid* b) const = 0;
};

// All bids counted over the same deals. What a bid has paid in all of them is a whole number: ties are ties.
class CountedEvidence : public Evidence {
 public:
  CountedEvidence(Model model, const HandEstimate& estimate) : model_(model), estimate_(estimate) {}

  Method method() const override { return estimate_.is_exact ? Method::Exact : Method::MonteCarlo; }
  std::uint64_t deals() const override { return estimate_.tally.deals(); }
  bool is_complete() const override { return estimate_.is_complete; }

  BidAnswer answer(const Bid& bid) const override {
    const HandEstimate::Row& row = row_of(bid);
    const std::optional<Card> lead = model_ == Model::Committed ? std::optional(row.lead) : std::nullopt;
    return {bid,
            lead,
            estimate_.rate(outcome(bid)),
            estimate_.rate(row.double_dummy),
            break_even(bid),
            per_deal(paid(&bid)),
            0.0};
  }

  Estimate difference(const Bid* a, const Bid* b) const override {
    const double value = per_deal(paid(a) - paid(b));
    if (estimate_.is_exact) return Estimate::exact(value);
    const std::uint64_t both =
        a != nullptr && b != nullptr ? estimate_.tally.joint(outcome(*a), outcome(*b)) : 0;
    const Estimate difference =
        paired_difference({successes(a), successes(b), both, deals()}, span(a), span(b));
    return {value, difference.low + loss(b) - loss(a), difference.high + loss(b) - loss(a)};
  }

  // What a bid pays is span * [it succeeds] - loss.
  static double span(const Bid* bid) { return bid != nullptr ? bid->win + bid->lose : 0; }
  static double loss(const Bid* bid) { return bid != nullptr ? bid->lose : 0; }

 private:
  const HandEstimate::Row& row_of(const Bid& bid) const {
    return *std::find_if(estimate_.rows.begin(), estimate_.rows.end(),
                         [&](const HandEstimate::Row& row) { return row.contract == bid.contract; });
  }
  std::size_t outcome(const Bid& bid) const {
    return model_ == Model::Committed ? row_of(bid).committed : row_of(bid).double_dummy;
  }
  std::uint64_t successes(const Bid* bid) const {
    return bid != nullptr ? estimate_.tally.successes(outcome(*bid)) : 0;
  }
  std::int64_t paid(const Bid* bid) const {
    return bid != nullptr ? payout_per_payer(*bid, successes(bid), deals()) : 0;
  }
  double per_deal(std::int64_t paid) const {
    return static_cast<double>(paid) / static_cast<double>(estimate_.tally.deals());
  }

  Model model_;
  const HandEstimate& estimate_;
};

// Rates that were measured one by one.
class BookEvidence : public Evidence {
 public:
  explicit BookEvidence(const RatedHand& hand) : hand_(hand) {}

  Method method() const override {
    const bool is_exact = std::all_of(hand_.rates.begin(), hand_.rates.end(),
                                      [](const Rate& rate) { return rate.success.is_exact(); });
    return is_exact ? Method::Exact : Method::Book;
  }
  std::uint64_t deals() const override {
    return std::min_element(hand_.rates.begin(), hand_.rates.end(),
                            [](const Rate& a, const Rate& b) { return a.deals < b.deals; })
        ->deals;
  }
  bool is_complete() const override { return true; }

  BidAnswer answer(const Bid& bid) const override {
    const Rate& rate = hand_.rate(bid.contract);
    return {bid,          rate.lead,       rate.success,
            std::nullopt, break_even(bid), expected_payout_per_payer(bid, rate.success.value),
            0.0};
  }

  Estimate difference(const Bid* a, const Bid* b) const override {
    const Estimate difference =
        unpaired_difference(success(a), success(b), CountedEvidence::span(a), CountedEvidence::span(b));
    const double shift = CountedEvidence::loss(b) - CountedEvidence::loss(a);
    return {difference.value + shift, difference.low + shift, difference.high + shift};
  }

 private:
  Estimate success(const Bid* bid) const {
    return bid != nullptr ? hand_.rate(bid->contract).success : Estimate::exact(0.0);
  }

  const RatedHand& hand_;
};

// Of a book nobody knows: its rates have each their own number of deals. Half-widths shrink with the square
// root of the deals.
std::optional<std::uint64_t> deals_to_decide(const Estimate& margin, std::uint64_t deals_done) {
  constexpr double kInReach = 1e9;
  if (margin.is_exact() || margin.value <= 0.0) return std::nullopt;
  const double times = (margin.value - margin.low) / margin.value;
  const double deals = static_cast<double>(deals_done) * times * times;
  if (deals > kInReach) return std::nullopt;
  const double unit =
      std::pow(10.0, std::floor(std::log10(deals)) - 1.0);  // two figures are all it is good for
  return static_cast<std::uint64_t>(std::ceil(deals / unit) * unit);
}

Advice advise(const std::vector<BidAnswer>& answers, const Evidence& evidence, int payers) {
  const auto choice =
      best_choice(answers, kValueOfPassing, [](const BidAnswer& answer) -> std::optional<double> {
        if (answer.bid.needs_earlier_bid()) return std::nullopt;
        return answer.ev_per_payer;
      });
  const auto& [best, next] = choice;
  const auto copied = [](const BidAnswer* answer) {
    return answer != nullptr ? std::optional(*answer) : std::nullopt;
  };
  Advice advice{copied(best.option),  std::nullopt, best.value * payers,
                Estimate::exact(0.0), true,         std::nullopt};
  if (!next) return advice;
  advice.next = copied(next->option);
  const auto bid_of = [](const BidAnswer* answer) { return answer != nullptr ? &answer->bid : nullptr; };
  advice.margin = evidence.difference(bid_of(best.option), bid_of(next->option));
  advice.is_decided = advice.margin.low > 0.0;
  if (!advice.is_decided && evidence.method() == Method::MonteCarlo) {
    advice.deals_to_decide = deals_to_decide(advice.margin, evidence.deals());
  }
  return advice;
}

Answer answer_from(const Evidence& evidence, const Question& question) {
  Answer answer{{}, {}, evidence.method(), evidence.deals(), evidence.is_complete()};
  for (const Bid& bid : question.ruleset.callable_bids()) {
    answer.bids.push_back(evidence.answer(bid));
    answer.bids.back().ev = answer.bids.back().ev_per_payer * question.seating.payers;
  }
  answer.advice = advise(answer.bids, evidence, question.seating.payers);
  return answer;
}

}  // namespace

std::string_view to_string(Model model) { return model == Model::Committed ? "committed" : "double-dummy"; }

std::optional<Suit> BidAnswer::trump() const {
  return lead ? bid.contract.trump.after_lead(lead->suit()) : std::nullopt;
}

std::optional<Answer> ask(Harness& harness, const Question& question) {
  const std::vector<Contract> contracts = distinct_contracts(question.ruleset.callable_bids());
  const HandEstimate estimate =
      estimate_hand(harness, question.hand, {question.deck, question.seating.active, question.hand.size()},
                    contracts, question.plan);
  if (estimate.tally.deals() == 0) return std::nullopt;
  return answer_from(CountedEvidence(question.model, estimate), question);
}

Answer ask(const Book& book, const Question& question) {
  assert(question.model == Model::Committed);
  const Setup& setup = book.key().setup;
  if (setup != Setup{question.deck, question.seating.active, question.hand.size()}) {
    const auto game = [](int seats, int deck, int cards) {
      return fmt::format("{} active seats, {} cards, {} in a hand", seats, deck, cards);
    };
    throw ParseError(fmt::format("the book is for {}; asked is {}",
                                 game(setup.seats, setup.deck.size(), setup.cards),
                                 game(question.seating.active, question.deck.size(), question.hand.size())));
  }
  check_book_serves(question.ruleset, "stakes");
  const std::optional<BookEntry> entry = book.find(question.hand);
  if (!entry) throw ParseError(fmt::format("the book lacks {}: build it further", to_dots(question.hand)));
  const RatedHand hand{entry->hand, 1.0, entry->rates};
  return answer_from(BookEvidence(hand), question);
}

}  // namespace nap
