// Files and streams: text in, results out.
#pragma once

#include <cstdio>
#include <filesystem>
#include <istream>
#include <optional>
#include <string>

namespace nap::cli {

// The whole of a file. Throws ParseError where there is no such file, Failure where it may not be read.
std::string read_file(const std::string& path);

// The next line without its end, or nothing at the end of the input. Throws Interruption on Ctrl-C and
// Failure when reading fails.
std::optional<std::string> read_line(std::istream& input);

// Where results go: standard output, or a file that takes its name only when everything has been written.
// Until then, and for good when the run fails, what was written stands beside it in FILE.partial and an older
// FILE is untouched.
class Output {
 public:
  // Standard output where `path` is empty. Throws ParseError where the folder does not exist, Failure where
  // the file may not be written.
  explicit Output(const std::string& path);
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  // Both throw Failure when the disk is full and the like.
  void write(const std::string& text);
  void commit();

  bool is_standard_output() const { return path_.empty(); }

 private:
  [[noreturn]] void fail(int error);

  std::string name_;            // as the user wrote it
  std::filesystem::path path_;  // of the final file; empty: none
  std::filesystem::path partial_;
  std::FILE* file_ = nullptr;
  bool is_empty_ = true;
};

}  // namespace nap::cli
