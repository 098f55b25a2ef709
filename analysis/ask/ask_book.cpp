#include "nap/analysis/ask/ask_book.hpp"

#include <algorithm>
#include <cassert>

#include <fmt/format.h>

#include "ask/ask_book.hpp"
#include "ask/evidence.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/payout.hpp"
#include "nap/text/parse_error.hpp"

namespace nap {
namespace {

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
    const Estimate difference = unpaired_difference(success(a), success(b), span_of(a), span_of(b));
    const double shift = loss_of(b) - loss_of(a);
    return {difference.value + shift, difference.low + shift, difference.high + shift};
  }

 private:
  Estimate success(const Bid* bid) const {
    return bid != nullptr ? hand_.rate(bid->contract).success : Estimate::exact(0.0);
  }

  const RatedHand& hand_;
};

}  // namespace

void check_book_answers(const Book& book, const Question& question) {
  const Setup& setup = book.key().setup;
  const Setup asked{question.deck, question.seating.active, question.ruleset.cards};
  if (setup != asked) {
    const auto game = [](const Setup& each) {
      return fmt::format("{} active seats, {} cards, {} in a hand", each.seats, each.deck.size(), each.cards);
    };
    throw ParseError(fmt::format("the book is for {}, the question for {}", game(setup), game(asked)));
  }
  check_book_serves(question.ruleset, "stakes");
}

std::vector<Rate> rates_of(const Book& book, CardSet hand) {
  const std::optional<BookEntry> entry = book.find(hand);
  if (!entry) throw ParseError(fmt::format("the book lacks {}; continue building it", to_dots(hand)));
  return entry->rates;
}

Answer ask(const Book& book, const Question& question) {
  assert(question.model == Model::Committed);
  check_book_answers(book, question);
  if (question.bids().empty()) return {{}, {}, Method::Book, 0, true};
  const RatedHand hand{question.hand, 1.0, rates_of(book, question.hand)};
  return answer_from(BookEvidence(hand), question);
}

}  // namespace nap
