#include "next/next_command.hpp"

#include <fmt/format.h>

#include "io/failure.hpp"
#include "nap/report/figures.hpp"
#include "next/next_document.hpp"
#include "session/session.hpp"

namespace nap::cli {

namespace {

std::vector<std::string> files_of(const NextSetting& setting) {
  return setting.table.file ? std::vector<std::string>{*setting.table.file} : std::vector<std::string>();
}

}  // namespace

void run(const NextArguments& arguments) {
  const NextSetting setting = parse_next(arguments, parse_common(arguments.common).seed);
  Session session(arguments.common, files_of(setting));
  const std::optional<NextAnswer> answer = session.with_progress(
      "deals", [&] { return next_card(session.harness(), setting.view, setting.plan); });
  if (!answer) throw Interruption("interrupted before there was an answer");
  session.write_all([&] {
    session.write(next_document({setting, *answer}, session.cards(setting.letters)));
    if (answer->is_complete) return;
    throw Interruption(fmt::format("interrupted: this is the answer from the first {} deals",
                                   report::with_commas(answer->deals)));
  });
}

}  // namespace nap::cli
