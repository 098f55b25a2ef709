#include "ask/ask_command.hpp"

#include <algorithm>
#include <chrono>
#include <iostream>

#include <fmt/format.h>

#include "ask/ask_setting.hpp"
#include "ask/ask_writer.hpp"
#include "ask/compare_writer.hpp"
#include "ask/pattern_writer.hpp"
#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/interrupt.hpp"
#include "io/progress.hpp"
#include "io/record_writer.hpp"
#include "io/terminal.hpp"
#include "nap/analysis/ask/ask_book.hpp"
#include "nap/report/figures.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::cli {

using namespace report;

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

class AskCommand {
  // What a book answers, with the option in front of its errors.
  template <class Asking>
  static auto from_book(const Asking& asking) {
    try {
      return asking();
    } catch (const ParseError& error) {
      throw ParseError(fmt::format("--book: {}", error.what()));
    }
  }

  template <class Asking>
  auto with_progress(const Asking& asking, std::string_view things = "deals") {
    std::optional<Progress> progress;
    if (options_.shows_progress) progress.emplace(monitor_, things);
    return asking();
  }

 public:
  explicit AskCommand(const AskArguments& arguments)
      : options_(parse_common(arguments.common)),
        setting_(arguments, options_.seed),
        harness_(options_.threads, monitor_),
        has_lead_(arguments.lead.has_value()),
        notes_(arguments.notes),
        output_(arguments.common.out, setting_.files(), options_.coloring) {
    if (arguments.book) open_book(arguments);
  }

  void answer_one(const std::string& hand) {
    if (is_pattern(hand)) {
      answer_pattern(hand);
      return;
    }
    Question question = setting_.with_hand(hand);
    write_all(output_, [&] {
      const Model model = answer_and_write(question, hand);
      const bool is_asked_model = model == question.model;
      question.model = model;
      finish(question);
      if (!fewer_deals_) return;
      throw Interruption(is_asked_model
                             ? fmt::format("interrupted: this is the answer from the first {} deals",
                                           with_commas(*fewer_deals_))
                             : "interrupted: this is the answer with all hands open after the lead");
    });
  }

  void answer_stream() {
    is_stream_ = true;
    write_all(output_, [&] {
      for_each_line(std::cin, "hand", [&](const std::string& hand, std::uint64_t line) {
        if (is_pattern(hand)) {
          throw ParseError(fmt::format("hand {}: a pattern; ask about one pattern at a time, without --stdin",
                                       in_quotes(hand)));
        }
        answer_and_write(setting_.with_hand(hand), hand);
        if (fewer_deals_) {
          throw Interruption(fmt::format("interrupted at line {}, answered from {} deals", line,
                                         with_commas(*fewer_deals_)));
        }
      });
      finish(setting_.question());
    });
  }

  void compare_with(const std::string& hand, const std::string& other) {
    if (is_pattern(hand) || is_pattern(other)) {
      throw ParseError("--compare: two hands, not patterns");
    }
    const Question question = setting_.with_hand(hand);
    const CardSet second = setting_.parse_other_hand(other);
    if (question.bids().empty()) throw ParseError("--compare: there is no bid to compare");
    write_all(output_, [&] {
      const Stopwatch stopwatch;
      const std::optional<HandComparison> comparison =
          with_progress([&] { return compare(harness_, question, second); });
      if (!comparison) throw Interruption(kNoAnswer);
      const CompareReport report{question, second, *comparison, stopwatch.seconds(), asked(hand)};
      output_.write(write_in(
          options_.format, [&] { return to_text(report, layout()) + '\n'; }, [&] { return to_json(report); },
          [&] { return to_csv(report); }));
      write_notes(question, Method::MonteCarlo);
      if (!comparison->answers[0].is_complete) {
        throw Interruption(fmt::format("interrupted: this is the comparison from the first {} deals",
                                       with_commas(comparison->answers[0].deals)));
      }
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
    setting_.set_seed(book_->key().seed);
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
    write_all(output_, [&] {
      const Stopwatch stopwatch;
      const std::optional<PatternAnswer> answer =
          with_progress([&] { return pattern_answer(pattern, question); }, "hands and deals");
      if (!answer) throw Interruption(kNoAnswer);
      const PatternReport report{text, question, *answer, stopwatch.seconds(), asked(text)};
      output_.write(write_in(
          options_.format, [&] { return to_text(report, layout()) + '\n'; }, [&] { return to_json(report); },
          [&] { return to_csv(report); }));
      write_notes(question, Method::Book);
    });
  }

  bool is_pattern(const std::string& hand) const { return HandPattern::is_pattern(hand, setting_.letters()); }

  std::optional<PatternAnswer> pattern_answer(const HandPattern& pattern, const Question& question) {
    if (!book_) return ask_pattern(harness_, pattern, question);
    return from_book([&] { return ask_pattern(*book_, pattern, question); });
  }

  std::optional<Answer> answer(const Question& question) {
    if (!book_) return ask(harness_, question);
    return from_book([&] { return ask(*book_, question); });
  }

  // The model of the answer, which is not the question's where self-play was stopped.
  Model answer_and_write(const Question& question, const std::string& hand) {
    const Stopwatch stopwatch;
    const FirstAnswer first = first_answer(question, hand);
    const auto answering = [&] { return this->answer(question); };
    std::optional<Answer> answer = first.answer;
    if (!first.answer) {
      answer = with_progress(answering);
    } else if (std::optional<Answer> played = answering()) {
      answer = std::move(played);
    } else {
      answer->is_complete = false;  // stopped: the first answer is what there is
    }
    if (!answer) throw Interruption(kNoAnswer);
    if (first.lines > 0) output_.write(erased_lines(first.lines));
    write({question, *answer, stopwatch.seconds(), asked(hand)});
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
    const bool is_watched = options_.format == Format::Text && can_erase(output_) && !is_stream_;
    if (book_ || !is_watched || question.model != Model::SelfPlay || question.bids().empty()) return {};
    Question open = question;
    open.model = Model::Committed;
    open.plan.deals.reset();  // so many hands to play are too few to count open ones
    open.plan.precision.reset();
    const std::optional<Answer> answer = ask(harness_, open);
    if (!answer || !answer->is_complete) return {answer};
    const std::string text = to_text({open, *answer, 0.0, asked(hand)}, layout()) +
                             "\nWith all hands open after the lead; now played out without sight ...\n";
    output_.write(text);
    return {answer, static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'))};
  }

  // The notes hold for all answers alike.
  void finish(const Question& question) {
    if (options_.format == Format::Text) {
      records_.write(notes_text(question, book_ ? Method::Book : Method::MonteCarlo, layout()));
    }
  }

  void write_notes(const Question& question, Method method) {
    if (options_.format == Format::Text) output_.write(notes_text(question, method, layout()));
  }

  void write(const AskReport& report) {
    records_.write(write_in(
        options_.format, [&] { return to_text(report, layout()); }, [&] { return to_json(report); },
        [&] { return to_csv(report); }));
  }

  Asked asked(const std::string& hand) const {
    return {form_of_hand(hand, setting_.letters()), setting_.defaults().used()};
  }

  // French and Spanish letters need symbols.
  TextLayout layout() const {
    const bool is_english = setting_.letters() == RankLetters::English;
    return {{is_english ? suit_style(output_) : SuitStyle::Symbols, setting_.letters()},
            line_width(output_),
            notes_};
  }

  CommonOptions options_;
  AskSetting setting_;
  Monitor monitor_;
  StopOnInterrupt stop_on_interrupt_{monitor_};
  Harness harness_;
  std::optional<Book> book_;
  bool has_lead_;
  Notes notes_;
  Output output_;
  RecordWriter records_{output_, options_.format, csv_header(setting_.question())};
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
