#include "io/settings_path.hpp"

#include <cstdlib>

namespace nap::cli {

namespace fs = std::filesystem;

std::optional<std::string> environment(const char* name) {
  const char* value = std::getenv(name);
  if (value == nullptr || *value == '\0') return std::nullopt;
  return value;
}

fs::path settings_path() {
  const fs::path file = fs::path("nap") / "nap.conf";
  if (const auto folder = environment("XDG_CONFIG_HOME")) return fs::path(*folder) / file;
  if (const auto home = environment("HOME")) return fs::path(*home) / ".config" / file;
  return {};
}

}  // namespace nap::cli
