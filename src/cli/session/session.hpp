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

// Only one may exist at a time, used by one thread: the one that runs the command.
class Session {
 public:
  // `inputs` are the files that the command reads. Its output must not replace them. Throws ParseError and
  // Failure as parse_common and Output do.
  explicit Session(const CommonArguments& common, const std::vector<std::string>& inputs = {});

  const CommonOptions& options() const { return options_; }
  bool is_for_people() const { return options_.format == report::Format::Text; }
  Output& output() { return output_; }

  // Counts the work of the harness. Ctrl-C tells it to stop.
  Monitor& monitor() { return monitor_; }
  // The harness, with as many threads as the options say. It is made when first asked for. Watches for
  // interrupts.
  Harness& harness();
  // From now on Ctrl-C asks the work to stop. Before, it ends the program.
  void watch_interrupts();

  // Does the work while a line on the terminal shows how many of these `things` are done. Watches for
  // interrupts.
  template <class Work>
  auto with_progress(std::string_view things, const Work& work) {
    watch_interrupts();
    const struct HideAtEnd {
      ~HideAtEnd() { session.hide_progress(); }
      Session& session;
    } hide{*this};
    if (options_.shows_progress) progress_.emplace(monitor_, things);
    return work();
  }
  // Work that shows something else hides the line.
  void hide_progress() { progress_.reset(); }

  // How cards and bids are shown to the reader of the output. French and Spanish letters need symbols.
  CardStyle cards(RankLetters letters = RankLetters::English) const;
  report::Screen screen() const;

  // Writes a document after those before it, in the format that was asked for.
  void write(const report::Document& document);
  // Does `work`, which writes, and then puts the output in its place. If that fails, the error also says what
  // was kept.
  template <class Work>
  void write_all(const Work& work) {
    cli::write_all(output_, work);
  }
  // The same if one document is all that there is to write.
  void finish(const report::Document& document);

 private:
  CommonOptions options_;
  Monitor monitor_;
  std::optional<StopOnInterrupt> stop_on_interrupt_;
  std::optional<Harness> harness_;
  std::optional<Progress> progress_;
  Output output_;
  report::DocumentWriter writer_;
};

}  // namespace nap::cli
