#include "session/session.hpp"

#include "io/terminal.hpp"

namespace nap::cli {

Session::Session(const CommonArguments& common, const std::vector<std::string>& inputs)
    : options_(parse_common(common)),
      output_(common.out, inputs, options_.coloring),
      writer_(options_.format, screen_of(output_)) {}

Harness& Session::harness() {
  watch_interrupts();
  if (!harness_) harness_.emplace(options_.threads, monitor_);
  return *harness_;
}

void Session::watch_interrupts() {
  if (!stop_on_interrupt_) stop_on_interrupt_.emplace(monitor_);
}

CardStyle Session::cards(RankLetters letters) const {
  return {letters == RankLetters::English ? suit_style(output_) : SuitStyle::Symbols, letters};
}

report::Screen Session::screen() const { return screen_of(output_); }

void Session::write(const report::Document& document) { output_.write(writer_.write(document)); }

void Session::finish(const report::Document& document) {
  write_all([&] { write(document); });
}

}  // namespace nap::cli
