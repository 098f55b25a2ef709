#include "quiz/quiz_command.hpp"

#include <iostream>
#include <unistd.h>

#include <fmt/format.h>

#include "io/failure.hpp"
#include "nap/analysis/ask/ask_book.hpp"
#include "nap/report/wrap.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "options/hand_options.hpp"
#include "options/table_defaults.hpp"
#include "quiz/quiz_round.hpp"
#include "session/session.hpp"
#include "study/study_tasks.hpp"
#include "writing/names.hpp"

namespace nap::cli {

using namespace report;

namespace {

constexpr std::uint64_t kMostHands = 10'000;

class QuizCommand {
 public:
  explicit QuizCommand(const QuizArguments& arguments)
      : letters_(parse_rank_letters(arguments.ranks)),
        hands_(parse_whole("--hands", arguments.hands, 1, kMostHands)),
        study_(study_of(arguments)),
        tasks_(plan()),
        session_(arguments.common, study_files(study_)) {
    session_.watch_interrupts();
    if (arguments.book) book_.emplace(*arguments.book);
  }

  void play() {
    session_.write_all([&] {
      say(opening());
      for (std::uint64_t i = 0; i < hands_ && ask_about(i); ++i) {
      }
      if (session_.is_for_people())
        session_.output().write('\n' + wrapped(score_text(score_), session_.width()) + '\n');
      if (is_interrupted()) throw Interruption("interrupted");
    });
  }

 private:
  StudyArguments study_of(const QuizArguments& arguments) {
    StudyArguments study;
    study.changes = arguments.changes;
    study.dealer_out = arguments.dealer_out;
    study.players = defaults_.players(arguments.players, "4");
    study.deck = defaults_.deck(arguments.deck, "52");
    study.stakes = defaults_.stakes(arguments.stakes, "peel");
    if (arguments.book) study.books = {*arguments.book};
    return study;
  }

  std::vector<StudyTask> plan() const {
    try {
      return plan_study(study_);
    } catch (const ParseError& error) {
      throw ParseError(error.what() + defaults_.hint());
    }
  }

  std::string opening() const {
    std::string text = fmt::format("{} hand{}. Answer with pass or a bid; ? lists the bids, q ends.\n",
                                   hands_, hands_ == 1 ? "" : "s");
    if (!defaults_.used().empty())
      text += fmt::format("Your defaults: {}.\n", defaults_text(defaults_.used()));
    return text;
  }

  // Hand i belongs to table i modulo their number. Each has random numbers of its own.
  Question question(std::uint64_t i) const {
    const StudyTask& task = tasks_[i % tasks_.size()];
    const RandomDeals deals(task.setup.deck, task.setup.seats, task.setup.cards, session_.options().seed,
                            Stream::Quiz);
    SamplePlan sample;
    sample.seed = session_.options().seed;
    return {
        deals.deal(i).hand(kDeclarer), task.setup.deck, task.ruleset, task.seating, Model::Committed, sample};
  }

  // Whether the quiz goes on.
  bool ask_about(std::uint64_t i) {
    const Question question = this->question(i);
    const std::string table = fmt::format("\n{} of {}   {}   {}, {} cards, {} stakes\n", i + 1, hands_,
                                          to_text(question.hand, style()), players_text(question.seating),
                                          question.deck.size(), question.ruleset.name);
    say(wrapped(table, session_.width()));
    const std::optional<std::string> call = read_call(question);
    if (!call) return false;
    const std::optional<Answer> answer = this->answer(question);
    if (!answer) return false;
    const QuizHand hand{i + 1, question, *answer};
    const QuizResult result = judge(hand, *call);
    score_.add(result);
    say(wrapped(result_text(hand, result, style()), session_.width()) + '\n');
    if (!session_.is_for_people()) session_.write({.head = quiz_fields(hand, result, score_)});
    return true;
  }

  // Nothing at the end of the input, or where the player ends the quiz.
  std::optional<std::string> read_call(const Question& question) {
    std::string line;
    for (say(kPrompt); !is_interrupted() && std::getline(std::cin, line); say(kPrompt)) {
      if (isatty(STDIN_FILENO) == 0) say(line + '\n');  // a terminal shows it by itself
      if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
      if (line == "q" || line == "Q" || line == "quit") return std::nullopt;
      if (line.starts_with('?')) {
        say(wrapped("Calls are " + calls_text(question, style().suits) + ".", session_.width()) + '\n');
        continue;
      }
      try {
        return parse_call(line, question, style().suits);
      } catch (const ParseError& error) {
        say(wrapped(fmt::format("{}.", error.what()), session_.width()) + '\n');
      }
    }
    say("\n");
    return std::nullopt;
  }

  std::optional<Answer> answer(const Question& question) {
    if (!book_) return ask(session_.harness(), question);
    const Setup& setup = book_->key().setup;
    const bool fits = setup == Setup{question.deck, question.seating.active, question.ruleset.cards};
    return fits ? ask(*book_, question) : ask(session_.harness(), question);
  }

  // What a person reads goes to standard error where records are written.
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
  TableDefaults defaults_;
  StudyArguments study_;
  std::vector<StudyTask> tasks_;
  Session session_;
  std::optional<Book> book_;
  QuizScore score_;
};

}  // namespace

void run(const QuizArguments& arguments) { QuizCommand(arguments).play(); }

}  // namespace nap::cli
