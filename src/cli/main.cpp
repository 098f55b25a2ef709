#include <exception>
#include <variant>

#include <fmt/format.h>

#include "arguments.hpp"
#include "io/failure.hpp"
#include "nap/text/parse_error.hpp"

namespace {

int report(const char* message, nap::cli::ExitStatus status) {
  fmt::print(stderr, "nap: {}\n", message);
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace nap::cli;
  try {
    const std::optional<Arguments> arguments = parse_arguments(argc, argv);
    if (arguments) std::visit([](const auto& command) { run(command); }, *arguments);
    return kAnswered;
  } catch (const nap::ParseError& error) {
    return report(error.what(), kBadInput);
  } catch (const Interruption& interruption) {
    return report(interruption.what(), kInterrupted);
  } catch (const std::bad_alloc&) {
    return report("out of memory", kFailed);
  } catch (const std::exception& error) {
    return report(error.what(), kFailed);
  }
}
