#include "score/score_command.hpp"

#include <iostream>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "io/input.hpp"
#include "nap/inquiry/score/score_document.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "options/table_input.hpp"
#include "session/session.hpp"

namespace nap::cli {
namespace {

// The parts before and after the last '='. Throws ParseError that says how to write it.
std::pair<std::string, std::string> pair_of(const std::string& option, const std::string& text,
                                            const std::string& how) {
  const std::size_t equals = text.rfind('=');
  if (equals == std::string::npos || equals == 0)
    throw ParseError(fmt::format("{} {}: write {}", option, in_quotes(text), how));
  return {text.substr(0, equals), text.substr(equals + 1)};
}

ScoreRequest request_of(const ScoreArguments& arguments) {
  ScoreRequest request = arguments.request;
  if (!arguments.hands.empty()) request.hands = fmt::format("{}", fmt::join(arguments.hands, " "));
  if (!arguments.played.empty()) request.played = fmt::format("{}", fmt::join(arguments.played, " "));
  if (arguments.names) request.names = split_list("--names", *arguments.names);
  for (const std::string& fine : arguments.fines) {
    const auto [player, kind] = pair_of("--fine-paid", fine, "PLAYER=KIND, such as 2=misdeal");
    request.fines.push_back({player, kind});
  }
  for (const std::string& fee : arguments.fees) {
    const auto [player, stakes] = pair_of("--fee-paid", fee, "PLAYER=STAKES, such as 2=1");
    request.fees.push_back({player, stakes});
  }
  return request;
}

// A stream has its deals in its records. Only the names may come with the command.
void check_no_deal(const ScoreRequest& request) {
  for (const auto& given : {request.hands, request.declarer, request.bid, request.heard, request.played,
                            request.trump, request.result, request.dealer}) {
    if (given) throw ParseError("score: a deal and --stdin; give one or the other");
  }
  if (request.pool || request.doubled || request.spare_hand || !request.fines.empty() ||
      !request.fees.empty())
    throw ParseError("score: a deal and --stdin; give one or the other");
}

}  // namespace

void run(const ScoreArguments& arguments) {
  const ScoreRequest request = request_of(arguments);
  const bool is_stream = arguments.source == RecordSource::StandardInput;
  if (is_stream) check_no_deal(request);
  const TableInput input = read_table(arguments.table);
  const ScoreInquiry inquiry(input.request, input.texts, arguments.ranks);
  Session session(arguments.common, input.files);
  const CardStyle style = session.cards(inquiry.letters());
  if (!is_stream) return session.finish(score_document(inquiry.score(request), style));
  Evening evening(inquiry, request.names);
  session.write_all([&] {
    session.watch_interrupts();
    for_each_line(std::cin, "deal", [&](const std::string& text, std::uint64_t line) {
      session.write(score_document(evening.add(text, line), style));
      return true;
    });
  });
}

}  // namespace nap::cli
