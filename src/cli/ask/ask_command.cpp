#include "ask/ask_command.hpp"

#include <chrono>
#include <iostream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ask/ask_writer.hpp"
#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/interrupt.hpp"
#include "io/progress.hpp"
#include "io/record_writer.hpp"
#include "io/terminal.hpp"
#include "nap/analysis/ask/ask_book.hpp"
#include "nap/rules/seating.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "options/hand_options.hpp"
#include "options/load_ruleset.hpp"
#include "writing/numbers.hpp"

namespace nap::cli {
namespace {

constexpr std::uint64_t kMostDeals = 1'000'000'000;
constexpr double kFinestPrecision = 0.0001;

Model parse_model(const std::string& text) {
  if (text == "committed") return Model::Committed;
  if (text == "double-dummy") return Model::DoubleDummy;
  if (text == "selfplay") {
    throw ParseError("--model \"selfplay\": not built yet; committed or double-dummy");
  }
  throw ParseError(fmt::format("--model {}: committed or double-dummy", in_quotes(text)));
}

SamplePlan parse_plan(const AskArguments& arguments, std::uint64_t seed) {
  SamplePlan plan;
  plan.seed = seed;
  if (arguments.deals && arguments.precision) {
    throw ParseError("--deals and --precision: only one of the two may set the number of deals");
  }
  if (arguments.deals) plan.deals = parse_whole("--deals", *arguments.deals, 1, kMostDeals);
  if (arguments.precision) {
    plan.precision = parse_decimal("--precision", *arguments.precision, kFinestPrecision, 0.5);
  }
  return plan;
}

std::string tables_for(int cards) {
  std::vector<std::string> names;
  for (const std::string& name : stake_table_names()) {
    if (find_stake_table(name)->cards == cards) names.push_back(name);
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

std::vector<std::string> files_read(const AskArguments& arguments) {
  std::vector<std::string> files;
  if (arguments.book) files.push_back(*arguments.book);
  if (!arguments.stakes) return files;
  if (const std::optional<std::string> file = ruleset_file(*arguments.stakes)) files.push_back(*file);
  return files;
}

// Everything that the options say; the hand is still to come.
class AskSetting {
 public:
  AskSetting(const AskArguments& arguments, std::uint64_t seed) {
    std::optional<int> cards;
    if (arguments.cards) cards = parse_cards(*arguments.cards);
    const std::string stakes = arguments.stakes.value_or(cards == 7 ? "seven" : "peel");
    question_.ruleset = load_ruleset(stakes, arguments.changes);
    const int table_cards = question_.ruleset.cards;
    if (cards && *cards != table_cards) {
      throw ParseError(fmt::format("stakes {} with --cards {}: that table is for {} cards; for {}: {}",
                                   in_quotes(stakes), *cards, table_cards, *cards, tables_for(*cards)));
    }
    question_.deck = parse_deck(arguments.deck);
    const auto players = static_cast<int>(parse_whole("--players", arguments.players, 2, kMaxSeats));
    question_.seating = seat_players(question_.ruleset, players, arguments.dealer_out, question_.deck);
    question_.model = parse_model(arguments.model);
    question_.plan = parse_plan(arguments, seed);
  }

  Question with_hand(std::string_view hand) const {
    Question question = question_;
    question.hand = parse_hand(hand, question.deck, question.ruleset.cards);
    return question;
  }

  // Of the deals that the rates come from.
  void set_seed(std::uint64_t seed) { question_.plan.seed = seed; }

  // Without a hand.
  const Question& question() const { return question_; }

 private:
  Question question_{CardSet(), Deck(), Ruleset{}, Seating{2, 2, 1}, Model::Committed, SamplePlan{}};
};

class AskCommand {
 public:
  explicit AskCommand(const AskArguments& arguments)
      : options_(parse_common(arguments.common)),
        setting_(arguments, options_.seed),
        harness_(options_.threads, monitor_),
        output_(arguments.common.out, files_read(arguments)) {
    if (arguments.book) open_book(arguments);
  }

  void answer_one(const std::string& hand) {
    const Question question = setting_.with_hand(hand);
    write_all(output_, [&] {
      answer_and_write(question);
      finish(question);
      if (fewer_deals_) {
        throw Interruption(fmt::format("interrupted: this is the answer from the first {} deals",
                                       with_commas(*fewer_deals_)));
      }
    });
  }

  void answer_stream() {
    write_all(output_, [&] {
      for_each_line(std::cin, "hand", [&](const std::string& hand, std::uint64_t line) {
        answer_and_write(setting_.with_hand(hand));
        if (fewer_deals_) {
          throw Interruption(fmt::format("interrupted at line {}, answered from {} deals", line,
                                         with_commas(*fewer_deals_)));
        }
      });
      finish(setting_.question());
    });
  }

 private:
  void open_book(const AskArguments& arguments) {
    if (arguments.deals || arguments.precision) {
      throw ParseError("--book with --deals or --precision: the rates of a book are fixed");
    }
    if (setting_.question().model != Model::Committed) {
      throw ParseError("--book with --model double-dummy: a book holds committed leads");
    }
    book_.emplace(*arguments.book);
    setting_.set_seed(book_->key().seed);
  }

  std::optional<Answer> answer(const Question& question) {
    if (!book_) return ask(harness_, question);
    try {
      return ask(*book_, question);
    } catch (const ParseError& error) {
      throw ParseError(fmt::format("--book: {}", error.what()));
    }
  }

  void answer_and_write(const Question& question) {
    const auto started = std::chrono::steady_clock::now();
    std::optional<Answer> answer;
    {
      std::optional<Progress> progress;
      if (options_.shows_progress) progress.emplace(monitor_, "deals");
      answer = this->answer(question);
    }
    if (!answer) throw Interruption("interrupted before there was an answer");
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - started;
    write({question, *answer, seconds.count()});
    if (!answer->is_complete) fewer_deals_ = answer->deals;
  }

  // The notes hold for all answers alike.
  void finish(const Question& question) {
    if (options_.format == Format::Text) {
      records_.write(notes(question, book_ ? Method::Book : Method::MonteCarlo, suit_style(output_)));
    }
    records_.finish();
  }

  void write(const AskReport& report) {
    records_.write(write_in(
        options_.format, [&] { return to_text(report, suit_style(output_)); },
        [&] { return to_json(report); }, [&] { return to_csv(report); }));
  }

  CommonOptions options_;
  AskSetting setting_;
  Monitor monitor_;
  StopOnInterrupt stop_on_interrupt_{monitor_};
  Harness harness_;
  std::optional<Book> book_;
  Output output_;
  RecordWriter records_{output_, options_.format, csv_header(setting_.question())};
  std::optional<std::uint64_t> fewer_deals_;  // of the last answer, where it was stopped before its time
};

}  // namespace

void run(const AskArguments& arguments) {
  const RecordKind kind{"ask", "hand", "one, such as: nap ask AS KS QS JH TH"};
  const std::optional<std::string> hand = record_of_arguments(kind, arguments.hand, arguments.source);
  AskCommand command(arguments);
  if (hand) {
    command.answer_one(*hand);
  } else {
    command.answer_stream();
  }
}

}  // namespace nap::cli
