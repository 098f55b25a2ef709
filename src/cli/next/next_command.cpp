#include "next/next_command.hpp"

#include <fmt/format.h>

#include "io/failure.hpp"
#include "nap/inquiry/next/next_document.hpp"
#include "nap/report/figures.hpp"
#include "options/table_input.hpp"
#include "session/session.hpp"

namespace nap::cli {

void run(const NextArguments& arguments) {
  const TableInput input = read_table(arguments.request.table);
  NextRequest request = arguments.request;
  request.table = input.request;
  request.seed = parse_common(arguments.common).seed;
  const NextQuestion question = next_question(request, input.texts);
  Session session(arguments.common, input.files);
  const std::optional<NextAnswer> answer = session.with_progress(
      "deals", [&] { return next_card(session.harness(), question.view, question.plan); });
  if (!answer) throw Interruption("interrupted before there was an answer");
  session.write_all([&] {
    session.write(next_document({question, *answer}, session.cards(question.letters)));
    if (answer->is_complete) return;
    throw Interruption(fmt::format("interrupted: this is the answer from the first {} deals",
                                   report::with_commas(answer->deals)));
  });
}

}  // namespace nap::cli
