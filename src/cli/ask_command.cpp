#include <chrono>
#include <iostream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ask_writer.hpp"
#include "commands.hpp"
#include "failure.hpp"
#include "interrupt.hpp"
#include "nap/rules/seating.hpp"
#include "numbers.hpp"
#include "progress.hpp"

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

SamplePlan parse_plan(const AskArguments& arguments) {
  SamplePlan plan;
  plan.seed = parse_whole("--seed", arguments.common.seed, 0, ~std::uint64_t{0});
  if (arguments.deals && arguments.precision) {
    throw ParseError("--deals and --precision: only one of the two can set the number of deals");
  }
  if (arguments.deals) plan.deals = parse_whole("--deals", *arguments.deals, 1, kMostDeals);
  if (arguments.precision)
    plan.precision = parse_decimal("--precision", *arguments.precision, kFinestPrecision, 0.5);
  return plan;
}

std::string tables_for(int cards) {
  std::vector<std::string> names;
  for (const std::string& name : stake_table_names()) {
    if (find_stake_table(name)->cards == cards) names.push_back(name);
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

int parse_cards(const std::string& text) {
  if (text == "5" || text == "7") return text[0] - '0';
  throw ParseError(fmt::format("--cards {}: hands have 5 or 7 cards", in_quotes(text)));
}

// Everything that the options say; the hand is still to come.
class AskSetting {
 public:
  explicit AskSetting(const AskArguments& arguments) {
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
    question_.plan = parse_plan(arguments);
  }

  Question with_hand(std::string_view hand) const {
    Question question = question_;
    question.hand = parse_hand(hand, question.deck, question.ruleset.cards);
    return question;
  }

 private:
  Question question_{CardSet(), Deck(), Ruleset{}, Seating{2, 2, 1}, Model::Committed, SamplePlan{}};
};

class AskCommand {
 public:
  explicit AskCommand(const AskArguments& arguments)
      : setting_(arguments),
        format_(parse_format(arguments.common.format)),
        shows_progress_(!arguments.common.no_progress),
        is_stream_(arguments.is_stream),
        harness_(parse_threads(arguments.common), monitor_),
        output_(arguments.common.out) {
    stop_on_interrupt(monitor_);
  }

  void answer_one(const std::string& hand) {
    const Question question = setting_.with_hand(hand);
    const Answer answer = answer_and_write(question);
    output_.commit();
    if (!answer.is_complete) {
      throw Interruption(
          fmt::format("interrupted: this is the answer from the first {} deals", with_commas(answer.deals)));
    }
  }

  void answer_stream() {
    for (std::uint64_t line = 1; const std::optional<std::string> text = read_line(std::cin); ++line) {
      if (text->find_first_not_of(" \t") == std::string::npos) continue;
      std::optional<Question> question;
      try {
        question = setting_.with_hand(*text);
      } catch (const ParseError& error) {
        throw ParseError(fmt::format("line {}: {}", line, error.what()));
      }
      if (!answer_and_write(*question).is_complete) {
        throw Interruption(fmt::format("interrupted at line {}, whose answer is from fewer deals", line));
      }
    }
    output_.commit();
  }

 private:
  Answer answer_and_write(const Question& question) {
    const auto started = std::chrono::steady_clock::now();
    std::optional<Answer> answer;
    {
      const Progress progress(monitor_, shows_progress_);
      answer = ask(harness_, question);
    }
    if (!answer) throw Interruption("interrupted before there was anything to answer with");
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - started;
    write({question, *answer, seconds.count()});
    return *std::move(answer);
  }

  void write(const AskReport& report) {
    switch (format_) {
      case Format::Text:
        return records_.write(to_text(report, suit_style(output_), !is_stream_));
      case Format::Json:
        return records_.write(to_json(report));
      case Format::Csv:
        return records_.write(to_csv(report));
    }
  }

  AskSetting setting_;
  Format format_;
  bool shows_progress_;
  bool is_stream_;
  Monitor monitor_;
  Harness harness_;
  Output output_;
  RecordWriter records_{output_, format_ == Format::Csv ? csv_header() : "",
                        format_ == Format::Text ? "\n" : ""};
};

}  // namespace

void run(const AskArguments& arguments) {
  if (arguments.is_stream && !arguments.hand.empty()) {
    throw ParseError("ask: a hand and --stdin; give one or the other");
  }
  if (!arguments.is_stream && arguments.hand.empty()) {
    throw ParseError("ask: no hand; write one, such as: nap ask AS KS QS JH TH");
  }
  const std::string hand = fmt::format("{}", fmt::join(arguments.hand, " "));
  AskCommand command(arguments);
  if (arguments.is_stream) {
    command.answer_stream();
  } else {
    command.answer_one(hand);
  }
}

}  // namespace nap::cli
