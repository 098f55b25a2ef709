#include "score/score_command.hpp"

#include <iostream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "io/input.hpp"
#include "nap/inquiry/score/score_document.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "options/table_input.hpp"
#include "session/session.hpp"

namespace nap::cli {
namespace {

ScoreRequest request_of(const ScoreArguments& arguments) {
  ScoreRequest request = arguments.request;
  if (!arguments.hands.empty()) request.hands = fmt::format("{}", fmt::join(arguments.hands, " "));
  if (!arguments.played.empty()) request.played = fmt::format("{}", fmt::join(arguments.played, " "));
  if (arguments.names) request.names = split_list("--names", *arguments.names);
  return request;
}

// A stream has its deals in its records. Only the names may come with the command.
void check_no_deal(const ScoreRequest& request) {
  for (const auto& given : {request.hands, request.declarer, request.bid, request.heard, request.played,
                            request.trump, request.result, request.dealer}) {
    if (given) throw ParseError("score: a deal and --stdin; give one or the other");
  }
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
