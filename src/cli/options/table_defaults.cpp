#include "options/table_defaults.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "io/files.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/text/characters.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

namespace nap::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 3> kSettings = {"players", "deck", "stakes"};

// Nothing where the variable is not set, or empty.
std::optional<std::string> environment(const char* name) {
  const char* value = std::getenv(name);
  if (value == nullptr || *value == '\0') return std::nullopt;
  return value;
}

// Empty where there is no home.
fs::path settings_path() {
  const fs::path file = fs::path("nap") / "nap.conf";
  if (const auto folder = environment("XDG_CONFIG_HOME")) return fs::path(*folder) / file;
  if (const auto home = environment("HOME")) return fs::path(*home) / ".config" / file;
  return {};
}

// As a person writes it: ~ for the home folder.
std::string shown(const fs::path& path) {
  const auto home = environment("HOME");
  const std::string text = path.string();
  if (!home || !text.starts_with(*home + "/")) return text;
  return fmt::format("~{}", text.substr(home->size()));
}

}  // namespace

TableDefaults::TableDefaults() {
  if (const auto stakes = environment("NAP_STAKES")) settings_.push_back({"stakes", *stakes, "NAP_STAKES"});
  read_file_settings();
}

void TableDefaults::read_file_settings() {
  const fs::path path = settings_path();
  std::error_code ignored;
  if (path.empty() || !fs::exists(path, ignored)) return;
  std::istringstream lines(read_file(path.string()));
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    if (number == 1) line = without_byte_order_mark(line);
    line = std::string(trimmed(std::string_view(line).substr(0, line.find('#'))));
    if (line.empty()) continue;
    try {
      read_line(line, path.string());
    } catch (const ParseError& error) {
      throw ParseError(fmt::format("{}, line {}: {}", in_quotes(shown(path)), number, error.what()));
    }
  }
}

void TableDefaults::read_line(const std::string& line, const std::string& path) {
  const std::size_t equals = line.find('=');
  if (equals == std::string::npos) throw ParseError("write SETTING = VALUE, such as players = 5");
  const std::string_view text = line;
  const std::string name(trimmed(text.substr(0, equals)));
  std::string value(trimmed(text.substr(equals + 1)));
  if (std::find(kSettings.begin(), kSettings.end(), name) == kSettings.end()) {
    throw ParseError(
        fmt::format("no such setting {}; settings are {}", in_quotes(name), fmt::join(kSettings, ", ")));
  }
  if (value.empty()) throw ParseError(fmt::format("{} has no value", name));
  const std::string source = shown(path);
  for (const Setting& setting : settings_) {
    if (setting.name == name && setting.source == source) {
      throw ParseError(fmt::format("{} appears twice", name));
    }
  }
  const bool is_file = name == "stakes" && !find_stake_table(value);
  if (is_file) value = (fs::path(path).parent_path() / value).string();
  settings_.push_back({name, std::move(value), source});
}

std::string TableDefaults::value_of(const std::string& name, const std::optional<std::string>& option,
                                    const std::string& otherwise) {
  if (option) return *option;
  const auto found = std::find_if(settings_.begin(), settings_.end(),
                                  [&](const Setting& setting) { return setting.name == name; });
  if (found == settings_.end()) return otherwise;
  used_.push_back({name, found->source});
  return found->value;
}

std::string TableDefaults::players(const std::optional<std::string>& option, const std::string& otherwise) {
  return value_of("players", option, otherwise);
}

std::string TableDefaults::deck(const std::optional<std::string>& option, const std::string& otherwise) {
  return value_of("deck", option, otherwise);
}

std::string TableDefaults::stakes(const std::optional<std::string>& option, const std::string& otherwise) {
  return value_of("stakes", option, otherwise);
}

std::string TableDefaults::hint() const {
  return used_.empty() ? "" : fmt::format(" ({})", defaults_text(used_));
}

}  // namespace nap::cli
