#include "ask/book_answer.hpp"

#include <algorithm>
#include <cassert>

#include <fmt/format.h>

#include "ask/evidence.hpp"
#include "nap/analysis/ask/ask_book.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/payout.hpp"
#include "nap/text/parse_error.hpp"

namespace nap {
namespace {

std::vector<HandRate> rates_in(const BookEntry& entry, Model model) {
  return model == Model::SelfPlay ? entry.in_play : counted(entry.rates);
}

// Evidence from rates that were measured one by one.
class BookEvidence : public Evidence {
 public:
  explicit BookEvidence(const BookEntry& entry, Model model)
      : entry_(entry), model_(model), hand_{entry.hand, 1.0, rates_in(entry, model)} {}

  Method method() const override {
    const bool is_exact = std::all_of(hand_.rates.begin(), hand_.rates.end(),
                                      [](const HandRate& rate) { return rate.success.is_exact(); });
    return is_exact ? Method::Exact : Method::Book;
  }
  std::uint64_t deals() const override {
    return std::min_element(entry_.rates.begin(), entry_.rates.end(),
                            [](const Rate& a, const Rate& b) { return a.deals < b.deals; })
        ->deals;
  }
  bool is_complete() const override { return true; }

  BidAnswer answer(const Bid& bid) const override {
    const HandRate& rate = hand_.rate(bid.contract);
    BidAnswer answer{bid,          rate.lead,       rate.success,
                     std::nullopt, break_even(bid), expected_payout_per_payer(bid, rate.success.value),
                     0.0};
    if (model_ == Model::SelfPlay) add_play(answer);
    return answer;
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

  void add_play(BidAnswer& answer) const {
    const auto rate = std::find_if(entry_.rates.begin(), entry_.rates.end(),
                                   [&](const Rate& each) { return each.contract == answer.bid.contract; });
    const auto place = static_cast<std::size_t>(rate - entry_.rates.begin());
    answer.face_up = rate->success;
    answer.is_predicted = entry_.in_play[place].source == RateSource::Predicted;
    if (!entry_.is_played()) return;
    const PlayRecord& record = entry_.played[place];
    answer.plays = record.plays.deals();
    if (record.open) answer.face_up = wilson_estimate(record.open->made, record.open->deals);
  }

  const BookEntry& entry_;
  Model model_;
  RatedHand hand_;
};

BookEntry entry_of(const Book& book, CardSet hand) {
  std::optional<BookEntry> entry = book.find(hand);
  if (!entry) throw ParseError(fmt::format("the book lacks {}; continue building it", to_dots(hand)));
  return *std::move(entry);
}

}  // namespace

void check_book_answers(const Book& book, const Question& question) {
  const Setup& setup = book.key().setup;
  const Setup asked = question.setup();
  if (setup != asked) {
    throw ParseError(
        fmt::format("the book is for {}, the question for {}", setup_text(setup), setup_text(asked)));
  }
  check_book_serves(question.ruleset, "stakes");
}

std::vector<HandRate> rates_of(const Book& book, CardSet hand, Model model) {
  return rates_in(entry_of(book, hand), model);
}

Answer ask(const Book& book, const Question& question) {
  assert(question.model != Model::DoubleDummy);
  check_book_answers(book, question);
  if (question.bids().empty()) return {{}, {}, Method::Book, 0, true, question.model};
  const BookEntry entry = entry_of(book, question.hand);
  Answer answer = answer_from(BookEvidence(entry, question.model), question);
  answer.model = question.model;
  return answer;
}

}  // namespace nap
