// What every command sets up before it works: its options, the threads, the progress line, Ctrl-C, and the
// output.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/files.hpp"
#include "io/interrupt.hpp"
#include "io/progress.hpp"
#include "nap/cards/notation.hpp"
#include "nap/report/document.hpp"
#include "nap/sim/deals/harness.hpp"
#include "options/common_options.hpp"

namespace nap::cli {

// One at a time, and for one thread: the one that runs the command.
class Session {
 public:
  // `inputs` are the files that the command reads, which its output must not replace. Throws ParseError and
  // Failure as parse_common and Output do.
  explicit Session(const CommonArguments& common, const std::vector<std::string>& inputs = {});

  const CommonOptions& options() const { return options_; }
  bool is_for_people() const { return options_.format == report::Format::Text; }
  Output& output() { return output_; }

  // Counts the work of the harness, and is told to stop by Ctrl-C.
  Monitor& monitor() { return monitor_; }
  // On as many threads as the options say, started when it is first asked for. Watches for interrupts.
  Harness& harness();
  // From now on Ctrl-C asks the work to stop; before, it ends the program.
  void watch_interrupts();

  // Does the work while a line on the terminal shows how many of these things are done. Watches for
  // interrupts.
  template <class Work>
  auto with_progress(std::string_view things, const Work& work) {
    watch_interrupts();
    std::optional<Progress> progress;
    if (options_.shows_progress) progress.emplace(monitor_, things);
    return work();
  }

  // How cards and bids are shown to whoever reads the output. French and Spanish letters need symbols.
  CardStyle cards(RankLetters letters = RankLetters::English) const;
  std::size_t width() const;

  // Writes a document behind those before it, in the format that was asked for.
  void write(const report::Document& document);
  // Does `work`, which writes, and then puts the output where it belongs. Where that fails the error also
  // says what was kept.
  template <class Work>
  void write_all(const Work& work) {
    cli::write_all(output_, work);
  }
  // The same where all there is to write is one document.
  void finish(const report::Document& document);

 private:
  CommonOptions options_;
  Monitor monitor_;
  std::optional<StopOnInterrupt> stop_on_interrupt_;
  std::optional<Harness> harness_;
  Output output_;
  report::DocumentWriter writer_;
};

}  // namespace nap::cli
