#include "quiz/quiz_command.hpp"

#include <iostream>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

#include "io/failure.hpp"
#include "io/input.hpp"
#include "nap/analysis/ask/ask_book.hpp"
#include "nap/inquiry/ask/ask_document.hpp"
#include "nap/inquiry/quiz/quiz_round.hpp"
#include "nap/inquiry/words/rank_language.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/wrap.hpp"
#include "nap/text/characters.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"
#include "options/table_input.hpp"
#include "session/session.hpp"
#include "study/study_input.hpp"

namespace nap::cli {

using namespace report;

namespace {

constexpr std::uint64_t kMostHands = 10'000;
constexpr std::uint64_t kFirstHands = 3;  // are dealt as they fall

class QuizCommand {
 public:
  explicit QuizCommand(const QuizArguments& arguments)
      : letters_(parse_rank_letters(arguments.ranks)),
        hands_(parse_whole("--hands", arguments.hands, 1, kMostHands)),
        kind_(arguments.kind),
        table_(read_defaults().filled(arguments.table)),
        input_(read(arguments)),
        session_(arguments.common, input_.files) {
    session_.watch_interrupts();
    if (arguments.book) book_.emplace(*arguments.book);
  }

  void play() {
    session_.write_all([&] {
      say_wrapped(opening());
      for (std::uint64_t i = 0; i < hands_ && ask_about(i); ++i) {
      }
      if (session_.is_for_people())
        session_.output().write(wrapped(fmt::format("\n{}\n", score_text(score_)), columns()));
      if (is_interrupted()) throw Interruption(interrupted_after(score_.hands, "hand"));
    });
  }

 private:
  static StudyRequest study_of(const QuizArguments& arguments, const TableRequest& table) {
    StudyRequest study{.changes = table.changes, .dealer_out = table.dealer_out};
    study.players = table.players;
    study.deck = table.deck.value_or(study.deck);
    study.stakes = stakes_of(table);
    if (arguments.book) study.books = {*arguments.book};
    return study;
  }

  StudyInput read(const QuizArguments& arguments) const {
    return naming_defaults(table_.defaults, [&] { return read_study(study_of(arguments, table_)); });
  }

  std::string opening() const {
    std::string text =
        fmt::format("{} hand{}. Answer with pass or a bid (p, 3 or n will do); ? lists the bids, q ends.\n",
                    hands_, hands_ == 1 ? "" : "s");
    return text + asked_text({.defaults = table_.defaults});
  }

  // Hand i belongs to the table with number i modulo the number of tables. Each hand has its own random
  // numbers. Nothing if it was stopped.
  std::optional<Question> question(std::uint64_t i) {
    const StudyTask& task = input_.tasks[i % input_.tasks.size()];
    const QuizHands kind = kind_.value_or(i < kFirstHands ? QuizHands::Any : QuizHands::Close);
    const std::uint64_t seed = session_.options().seed;
    const std::optional<QuizDeal> deal = session_.with_progress("hands", [&] {
      return deal_quiz_hand(session_.harness(), {task.setup, task.ruleset, task.seating}, kind, seed, i);
    });
    if (!deal) return std::nullopt;
    SamplePlan sample;
    sample.seed = seed;
    Question question{deal->hand, task.setup.deck, task.ruleset, task.seating, model(task), sample};
    question.turn = deal->turn;
    return question;
  }

  // A book of seven cards has only rates with open hands.
  Model model(const StudyTask& task) const {
    return book_ && task.setup.cards != 5 ? Model::Committed : Model::SelfPlay;
  }

  // Asks about hand i, and returns whether the quiz goes on.
  bool ask_about(std::uint64_t i) {
    const std::optional<Question> question = this->question(i);
    if (!question) return false;
    say_wrapped(heading(i, *question));
    const std::optional<std::string> call = read_call(*question);
    if (!call) return false;
    const std::optional<Answer> answer =
        session_.with_progress("deals", [&] { return this->answer(*question); });
    if (!answer || !answer->is_complete) return false;
    const QuizHand hand{
        i + 1, *question, *answer, obstacle(*question, *answer), {.defaults = table_.defaults}};
    if (is_interrupted()) return false;
    const QuizResult result = judge(hand, *call);
    score_.add(result);
    say_wrapped(result_text(hand, result, style()) + '\n');
    const std::string why = why_text(hand, style());
    if (!why.empty()) say_wrapped(why + '\n');
    if (!session_.is_for_people()) session_.write({.head = quiz_fields(hand, result, score_)});
    return true;
  }

  std::string heading(std::uint64_t i, const Question& question) const {
    return fmt::format("\n{} of {}   {}   {}, {}, {} stakes, {}\n{}\n", i + 1, hands_,
                       to_text(question.hand, style()), players_text(question.seating),
                       deck_text(question.deck), question.ruleset.name(),
                       word_for(question.model, kModelWords), heard_text(*question.turn));
  }

  std::optional<Obstacle> obstacle(const Question& question, const Answer& answer) {
    const BidAnswer* bid = bid_in_doubt(answer);
    if (bid == nullptr || !bid->lead) return std::nullopt;
    return find_obstacle(session_.harness(), question.setup(), question.hand, bid->bid.contract, *bid->lead,
                         question.plan.seed);
  }

  // The call that the player writes. Empty at the end of the input, or if the player ends the quiz.
  std::optional<std::string> read_call(const Question& question) {
    std::string line;
    for (say(kPrompt); !is_interrupted() && std::getline(std::cin, line); say(kPrompt)) {
      if (!std::exchange(has_read_, true)) line = without_byte_order_mark(line);
      const std::string_view word = trimmed(line);
      // A terminal shows it without help.
      if (isatty(STDIN_FILENO) == 0) say(on_one_line(word) + '\n');
      if (word.empty()) continue;
      if (word == "q" || word == "Q" || word == "quit") return std::nullopt;
      if (word.starts_with('?')) {
        say_wrapped(fmt::format("Calls are {}.\n", calls_text(question, style().suits)));
        continue;
      }
      try {
        return parse_call(line, question, style().suits);
      } catch (const ParseError& error) {
        say_wrapped(fmt::format("{}.\n", error.what()));
      }
    }
    say("\n");
    if (!is_interrupted()) check_has_ended(std::cin);
    return std::nullopt;
  }

  std::optional<Answer> answer(const Question& question) {
    if (!book_) return ask(session_.harness(), question);
    const bool fits = book_->key().setup == question.setup();
    return fits ? ask(*book_, question) : ask(session_.harness(), question);
  }

  std::size_t columns() const { return session_.screen().columns; }

  void say_wrapped(const std::string& text) { say(wrapped(text, columns())); }

  // If records are written, what a person reads goes to standard error.
  void say(const std::string& text) {
    if (session_.is_for_people() && session_.output().is_standard_output()) {
      session_.output().write(text);
    } else {
      fmt::print(stderr, "{}", text);
    }
  }

  CardStyle style() const { return session_.cards(letters_); }

  static constexpr const char* kPrompt = "Your call: ";

  RankLetters letters_;
  std::uint64_t hands_;
  std::optional<QuizHands> kind_;
  TableRequest table_;  // with the user's defaults
  StudyInput input_;
  Session session_;
  std::optional<Book> book_;
  QuizScore score_;
  bool has_read_ = false;  // a line of the input
};

}  // namespace

void run(const QuizArguments& arguments) { QuizCommand(arguments).play(); }

}  // namespace nap::cli
