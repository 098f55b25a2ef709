#include "nap/analysis/ask/ask_book.hpp"

#include <algorithm>
#include <cassert>

#include <fmt/format.h>

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

Answer ask(const Book& book, const Question& question) {
  assert(question.model == Model::Committed);
  const Setup& setup = book.key().setup;
  if (setup != Setup{question.deck, question.seating.active, question.hand.size()}) {
    const auto game = [](int seats, int deck, int cards) {
      return fmt::format("{} active seats, {} cards, {} in a hand", seats, deck, cards);
    };
    throw ParseError(fmt::format("the book is for {}, the question for {}",
                                 game(setup.seats, setup.deck.size(), setup.cards),
                                 game(question.seating.active, question.deck.size(), question.hand.size())));
  }
  check_book_serves(question.ruleset, "stakes");
  const std::optional<BookEntry> entry = book.find(question.hand);
  if (!entry)
    throw ParseError(fmt::format("the book lacks {}; continue building it", to_dots(question.hand)));
  const RatedHand hand{entry->hand, 1.0, entry->rates};
  return answer_from(BookEvidence(hand), question);
}

}  // namespace nap
