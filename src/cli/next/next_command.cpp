#include "next/next_command.hpp"

#include <fmt/format.h>

#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/interrupt.hpp"
#include "io/progress.hpp"
#include "io/terminal.hpp"
#include "nap/report/figures.hpp"
#include "next/next_writer.hpp"

namespace nap::cli {

using namespace report;

namespace {

std::vector<std::string> files_of(const NextSetting& setting) {
  return setting.table.file ? std::vector<std::string>{*setting.table.file} : std::vector<std::string>();
}

std::optional<NextAnswer> answer_of(const NextSetting& setting, const CommonOptions& options,
                                    Monitor& monitor) {
  Harness harness(options.threads, monitor);
  std::optional<Progress> progress;
  if (options.shows_progress) progress.emplace(monitor, "deals");
  return next_card(harness, setting.view, setting.plan);
}

}  // namespace

void run(const NextArguments& arguments) {
  const CommonOptions options = parse_common(arguments.common);
  const NextSetting setting = parse_next(arguments, options.seed);
  Monitor monitor;
  const StopOnInterrupt stop_on_interrupt(monitor);
  Output output(arguments.common.out, files_of(setting), options.coloring);
  const std::optional<NextAnswer> answer = answer_of(setting, options, monitor);
  if (!answer) throw Interruption("interrupted before there was an answer");
  // French and Spanish letters need symbols.
  const bool is_english = setting.letters == RankLetters::English;
  const CardStyle style{is_english ? suit_style(output) : SuitStyle::Symbols, setting.letters};
  const NextReport report{setting, *answer};
  write_all(output, [&] {
    output.write(write_in(
        options.format, [&] { return to_text(report, style, line_width(output)); },
        [&] { return to_json(report); }, [&] { return to_csv(report); }));
    if (!answer->is_complete) {
      throw Interruption(
          fmt::format("interrupted: this is the answer from the first {} deals", with_commas(answer->deals)));
    }
  });
}

}  // namespace nap::cli
