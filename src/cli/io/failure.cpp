#include "io/failure.hpp"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <new>

#include <fmt/format.h>

#include "io/interrupt.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::cli {

bool is_said(const char* message, const char* advice) {
  std::signal(SIGPIPE, SIG_IGN);
  return std::fprintf(stderr, "nap: %s%s\n", message, advice) >= 0;
}

int tell_exception() {
  const auto told = [](const char* message, ExitStatus status) {
    return is_said(message) ? status : kFailed;
  };
  try {
    throw;
  } catch (const ParseError& error) {
    return told(error.what(), kBadInput);
  } catch (const Interruption& interruption) {
    is_said(interruption.what());
    return interrupted_status();
  } catch (const EndOfWork& end) {
    return end.status();
  } catch (const std::bad_alloc&) {
    return told("out of memory; fewer --threads may help", kFailed);
  } catch (const std::exception& error) {
    return told(error.what(), kFailed);
  }
}

void fail_to_open(const std::string& name, int error, std::string_view purpose) {
  const std::string message =
      fmt::format("{}: cannot {}: {}", in_quotes(name), purpose, std::strerror(error));
  const bool leads_nowhere =
      error == ENOENT || error == ENOTDIR || error == EISDIR || error == ENAMETOOLONG || error == ELOOP;
  if (leads_nowhere) throw ParseError(message);
  throw Failure(message);
}

}  // namespace nap::cli
