#include "asnas/asnas_command.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "io/failure.hpp"
#include "nap/asnas/kept/solution_file.hpp"
#include "nap/chance/workers.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "session/session.hpp"

namespace nap::cli {
namespace {

constexpr std::chrono::seconds kKeepEvery(60);

std::string hand_of(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

// A file that keeps a solution of the game that was asked for, or none.
class Keeper {
 public:
  Keeper(const std::string& file, const asnas::SolveInquiry& inquiry) {
    if (file.empty()) return;
    file_.emplace(file, asnas::SolutionFile::Use::Write);
    if (file_->is_empty()) return;
    known_ = file_->read();
    if (known_->solution.rules == inquiry.rules() && known_->solution.ranking == inquiry.ranking()) return;
    throw ParseError(fmt::format("--solution {}: it holds another game ({} players, {}); name another file",
                                 in_quotes(file), known_->solution.rules.players,
                                 asnas::betting_text(known_->solution.rules)));
  }

  const std::optional<asnas::LearnedSolution>& known() const { return known_; }
  bool keep(const asnas::LearnedSolution& learned) {
    if (file_) file_->keep(learned);
    return file_.has_value();
  }
  // Keeps it if the file is so old that its loss would cost a minute.
  void keep_in_between(const asnas::LearnedSolution& learned) {
    const auto now = std::chrono::steady_clock::now();
    if (now - kept_at_ < kKeepEvery) return;
    keep(learned);
    kept_at_ = now;
  }

 private:
  std::optional<asnas::SolutionFile> file_;
  std::optional<asnas::LearnedSolution> known_;
  std::chrono::steady_clock::time_point kept_at_ = std::chrono::steady_clock::now();
};

std::optional<asnas::LearnedSolution> solve(const asnas::SolveInquiry& inquiry, Keeper& keeper,
                                            Session& session) {
  Workers workers(session.options().threads, session.monitor());
  const asnas::BettingGame game(inquiry.rules(), inquiry.pack(), inquiry.ranking(), workers);
  return asnas::solve(game, keeper.known(), inquiry.goal(), session.monitor(),
                      [&](const asnas::LearnedSolution& learned) { keeper.keep_in_between(learned); });
}

void advise_from_file(const AsnasAskArguments& arguments) {
  const asnas::SolutionFile file(arguments.file, asnas::SolutionFile::Use::Read);
  const asnas::AdviceInquiry inquiry(arguments.request, arguments.advice, file.rules(), file.ranking());
  const std::string hand = hand_of(arguments.hand);
  const asnas::HandChoices choices = file.choices(inquiry.position(), inquiry.parse(hand));
  Session session(arguments.common, {arguments.file});
  session.finish(inquiry.document(hand, choices, file.greatest_gain()));
}

void advise_against_stated(const AsnasAskArguments& arguments) {
  if (!arguments.file.empty())
    throw ParseError("--others and --solution: one of the two says how the others bet; leave out the other");
  const asnas::StatedInquiry inquiry(arguments.request, arguments.advice);
  const std::string hand = hand_of(arguments.hand);
  Session session(arguments.common);
  const std::uint64_t seed = session.options().seed;
  const std::optional<asnas::StatedAdvice> advice = session.with_progress("deals", [&] {
    Workers workers(session.options().threads, session.monitor());
    return inquiry.answer(hand, seed, workers);
  });
  if (!advice) throw Interruption("interrupted before there was an answer");
  session.finish(inquiry.document(hand, *advice, seed));
}

// Two players are solved at once.
void advise(const AsnasAskArguments& arguments) {
  if (arguments.advice.others) {
    advise_against_stated(arguments);
    return;
  }
  if (!arguments.file.empty()) {
    advise_from_file(arguments);
    return;
  }
  const asnas::AdviceInquiry inquiry(arguments.request, arguments.advice);
  const int players = inquiry.rules().players;
  if (players > 2) {
    throw ParseError(
        fmt::format("--players {}: first solve the betting of {} players, which takes a while: nap asnas "
                    "solve --players {} --solution FILE; then ask with --solution FILE",
                    players, players, players));
  }
  const std::string hand = hand_of(arguments.hand);
  const asnas::Cards cards = inquiry.parse(hand);
  Session session(arguments.common);
  Workers workers(session.options().threads, session.monitor());
  const asnas::BettingGame game(inquiry.rules(), asnas::pack_for(players), inquiry.ranking(), workers);
  const std::vector<asnas::Cards>& hands = game.deals().hands();
  const auto place = static_cast<std::size_t>(std::find(hands.begin(), hands.end(), cards) - hands.begin());
  const asnas::Solution solution = solve_exactly(game).solution;
  session.finish(
      inquiry.document(hand, solution.choices[inquiry.position()][place], solution.outcome.greatest_gain()));
}

}  // namespace

void run(const AsnasOddsArguments& arguments) {
  Session session(arguments.common);
  session.finish(asnas::odds_document(arguments.request, asnas::odds_for(arguments.request)));
}

void run(const AsnasAskArguments& arguments) {
  if (arguments.advice.deals && !arguments.advice.others)
    throw ParseError("--deals: without --others there are no random deals; leave it out");
  if (arguments.advice.is_asked() || !arguments.file.empty()) {
    advise(arguments);
    return;
  }
  const asnas::PotInquiry inquiry(arguments.request);
  Session session(arguments.common);
  session.finish(inquiry.document(inquiry.answers(hand_of(arguments.hand))));
}

void run(const AsnasExchangeArguments& arguments) {
  const asnas::ExchangeInquiry inquiry(arguments.request);
  const std::vector<asnas::ExchangeQuestion> questions = inquiry.questions(hand_of(arguments.hand));
  Session session(arguments.common);
  const std::uint64_t seed = session.options().seed;
  const std::vector<asnas::ExchangeShares> answers = session.with_progress("deals", [&] {
    Workers workers(session.options().threads, session.monitor());
    return inquiry.answers(questions, seed, workers);
  });
  if (is_interrupted()) throw Interruption("interrupted before there was an answer");
  session.finish(inquiry.document(answers, seed));
}

void run(const AsnasEveningArguments& arguments) {
  const asnas::EveningInquiry inquiry(arguments.request);
  Session session(arguments.common);
  const std::optional<std::vector<asnas::PlayersEvenings>> answers = session.with_progress("rounds", [&] {
    Workers workers(session.options().threads, session.monitor());
    return inquiry.answers(workers);
  });
  if (!answers) throw Interruption("interrupted before there was an answer");
  session.finish(inquiry.document(*answers));
}

void run(const AsnasSolveArguments& arguments) {
  const asnas::SolveInquiry inquiry(arguments.request);
  Session session(arguments.common,
                  arguments.file.empty() ? std::vector<std::string>() : std::vector{arguments.file});
  Keeper keeper(arguments.file, inquiry);
  const std::optional<asnas::LearnedSolution> learned =
      session.with_progress("rounds", [&] { return solve(inquiry, keeper, session); });
  if (is_interrupted()) {
    const bool is_kept = learned && !inquiry.is_exact() && keeper.keep(*learned);
    throw Interruption(
        is_kept ? fmt::format("interrupted after {} rounds, which are kept; run the same command to resume",
                              learned->solution.rounds)
                : "interrupted before there was an answer");
  }
  keeper.keep(*learned);
  session.finish(inquiry.document(learned->solution));
}

}  // namespace nap::cli
