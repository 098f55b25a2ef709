#include "ask/ask_command.hpp"

#include <chrono>
#include <iostream>

#include <fmt/format.h>

#include "io/failure.hpp"
#include "io/input.hpp"
#include "io/terminal.hpp"
#include "nap/analysis/ask/ask_book.hpp"
#include "nap/analysis/exchange/ask_exchange.hpp"
#include "nap/inquiry/ask/ask_document.hpp"
#include "nap/inquiry/ask/ask_request.hpp"
#include "nap/inquiry/ask/compare_document.hpp"
#include "nap/inquiry/ask/exchange_document.hpp"
#include "nap/inquiry/ask/pattern_document.hpp"
#include "nap/report/figures.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "options/table_input.hpp"
#include "session/session.hpp"

namespace nap::cli {

namespace {

constexpr const char* kNoAnswer = "interrupted before there was an answer";

// Under self-play, what was found with open hands is the answer if play was stopped.
Interruption interruption(std::string_view what, bool is_of_asked_model, std::uint64_t deals) {
  const std::string found = is_of_asked_model
                                ? fmt::format("from the first {} deals", report::with_commas(deals))
                                : "with all hands open after the lead";
  return Interruption(fmt::format("interrupted: this is the {} {}", what, found));
}

class Stopwatch {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - started_).count();
  }

 private:
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
};

// A book. Its errors get the option in front.
class BookSource {
 public:
  explicit BookSource(const std::string& file) : book_(file) {}

  std::uint64_t seed() const { return book_.key().seed; }

  template <class Asking>
  auto ask(const Asking& asking) {
    try {
      return asking(book_);
    } catch (const ParseError& error) {
      throw ParseError(fmt::format("--book: {}", error.what()));
    }
  }

 private:
  Book book_;
};

class AskCommand {
 public:
  explicit AskCommand(const AskArguments& arguments)
      : AskCommand(arguments, read_table(arguments.request.table)) {}

  void answer_one(const std::string& hand) {
    if (inquiry_.is_pattern(hand)) {
      answer_pattern(hand);
      return;
    }
    Question question = inquiry_.question(hand);
    session_.write_all([&] {
      std::optional<Answered> answered = this->answered(question, hand);
      if (!answered) throw Interruption(kNoAnswer);
      const bool is_asked_model = answered->model == question.model;
      question.model = answered->model;
      answered->document.append_text(notes(question));
      session_.write(answered->document);
      if (!fewer_deals_) return;
      throw interruption("answer", is_asked_model, *fewer_deals_);
    });
  }

  void answer_stream() {
    is_stream_ = true;
    session_.watch_interrupts();
    session_.write_all([&] {
      try {
        for_each_line(std::cin, "hand", [&](const std::string& hand, std::uint64_t) {
          if (inquiry_.is_pattern(hand)) {
            throw ParseError(fmt::format(
                "hand {}: a pattern; ask about one pattern at a time, without --stdin", in_quotes(hand)));
          }
          const std::optional<Answered> answered = this->answered(inquiry_.question(hand), hand);
          if (answered) session_.write(answered->document);
          return answered.has_value();
        });
      } catch (const Interruption& interruption) {
        if (!fewer_deals_) throw;
        throw Interruption(fmt::format("{}, the last one answered from {} deals", interruption.what(),
                                       report::with_commas(*fewer_deals_)));
      }
      session_.write(notes(inquiry_.question()));
    });
  }

  void compare_with(const std::string& hand, const std::string& other) {
    const auto [question, second] = inquiry_.comparison(hand, other);
    const Stopwatch stopwatch;
    const std::optional<HandComparison> comparison =
        session_.with_progress("deals", [&, &question = question, &second = second] {
          return compare(session_.harness(), question, second);
        });
    if (!comparison) throw Interruption(kNoAnswer);
    session_.write_all([&] {
      session_.write(compare_document(
          {question, second, *comparison, stopwatch.seconds(), inquiry_.asked(hand)}, wording()));
      const Answer& first = comparison->answers[0];
      if (!first.is_complete) throw interruption("comparison", first.model == question.model, first.deals);
    });
  }

 private:
  AskCommand(const AskArguments& arguments, const TableInput& input)
      : inquiry_(request_of(arguments, input), input.texts),
        session_(arguments.common, files_of(arguments, input)),
        notes_(arguments.notes) {
    if (!arguments.request.book) return;
    book_.emplace(*arguments.request.book);
    inquiry_.set_seed(book_->seed());
  }

  static AskRequest request_of(const AskArguments& arguments, const TableInput& input) {
    AskRequest request = arguments.request;
    request.table = input.request;
    request.seed = parse_common(arguments.common).seed;
    return request;
  }

  static std::vector<std::string> files_of(const AskArguments& arguments, const TableInput& input) {
    std::vector<std::string> files = input.files;
    if (arguments.request.book) files.push_back(*arguments.request.book);
    return files;
  }

  void answer_pattern(const std::string& text) {
    const auto [pattern, question] = inquiry_.pattern(text);
    const Stopwatch stopwatch;
    const std::optional<PatternAnswer> answer = session_.with_progress(
        "hands and deals",
        [&, &pattern = pattern, &question = question] { return pattern_answer(pattern, question); });
    if (!answer) throw Interruption(kNoAnswer);
    session_.finish(
        pattern_document({text, question, *answer, stopwatch.seconds(), inquiry_.asked(text)}, wording()));
  }

  std::optional<PatternAnswer> pattern_answer(const HandPattern& pattern, const Question& question) {
    if (!book_) return ask_pattern(session_.harness(), pattern, question);
    return book_->ask([&](const Book& book) { return ask_pattern(book, pattern, question); });
  }

  std::optional<Answer> answer(const Question& question, const TakeOpenAnswer& take_open) {
    if (!book_) return ask(session_.harness(), question, take_open);
    return book_->ask([&](const Book& book) { return ask(book, question); });
  }

  // What is written of an answer, and its model. It is not the question's model if self-play was stopped.
  struct Answered {
    report::Document document;
    Model model;
  };

  // Nothing if it was interrupted before there was an answer.
  std::optional<Answered> answered(const Question& question, const std::string& hand) {
    if (inquiry_.is_about_exchange()) return answered_exchange(question, hand);
    const Stopwatch stopwatch;
    std::size_t shown = 0;  // lines
    const std::optional<Answer> answer = session_.with_progress("deals", [&] {
      return this->answer(question, [&](const Answer& open) { shown = show_preview(question, open, hand); });
    });
    if (shown > 0) session_.output().write(erased_lines(shown));
    if (!answer) return std::nullopt;
    if (!answer->is_complete) fewer_deals_ = answer->deals;
    return Answered{ask_document({question, *answer, stopwatch.seconds(), inquiry_.asked(hand)}, wording()),
                    answer->model};
  }

  std::optional<Answered> answered_exchange(const Question& question, const std::string& hand) {
    const Stopwatch stopwatch;
    const std::optional<ExchangeAnswer> answer =
        session_.with_progress("deals and draws", [&] { return ask_exchange(session_.harness(), question); });
    if (!answer) return std::nullopt;
    return Answered{
        exchange_document({question, *answer, stopwatch.seconds(), inquiry_.asked(hand)}, wording()),
        Model::Committed};
  }

  // The answer with open hands is for a person at a terminal to read while the hands are played out. Returns
  // how many lines show it; they are erased before the real answer. It is not shown if a part of it would
  // scroll away and stay.
  std::size_t show_preview(Question question, const Answer& open, const std::string& hand) {
    const bool is_watched = session_.is_for_people() && can_erase(session_.output(), 0) && !is_stream_;
    if (!is_watched) return 0;
    question.model = Model::Committed;
    report::Document document = ask_document({question, open, 0.0, inquiry_.asked(hand)}, wording());
    document.say("With all hands open after the lead; now played out without sight ...");
    const std::string text = report::DocumentWriter(report::Format::Text, session_.screen()).write(document);
    const std::size_t lines = report::lines_in(text);
    if (!can_erase(session_.output(), lines)) return 0;
    session_.hide_progress();
    session_.output().write(text);
    return lines;
  }

  // The notes, which hold for all answers.
  report::Document notes(const Question& question) const {
    if (inquiry_.is_about_exchange()) return exchange_notes(question);
    return ask_notes(question, book_ ? Method::Book : Method::MonteCarlo, wording());
  }

  AskWording wording() const { return {session_.cards(inquiry_.letters()), notes_}; }

  AskInquiry inquiry_;
  Session session_;
  std::optional<BookSource> book_;
  Notes notes_;
  bool is_stream_ = false;
  std::optional<std::uint64_t> fewer_deals_;  // of the last answer, if it was stopped early
};

}  // namespace

void run(const AskArguments& arguments) {
  const RecordKind kind{"ask", "hand", "one, such as: nap ask AS KS QS JH TH"};
  const std::optional<std::string> hand = record_of_arguments(kind, arguments.hand, arguments.source);
  const std::optional<std::string>& other = arguments.request.compare;
  AskCommand command(arguments);
  if (!hand && other) throw ParseError("--compare with --stdin: give both hands");
  if (hand && other) {
    command.compare_with(*hand, *other);
  } else if (hand) {
    command.answer_one(*hand);
  } else {
    command.answer_stream();
  }
}

}  // namespace nap::cli
