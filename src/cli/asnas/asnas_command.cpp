#include "asnas/asnas_command.hpp"

#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "io/failure.hpp"
#include "nap/chance/workers.hpp"
#include "session/session.hpp"

namespace nap::cli {
namespace {

std::string hand_of(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

std::optional<asnas::Solution> solve(const asnas::SolveInquiry& inquiry, const asnas::BettingGame& game,
                                     Monitor& monitor) {
  if (inquiry.is_exact()) return solve_exactly(game);
  std::optional<asnas::LearnedSolution> learned = learn(game, std::nullopt, inquiry.goal(), monitor);
  if (!learned) return std::nullopt;
  return std::move(learned->solution);
}

}  // namespace

void run(const AsnasOddsArguments& arguments) {
  Session session(arguments.common);
  session.finish(asnas::odds_document(arguments.request, asnas::odds_for(arguments.request)));
}

void run(const AsnasAskArguments& arguments) {
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

void run(const AsnasSolveArguments& arguments) {
  const asnas::SolveInquiry inquiry(arguments.request);
  Session session(arguments.common);
  const std::optional<asnas::Solution> solution = session.with_progress("rounds", [&] {
    Workers workers(session.options().threads, session.monitor());
    const asnas::BettingGame game(inquiry.rules(), inquiry.pack(), inquiry.ranking(), workers);
    return solve(inquiry, game, session.monitor());
  });
  if (is_interrupted() || !solution) throw Interruption("interrupted before there was an answer");
  session.finish(inquiry.document(*solution));
}

}  // namespace nap::cli
