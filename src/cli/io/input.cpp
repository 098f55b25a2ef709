#include "io/input.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include <fmt/format.h>

#include "io/failure.hpp"
#include "io/interrupt.hpp"
#include "nap/report/figures.hpp"
#include "nap/text/characters.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::cli {
namespace {

// A file that is open for reading.
class InputFile {
 public:
  explicit InputFile(const std::string& path)
      : path_(path), descriptor_(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)) {
    if (descriptor_ < 0) fail_to_open(path_, errno, "read");
  }
  ~InputFile() { close(descriptor_); }
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  // Reads until the end, or until there are more than `most` bytes.
  std::string read(std::size_t most) {
    std::string text;
    if (is_pipe()) await_writer(text);
    fcntl(descriptor_, F_SETFL, fcntl(descriptor_, F_GETFL) & ~O_NONBLOCK);
    while (text.size() <= most && take(text, kBlock) > 0) {
    }
    return text;
  }

 private:
  static constexpr std::size_t kBlock = 4096;

  bool is_pipe() const {
    struct stat status {};
    return fstat(descriptor_, &status) == 0 && S_ISFIFO(status.st_mode);
  }

  // Without a writer, a read would wait for ever. A shell may start reader and writer at the same time, so
  // the writer has a moment to come.
  void await_writer(std::string& text) {
    constexpr std::chrono::milliseconds kPause{10};
    constexpr int kMostPauses = 50;
    for (int pauses = 0; take(text, 1) == 0; ++pauses) {
      if (pauses == kMostPauses) {
        throw ParseError(fmt::format("{}: a pipe that no program writes to; name a file", in_quotes(path_)));
      }
      std::this_thread::sleep_for(kPause);
    }
  }

  // Appends at most `most` bytes. Returns 0 at the end, or if a pipe has no writer, and a negative number if
  // its writer has written nothing yet.
  ssize_t take(std::string& text, std::size_t most) {
    char buffer[kBlock];
    const ssize_t got = ::read(descriptor_, buffer, std::min(most, kBlock));
    if (got < 0 && errno != EAGAIN) fail_to_open(path_, errno, "read");
    if (got > 0) text.append(buffer, static_cast<std::size_t>(got));
    return got;
  }

  const std::string& path_;
  int descriptor_;
};

}  // namespace

std::string read_file(const std::string& path, std::size_t most_megabytes) {
  const std::size_t most = most_megabytes * kMegabyte;
  std::string text = InputFile(path).read(most);
  if (text.size() > most) {
    throw ParseError(
        fmt::format("{}: larger than {}", in_quotes(path),
                    most_megabytes == 1 ? "a megabyte" : fmt::format("{} megabytes", most_megabytes)));
  }
  return text;
}

void for_each_line(std::istream& input, std::string_view record,
                   const std::function<bool(const std::string&, std::uint64_t)>& handle) {
  std::string text;
  std::uint64_t line = 1;
  std::uint64_t handled = 0;
  for (; !is_interrupted() && std::getline(input, text); ++line) {
    if (line == 1) text = without_byte_order_mark(text);
    if (!text.empty() && text.back() == '\r') text.pop_back();
    const std::size_t start = text.find_first_not_of(" \t");
    if (start == std::string::npos || text[start] == '#') continue;
    try {
      if (!handle(text, line)) break;
    } catch (const ParseError& error) {
      throw ParseError(fmt::format("line {}: {}", line, error.what()));
    }
    ++handled;
  }
  if (is_interrupted()) throw Interruption(interrupted_after(handled, record));
  check_has_ended(input);
  if (handled == 0)
    throw ParseError(fmt::format("standard input: no {} was given; write one a line", record));
}

std::string interrupted_after(std::uint64_t count, std::string_view record) {
  return fmt::format("interrupted after {} {}{}", report::with_commas(count), record, count == 1 ? "" : "s");
}

void check_has_ended(const std::istream& input) {
  // As long as std::cin is tied to C's stream, it takes a failed read for the end of input.
  if (input.bad() || std::ferror(stdin) != 0) throw Failure("standard input: cannot read");
}

}  // namespace nap::cli
