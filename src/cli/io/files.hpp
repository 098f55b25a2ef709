// Files and streams: text in, results out.
#pragma once

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "io/color.hpp"
#include "io/failure.hpp"
#include "nap/text/parse_error.hpp"

namespace nap::cli {

inline constexpr std::size_t kMegabyte = std::size_t{1} << 20U;

// The whole content of a file. Throws ParseError if there is no such file or it is larger, and Failure if it
// may not be read.
std::string read_file(const std::string& path, std::size_t most_megabytes = 1);

// Calls `handle` with each line of `input` that is not blank and does not begin with #, without its line end,
// and with the line's number, counted from 1. Each line has one `record`, such as a hand. A ParseError that
// `handle` throws gets the number in front. Throws ParseError if no line is left, Interruption on Ctrl-C, and
// Failure if reading fails.
void for_each_line(std::istream& input, std::string_view record,
                   const std::function<void(const std::string&, std::uint64_t)>& handle);

// Where results go: standard output or a file. A file takes its name only when everything is written. Until
// then the results are in FILE.partial beside it (or FILE.partial-2, ...). They stay there if the run fails,
// and an older FILE is untouched. Devices and pipes are written directly.
class Output {
 public:
  // Writes to standard output if `path` is empty. Throws ParseError if the path leads nowhere, to standard
  // input, or to one of `inputs`, the other files that the command uses. Throws Failure if the file may not
  // be written.
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
