#include "io/failure.hpp"

#include <cerrno>
#include <cstring>

#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::cli {

void fail_to_open(const std::string& name, int error, std::string_view purpose) {
  const std::string message =
      fmt::format("{}: cannot {}: {}", in_quotes(name), purpose, std::strerror(error));
  const bool leads_nowhere =
      error == ENOENT || error == ENOTDIR || error == EISDIR || error == ENAMETOOLONG || error == ELOOP;
  if (leads_nowhere) throw ParseError(message);
  throw Failure(message);
}

}  // namespace nap::cli
