#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <fcntl.h>
#include <unistd.h>
#include <variant>

#include "arguments.hpp"
#include "io/failure.hpp"

namespace {

using namespace nap::cli;

// If a standard stream is closed, the next file opened would take its place and get what is meant for the
// stream. So /dev/null takes the place, opened the wrong way round: it refuses to be read or written, as a
// closed stream does.
void occupy_standard_streams() {
  constexpr std::array<int, 3> kWrongWay = {O_WRONLY, O_RDONLY, O_RDONLY};
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
    if (fcntl(stream, F_GETFD) >= 0) continue;
    const int opened =
        open("/dev/null", kWrongWay[static_cast<std::size_t>(stream)]);  // takes the lowest free number
    if (opened != stream) std::_Exit(kFailed);
  }
}

// For errors that nobody can catch, such as those of a thread that cannot be started. Several threads may
// come here at once. The first one tells its error and ends the program, and the others wait for that.
[[noreturn]] void end_at_once() {
  static std::atomic_flag is_ending;
  while (is_ending.test_and_set()) pause();
  try {
    if (const std::exception_ptr error = std::current_exception()) std::rethrow_exception(error);
  } catch (const std::bad_alloc&) {
    tell_exception();
  } catch (const std::exception& error) {
    is_said(error.what(), "; fewer --threads may help");
  } catch (...) {
  }
  std::_Exit(kFailed);
}

}  // namespace

int main(int argc, char** argv) {
  occupy_standard_streams();
  std::signal(SIGXFSZ, SIG_IGN);  // so the write fails instead, and its error names the file
  std::set_terminate(end_at_once);
  try {
    const std::optional<Arguments> arguments = parse_arguments(argc, argv);
    if (arguments) std::visit([](const auto& command) { run(command); }, *arguments);
    return kAnswered;
  } catch (...) {
    return tell_exception();
  }
}
