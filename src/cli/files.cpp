#include "files.hpp"

#include <cerrno>
#include <cstring>
#include <system_error>

#include <fmt/format.h>

#include "failure.hpp"
#include "interrupt.hpp"
#include "nap/cards/notation.hpp"

namespace nap::cli {
namespace {

namespace fs = std::filesystem;

// A path that leads nowhere is what the user wrote wrong; anything else is trouble with the machine.
[[noreturn]] void fail_to_open(const std::string& name, int error, std::string_view purpose) {
  const std::string message =
      fmt::format("{}: cannot {}: {}", in_quotes(name), purpose, std::strerror(error));
  if (error == ENOENT || error == ENOTDIR || error == EISDIR || error == ENAMETOOLONG)
    throw ParseError(message);
  throw Failure(message);
}

// What a name stands for once links are followed, also where the file itself does not exist yet.
fs::path resolved(const std::string& name) {
  std::error_code ignored;
  const fs::path path = fs::weakly_canonical(name, ignored);
  return path.empty() ? fs::path(name) : path;
}

}  // namespace

std::string read_file(const std::string& path) {
  if (fs::is_directory(path)) fail_to_open(path, EISDIR, "read");
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) fail_to_open(path, errno, "read");
  std::string text;
  char buffer[4096];
  std::size_t got = 0;
  constexpr std::size_t kLargest = 1 << 20;  // a ruleset has a few hundred bytes
  while (text.size() <= kLargest && (got = std::fread(buffer, 1, sizeof buffer, file)) > 0)
    text.append(buffer, got);
  const int error = std::ferror(file) != 0 ? errno : 0;
  std::fclose(file);
  if (error != 0) throw Failure(fmt::format("{}: cannot read: {}", in_quotes(path), std::strerror(error)));
  if (text.size() > kLargest) throw ParseError(fmt::format("{}: larger than a megabyte", in_quotes(path)));
  return text;
}

std::optional<std::string> read_line(std::istream& input) {
  std::string line;
  if (!std::getline(input, line)) {
    if (is_interrupted()) throw Interruption("interrupted");
    if (input.bad()) throw Failure("standard input: cannot read");
    return std::nullopt;
  }
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

Output::Output(const std::string& path) : name_(path) {
  if (path.empty()) {
    file_ = stdout;
    return;
  }
  std::error_code ignored;
  path_ = resolved(path);
  if (fs::is_directory(path_, ignored)) fail_to_open(name_, EISDIR, "write");
  if (fs::exists(path_, ignored) && !fs::is_regular_file(path_, ignored)) {
    partial_ = path_;  // a device or a pipe is written to as it stands
  } else {
    if (fs::exists(path_, ignored)) {
      // A file that may not be written must not be replaced either.
      std::FILE* probe = std::fopen(path_.c_str(), "ab");
      if (probe == nullptr) fail_to_open(name_, errno, "write");
      std::fclose(probe);
    }
    partial_ = path_;
    partial_ += ".partial";
  }
  file_ = std::fopen(partial_.c_str(), "wb");
  if (file_ == nullptr) fail_to_open(name_, errno, "write");
}

Output::~Output() {
  if (is_standard_output() || file_ == nullptr) return;
  std::fclose(file_);
  std::error_code ignored;
  if (is_empty_ && partial_ != path_) fs::remove(partial_, ignored);
}

void Output::write(const std::string& text) {
  if (!text.empty()) is_empty_ = false;
  errno = 0;
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size() || std::fflush(file_) != 0) fail(errno);
}

void Output::commit() {
  if (is_standard_output()) return;
  errno = 0;
  const int closed = std::fclose(file_);
  file_ = nullptr;
  if (closed != 0) fail(errno);
  if (partial_ == path_) return;
  std::error_code error;
  fs::rename(partial_, path_, error);
  if (error) fail(error.value());
}

void Output::fail(int error) {
  throw Failure(fmt::format("{}: cannot write: {}",
                            is_standard_output() ? "standard output" : in_quotes(name_),
                            std::strerror(error)));
}

}  // namespace nap::cli
