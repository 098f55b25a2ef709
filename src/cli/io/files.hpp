// Results out: to standard output or a file.
#pragma once

#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "io/color.hpp"
#include "io/failure.hpp"
#include "nap/text/parse_error.hpp"

namespace nap::cli {

// Where results go: standard output or a file. A file takes its name only when everything is written. Until
// then the results are in FILE.partial beside it (or FILE.partial-2, ...). They stay there if the run fails,
// and an older FILE is untouched. Devices and pipes are written directly.
class Output {
 public:
  // Writes to standard output if `path` is empty. Throws ParseError if the path leads nowhere, to standard
  // input, to the user's defaults, or to one of `inputs`, the other files that the command uses. Throws
  // Failure if the file may not be written.
  explicit Output(const std::string& path, const std::vector<std::string>& inputs = {},
                  Coloring coloring = Coloring::Never);
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  // These two throw Failure if the disk is full and the like.
  void write(const std::string& text);
  void commit();

  bool is_standard_output() const { return name_.empty(); }
  bool is_terminal() const;
  // Whether suits are written in color.
  bool is_colored() const { return is_colored_; }
  // What to add to an error message: where the results written so far are, if they are in a file.
  std::string kept() const;

 private:
  void open_partial();
  [[noreturn]] void fail(int error) const;

  std::string name_;               // as the user wrote it; empty: standard output
  std::filesystem::path target_;   // the final file; if empty, it is written directly
  std::filesystem::path partial_;  // empty until the first write
  std::FILE* file_ = nullptr;
  bool is_colored_ = false;
};

// Does `work`, which writes to `output`, and commits. If that fails, the error also says what was kept.
template <class Work>
void write_all(Output& output, Work work) {
  try {
    work();
    output.commit();
  } catch (const ParseError& error) {
    throw ParseError(error.what() + output.kept());
  } catch (const Interruption& interruption) {
    throw Interruption(interruption.what() + output.kept());
  } catch (const Failure& failure) {
    throw Failure(failure.what() + output.kept());
  }
}

}  // namespace nap::cli
