#include "ask/ask_command.hpp"

#include <algorithm>
#include <chrono>
#include <iostream>

#include <fmt/format.h>

#include "ask/ask_document.hpp"
#include "ask/ask_setting.hpp"
#include "ask/compare_document.hpp"
#include "ask/pattern_document.hpp"
#include "io/failure.hpp"
#include "io/terminal.hpp"
#include "nap/analysis/ask/ask_book.hpp"
#include "nap/report/figures.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "session/session.hpp"

namespace nap::cli {

namespace {

constexpr const char* kNoAnswer = "interrupted before there was an answer";

class Stopwatch {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - started_).count();
  }

 private:
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
};

// A book, with the option in front of its errors.
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
      : setting_(arguments, parse_common(arguments.common).seed),
        session_(arguments.common, setting_.files()),
        has_lead_(arguments.lead.has_value()),
        notes_(arguments.notes) {
    if (arguments.book) open_book(arguments);
  }

  void answer_one(const std::string& hand) {
    if (is_pattern(hand)) {
      answer_pattern(hand);
      return;
    }
    Question question = setting_.with_hand(hand);
    session_.write_all([&] {
      const Model model = answer_and_write(question, hand);
      const bool is_asked_model = model == question.model;
      question.model = model;
      write_notes(question);
      if (!fewer_deals_) return;
      throw Interruption(is_asked_model
                             ? fmt::format("interrupted: this is the answer from the first {} deals",
                                           report::with_commas(*fewer_deals_))
                             : "interrupted: this is the answer with all hands open after the lead");
    });
  }

  void answer_stream() {
    is_stream_ = true;
    session_.watch_interrupts();
    session_.write_all([&] {
      for_each_line(std::cin, "hand", [&](const std::string& hand, std::uint64_t line) {
        if (is_pattern(hand)) {
          throw ParseError(fmt::format("hand {}: a pattern; ask about one pattern at a time, without --stdin",
                                       in_quotes(hand)));
        }
        answer_and_write(setting_.with_hand(hand), hand);
        if (fewer_deals_) {
          throw Interruption(fmt::format("interrupted at line {}, answered from {} deals", line,
                                         report::with_commas(*fewer_deals_)));
        }
      });
      write_notes(setting_.question());
    });
  }

  void compare_with(const std::string& hand, const std::string& other) {
    if (is_pattern(hand) || is_pattern(other)) {
      throw ParseError("--compare: two hands, not patterns");
    }
    const Question question = setting_.with_hand(hand);
    const CardSet second = setting_.parse_other_hand(other);
    if (question.bids().empty()) throw ParseError("--compare: there is no bid to compare");
    const Stopwatch stopwatch;
    const std::optional<HandComparison> comparison =
        session_.with_progress("deals", [&] { return compare(session_.harness(), question, second); });
    if (!comparison) throw Interruption(kNoAnswer);
    session_.write_all([&] {
      session_.write(
          compare_document({question, second, *comparison, stopwatch.seconds(), asked(hand)}, wording()));
      if (comparison->answers[0].is_complete) return;
      throw Interruption(fmt::format("interrupted: this is the comparison from the first {} deals",
                                     report::with_commas(comparison->answers[0].deals)));
    });
  }

 private:
  void open_book(const AskArguments& arguments) {
    if (arguments.deals || arguments.precision) {
      throw ParseError("--book with --deals or --precision: the rates of a book are fixed");
    }
    const Model model = setting_.question().model;
    if (model == Model::DoubleDummy) {
      throw ParseError("--book with --model double-dummy: a book holds the other two models");
    }
    if (model == Model::SelfPlay && setting_.question().ruleset.cards != 5) {
      throw ParseError("--book with --model selfplay: a book of seven cards holds committed rates");
    }
    book_.emplace(*arguments.book);
    setting_.set_seed(book_->seed());
  }

  void answer_pattern(const std::string& text) {
    const HandPattern pattern = setting_.parse_pattern(text);
    const Question question = setting_.for_pattern();
    if (question.leads.counted == CountedLeads::Every || has_lead_) {
      throw ParseError("--lead or --leads: of one hand, not of a pattern");
    }
    const bool has_other_model = setting_.has_model() && setting_.question().model != Model::Committed;
    if (question.plan.deals || question.plan.precision || has_other_model) {
      throw ParseError(
          "--deals, --precision, --model double-dummy and --model selfplay: for one hand, not for a pattern");
    }
    if (question.bids().empty()) throw ParseError("pattern: there is no bid to answer for");
    const Stopwatch stopwatch;
    const std::optional<PatternAnswer> answer =
        session_.with_progress("hands and deals", [&] { return pattern_answer(pattern, question); });
    if (!answer) throw Interruption(kNoAnswer);
    session_.finish(pattern_document({text, question, *answer, stopwatch.seconds(), asked(text)}, wording()));
  }

  bool is_pattern(const std::string& hand) const { return HandPattern::is_pattern(hand, setting_.letters()); }

  std::optional<PatternAnswer> pattern_answer(const HandPattern& pattern, const Question& question) {
    if (!book_) return ask_pattern(session_.harness(), pattern, question);
    return book_->ask([&](const Book& book) { return ask_pattern(book, pattern, question); });
  }

  std::optional<Answer> answer(const Question& question) {
    if (!book_) return ask(session_.harness(), question);
    return book_->ask([&](const Book& book) { return ask(book, question); });
  }

  // The model of the answer, which is not the question's where self-play was stopped.
  Model answer_and_write(const Question& question, const std::string& hand) {
    const Stopwatch stopwatch;
    const FirstAnswer first = first_answer(question, hand);
    const auto answering = [&] { return this->answer(question); };
    std::optional<Answer> answer = first.answer;
    if (!first.answer) {
      answer = session_.with_progress("deals", answering);
    } else if (std::optional<Answer> played = answering()) {
      answer = std::move(played);
    } else {
      answer->is_complete = false;  // stopped: the first answer is what there is
    }
    if (!answer) throw Interruption(kNoAnswer);
    if (first.lines > 0) session_.output().write(erased_lines(first.lines));
    session_.write(ask_document({question, *answer, stopwatch.seconds(), asked(hand)}, wording()));
    if (!answer->is_complete) fewer_deals_ = answer->deals;
    return answer->model;
  }

  // The answer with open hands, and the lines that show it and are to be erased before the real answer.
  struct FirstAnswer {
    std::optional<Answer> answer;
    std::size_t lines = 0;
  };

  // A person at a terminal reads it while the hands are played out.
  FirstAnswer first_answer(const Question& question, const std::string& hand) {
    const bool is_watched = session_.is_for_people() && can_erase(session_.output()) && !is_stream_;
    if (book_ || !is_watched || question.model != Model::SelfPlay || question.bids().empty()) return {};
    Question open = question;
    open.model = Model::Committed;
    open.plan.deals.reset();  // so many hands to play are too few to count open ones
    open.plan.precision.reset();
    const std::optional<Answer> answer = ask(session_.harness(), open);
    if (!answer || !answer->is_complete) return {answer};
    report::Document document = ask_document({open, *answer, 0.0, asked(hand)}, wording());
    document.say("With all hands open after the lead; now played out without sight ...");
    const std::string text = report::DocumentWriter(report::Format::Text, session_.width()).write(document);
    session_.output().write(text);
    return {answer, static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'))};
  }

  // The notes hold for all answers alike.
  void write_notes(const Question& question) {
    session_.write(ask_notes(question, book_ ? Method::Book : Method::MonteCarlo, wording()));
  }

  Asked asked(const std::string& hand) const {
    return {form_of_hand(hand, setting_.letters()), setting_.defaults().used()};
  }

  Wording wording() const { return {session_.cards(setting_.letters()), notes_}; }

  AskSetting setting_;
  Session session_;
  std::optional<BookSource> book_;
  bool has_lead_;
  Notes notes_;
  bool is_stream_ = false;
  std::optional<std::uint64_t> fewer_deals_;  // of the last answer, where it was stopped before its time
};

}  // namespace

void run(const AskArguments& arguments) {
  const RecordKind kind{"ask", "hand", "one, such as: nap ask AS KS QS JH TH"};
  const std::optional<std::string> hand = record_of_arguments(kind, arguments.hand, arguments.source);
  AskCommand command(arguments);
  if (hand && arguments.compare) {
    command.compare_with(*hand, *arguments.compare);
  } else if (hand) {
    command.answer_one(*hand);
  } else {
    command.answer_stream();
  }
}

}  // namespace nap::cli
